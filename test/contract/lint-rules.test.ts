import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import configuration, { imports } from '../../scripts/dependency-rules.mjs';

const Modules = z.looseObject({
  modules: z.array(
    z.looseObject({ source: z.string(), dependencies: z.array(z.looseObject({ resolved: z.string() })) }),
  ),
});
const repository = fileURLToPath(new URL('../../', import.meta.url));
const Cruised = z.looseObject({
  summary: z.looseObject({
    violations: z.array(z.looseObject({ from: z.string(), rule: z.looseObject({ name: z.string() }) })),
  }),
});

/** One import each that the folder rules forbid, and the rule. */
const forbiddenImports: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['src/model/m.ts', `export type { F } from '../policy/f.ts';`, 'model-imports'],
  ['src/pages/w.ts', `export { g } from '../gate/g.ts';`, 'pages-imports'],
  ['src/gate/g.ts', `export { api } from '../github/api.ts';`, 'gate-imports'],
  ['src/gate/h.ts', `export { run } from '../run.ts';`, 'gate-imports'],
  ['src/change/c.ts', `export { a } from '../memory/a.ts';`, 'change-imports'],
  ['src/run/r.ts', `export { t } from '../commands/t.ts';`, 'run-imports'],
  ['src/github/api.ts', `export { w } from '../ingest/w.ts';`, 'github-imports'],
  ['src/change/f.ts', `export { readFileSync } from 'node:fs';`, 'decisions-are-pure'],
  ['src/memory/a.ts', `import type { B } from './b.ts';\nexport type A = B;`, 'no-cycles'],
  ['src/commands/t.ts', `export { main } from '../main.ts';`, 'entries-are-imported-by-nothing'],
];

const allowedImports: readonly (readonly [path: string, text: string])[] = [
  ['src/policy/f.ts', `export type F = string;`],
  ['src/ingest/w.ts', `export type { F as w } from '../policy/f.ts';`],
  ['src/memory/b.ts', `import type { A } from './a.ts';\nexport type B = A;`],
  ['src/model/hash.ts', `export { createHash } from 'node:crypto';`],
  ['src/runner/file.ts', `export { readFileSync } from 'node:fs';`],
  ['src/run.ts', `export { a } from './run/a.ts';`],
  ['src/run/a.ts', `export { readFileSync as a } from 'node:fs';`],
  ['src/main.ts', `export { a as main } from './run.ts';`],
];

describe('folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'pr-verdict-folders-'));
  const broken = new Map<string, readonly string[]>();

  beforeAll(async () => {
    for (const [path, text] of [...forbiddenImports, ...allowedImports]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), `${text}\n`);
    }
    const config = await extractDepcruiseConfig(join(repository, 'scripts', 'dependency-rules.mjs'));
    const { output } = await cruise(['src'], {
      ruleSet: { forbidden: config.forbidden ?? [] },
      validate: true,
      baseDir: root,
      tsPreCompilationDeps: true,
    });
    const { violations } = Cruised.parse(output).summary;
    for (const { from, rule } of violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(forbiddenImports.map(([path, , rule]) => [path, rule]))('forbid %s by %s', (path, rule) => {
    expect(broken.get(path)).toContain(rule);
  });

  it.each(allowedImports.map(([path]) => path))('allow %s', (path) => {
    expect((broken.get(path) ?? []).filter((rule) => rule !== 'no-cycles')).toEqual([]);
  });
});

it('names no import that no file has', async () => {
  const { output } = await cruise(['src'], { ...configuration.options, baseDir: repository });
  const { modules } = Modules.parse(output);
  const used = new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => [source, resolved].map((path) => path.split('/')[1]).join(' ')),
    ),
  );
  const listed = Object.entries(imports).flatMap(([name, reasons]) =>
    Object.keys(reasons).map((target) => `${name} ${target}`),
  );
  expect(listed.filter((pair) => !used.has(pair))).toEqual([]);
});

describe('patterns and spreads', () => {
  it.each([
    [String.raw`export const p = /\/+$/;`, 'regexp/no-super-linear-move'],
    [String.raw`export const p = /^\s*(.*?)\s*$/;`, 'regexp/no-super-linear-backtracking'],
    [String.raw`export const p: RegExp = /^[ \t]{0,40}\w+$/;`, undefined],
    ['export const o = { ...{ a: 1, b: 2 } };', 'no-restricted-syntax'],
  ])('%s', async (text, rule) => {
    const [result] = await new ESLint({ cwd: repository }).lintText(text, { filePath: 'src/probe.ts' });
    expect(result?.messages[0]?.ruleId).toBe(rule);
  });
});
