import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../src/policy/policy-keys.ts';
import { jsonSchema } from '../../src/review-directory/schema-catalog.ts';

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

const schema = [...keysOf(jsonSchema('policy'))]
  .filter(({ path }) => path.startsWith('reviewers.<id>.'))
  .map(({ path, part }) => ({ key: path.replace('reviewers.<id>.', ''), part }));

describe('docs/reviewers.md', () => {
  const rows = table('Key | Default | Means');

  it('has every key of a reviewer', () => {
    const told = rows.flatMap(([key = '']) => key.replaceAll('`', '').split(', '));
    expect(told.sort()).toEqual([...new Set(schema.map(({ key }) => key.split('.')[0]))].sort());
  });

  it('gives them the defaults of the schema', () => {
    const defaults = new Map(rows.map(([key = '', said = '']) => [key, said.replaceAll(/[` ]/g, '')]));
    const wrong = schema.flatMap(({ key, part }) => {
      const standard = JSON.stringify(part.default)
        ?.replaceAll('"', '')
        .replace(/^\[\]$/, 'none');
      const said = defaults.get(`\`${key}\``);
      return said === undefined || standard === undefined || said.startsWith(standard)
        ? []
        : [`${key}: ${standard}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has every variable that a reviewer is given', () => {
    const sources = globSync('src/review/**/*.ts', { cwd: fileURLToPath(root) })
      .map((path) => readFileSync(new URL(path, root), 'utf8'))
      .join('\n');
    const given = [...sources.matchAll(/'(PR_VERDICT_[A-Z]+)'/g)].map(([, name = '']) => name);
    const told = table('Variable | Holds').map(([name = '']) => name.replaceAll('`', ''));
    expect(told.sort()).toEqual([...new Set(given)].sort());
  });
});
