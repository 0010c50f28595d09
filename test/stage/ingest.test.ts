import { describe, expect, it } from 'vitest';
import { type IngestInput, ingest } from '../../src/ingest/ingest-documents.ts';
import { changedLines } from '../../src/ingest/locations.ts';
import { ReviewDocument } from '../../src/model/review-document.ts';
import { effectivePolicy } from '../../src/policy/effective-policy.ts';
import { diffOf, emptyDiff, numbered } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { appDiff } from '../support/builders/review.ts';
import { buildPolicy, headCommit } from '../support/builders/run.ts';
import { verdictFile, verdictFinding } from '../support/contract-documents.ts';

/** What each reviewer wrote, by its id. */
function run(documents: Record<string, string>, overrides: Partial<IngestInput> = {}) {
  const diff = overrides.diff ?? appDiff;
  const toHead = overrides.toHead ?? emptyDiff;
  const gathered = Object.entries(documents).map(([reviewer, text]) => ({
    reviewer,
    file: `${reviewer}.json`,
    bytes: Buffer.from(text),
  }));
  return ingest({
    settings: { mode: 'full', source: 'github' },
    head: headCommit,
    isWhole: true,
    diff,
    toHead,
    gathered: { documents: gathered, absent: [] },
    effective: effectivePolicy(undefined, {}),
    gunzip: () => undefined,
    today: '2026-06-15',
    verifiers: [],
    context: {
      head: headCommit,
      repository: 'octo/shop',
      pullRequest: 7,
      changed: changedLines(diff, toHead),
    },
    ...overrides,
  });
}

const outcomeOf = ({ document }: ReturnType<typeof ingest>, id: string) =>
  document.reviewers.find((reviewer) => reviewer.id === id)?.outcome;

const eslint = (line: number) =>
  JSON.stringify([
    {
      filePath: 'src/app.ts',
      messages: [{ ruleId: 'no-empty', severity: 2, message: 'Empty block.', line, column: 1 }],
      errorCount: 1,
      warningCount: 0,
      fixableErrorCount: 0,
      fixableWarningCount: 0,
    },
  ]);

describe('a status in a C5 document', () => {
  const c5 = (status: string) =>
    JSON.stringify(verdictFile({ findings: [verdictFinding({ lineRange: '3', status })] }));
  const inWorktree = { mode: 'full', source: 'local' } as const;
  const onGitHub = { mode: 'verify', source: 'github' } as const;
  const verifying = { mode: 'verify', source: 'local' } as const;

  it.each([
    ['verified', inWorktree, 'verified'],
    ['verified', onGitHub, 'verified'],
    ['reopened', onGitHub, 'reopened'],
    ['wont_fix', inWorktree, 'wont_fix'],
    ['wont_fix', onGitHub, 'open'],
    ['fixed', inWorktree, 'open'],
    ['fixed', onGitHub, 'open'],
    ['fixed', verifying, 'fixed'],
  ] as const)('keeps %s with %j as %s', (claimed, settings, expected) => {
    const { document } = run({ claude: c5(claimed) }, { settings });
    expect(document.findings.map(({ status }) => status)).toEqual([expected]);
  });
});

describe('documents', () => {
  it('keeps good findings next to bad ones, and shows the bad ones with their problems', () => {
    const { document, report } = run({
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
    const result = run({ bad: text, good: c1(c1Finding()) });
    expect(outcomeOf(result, 'bad')).toMatchObject({ state: 'invalid' });
    expect(outcomeOf(result, 'good')).toEqual({ state: 'reviewed' });
    expect(result.document.findings).toHaveLength(1);
    expect(result.report.documents[0]).toMatchObject({ reviewer: 'bad', accepted: 0, provesClean: false });
  });
});

describe('a document none of whose paths is part of the change', () => {
  const diff = diffOf({}, { 'web/src/a.ts': numbered(3), 'web/src/b.ts': numbered(3) });
  const named = (...files: readonly string[]) => c1(...files.map((file) => c1Finding({ file, line: 1 })));
  const context = (prefix: string) => ({
    head: headCommit,
    changed: changedLines(diff, emptyDiff),
    paths: { root: '/repo', prefix },
  });

  it.each([
    ['src/a.ts', {}, '0 of 1 paths are part of the change; with path-prefix "web" they would be'],
    ['a.ts', { context: context('src') }, 'with path-prefix "web/src" they would be'],
    ['web/src/a.ts', { context: context('web') }, 'without path-prefix "web" they would be'],
    ['checkout/web/src/a.ts', {}, 'without the folder "checkout" before them they would be'],
  ])('is refused, with the prefix to use: %s', (file, overrides, reason) => {
    const result = run({ claude: named(file) }, { diff, ...overrides });
    expect(outcomeOf(result, 'claude')).toEqual({
      state: 'invalid',
      reason: expect.stringContaining(reason),
    });
    expect(result.document.findings).toEqual([]);
  });

  it('counts when no prefix would help, or when one path is right', () => {
    for (const files of [['lib/x.ts'], ['src/a.ts', 'web/src/b.ts']]) {
      const result = run({ claude: named(...files) }, { diff });
      expect(outcomeOf(result, 'claude')).toEqual({ state: 'reviewed' });
      expect(result.document.findings).toHaveLength(files.length);
    }
  });
});

describe('findings', () => {
  it('get the nearest lines in the numbers of the tree that their reviewer read', () => {
    const path = 'src/app.ts';
    const head = numbered(100, { 3: 'timeout = 0', 60: 'retry()' });
    const merged = `from base\n${head}`;
    const toHead = diffOf({ [path]: merged }, { [path]: head }, ['-U0']);
    const { report } = run({ claude: c1(c1Finding({ line: 50 })) }, { toHead });
    const lines = report.documents[0]?.problems.find(({ rule }) => rule === 'C1/line-in-diff');
    expect(lines?.recommendation).toBe('Use a line of the diff; the nearest are 58, 59.');
  });

  it('keep a replacement only where the head has the lines that the reviewer read', () => {
    const path = 'src/app.ts';
    const head = numbered(100, { 3: 'timeout = 0', 60: 'retry()' });
    const replace = (line: string | number) =>
      c1(c1Finding({ line, fix: 'Do this:\n```suggestion\nretry(3)\n```' }));
    const replacementOf = (merged: string, line: string | number) => {
      const toHead = diffOf({ [path]: merged }, { [path]: head }, ['-U0']);
      const [finding] = run({ claude: replace(line) }, { toHead }).document.findings;
      expect(finding?.fix?.text).toContain('Do this');
      return finding?.fix?.replacement;
    };
    expect(replacementOf(`from base\n${head}`, 61)).toBe('retry(3)');
    expect(replacementOf(head.replace('retry()', 'retry(base)'), '59-61')).toBeUndefined();
    expect(replacementOf(head.replace('line 59\n', 'line 59\nfrom base\n'), '59-61')).toBeUndefined();
  });

  it('on a deleted file are on the lines it had, and a tool that reports such a line reports the change', () => {
    const diff = diffOf({ 'src/app.ts': numbered(5), 'b.ts': 'b\n' }, { 'b.ts': 'b\n' });
    const whole = c1Finding({ type: 'file', line: undefined, issue: 'Nobody else does this.' });
    const { document } = run({ claude: c1(c1Finding({ line: '2-4' }), whole), eslint: eslint(5) }, { diff });
    expect(
      document.findings.map(({ locations: [place], preExisting }) => ({ ...place, preExisting })),
    ).toEqual([
      { path: 'src/app.ts', startLine: 5, side: 'LEFT', preExisting: false },
      { path: 'src/app.ts', side: 'RIGHT', preExisting: false },
      { path: 'src/app.ts', startLine: 2, endLine: 4, side: 'LEFT', preExisting: false },
    ]);
    expect(new Set(document.findings.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it('of tools on unchanged lines were there before; those of models may be new all the same', () => {
    const preExisting = (documents: Record<string, string>) =>
      run(documents).document.findings.map((finding) => finding.preExisting);
    expect(preExisting({ eslint: eslint(3) })).toEqual([false]);
    expect(preExisting({ eslint: eslint(4) })).toEqual([true]);
    expect(preExisting({ eslint: eslint(40) })).toEqual([true]);
    expect(preExisting({ claude: c1(c1Finding({ line: 40 })) })).toEqual([false]);
  });

  it('outside of their reviewer’s scope change nothing, and keep the reason', () => {
    const effective = effectivePolicy(buildPolicy({}, { claude: { report: 'file' } }), {});
    const outside = c1Blocking({ file: 'lib/elsewhere.ts' });
    const [limited] = run({ claude: c1(outside) }, { effective }).document.findings;
    expect(limited?.suppressed).toEqual({
      by: 'report',
      reason: 'outside what its reviewer may report',
    });
    const [inside] = run({ claude: c1(c1Blocking()) }, { effective }).document.findings;
    const [shared] = run({ claude: c1(outside), gpt: c1(outside) }, { effective }).document.findings;
    expect([inside?.suppressed, shared?.suppressed]).toEqual([undefined, undefined]);
  });

  it('have one fingerprint for a renamed file under both its names', () => {
    const diff = diffOf({ 'old.ts': numbered(40) }, { 'new.ts': numbered(40, { 5: 'changed' }) });
    const result = run(
      {
        claude: c1(c1Finding({ file: 'old.ts', line: 5 })),
        gemini: c1(c1Finding({ file: 'new.ts', line: 5 })),
      },
      { diff },
    );
    expect(result.document.findings).toHaveLength(1);
    expect(result.document.findings[0]?.locations[0]?.path).toBe('new.ts');
  });
});
