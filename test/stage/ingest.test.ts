import { describe, expect, it } from 'vitest';
import { fileTree } from '../../src/formats/file-tree.ts';
import { changedLines } from '../../src/ingest/read-document.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { diffOf, emptyDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { ingestDocuments } from '../support/builders/ingest.ts';
import { buildPolicy } from '../support/builders/run.ts';
import { verdictFile, verdictFinding } from '../support/contract-documents.ts';

const outcomeOf = ({ document }: ReturnType<typeof ingestDocuments>, id: string) =>
  document.reviewers.find((reviewer) => reviewer.id === id)?.outcome;

function eslint(line: number): string {
  const messages = [{ ruleId: 'no-empty', severity: 2, message: 'Empty block.', line, column: 1 }];
  return JSON.stringify([{ filePath: 'src/app.ts', messages, errorCount: 1, warningCount: 0 }]);
}

describe('a status in a C5 document', () => {
  it.each([
    ['verified', 'full', 'local', 'verified'],
    ['verified', 'verify', 'github', 'verified'],
    ['reopened', 'verify', 'github', 'reopened'],
    ['wont_fix', 'full', 'local', 'wont_fix'],
    ['wont_fix', 'verify', 'github', 'open'],
    ['fixed', 'full', 'local', 'open'],
    ['fixed', 'verify', 'github', 'open'],
    ['fixed', 'verify', 'local', 'fixed'],
  ] as const)('that is %s in mode %s from %s becomes %s', (claimed, mode, target, status) => {
    const findings = [verdictFinding({ lineRange: '3', status: claimed })];
    const claude = JSON.stringify(verdictFile({ findings }));
    const { document } = ingestDocuments({ claude }, { settings: { mode, target } });
    expect(document).toMatchObject({ findings: [{ status }] });
  });
});

describe('documents', () => {
  it('keeps good findings next to bad ones, and shows the bad ones with their problems', () => {
    const { document, report } = ingestDocuments({
      claude: c1(c1Finding(), c1Finding({ severity: 'HUGE' }), c1Blocking()),
    });
    expect(document.findings.map(({ severity }) => severity)).toEqual(['critical', 'medium']);
    expect(report.refused).toMatchObject([{ reviewer: 'claude', document: 0, pointer: '/1' }]);
    expect(report.refused[0]?.problems.map(({ rule }) => rule)).toContain('C1/severity');
    expect(report.documents).toMatchObject([{ accepted: 2, refused: 1, outcome: { state: 'reviewed' } }]);
    expect(ReviewDocument.safeParse(document).success).toBe(true);
  });

  it.each([
    ['not JSON', 'I found nothing!'],
    ['empty', ''],
    ['cut off', c1(c1Blocking()).slice(0, -20)],
    ['an empty list with prose around it', 'I could not look.\n\n[]'],
    ['of no known shape', '{"verdict":"fine"}'],
  ])('makes a reviewer invalid whose document is %s, and costs its neighbours nothing', (_what, text) => {
    const result = ingestDocuments({ bad: text, good: c1(c1Finding()) });
    expect(outcomeOf(result, 'bad')).toMatchObject({ state: 'invalid' });
    expect(outcomeOf(result, 'good')).toEqual({ state: 'reviewed' });
    expect(result.document.findings).toHaveLength(1);
    expect(result.report.documents[0]).toMatchObject({ reviewer: 'bad', accepted: 0, provesClean: false });
  });
});

it('a document is read as strictly as its reviewer, unless all documents are', () => {
  const fenced = { claude: '```json\n[]\n```' };
  const effective = effectivePolicy(buildPolicy({}, { claude: { contract: 'tolerant' } }), {});
  expect(outcomeOf(ingestDocuments(fenced, { effective }), 'claude')).toEqual({ state: 'reviewed' });
  const strict = { ...effective, contract: 'strict' } as const;
  expect(outcomeOf(ingestDocuments(fenced, { effective: strict }), 'claude')).toMatchObject({
    state: 'invalid',
  });
});

describe('a document none of whose paths is part of the change', () => {
  const diff = diffOf({}, { 'web/src/a.ts': numbered(3), 'web/src/b.ts': numbered(3) });

  it.each([['lib/x.ts'], ['src/a.ts'], ['checkout/web/src/a.ts']])('counts: %s', (file) => {
    const result = ingestDocuments({ claude: c1(c1Finding({ file, line: 1 })) }, { diff });
    expect(outcomeOf(result, 'claude')).toEqual({ state: 'reviewed' });
    expect(result.document.findings).toHaveLength(1);
  });
});

describe('findings', () => {
  const path = 'src/app.ts';
  const head = numbered(100, { 3: 'timeout = 0', 60: 'retry()' });
  /** From the test merge that a reviewer read to the head. */
  const toHeadFrom = (merged: string) => diffOf({ [path]: merged }, { [path]: head }, ['-U0']);

  it('get the nearest lines in the numbers of the tree that their reviewer read', () => {
    const toHead = toHeadFrom(`from base\n${head}`);
    const { report } = ingestDocuments({ claude: c1(c1Finding({ line: 50 })) }, { toHead });
    const lines = report.documents[0]?.problems.find(({ rule }) => rule === 'C1/line-in-diff');
    expect(lines?.recommendation).toBe('Use a line of the diff; the nearest are 58, 59.');
  });

  it.each([
    ['are as they were', `from base\n${head}`, 61, 'retry(3)'],
    ['differ', head.replace('retry()', 'retry(base)'), '59-61', undefined],
    ['have others between them', head.replace('line 59\n', 'line 59\nfrom base\n'), '59-61', undefined],
  ])('keep a replacement only where the lines at the head %s', (_, merged, line, replacement) => {
    const fix = 'Do this:\n```suggestion\nretry(3)\n```';
    const found = { claude: c1(c1Finding({ line, fix })) };
    const [finding] = ingestDocuments(found, { toHead: toHeadFrom(merged) }).document.findings;
    expect(finding?.fix?.text).toContain('Do this');
    expect(finding?.fix?.replacement).toBe(replacement);
  });

  it('on a deleted file are on the lines it had, and a tool that reports such a line reports the change', () => {
    const diff = diffOf({ [path]: numbered(5), 'b.ts': 'b\n' }, { 'b.ts': 'b\n' });
    const whole = c1Finding({ type: 'file', line: undefined, issue: 'Nobody else does this.' });
    const found = { claude: c1(c1Finding({ line: '2-4' }), whole), eslint: eslint(5) };
    const { findings } = ingestDocuments(found, { diff }).document;
    expect(findings.map(({ locations: [place], preExisting }) => ({ ...place, preExisting }))).toEqual([
      { path, startLine: 5, side: 'LEFT', preExisting: false },
      { path, side: 'RIGHT', preExisting: false },
      { path, startLine: 2, endLine: 4, side: 'LEFT', preExisting: false },
    ]);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['a tool on a changed line is new', { eslint: eslint(3) }, false],
    ['a tool next to it was there before', { eslint: eslint(4) }, true],
    ['a tool elsewhere was there before', { eslint: eslint(40) }, true],
    ['a model elsewhere may be new', { claude: c1(c1Finding({ line: 40 })) }, false],
  ])('of %s', (_, documents, preExisting) => {
    expect(ingestDocuments(documents).document).toMatchObject({ findings: [{ preExisting }] });
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['speaks of that file alone, is about it', { issue: 'The session is not defined.' }, true],
    ['names a changed file, is about the change', { issue: 'It still calls what app.ts had.' }, false],
    ['names a changed identifier, is about the change', { issue: 'Nobody passes `addedHere`.' }, false],
    ['names a changed word as code, is about the change', { issue: '`charge(x)` is lost.' }, false],
    ['is in no file that exists, may be about the change', { file: 'lib/none.ts' }, false],
  ])('of a model in a file that did not change: one that %s', (_, written, preExisting) => {
    const diff = diffOf({ [path]: numbered(9) }, { [path]: numbered(9, { 5: 'addedHere(charge)' }) });
    const tree = fileTree([path, 'lib/other.ts'], 'whole');
    const context = { changed: changedLines(diff, emptyDiff), tree };
    const found = { claude: c1(c1Finding({ file: 'lib/other.ts', line: 6, ...written })) };
    expect(ingestDocuments(found, { diff, context }).document).toMatchObject({ findings: [{ preExisting }] });
  });

  it('outside of their reviewer’s scope change nothing, and keep the reason', () => {
    const effective = effectivePolicy(buildPolicy({}, { claude: { report: 'file' } }), {});
    const outside = c1Blocking({ file: 'lib/elsewhere.ts' });
    const suppressedIn = (documents: Record<string, string>) =>
      ingestDocuments(documents, { effective }).document.findings.map(({ suppressed }) => suppressed);
    const reason = 'outside what its reviewer may report';
    expect(suppressedIn({ claude: c1(outside) })).toEqual([{ by: 'report', reason }]);
    expect(suppressedIn({ claude: c1(c1Blocking()) })).toEqual([undefined]);
    expect(suppressedIn({ claude: c1(outside), gpt: c1(outside) })).toEqual([undefined]);
  });

  it('have one fingerprint for a renamed file under both its names', () => {
    const diff = diffOf({ 'old.ts': numbered(40) }, { 'new.ts': numbered(40, { 5: 'changed' }) });
    const on = (file: string) => c1(c1Finding({ file, line: 5 }));
    const { findings } = ingestDocuments({ claude: on('old.ts'), gemini: on('new.ts') }, { diff }).document;
    expect(findings.map(({ locations: [place] }) => place?.path)).toEqual(['new.ts']);
  });
});
