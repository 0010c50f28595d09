import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { expect, it } from 'vitest';
import { installedProgram } from '../support/recipe-run.ts';
import { temporaryFolder } from '../support/runner.ts';

const folder = 'docs/recipes/reviewers';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.mjs'));

/** What a repository with `eslint:recommended` and nothing else has: no globals of Node. */
const recommended = [...builtinRules].flatMap(([name, { meta }]) =>
  meta?.docs?.recommended === true ? [[name, 'error'] as const] : [],
);

it.each(scripts)('`init` writes %s without a complaint of ESLint’s recommended rules', (name) => {
  const rules = Object.fromEntries(recommended);
  expect(rules).toHaveProperty('no-undef');
  const messages = new Linter().verify(
    readFileSync(join(folder, name), 'utf8'),
    [{ files: ['**/*'], rules }],
    name,
  );
  expect(messages).toEqual([]);
});

it('`init` writes scripts without a complaint of Biome’s recommended rules', () => {
  const target = temporaryFolder('biome');
  cpSync(folder, target, { recursive: true });
  writeFileSync(join(target, 'biome.json'), '{}');
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const lint = () =>
    execFileSync(process.execPath, [biome, 'lint', '--error-on-warnings', '.'], { cwd: target });
  expect(lint).not.toThrow();
});

const ruff = installedProgram('ruff');

it.skipIf(ruff === undefined)('`init` writes scripts without a complaint of Ruff', () => {
  const target = temporaryFolder('ruff');
  cpSync(folder, target, { recursive: true });
  writeFileSync(join(target, 'ruff.toml'), 'preview = true\n[lint]\nselect = ["ALL"]\n');
  const lint = () => execFileSync(ruff ?? '', ['check', '--no-cache', '.'], { cwd: target, stdio: 'pipe' });
  expect(lint).not.toThrow();
});
