import { describe, expect, it } from 'vitest';
import { reviewTrees, summarize } from '../../support/hygiene.ts';

const manifest = (dependencies: object, more: object = {}) =>
  `${JSON.stringify({ name: 'a', version: '1.0.0', dependencies, ...more }, null, 2)}\n`;
const lock = (dependencies: object) =>
  `${JSON.stringify({ name: 'a', lockfileVersion: 3, packages: { '': { dependencies } } }, null, 2)}\n`;
const both = (required: string, locked: string) =>
  ({ 'package.json': manifest({ x: required }), 'package-lock.json': lock({ x: locked }) }) as const;

describe("npm's lock file", () => {
  it('must have the dependencies of its manifest', async () => {
    const findings = await reviewTrees(both('1', '1'), both('1', '2'));
    expect(summarize(findings)).toEqual(['package-lock.json MAJOR HIGH']);
    expect(findings[0]?.issue).toContain('`x`');
  });

  it('is out of date where the manifest changed alone', async () => {
    expect(summarize(await reviewTrees(both('1', '1'), both('2', '1')))).toEqual(['package.json MAJOR HIGH']);
  });

  it('is reported once where both changed and differ', async () => {
    expect(summarize(await reviewTrees(both('1', '1'), both('2', '3')))).toEqual([
      'package-lock.json MAJOR HIGH',
    ]);
  });

  it('is fine where both agree, and where there is none', async () => {
    expect(await reviewTrees(both('1', '1'), both('2', '2'))).toEqual([]);
    const alone = (version: string) => ({ 'package.json': manifest({ x: version }) });
    expect(await reviewTrees(alone('1'), alone('2'))).toEqual([]);
  });

  it('keeps a dependency that is also optional in the optional table alone', async () => {
    const required = manifest({ x: '1', y: '1' }, { optionalDependencies: { y: '1' } });
    const locked = JSON.stringify({
      packages: { '': { dependencies: { x: '1' }, optionalDependencies: { y: '1' } } },
    });
    expect(await reviewTrees({}, { 'package.json': required, 'package-lock.json': `${locked}\n` })).toEqual(
      [],
    );
  });

  it.each([
    ['in tests and examples', '__tests__/data/', lock({ x: '2' })],
    ['in the form that npm 6 wrote', '', '{"lockfileVersion": 1}\n'],
    ['that is no JSON', '', '{ not json\n'],
  ])('is not judged %s', async (_, folder, text) => {
    const files = { [`${folder}package.json`]: manifest({}), [`${folder}package-lock.json`]: text };
    expect(await reviewTrees({}, files)).toEqual([]);
  });
});
