import { describe, expect, it } from 'vitest';
import {
  type Completion,
  completionsOfRun,
  concludeUnasked,
  countLines,
  readBy,
  stillCounts,
} from '../../../src/memory/completion.ts';
import { emptyMemory } from '../../../src/memory/memory.ts';
import type { SourceDocument } from '../../../src/model/review-document.ts';
import { builtInReviewer, type Reviewer } from '../../../src/model/reviewer.ts';

import { diffOf, numbered } from '../../support/builders/diff.ts';
import { buildFinding, buildSource } from '../../support/builders/finding.ts';
import { buildEntry } from '../../support/builders/memory.ts';
import {
  baseCommit,
  buildReviewDocument,
  buildReviewer,
  buildSourceDocument,
  headCommit,
  nextCommit,
} from '../../support/builders/run.ts';

const commits = { head: headCommit, base: baseCommit, mergeBase: baseCommit };
const entry = buildEntry();
const memory = { ...emptyMemory, ledger: [entry] };
const completion = { reviewer: 'claude', commits, isValid: true, findings: [entry.remembered.id] };

const change = diffOf({ 'src/app.ts': numbered(20) }, { 'src/app.ts': numbered(20, { 3: 'other' }) });

describe('an earlier answer', () => {
  it('remains valid while all its findings are known', () => {
    expect(stillCounts(completion, memory)).toBe(true);
    expect(stillCounts({ ...completion, findings: [] }, emptyMemory)).toBe(true);
  });

  it.each<[string, Partial<typeof completion> | { readonly findings: undefined }, Partial<typeof memory>]>([
    ['it asked or claimed something', { isValid: false }, {}],
    ['its findings are not stored', { findings: undefined }, {}],
    ['one of its findings is not known', { findings: [entry.remembered.id, 'correctness-00000000-1'] }, {}],
    ['the conversation could not be read to its end', {}, { complete: false }],
  ])('is no longer valid where %s', (_, other, known) => {
    const { findings, ...rest } = { ...completion, ...other };
    expect(stillCounts({ ...rest, ...(findings && { findings }) }, { ...memory, ...known })).toBe(false);
  });

  it('of too many findings is remembered without them', () => {
    const findings = (count: number) =>
      Array.from({ length: count }, (_, index) => buildFinding({ id: `correctness-${index}` }));
    expect(answered({ findings: findings(2) })).toMatchObject([
      { findings: ['correctness-0', 'correctness-1'] },
    ]);
    expect(answered({ findings: findings(51) })[0]?.findings).toBeUndefined();
  });
});

/** The completed answers of a run about these commits, in which claude and the built-in reviewer answered. */
function answered(
  run: Partial<Parameters<typeof buildReviewDocument>[0]> & { readonly earlier?: readonly Completion[] },
  reviewers: readonly string[] = ['claude', builtInReviewer],
): readonly Completion[] {
  const { earlier = [], ...document } = run;
  const report = { file: 'a.json', format: null, sha256: '0'.repeat(64), problems: [], provesClean: true };
  const whole = { outcome: { state: 'reviewed' }, accepted: 0, refused: 0, omitted: 0 } as const;
  const reports = reviewers.map((reviewer) => ({ reviewer, ...report, ...whole }));
  return completionsOfRun({ document: buildReviewDocument(document), reports, commits, earlier });
}

describe('a completed answer', () => {
  const gemini = buildReviewer({ id: 'gemini' });

  it.each<[string, readonly Reviewer[]]>([
    ['the built-in reviewer', [buildReviewer({ id: builtInReviewer })]],
    ['a reviewer that was skipped', [buildReviewer({ outcome: { state: 'skipped', reason: 'draft' } })]],
    ['a reviewer without a document', [gemini]],
  ])('is none of %s', (_who, reviewers) => {
    expect(answered({ reviewers })).toEqual([]);
  });

  it.each<[string, Partial<SourceDocument>, boolean]>([
    ['covered by its findings', {}, true],
    ['with a claim', { claims: { verdict: 'FAIL' } }, false],
    ['with a question', { questions: [{ id: 'q', question: 'Why?', options: [] }] }, false],
    ['while another reviewer claims something', { reviewer: 'gemini', claims: { verdict: 'FAIL' } }, true],
  ])('that is %s remains valid or not', (_what, document, isValid) => {
    const documents = [buildSourceDocument(), buildSourceDocument(document)];
    expect(answered({ documents })).toMatchObject([{ reviewer: 'claude', commits, isValid }]);
  });

  it('names the open findings that its reviewer raised, sorted', () => {
    const by = (reviewer: string) => buildSource({}, { reviewer });
    const findings = [
      buildFinding({ id: 'z', status: 'reopened' }),
      buildFinding({ id: 'a', sources: [by('gemini'), by('claude')] }),
      buildFinding({ id: 'b', status: 'fixed' }),
      buildFinding({ id: 'c', sources: [by('gemini')] }),
    ];
    expect(answered({ findings })).toMatchObject([{ findings: ['a', 'z'] }]);
  });

  it('that checked only fixed findings has read the lines that its reviewer had read before', () => {
    const reviewers = [buildReviewer({ outcome: { state: 'reviewed', partly: true } })];
    const ofGemini = { ...completion, reviewer: 'gemini' };
    const earlier = [ofGemini, { ...completion, commits: { ...commits, head: nextCommit } }];
    expect(answered({ reviewers, earlier })).toMatchObject([
      { rechecked: { read: { ...commits, head: nextCommit } } },
    ]);
  });
});

it('counts added and deleted lines, and none of those around them', () => {
  expect(countLines(change)).toBe(2);
});

describe('an answer about fixed findings alone', () => {
  const none = { files: [] };
  const rechecked = { ...completion, rechecked: { read: commits } };
  const last = {
    completion: rechecked,
    isValid: true,
    since: none,
    unread: change,
    change,
    gate: 'check',
  } as const;

  it('is valid for the same change, and keeps its reviewer’s unread lines unread', () => {
    expect(concludeUnasked(last)).toMatchObject({
      outcome: { state: 'skipped', carried: true, partly: true },
      lines: 2,
    });
  });

  it('leaves lines unread since the whole change was read, once it changed again', () => {
    const reason = 'LINES_UNREAD: 2 changed lines in 1 file since its last whole answer';
    expect(concludeUnasked({ ...last, since: change }).outcome).toMatchObject({ reason });
  });

  it('leaves everything unread without a known full answer', () => {
    const forgotten = { ...last, completion: { ...completion, rechecked: {} }, unread: undefined };
    expect(concludeUnasked(forgotten)).toMatchObject({ outcome: { carried: true }, lines: 2 });
    const changed = concludeUnasked({ ...forgotten, since: change });
    expect(changed.outcome).toMatchObject({ reason: expect.stringContaining('all 2 changed lines') });
  });

  it('is remembered with the change that its reviewer had read by then', () => {
    const reviewers = [buildReviewer({ outcome: { state: 'reviewed', partly: true } })];
    const remembered = (earlier: readonly Completion[]) => answered({ reviewers, earlier })[0];
    expect(remembered([rechecked])).toMatchObject({ commits, rechecked: { read: commits } });
    expect(remembered([])?.rechecked).toEqual({});
    expect(readBy(remembered([]))).toBeUndefined();
  });
});

it.each(['status', 'job'] as const)('states that with `gate: %s` answers are not remembered', (gate) => {
  const unknown = { completion: undefined, isValid: false, since: undefined, unread: undefined };
  expect(concludeUnasked({ ...unknown, change, gate }).outcome).toMatchObject({
    reason: `LINES_UNREAD: all 2 changed lines, since with \`gate: ${gate}\` its answers are not remembered; \`gate: check\` does`,
  });
});

it('counts a file as unread of which no line changed', () => {
  const since = { files: change.files.map((file) => ({ ...file, hunks: [] })) };
  expect(
    concludeUnasked({ completion, isValid: true, since, unread: since, change, gate: 'check' }).outcome,
  ).toEqual({
    state: 'unavailable',
    reason: 'LINES_UNREAD: 0 changed lines in 1 file since its last whole answer',
  });
});
