import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  biomeOutput,
  codeqlOutput,
  eslintFatal,
  eslintOutput,
  golangciOutput,
  phpcsOutput,
  reviewdogOutput,
  ruffOutput,
  semgrepOutput,
} from '../../support/recipe-outputs.ts';
import { recipePolicy, recipeYaml } from '../../support/recipe-page.ts';
import { installedProgram, runRecipe, type StandIn } from '../../support/recipe-run.ts';

interface Linter {
  readonly recipe: string;
  readonly program: string;
  /** What it must be asked for, or its answer would be another. */
  readonly flags: readonly string[];
  readonly format: string;
  readonly output: string;
  readonly exitCode: number;
  readonly finds: Readonly<Record<string, unknown>>;
  /** How it ends without having done its work, one by one. */
  readonly failures: readonly Omit<StandIn, 'name'>[];
}

const linters: readonly Linter[] = [
  {
    recipe: 'eslint',
    program: 'node_modules/.bin/eslint',
    flags: ['--format', 'json'],
    format: 'eslint',
    output: eslintOutput,
    exitCode: 1,
    finds: { path: 'src/app.js', line: 2, category: 'no-debugger', severity: 'high' },
    failures: [{ exitCode: 2, stderr: "ESLint couldn't find an eslint.config.(js|mjs|cjs) file." }],
  },
  {
    recipe: 'biome',
    program: 'node_modules/.bin/biome',
    flags: ['lint', '--reporter=rdjson'],
    format: 'rdjson',
    output: biomeOutput,
    exitCode: 1,
    finds: { path: 'src/app.ts', line: 3, category: 'lint/suspicious/noDebugger', severity: 'high' },
    failures: [{ exitCode: 1, stderr: 'Found an unknown key `nonsense`.' }],
  },
  {
    recipe: 'ruff',
    program: 'ruff',
    flags: ['check', '--no-fix', '--output-format=sarif'],
    format: 'sarif',
    output: ruffOutput,
    exitCode: 1,
    finds: { path: 'app.py', line: 1, category: 'F401', severity: 'high' },
    failures: [{ exitCode: 2, stderr: 'ruff failed' }],
  },
  {
    recipe: 'golangci-lint',
    program: 'golangci-lint',
    flags: ['run', '--output.sarif.path=stdout', '--path-mode=abs', '--show-stats=false'],
    format: 'sarif',
    output: golangciOutput,
    exitCode: 1,
    finds: { path: 'main.go', line: 6, category: 'errcheck', severity: 'high' },
    failures: [
      { exitCode: 3, stderr: 'Running error: context loading failed' },
      { exitCode: 7, stdout: '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"results":[]}]}' },
    ],
  },
  {
    recipe: 'semgrep',
    program: 'semgrep',
    flags: ['scan', '--sarif', '--quiet', '--metrics=off'],
    format: 'sarif',
    output: semgrepOutput,
    exitCode: 0,
    finds: { path: 'src/app.ts', line: 3, severity: 'medium' },
    failures: [
      { exitCode: 2, stderr: 'failed to download config' },
      { exitCode: 7, stdout: semgrepOutput },
      {
        exitCode: 0,
        stdout: semgrepOutput.replace('"executionSuccessful":true', '"executionSuccessful":false'),
      },
    ],
  },
  {
    recipe: 'php-codesniffer',
    program: 'vendor/bin/phpcs',
    flags: ['--report=checkstyle', '-q'],
    format: 'checkstyle',
    output: phpcsOutput,
    exitCode: 2,
    finds: {
      path: 'src/Cart.php',
      line: 3,
      category: 'Generic.WhiteSpace.ScopeIndent.Incorrect',
      severity: 'high',
    },
    failures: [
      { exitCode: 3, stdout: 'ERROR: the "X" coding standard is not installed.' },
      { exitCode: 16, stdout: phpcsOutput },
    ],
  },
  {
    recipe: 'reviewdog',
    program: 'reviewdog',
    flags: ['-reporter=rdjsonl', '-filter-mode=nofilter', '-fail-level=none', '-conf=.reviewdog.yml'],
    format: 'rdjson',
    output: reviewdogOutput,
    exitCode: 0,
    finds: { path: 'run.sh', line: 2, category: 'SC2086', severity: 'high' },
    failures: [{ exitCode: 1, stdout: reviewdogOutput, stderr: 'reviewdog: fail to run command' }],
  },
];

describe.each(linters.map((linter) => [linter.recipe, linter] as const))(
  'the recipe for %s',
  (id, linter) => {
    const run = (standIn: Omit<StandIn, 'name'>) =>
      runRecipe({ policy: recipePolicy(id), standIns: [{ name: linter.program, ...standIn }] });

    it('brings a finding to its line', async () => {
      const ended = await run({ stdout: linter.output, exitCode: linter.exitCode });

      expect(ended.findings).toContainEqual(expect.objectContaining(linter.finds));
      expect(ended.places(id)[0]).toBe('inline');
      expect(ended.format(id)).toBe(linter.format);
      expect(ended.reviewer(id)).toMatchObject({ kind: 'tool', outcome: { state: 'reviewed' } });
      expect(ended.calls()).toHaveLength(1);
      expect(ended.calls()[0]?.args).toEqual(expect.arrayContaining([...linter.flags]));
      expect(ended.exitCode).toBe(linter.finds['severity'] === 'high' ? 1 : 0);
    });

    it.each(linter.failures)('is incomplete, and never clean, after exit code $exitCode', async (failure) => {
      const ended = await run(failure);

      expect(ended.reviewer(id)?.outcome.state).not.toBe('reviewed');
      expect(ended.exitCode).not.toBe(0);
      expect(ended.log).toMatch(/incomplete/i);
    });
  },
);

it('reports a file that ESLint cannot parse as a finding on that file', async () => {
  const ended = await runRecipe({
    policy: recipePolicy('eslint'),
    standIns: [{ name: 'node_modules/.bin/eslint', exitCode: 1, stdout: eslintFatal }],
  });

  expect(ended.findings).toContainEqual(
    expect.objectContaining({ path: 'src/app.js', line: 2, severity: 'high' }),
  );
  expect(ended.reviewer('eslint')?.outcome.state).toBe('reviewed');
  expect(ended.calls()).toHaveLength(1);
});

it('is incomplete where the program is missing', async () => {
  const policy = recipePolicy('ruff').replace('[ruff,', '[program-that-nobody-has,');
  const ended = await runRecipe({ policy });

  expect(ended.reviewer('ruff')?.outcome).toMatchObject({
    state: 'unavailable',
    reason: expect.stringMatching(/^NOT_STARTED: .*program-that-nobody-has/),
  });
  expect(ended.exitCode).toBe(2);
});

it('shows findings that a comment for Semgrep silences: the author of the change may have written it', async () => {
  const ended = await runRecipe({
    policy: recipePolicy('semgrep'),
    standIns: [{ name: 'semgrep', stdout: semgrepOutput }],
  });

  expect(ended.places('semgrep')).toEqual(['inline', 'inline']);
});

it('takes reviewdog without findings for a clean review', async () => {
  const ended = await runRecipe({
    policy: recipePolicy('reviewdog'),
    standIns: [{ name: 'reviewdog', stdout: '' }],
  });

  expect(ended.reviewer('reviewdog')?.outcome.state).toBe('reviewed');
  expect(ended.exitCode).toBe(0);
});

describe('the recipe for codeql', () => {
  const received = (content: string) => ({
    files: { 'received/javascript.sarif': content },
    findings: 'codeql=received/*.sarif',
  });

  it('brings a finding of the file that it left to its line', async () => {
    const ended = await runRecipe({ policy: recipePolicy('codeql'), received: received(codeqlOutput) });

    expect(ended.findings).toEqual([
      expect.objectContaining({
        path: 'src/app.ts',
        line: 3,
        category: 'js/debugger-statement',
        severity: 'high',
      }),
    ]);
    expect(ended.places('codeql')).toEqual(['inline']);
    expect(ended.reviewer('codeql')).toMatchObject({ kind: 'tool', outcome: { state: 'reviewed' } });
    expect(ended.exitCode).toBe(1);
  });

  it.each([
    ['left none', { files: {}, findings: 'codeql=received/*.sarif' }],
    ['was cut off', received(codeqlOutput.slice(0, -40))],
  ])('is incomplete where it %s', async (_, files) => {
    const ended = await runRecipe({ policy: recipePolicy('codeql'), received: files });

    expect(ended.reviewer('codeql')?.outcome.state).not.toBe('reviewed');
    expect(ended.exitCode).toBe(2);
  });
});

describe('the program itself', () => {
  it('Biome, as the recipe starts it, finds the debugger statement', async () => {
    const ended = await runRecipe({ policy: recipePolicy('biome'), installed: ['biome'] });

    expect(ended.findings).toContainEqual(
      expect.objectContaining({
        path: 'src/app.ts',
        line: 3,
        category: 'lint/suspicious/noDebugger',
        severity: 'high',
      }),
    );
    expect(ended.findings.every(({ path }) => path?.startsWith('src/'))).toBe(true);
    expect(ended.exitCode).toBe(1);
  });

  it('Biome makes the review incomplete where its configuration has an unknown key', async () => {
    const ended = await runRecipe({
      policy: recipePolicy('biome'),
      installed: ['biome'],
      files: { 'biome.json': '{ "nonsense": 1 }' },
    });

    expect(ended.reviewer('biome')?.outcome.state).toBe('unavailable');
    expect(ended.exitCode).toBe(2);
  });

  it('Biome lints by its defaults where its configuration is no JSON', async () => {
    const ended = await runRecipe({
      policy: recipePolicy('biome'),
      installed: ['biome'],
      files: { 'biome.json': '{ broken' },
    });

    expect(ended.findings).toContainEqual(expect.objectContaining({ path: 'biome.json', category: 'parse' }));
    expect(ended.exitCode).toBe(1);
  });

  const eslint = installedProgram('eslint');
  const config = 'export default [{ rules: { "no-debugger": "error" } }];\n';
  it.skipIf(eslint === undefined)(
    `ESLint, as the recipe starts it, finds the debugger statement${eslint === undefined ? ' (ESLint is not installed here)' : ''}`,
    async () => {
      const ended = await runRecipe({
        policy: recipePolicy('eslint'),
        installed: ['eslint'],
        files: { 'eslint.config.mjs': config },
      });

      expect(ended.findings).toContainEqual(
        expect.objectContaining({ path: 'src/app.js', line: 2, category: 'no-debugger', severity: 'high' }),
      );
      expect(ended.exitCode).toBe(1);
    },
  );

  it.skipIf(eslint === undefined)(
    `ESLint makes the review incomplete without a configuration${eslint === undefined ? ' (ESLint is not installed here)' : ''}`,
    async () => {
      const ended = await runRecipe({ policy: recipePolicy('eslint'), installed: ['eslint'] });

      expect(ended.reviewer('eslint')?.outcome.state).toBe('unavailable');
      expect(ended.exitCode).toBe(2);
    },
  );

  const ruff = installedProgram('ruff');
  const unlessRuff = ruff === undefined ? ' (Ruff is not installed here: .ci/run does it)' : '';
  it.skipIf(ruff === undefined)(
    `Ruff, as the recipe starts it, finds the unused import${unlessRuff}`,
    async () => {
      const ended = await runRecipe({ policy: recipePolicy('ruff') });

      expect(ended.findings).toEqual([
        { path: 'app.py', line: 1, category: 'F401', severity: 'high', status: 'open' },
      ]);
      expect(ended.places('ruff')).toEqual(['inline']);
      expect(ended.exitCode).toBe(1);
      expect(readFileSync(join(ended.root, 'app.py'), 'utf8')).toContain('import os');
      expect(existsSync(join(ended.root, '.ruff_cache'))).toBe(false);
    },
  );

  it.skipIf(ruff === undefined)(
    `Ruff makes the review incomplete where its configuration is broken${unlessRuff}`,
    async () => {
      const files = { 'ruff.toml': 'nonsense = 1\n' };
      const ended = await runRecipe({ policy: recipePolicy('ruff'), files });

      expect(ended.reviewer('ruff')?.outcome.state).toBe('unavailable');
      expect(ended.exitCode).toBe(2);
    },
  );

  it('Ruff is installed for the tests in the version that the recipe names', () => {
    const requirements = readFileSync(new URL('../../../.ci/requirements.txt', import.meta.url), 'utf8');
    const [pinned] = /^ruff==\S+/m.exec(requirements) ?? [];
    expect(recipeYaml('ruff', 'Steps')).toBe(`- run: pipx install ${pinned}\n`);
  });
});
