import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as ParseDocument from '../../../src/formats/parse-document.ts';
import type * as Registry from '../../../src/formats/registry.ts';

/** The one line of the registry, as `CONTRIBUTING.md` promises. */
const line = `  junit: xmlFormat(['testsuites'], ['testsuite', 'testcase'], () => junit),\n`;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(resolve('test'), '.new-format-'));
  for (const folder of ['formats', 'model'])
    cpSync(`src/${folder}`, join(copy, 'src', folder), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('test/fixtures/new-format/junit.txt', join(copy, 'src/formats/junit.ts'));
  const registry = join(copy, 'src/formats/registry.ts');
  const text = readFileSync(registry, 'utf8')
    .replace('const registry = {\n', `const registry = {\n${line}`)
    .replace(/^import /, `import { junit } from './junit.ts';\nimport `);
  writeFileSync(registry, text);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('adds a format by its one file and one line of the registry', async () => {
  const load = <Module>(name: string): Promise<Module> =>
    import(pathToFileURL(join(copy, 'src/formats', name)).href);
  const { parseDocument } = await load<typeof ParseDocument>('parse-document.ts');
  const { formats, toolFormats } = await load<typeof Registry>('registry.ts');
  expect([formats, toolFormats]).toEqual([
    expect.arrayContaining(['junit', 'sarif']),
    expect.arrayContaining(['junit']),
  ]);
  const read = (failure: string) =>
    parseDocument({
      bytes: Buffer.from(
        `\n<testsuites><testsuite><testcase name="adds" file="a.test.ts">${failure}</testcase></testsuite></testsuites>`,
      ),
    });
  expect(read('')).toMatchObject({ ok: true, format: 'junit', provesClean: true });
  const { document } = read('<failure message="1 is not 2"/>');
  expect(document?.findings).toMatchObject([{ issue: '1 is not 2', locations: [{ path: 'a.test.ts' }] }]);

  const other = '<checkstyle><file name="a.ts"><error message="m"/></file></checkstyle>';
  const bytes = Buffer.from(`<?xml version="1.0"?>\n${other}`);
  expect(parseDocument({ bytes })).toMatchObject({ ok: true, document: { findings: [{ issue: 'm' }] } });
});
