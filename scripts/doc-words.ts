/**
 * Prints how many words of the documentation are written by hand: `npm run docs:words`. Code blocks, generated
 * blocks and pages, recipes and records of decisions do not count.
 */
import { globSync, readFileSync } from 'node:fs';

const limit = 15_000;
const pages = ['README.md', ...globSync('docs/*.md', { exclude: ['docs/performance.md'] }).sort()];
const generated = /<!-- ([\w ]+): made by [^\n]*-->.*?<!-- \/\1 -->/gs;
const fenced = /^ *(`{3,}|~{3,})[^\n]*\n.*?^ *\1 *$/gms;

const counts = pages.map((page) => {
  const text = readFileSync(page, 'utf8').replaceAll(generated, '').replaceAll(fenced, '');
  const words = text.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][^\s|]*/gu) ?? [];
  return { page, words: words.length };
});
const total = counts.reduce((sum, { words }) => sum + words, 0);
for (const { page, words } of counts.toSorted((a, b) => b.words - a.words))
  console.log(`${String(words).padStart(6)}  ${page}`);
console.log(`${String(total).padStart(6)}  in all; the limit is ${limit}`);
