import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { reviewerVariables } from '../../src/review/given-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

it('docs/reviewers.md has every variable that a reviewer is given', () => {
  const sources = globSync('src/review/**/*.ts', { cwd: root })
    .map((path) => readFileSync(`${root}${path}`, 'utf8'))
    .join('\n');
  const given = [...sources.matchAll(/'(PR_VERDICT_[A-Z]+)'/g)].map(([, name = '']) => name);
  expect(Object.keys(reviewerVariables).sort()).toEqual([...new Set(given)].sort());
});
