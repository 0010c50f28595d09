import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/recipes/reviewers/', import.meta.url));

it.each(globSync('*.mjs', { cwd: folder }))(
  '%s, which `init` copies, needs no globals in the ESLint configuration of a repository',
  (name) => {
    const config = { rules: { 'no-undef': 'error', 'no-unused-vars': 'error' } } as const;
    expect(new Linter().verify(readFileSync(`${folder}${name}`, 'utf8'), [config], name)).toEqual([]);
  },
);
