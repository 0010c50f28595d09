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

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const ruff = installedProgram('ruff');

it.for([
  ['Biome', 'biome.json', '{}', process.execPath, [biome, 'lint', '--error-on-warnings', '.']],
  ['Ruff', 'ruff.toml', 'lint.select = ["ALL"]', ruff, ['check', '--no-cache', '.']],
] as const)('`init` writes scripts without a complaint of %s', ([, file, text, program, args], { skip }) => {
  if (program === undefined) return skip();
  const target = temporaryFolder('linted');
  cpSync(folder, target, { recursive: true });
  writeFileSync(join(target, file), text);
  execFileSync(program, args, { cwd: target, stdio: 'pipe' });
});
