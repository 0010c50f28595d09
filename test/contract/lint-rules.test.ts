import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));
const Report = z.looseObject({
  diagnostics: z.array(
    z.looseObject({ category: z.string(), location: z.looseObject({ path: z.unknown() }) }),
  ),
});

const restricted = 'lint/style/noRestrictedImports';

/** One probe each: where it lies, what it says, and the rule that must refuse it. */
const refused: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['src/domain/p1.ts', `import { readFileSync } from 'node:fs';`, restricted],
  ['src/domain/p2.ts', `import type { Clock } from '../ports/clock.ts';`, restricted],
  ['src/domain/p3.ts', `import { parse } from '../contracts/x.ts';`, restricted],
  ['src/domain/p4.ts', `import { createHash } from 'node:crypto';`, restricted],
  ['src/domain/diff/p1.ts', `import { parse } from '../../contracts/x.ts';`, restricted],
  ['src/domain/diff/p2.ts', `import { parse } from 'yaml';`, restricted],
  ['src/domain/diff/p3.ts', `export const load = () => import('node:path');`, restricted],
  ['src/contracts/p1.ts', `import { parse } from 'yaml';`, restricted],
  ['src/contracts/p2.ts', `import { build } from '../render/x.ts';`, restricted],
  ['src/contracts/p3.ts', `import { join } from 'node:path';`, restricted],
  ['src/contracts/verdict/p1.ts', `import { createScanner } from 'jsonc-parser';`, restricted],
  ['src/contracts/verdict/p2.ts', `import { run } from '../../stages/x.ts';`, restricted],
  ['src/render/p1.ts', `import { parse } from '../contracts/x.ts';`, restricted],
  ['src/render/p2.ts', `import { z } from 'zod';`, restricted],
  ['src/render/markdown/p1.ts', `import { join } from 'node:path';`, restricted],
  ['src/stages/p1.ts', `import { git } from '../edges/x.ts';`, restricted],
  ['src/stages/p2.ts', `import { readFile } from 'node:fs/promises';`, restricted],
  ['src/stages/p3.ts', `import { parseInputs } from '../inputs.ts';`, restricted],
  ['src/stages/write/p1.ts', `import { git } from '../../edges/x.ts';`, restricted],
  ['src/stages/write/p2.ts', `import { gather } from '../ingest/gather.ts';`, restricted],
  ['src/stages/write/p3.ts', `import { gateStage } from '../gate.ts';`, restricted],
  ['src/stages/run/p1.ts', `import { readEvidence } from '../write/x.ts';`, restricted],
  ['src/stages/p5.ts', `import { commentStage } from '../events/comment.ts';`, restricted],
  ['src/events/p1.ts', `import { git } from '../edges/x.ts';`, restricted],
  ['src/edges/p1.ts', `import { run } from '../run.ts';`, restricted],
  ['src/edges/p2.ts', `import { parse } from '../contracts/x.ts';`, restricted],
  ['src/edges/github/p1.ts', `import { run } from '../../stages/x.ts';`, restricted],
  ['src/edges/github/gate/p1.ts', `import { run } from '../../../stages/x.ts';`, restricted],
  ['src/ports/p1.ts', `import type { Octokit } from '@octokit/rest';`, restricted],
  ['src/ports/p2.ts', `import type { Context } from '../contracts/x.ts';`, restricted],
  ['src/inputs.ts', `import { run } from './run.ts';`, restricted],
  ['src/outputs.ts', `import { git } from './edges/x.ts';`, restricted],
  ['src/outputs.ts', `import { once } from './connect/once.ts';`, restricted],
  ['src/connect/p1.ts', `import { run } from '../run.ts';`, restricted],
  ['src/demo/p1.ts', `import { run } from '../run.ts';`, restricted],
  ['src/run.ts', `import { main } from './main.ts';`, restricted],
  ['src/bundle.ts', `export const run = () => import('./run.ts');`, restricted],
  ['src/stages/p4.ts', `export const home = process.env['HOME'];`, 'lint/style/noProcessEnv'],
  ['src/edges/p3.ts', `export const home = process.env['HOME'];`, 'lint/style/noProcessEnv'],
  [
    'src/domain/p5.ts',
    `export const count = JSON.parse('1') as number;`,
    'lint/nursery/noUnsafeTypeAssertion',
  ],
  [
    'src/domain/p6.ts',
    `export const length = (text?: string) => text!.length;`,
    'lint/style/noNonNullAssertion',
  ],
  ['src/domain/p7.ts', `export const any: any = 1;`, 'lint/suspicious/noExplicitAny'],
  ['src/edges/p4.ts', `console.log('raw');`, 'lint/suspicious/noConsole'],
  [
    'src/edges/p5.ts',
    `async function send(): Promise<void> {}\nexport function go(): void {\n  send();\n}`,
    'lint/nursery/noFloatingPromises',
  ],
  [
    'src/edges/p6.ts',
    `async function isReady(): Promise<boolean> {\n  return true;\n}\nexport const word = isReady() ? 'yes' : 'no';`,
    'lint/nursery/noMisusedPromises',
  ],
  [
    'src/domain/p8.ts',
    `export function rank(word: 'a' | 'b'): void {\n  switch (word) {\n    case 'a':\n      break;\n  }\n}`,
    'lint/nursery/useExhaustiveSwitchCases',
  ],
  [
    'src/domain/cycle-a.ts',
    `import { b } from './cycle-b.ts';\nexport const a = () => b;`,
    'lint/suspicious/noImportCycles',
  ],
  [
    'src/domain/p9.ts',
    `import { z } from './q.ts';\nexport const one = 1;`,
    'lint/correctness/noUnusedImports',
  ],
  ['src/domain/p10.ts', `import { Q } from './q.ts';\nexport type R = Q;`, 'lint/style/useImportType'],
  [
    'src/edges/p7.ts',
    `import { x } from 'left-pad';\nexport const y = x;`,
    'lint/correctness/noUndeclaredDependencies',
  ],
  [
    'src/edges/p8.ts',
    `import { join } from 'path';\nexport const y = join;`,
    'lint/style/useNodejsImportProtocol',
  ],
  ['src/domain/camelCase.ts', `export const one = 1;`, 'lint/style/useFilenamingConvention'],
  ['src/domain/p12.ts', `export const MAX_SIZE = 1;`, 'lint/style/useNamingConvention'],
  [
    'src/domain/p13.ts',
    `export type Size = { readonly bytes: number };`,
    'lint/style/useConsistentTypeDefinitions',
  ],
  [
    'src/domain/p14.ts',
    `export class Size {\n  private bytes = 1;\n}`,
    'lint/style/useConsistentMemberAccessibility',
  ],
  [
    'src/domain/p11.ts',
    `export function stop(): never {\n  throw 'text';\n}`,
    'lint/style/useThrowOnlyError',
  ],
];

const accepted: readonly (readonly [path: string, text: string])[] = [
  ['src/domain/cycle-b.ts', `export { a as b } from './cycle-a.ts';`],
  ['src/domain/ok.ts', `export { z } from 'zod';\nexport { a } from './diff/x.ts';`],
  ['src/domain/sha256.ts', `export { createHash } from 'node:crypto';`],
  ['src/domain/memory/packed-state.ts', `export { deflateRawSync } from 'node:zlib';`],
  ['src/domain/diff/ok.ts', `export { a } from '../x.ts';\nexport { b } from './y.ts';`],
  ['src/contracts/json/ok.ts', `export { createScanner } from 'jsonc-parser';\nexport { a } from '../x.ts';`],
  ['src/contracts/workflow/ok.ts', `export { parse } from 'yaml';`],
  ['src/contracts/policy/ok.ts', `export { parse } from 'yaml';\nexport { a } from '../../domain/x.ts';`],
  [
    'src/render/markdown/ok.ts',
    `export { toMarkdown } from 'mdast-util-to-markdown';\nexport { a } from '../../domain/x.ts';`,
  ],
  ['src/stages/write/ok.ts', `export { a } from '../run/x.ts';\nexport { b } from './y.ts';`],
  [
    'src/stages/ok.ts',
    `export type { Clock } from '../ports/clock.ts';\nexport { a } from '../render/x.ts';`,
  ],
  ['src/events/ok.ts', `export { a } from '../stages/gate/x.ts';\nexport { b } from '../domain/x.ts';`],
  [
    'src/edges/ok.ts',
    `export { readFile } from 'node:fs/promises';\nexport type { Clock } from '../ports/clock.ts';`,
  ],
  [
    'src/edges/github/gate/ok.ts',
    `export { a } from '../../../domain/x.ts';\nexport { b } from '../../files/x.ts';`,
  ],
  ['src/edges/runner.ts', `export const home = process.env['HOME'];`],
  ['src/edges/cast.ts', `export const count = JSON.parse('1') as number;`],
  ['src/domain/const.ts', `export const pair = ['a', 'b'] as const;`],
  ['src/main.ts', `export { run } from './run.ts';\nexport { git } from './edges/x.ts';`],
];

const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-lint-'));
const found = new Map<string, Set<string>>();

beforeAll(() => {
  for (const name of ['biome.json', 'package.json', 'tsconfig.json', '.gitignore']) {
    copyFileSync(join(root, name), join(folder, name));
  }
  for (const [path, text] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  execFileSync('git', ['init', '--quiet', folder]);
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
  for (const { category, location } of Report.parse(JSON.parse(stdout)).diagnostics) {
    const path = String(location.path).replace(/^\.\//, '');
    found.set(path, (found.get(path) ?? new Set()).add(category));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('lint', () => {
  it.each(refused.map(([path, , rule]) => [path, rule]))('refuses %s by %s', (path, rule) => {
    expect([...(found.get(path) ?? [])]).toContain(rule);
  });

  it.each(accepted.map(([path]) => path))('accepts %s', (path) => {
    expect([...(found.get(path) ?? [])].filter((rule) => !rule.endsWith('noImportCycles'))).toEqual([]);
  });
});

describe('patterns', () => {
  it.each([
    [String.raw`export const p = /\/+$/;`, 'regexp/no-super-linear-move'],
    [String.raw`export const p = /^\s*(.*?)\s*$/;`, 'regexp/no-super-linear-backtracking'],
    [String.raw`export const p: RegExp = /^[ \t]{0,40}\w+$/;`, undefined],
  ])('%s', async (text, rule) => {
    const [result] = await new ESLint({ cwd: root }).lintText(text, { filePath: 'src/probe.ts' });
    expect(result?.messages[0]?.ruleId).toBe(rule);
  });
});
