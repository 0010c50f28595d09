import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

interface Row {
  readonly id: string;
  /** `planned`, or a test file and the title of a test in it. */
  readonly proof: string;
}

/** Rows of a table of `docs/security.md` whose first cell is an id. */
function rowsIn(markdown: string): readonly Row[] {
  const rows = markdown.matchAll(/^\| ([A-Z]\d+a?) \| .+? \| (.+) \|$/gm);
  return [...rows].map(([, id = '', proof = '']) => ({ id, proof }));
}

const [ofSources = '', ofLayouts = ''] = read('docs/security.md')
  .slice(read('docs/security.md').indexOf('## Every promise and its test'))
  .split('Layouts and releases keep these');
const rows = rowsIn(ofSources);
const all = [...rows, ...rowsIn(ofLayouts)];

/** Ids that comments of `text` name: `threat G7`, `threats G1, Y2`, also across two lines of a comment. */
function idsIn(text: string): readonly string[] {
  const flat = text.replaceAll(/\s*\n\s*(?:\*|\/\/)\s*/g, ' ');
  const lists = [...flat.matchAll(/\bthreats? ((?:[A-Z]\d+a?(?:, | and )?)+)/g)].map(([, list = '']) => list);
  return lists.flatMap((list) => list.match(/[A-Z]\d+a?/g) ?? []);
}

const sources = globSync('src/**/*.ts', { cwd: fileURLToPath(root) }).map((path) => read(path));
const named = new Set(sources.flatMap(idsIn));

describe('the promises of docs/security.md', () => {
  it('are each there once', () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(rows.length).toBeGreaterThan(40);
  });

  it('include each that the sources name, and the sources name each that is kept', () => {
    const kept = rows.filter(({ proof }) => proof !== 'planned').map(({ id }) => id);
    expect([...named].toSorted()).toEqual(kept.toSorted());
  });

  it.each(all.filter(({ proof }) => proof !== 'planned'))('$id has its test: $proof', ({ proof }) => {
    const [, file = '', title = ''] = /^`(test\/[\w./-]+)`: `(.+)`$/.exec(proof) ?? [];
    expect(existsSync(new URL(file, root)), file).toBe(true);
    const texts = [title, title.replaceAll("'", "\\'")];
    const quoted = texts.flatMap((text) => [`'${text}'`, `"${text}"`, `\`${text}\``]);
    expect(quoted.some((text) => read(file).includes(text))).toBe(true);
  });
});

it('no comment of the sources leads to a document that does not ship', () => {
  const elsewhere = /\bthreat:|\bdesign (?:section )?\d|\((?:[GTLSY]\d+a?)(?:[ ,)]|\sto\s)/;
  expect(sources.flatMap((text) => elsewhere.exec(text)?.[0] ?? [])).toEqual([]);
});
