import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/reviewers.md', root), 'utf8');

/** The rows of the table that begins with these headings. */
function table(headings: string): readonly (readonly string[])[] {
  const [, rows = ''] = page.split(`| ${headings} |\n`)[1]?.match(/^\|[ |-]+\n((?:\|.*\n)*)/) ?? [];
  return rows
    .trimEnd()
    .split('\n')
    .map((row) => row.slice(2, -2).split(' | '));
}

describe('docs/reviewers.md', () => {
  it('has every variable that a reviewer is given', () => {
    const sources = globSync('src/review/**/*.ts', { cwd: fileURLToPath(root) })
      .map((path) => readFileSync(new URL(path, root), 'utf8'))
      .join('\n');
    const given = [...sources.matchAll(/'(PR_VERDICT_[A-Z]+)'/g)].map(([, name = '']) => name);
    const listed = table('Variable | Holds').map(([name = '']) => name.replaceAll('`', ''));
    expect(listed.sort()).toEqual([...new Set(given)].sort());
  });
});
