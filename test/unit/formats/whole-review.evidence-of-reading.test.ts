import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { parseDiff } from '../../../src/diff/parse-diff.ts';
import { changedLines as linesOf } from '../../../src/ingest/read-document.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { readDocument } from '../../support/read-documents.ts';

/** Each sentence stands alone beside an empty list; none of the first set names a part of the change. */
const Sentences = z.object({
  notReviewed: z.record(z.string(), z.array(z.string())),
  clean: z.record(z.string(), z.array(z.string())),
});
const sentences = Sentences.parse(
  JSON.parse(readFileSync('test/fixtures/clean-or-not/sentences.json', 'utf8')),
);

const changed = changedLines(
  { 'src/billing/invoice.ts': [1, 2], 'lib/cart.py': [1, 2], 'docs/setup.md': [1] },
  {
    'src/billing/invoice.ts': { 1: 'const sum = roundTotal(lines);', 2: 'let retryCount = 3; review(diff);' },
    'lib/cart.py': { 1: 'return tax_rate * amount', 2: 'client = CartClient(GitHub)' },
  },
);
const context = { changed };
const provesClean = (document: object, more: object = {}) =>
  readDocument(document, { context: { ...context, ...more } }).provesClean;

const inAll = (set: Readonly<Record<string, readonly string[]>>) => Object.values(set).flat();

describe('prose beside an empty list, in six languages', () => {
  it.each(inAll(sentences.notReviewed))('shows no reading: %s', (summary) => {
    expect(provesClean({ findings: [], summary })).toBe(false);
    expect(readDocument(`${summary}\n\n[]`, { context }).provesClean).toBe(false);
  });

  it('settles 36 of 60 clean reviews, and asks for the others', () => {
    const clean = inAll(sentences.clean);
    const shown = clean.filter((summary) => provesClean({ findings: [], summary }));
    expect([clean.length, shown.length]).toEqual([60, 36]);
    const reviewed = ['src/billing/invoice.ts'];
    const answered = clean.filter((summary) => provesClean({ findings: [], summary, reviewed }));
    expect(answered).toHaveLength(60);
  });
});

test.each([
  ['a name without an extension', 'Makefile rules are fine.', { Makefile: [1] }, false],
  ['the same in backticks', '`Makefile` is fine.', { Makefile: [1] }, true],
  ['an ordinary word of a changed line', 'The review of the diff is empty.', undefined, false],
  ['the name of a product', 'I have no access to GitHub.', undefined, false],
  ['a class in backticks', '`CartClient` is closed.', undefined, true],
  ['a call', 'The new review() call is right.', undefined, true],
  ['another identifier', 'otherName is right.', undefined, false],
  ['a part of a file name', 'See my-cart.py for more.', undefined, false],
])('judges %s', (_what, summary, files, isShown) => {
  const lines = files === undefined ? changed : changedLines(files);
  expect(provesClean({ findings: [], summary }, { changed: lines })).toBe(isShown);
});

test.each([
  ['a list of what was read', { reviewed: ['lib/cart.py'] }, true],
  ['files of another change', { reviewed: ['lib/other.py'] }, false],
  ['as many files as there are', { files_analyzed: 3 }, true],
  ['another number', { files_analyzed: 2 }, false],
])('takes for evidence %s', (_what, said, isShown) => {
  expect(provesClean({ findings: [], summary: 'No issues.', ...said })).toBe(isShown);
});

test('the facts about a pull request are no evidence', () => {
  const pr = { title: 'Round once in invoice.ts', description: 'See roundTotal.' };
  expect(provesClean({ findings: [], pr_info: pr, summary: 'No diff.' })).toBe(false);
});

describe('an answer without evidence', () => {
  const adviceOf = (document: object, round?: 'first' | 'again') => {
    const { ok, problems } = readDocument(document, { context: { ...context, round } });
    return [ok, problems.find(({ rule }) => rule === 'format/not-clean')?.recommendation];
  };
  const silent = { findings: [], summary: 'No issues.' };

  it('is told which key settles it, and that an empty list alone is a clean review', () => {
    const [ok, advice] = adviceOf(silent);
    expect(ok).toBe(false);
    expect(advice).toMatch(/"reviewed": \["src\/app\.ts"\].*`\[\]` and nothing else is a clean review/);
  });

  it('is asked for the paths, and not led to leave out what it said', () => {
    expect(adviceOf(silent, 'first')[1]).not.toContain('nothing else');
  });

  it('is not settled by silence where it was asked', () => {
    expect(provesClean([], { round: 'first' })).toBe(true);
    expect(provesClean([], { round: 'again' })).toBe(false);
    expect(provesClean({ findings: [], reviewed: ['lib/cart.py'] }, { round: 'again' })).toBe(true);
  });
});

test('identifiers are those of added and deleted lines of the diff', () => {
  const text = [
    'diff --git a/a.ts b/a.ts',
    'index 1111111..2222222 100644',
    '--- a/a.ts',
    '+++ b/a.ts',
    '@@ -1,2 +1,2 @@',
    ' const keptName = 1;',
    '-const oldName = 2;',
    '+const newName = 2;',
    '',
  ].join('\n');
  const [diff, none] = [text, ''].map((each) => parseDiff(Buffer.from(each)));
  if (diff?.ok !== true || none?.ok !== true) throw new Error('the diff is not read');
  const { hasIdentifier } = linesOf(diff.diff, none.diff);
  expect(['oldName', 'newName', 'keptName'].map(hasIdentifier)).toEqual([true, true, false]);
});
