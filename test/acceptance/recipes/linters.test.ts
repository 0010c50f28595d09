import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outputOf } from '../../support/recipe-outputs.ts';
import { recipePolicy, recipeYaml } from '../../support/recipe-page.ts';
import { installedProgram, type RecipeRun, runRecipe } from '../../support/recipe-run.ts';

/**
 * Each program that prints: what it must be asked for, or its answer would be another; one finding of its answer; and
 * how it ends without having done its work, sometimes with that answer all the same. The finding of Semgrep is silenced
 * by a comment, which the author of the change may have written.
 */
const linters = [
  {
    recipe: 'eslint',
    program: 'node_modules/.bin/eslint',
    flags: ['--format', 'json'],
    format: 'eslint',
    exitCode: 1,
    finds: { path: 'src/app.js', line: 2, category: 'no-debugger', severity: 'high' },
    failures: [{ exitCode: 2, stderr: "ESLint couldn't find an eslint.config.(js|mjs|cjs) file." }],
  },
  {
    recipe: 'biome',
    program: 'node_modules/.bin/biome',
    flags: ['lint', '--reporter=rdjson'],
    format: 'rdjson',
    exitCode: 1,
    finds: { path: 'src/app.ts', line: 3, category: 'lint/suspicious/noDebugger', severity: 'high' },
    failures: [{ exitCode: 1, stderr: 'Found an unknown key `nonsense`.' }],
  },
  {
    recipe: 'ruff',
    program: 'ruff',
    flags: ['check', '--no-fix', '--output-format=sarif'],
    format: 'sarif',
    exitCode: 1,
    finds: { path: 'app.py', line: 1, category: 'F401', severity: 'high' },
    failures: [{ exitCode: 2, stderr: 'ruff failed' }],
  },
  {
    recipe: 'golangci-lint',
    program: 'golangci-lint',
    flags: ['run', '--output.sarif.path=stdout', '--path-mode=abs', '--show-stats=false'],
    format: 'sarif',
    exitCode: 1,
    finds: { path: 'main.go', line: 6, category: 'errcheck', severity: 'high' },
    failures: [
      { exitCode: 3, stderr: 'Running error: context loading failed' },
      { exitCode: 7, prints: true },
    ],
  },
  {
    recipe: 'semgrep',
    program: 'semgrep',
    flags: ['scan', '--sarif', '--quiet', '--metrics=off'],
    format: 'sarif',
    exitCode: 0,
    finds: { path: 'src/app.ts', line: 4, severity: 'medium' },
    failures: [
      { exitCode: 2, stderr: 'failed to download config' },
      { exitCode: 7, prints: true },
    ],
  },
  {
    recipe: 'php-codesniffer',
    program: 'vendor/bin/phpcs',
    flags: ['--report=checkstyle', '-q'],
    format: 'checkstyle',
    exitCode: 2,
    finds: {
      path: 'src/Cart.php',
      line: 3,
      category: 'Generic.WhiteSpace.ScopeIndent.Incorrect',
      severity: 'high',
    },
    failures: [
      { exitCode: 3, stderr: 'ERROR: the "X" coding standard is not installed.' },
      { exitCode: 16, prints: true },
    ],
  },
  {
    recipe: 'reviewdog',
    program: 'reviewdog',
    flags: ['-reporter=rdjsonl', '-filter-mode=nofilter', '-fail-level=none', '-conf=.reviewdog.yml'],
    format: 'rdjson',
    exitCode: 0,
    finds: { path: 'run.sh', line: 2, category: 'SC2086', severity: 'high' },
    failures: [{ exitCode: 1, prints: true, stderr: 'reviewdog: fail to run command' }],
  },
] as const;

const run = (id: string, more: Omit<RecipeRun, 'policy'> = {}) =>
  runRecipe({ policy: recipePolicy(id), ...more });
type Ended = Awaited<ReturnType<typeof runRecipe>>;

const found = (path: string, line: number, category: string) =>
  expect.objectContaining({ path, line, category, severity: 'high' });

function expectIncomplete(id: string, { reviewer, exitCode }: Ended): void {
  expect(reviewer(id)?.outcome.state).not.toBe('reviewed');
  expect(exitCode).not.toBe(0);
}

describe.each(linters)('the recipe for $recipe', ({ recipe: id, program: name, ...linter }) => {
  it('brings a finding to its line', async () => {
    const ended = await run(id, { standIns: [{ name, stdout: outputOf(id), exitCode: linter.exitCode }] });

    expect(ended.findings).toContainEqual(expect.objectContaining(linter.finds));
    expect(new Set(ended.places(id))).toEqual(new Set(['inline']));
    expect(ended.format(id)).toBe(linter.format);
    expect(ended.reviewer(id)).toMatchObject({ kind: 'tool', outcome: { state: 'reviewed' } });
    expect(ended.calls()).toMatchObject([{ args: expect.arrayContaining([...linter.flags]) }]);
    expect(ended.exitCode).toBe(linter.finds.severity === 'high' ? 1 : 0);
  });

  it.each<{ exitCode: number; prints?: boolean; stderr?: string }>(linter.failures)(
    'is incomplete, and never clean, after exit code $exitCode',
    async ({ prints = false, ...failure }) => {
      const ended = await run(id, {
        standIns: [{ name, ...failure, ...(prints && { stdout: outputOf(id) }) }],
      });

      expectIncomplete(id, ended);
      expect(ended.log).toMatch(/incomplete/i);
    },
  );
});

it('reviewdog without findings is a clean review', async () => {
  const ended = await run('reviewdog', { standIns: [{ name: 'reviewdog', stdout: '' }] });
  expect(ended.reviewer('reviewdog')?.outcome.state).toBe('reviewed');
  expect(ended.exitCode).toBe(0);
});

describe('the recipe for codeql', () => {
  const receive = (files: Readonly<Record<string, string>>) =>
    run('codeql', { received: { files, findings: 'codeql=received/*.sarif' } });
  const content = outputOf('codeql');

  it('brings a finding of the file that it left to its line', async () => {
    const ended = await receive({ 'received/javascript.sarif': content });

    expect(ended.findings).toEqual([found('src/app.ts', 3, 'js/debugger-statement')]);
    expect(ended.places('codeql')).toEqual(['inline']);
    expect(ended.reviewer('codeql')).toMatchObject({ kind: 'tool', outcome: { state: 'reviewed' } });
    expect(ended.exitCode).toBe(1);
  });

  it.each([
    ['left none', {}],
    ['was cut off', { 'received/javascript.sarif': content.slice(0, -40) }],
  ])('is incomplete where it %s', async (_, files) => {
    expectIncomplete('codeql', await receive(files));
  });
});

/** Installed programs that a recipe starts: files of the worktree, and one finding; null where it must be incomplete. */
const real = [
  ['biome', 'finds the debugger statement', {}, found('src/app.ts', 3, 'lint/suspicious/noDebugger')],
  ['biome', 'is incomplete with an unknown key', { 'biome.json': '{ "nonsense": 1 }' }, null],
  [
    'biome',
    'uses its defaults where its configuration is no JSON',
    { 'biome.json': '{ broken' },
    found('biome.json', 1, 'parse'),
  ],
  [
    'eslint',
    'finds the debugger statement',
    { 'eslint.config.mjs': 'export default [{ rules: { "no-debugger": "error" } }];\n' },
    found('src/app.js', 2, 'no-debugger'),
  ],
  ['eslint', 'is incomplete without a configuration', {}, null],
  ['ruff', 'finds the unused import and writes nothing', {}, found('app.py', 1, 'F401')],
  ['ruff', 'is incomplete with a broken configuration', { 'ruff.toml': 'nonsense = 1\n' }, null],
] as const;

describe('the installed program', () => {
  for (const [id, what, files, finding] of real) {
    it.skipIf(installedProgram(id) === undefined)(`${id} ${what}`, async () => {
      const ended = await run(id, { files, ...(id !== 'ruff' && { installed: [id] }) });

      if (finding === null) expectIncomplete(id, ended);
      else expect(ended.findings).toContainEqual(finding);
      expect(ended.exitCode).toBe(finding === null ? 2 : 1);
      expect(readFileSync(join(ended.root, 'app.py'), 'utf8')).toContain('import os');
      expect(existsSync(join(ended.root, '.ruff_cache'))).toBe(false);
    });
  }

  it('Ruff is installed for the tests in the version that the recipe names', () => {
    const requirements = readFileSync(new URL('../../../.ci/requirements.txt', import.meta.url), 'utf8');
    const [pinned] = /^ruff==\S+/m.exec(requirements) ?? [];
    expect(recipeYaml('ruff', 'Steps')).toBe(`- run: pipx install ${pinned}\n`);
  });
});
