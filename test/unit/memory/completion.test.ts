import { describe, expect, it } from 'vitest';
import { completionsOfRun, concludeUnasked, stillCounts } from '../../../src/memory/completion.ts';
import { emptyMemory } from '../../../src/memory/memory.ts';
import { type Completion, knownDiff, readBy } from '../../../src/model/completion.ts';
import type { ReviewDocument } from '../../../src/model/review-document.ts';
import { builtInReviewer } from '../../../src/model/reviewer.ts';
import { diffOf, numbered } from '../../support/builders/diff.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
import { buildEntry } from '../../support/builders/memory.ts';
import {
  baseCommit,
  buildManifest,
  buildReviewDocument,
  buildReviewer,
  buildSourceDocument,
  headCommit,
  nextCommit,
} from '../../support/builders/run.ts';

const commits = { head: headCommit, base: baseCommit, mergeBase: baseCommit };
const earlierCommits = { ...commits, head: nextCommit };
const entry = buildEntry();
const memory = { ...emptyMemory, ledger: [entry] };
const completion = { reviewer: 'claude', commits, isValid: true, findings: [entry.remembered.id] };

describe('an earlier answer', () => {
  const { findings: _, ...withoutFindings } = completion;

  it.each<[string, Completion, Partial<typeof memory>, boolean]>([
    ['all its findings are known', completion, {}, true],
    ['it had no finding', { ...completion, findings: [] }, { ledger: [] }, true],
    ['it asked or claimed something', { ...completion, isValid: false }, {}, false],
    ['its findings are not stored', withoutFindings, {}, false],
    ['a finding of it is not known', { ...completion, findings: ['other-00000000-1'] }, {}, false],
    ['the conversation could not be read completely', completion, { complete: false }, false],
  ])('counts while %s: %4$s', (_what, answer, known, counts) => {
    expect(stillCounts(answer, { ...memory, ...known })).toBe(counts);
  });

  it.each([
    [commits, commits, ''],
    [earlierCommits, commits, 'what changed'],
    [{ ...earlierCommits, mergeBase: nextCommit }, commits, undefined],
    [{ ...commits, head: baseCommit }, commits, undefined],
  ])('is %#: compared with this change by a stored diff on the same base', (from, to, diff) => {
    expect(knownDiff({ diffs: [{ head: nextCommit, diff: 'what changed' }] }, from, to)).toBe(diff);
  });
});

/** The answers of a run in which claude and the built-in reviewer wrote documents. */
function completed({ earlier = [], ...document }: Partial<ReviewDocument> & { earlier?: Completion[] }) {
  const report = { file: 'a.json', format: null, sha256: '0'.repeat(64), problems: [], provesClean: true };
  const counts = { outcome: { state: 'reviewed' }, accepted: 0, refused: 0, omitted: 0 } as const;
  const reports = ['claude', builtInReviewer].map((reviewer) => ({ reviewer, ...report, ...counts }));
  const manifest = buildManifest({ commits });
  return completionsOfRun({ document: buildReviewDocument(document), reports, manifest, earlier });
}

describe('the answers that a run keeps', () => {
  const partly = [buildReviewer({ outcome: { state: 'reviewed', partly: true } })];
  const skipped = buildReviewer({ outcome: { state: 'skipped', reason: 'draft' } });
  const by = (...ids: readonly string[]) => ({
    sources: ids.map((reviewer) => buildSource({}, { reviewer })),
  });
  const many = (count: number) =>
    Array.from({ length: count }, (_each, index) => buildFinding({ id: `correctness-${index}` }));
  const second = (document: Parameters<typeof buildSourceDocument>[0]) => ({
    documents: [buildSourceDocument(), buildSourceDocument(document)],
  });
  const claims = { verdict: 'FAIL' } as const;
  const questions = [{ id: 'q', question: 'Why?', options: [] }];
  const raised = [
    buildFinding({ id: 'z', status: 'reopened' }),
    buildFinding({ id: 'a', ...by('gemini', 'claude') }),
    buildFinding({ id: 'b', status: 'fixed' }),
    buildFinding({ id: 'c', ...by('gemini') }),
  ];
  const earlier = [{ ...completion, commits: earlierCommits }];
  const rechecked = { commits, rechecked: { read: earlierCommits } };

  it.each<[string, Parameters<typeof completed>[0], readonly object[]]>([
    ['none of the built-in reviewer', { reviewers: [buildReviewer({ id: builtInReviewer })] }, []],
    ['none of a skipped reviewer', { reviewers: [skipped] }, []],
    ['none of a reviewer without a document', { reviewers: [buildReviewer({ id: 'gemini' })] }, []],
    ['one without more than findings', second({}), [{ commits, isValid: true }]],
    ['one with a claim', second({ claims }), [{ isValid: false }]],
    ['one with a question', second({ questions }), [{ isValid: false }]],
    ["one next to another reviewer's claim", second({ reviewer: 'gemini', claims }), [{ isValid: true }]],
    ['the open findings that its reviewer raised', { findings: raised }, [{ findings: ['a', 'z'] }]],
    ['the change read before only fixed findings were checked', { reviewers: partly, earlier }, [rechecked]],
  ])('%s', (_what, run, answers) => {
    expect(completed(run)).toMatchObject(answers);
  });

  it('have no findings when there are too many', () => {
    expect(completed({ findings: many(50) })[0]?.findings).toHaveLength(50);
    expect(completed({ findings: many(51) })[0]?.findings).toBeUndefined();
  });

  it('have read nothing when only fixed findings were checked, and nothing before', () => {
    const [answer] = completed({ reviewers: partly });
    expect(answer?.rechecked).toEqual({});
    expect(readBy(answer)).toBeUndefined();
  });
});

describe('a reviewer that is not started', () => {
  const change = diffOf({ 'src/app.ts': numbered(20) }, { 'src/app.ts': numbered(20, { 3: 'other' }) });
  const none = { files: [] };
  const last = { completion, isValid: true, since: none, unread: none, change };
  const rechecked = { ...last, completion: { ...completion, rechecked: { read: commits } }, unread: change };
  const renamed = { files: change.files.map((file) => ({ ...file, hunks: [] })) };

  const edited = { ...last, since: change, unread: change };
  const onlyRenamed = { ...last, since: renamed, unread: renamed };
  const unknown = { ...last, completion: undefined, isValid: false, since: undefined, unread: undefined };
  const carried = { state: 'skipped', carried: true };
  const because = (reason: RegExp) => ({ reason: expect.stringMatching(reason) });

  it.each<[string, Parameters<typeof concludeUnasked>[0], object, number]>([
    ['keeps its answer about the same change', last, carried, 0],
    ['keeps its answer about fixed findings, its lines unread', rechecked, { ...carried, partly: true }, 2],
    ['has not read later changes', edited, because(/^LINES_UNREAD: 2 changed lines in 1 file/), 2],
    ['has not read a renamed file', onlyRenamed, because(/^LINES_UNREAD: 0 changed lines in 1 file/), 0],
    ['has read nothing as far as is known', unknown, because(/^LINES_UNREAD: all 2 changed lines/), 2],
    ['has an answer that no longer counts', { ...last, isValid: false }, because(/^ANSWER_LAPSED/), 0],
  ])('%s', (_what, answer, outcome, lines) => {
    expect(concludeUnasked(answer)).toMatchObject({ outcome, lines });
  });
});
