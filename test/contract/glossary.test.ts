import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (page: string) => readFileSync(`${root}${page}`, 'utf8');
const pages = globSync(['README.md', 'docs/*.md'], {
  cwd: root,
  exclude: ['docs/glossary.md', 'docs/performance.md'],
});
const terms = [...read('docs/glossary.md').matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = '']) => id);

/** Words that also have an everyday meaning, as they are written where the term is meant. */
const asTerm: Readonly<Record<string, string>> = {
  base: '(?<=the \\[?)base(?! branch)',
  check: '(?<=\\b(?:the|its|our|a|required) \\[?)check(?= |s?[\\]).,:;])',
  document: "(?<=(?:'s|\\b(?:its|a|every|C5)) \\[?)document(?! type)",
  head: '(?<=\\b(?:the|one|this|new) \\[?)head',
  merge: 'merges? (?:duplicates|findings)|merged findings?|findings are merged',
  verdict: '(?<!pr-)verdicts?',
  waiver: 'waive[rsd]?',
};

/** Blanks out everything that is no prose: generated blocks, code, headings and HTML. */
function proseOf(text: string): string {
  const other =
    /<!-- ([\w ]+): made by .*?<!-- \/\1 -->|^ *(`{3,})[^\n]*\n.*?^ *\2 *$|`[^`\n]+`|^#+ [^\n]*$|<[^>\n]+>|(?<=\]\()[^)\n]+/gms;
  return text.replaceAll(other, (found) => found.replaceAll(/[^\n]/g, ' '));
}

/** The first use of a term that is no link, if it is not used as one earlier. */
function unlinked(page: string, term: string): string | undefined {
  const text = proseOf(read(page));
  const words = asTerm[term] ?? `${term.replaceAll('-', ' ').replace(/y$/, '(?:y|ie)')}s?`;
  const [, , link, use] =
    new RegExp(`^(.*?)(?:(\\[[^\\]\\n]*\\b(?:${words})\\b[^\\]\\n]*\\]\\()|\\b(${words})\\b)`, 'is').exec(
      text,
    ) ?? [];
  return link === undefined && use !== undefined ? `${term}: ${use}` : undefined;
}

it.each(pages)('%s links each term of the glossary where it uses it first', (page) => {
  expect(terms.length).toBeGreaterThanOrEqual(20);
  expect(terms.flatMap((term) => unlinked(page, term) ?? [])).toEqual([]);
});
