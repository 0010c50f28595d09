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

import { diffOf, numbered } from '../../support/builders/diff.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import { buildEntry } from '../../support/builders/memory.ts';
import {
  baseCommit,
  buildReviewDocument,
  buildReviewer,
  headCommit,
  nextCommit,
} from '../../support/builders/run.ts';

const commits = { head: headCommit, base: baseCommit, mergeBase: baseCommit };
const entry = buildEntry();
const memory = { ...emptyMemory, ledger: [entry] };
const completion = { reviewer: 'claude', commits, stands: true, findings: [entry.remembered.id] };

const change = diffOf({ 'src/app.ts': numbered(20) }, { 'src/app.ts': numbered(20, { 3: 'other' }) });

describe('an earlier answer', () => {
  it('stands while everything that it found is known', () => {
    expect(stillCounts(completion, memory)).toBe(true);
    expect(stillCounts({ ...completion, findings: [] }, emptyMemory)).toBe(true);
  });

  it.each<[string, Partial<typeof completion> | { readonly findings: undefined }, Partial<typeof memory>]>([
    ['it asked or claimed something', { stands: false }, {}],
    ['what it found is not kept', { findings: undefined }, {}],
    ['one of its findings is not known', { findings: [entry.remembered.id, 'correctness-00000000-1'] }, {}],
    ['the conversation could not be read to its end', {}, { complete: false }],
  ])('does not stand where %s', (_, other, known) => {
    const { findings, ...rest } = { ...completion, ...other };
    expect(stillCounts({ ...rest, ...(findings && { findings }) }, { ...memory, ...known })).toBe(false);
  });

  it('of too many findings is remembered without them', () => {
    const answered = (count: number) => {
      const findings = Array.from({ length: count }, (_, index) =>
        buildFinding({ id: `correctness-${index}` }),
      );
      const report = { reviewer: 'claude', file: 'a.json', format: null, sha256: '0'.repeat(64) };
      const whole = { outcome: { state: 'reviewed' }, accepted: count, refused: 0, omitted: 0 } as const;
      const reports = [{ ...report, ...whole, problems: [], provesClean: true }];
      return completionsOfRun({ document: buildReviewDocument({ findings }), reports, commits, earlier: [] });
    };
    expect(answered(2)).toMatchObject([{ findings: ['correctness-0', 'correctness-1'] }]);
    expect(answered(51)[0]?.findings).toBeUndefined();
  });
});

it('counts added and deleted lines, and none of those around them', () => {
  expect(countLines(change)).toBe(2);
});

describe('an answer about what was marked as fixed alone', () => {
  const none = { files: [] };
  const rechecked = { ...completion, rechecked: { read: commits } };
  const last = {
    completion: rechecked,
    stands: true,
    since: none,
    unread: change,
    change,
    gate: 'check',
  } as const;

  it('stands for the same change, and leaves unread what its reviewer has not read', () => {
    expect(concludeUnasked(last)).toMatchObject({
      outcome: { state: 'skipped', carried: true, partly: true },
      lines: 2,
    });
  });

  it('leaves lines unread since the whole change was read, once it changed again', () => {
    const reason = 'LINES_UNREAD: 2 changed lines in 1 file since its last whole answer';
    expect(concludeUnasked({ ...last, since: change }).outcome).toMatchObject({ reason });
  });

  it('leaves everything unread where nobody knows of a whole answer', () => {
    const forgotten = { ...last, completion: { ...completion, rechecked: {} }, unread: undefined };
    expect(concludeUnasked(forgotten)).toMatchObject({ outcome: { carried: true }, lines: 2 });
    const changed = concludeUnasked({ ...forgotten, since: change });
    expect(changed.outcome).toMatchObject({ reason: expect.stringContaining('all 2 changed lines') });
  });

  it('is remembered with the change that its reviewer had read by then', () => {
    const report = { reviewer: 'claude', file: 'a.json', format: null, sha256: '0'.repeat(64), omitted: 0 };
    const reports = [
      {
        ...report,
        outcome: { state: 'reviewed' as const },
        accepted: 0,
        refused: 0,
        problems: [],
        provesClean: true,
      },
    ];
    const partly = buildReviewer({ outcome: { state: 'reviewed', partly: true } });
    const remembered = (earlier: readonly Completion[]) =>
      completionsOfRun({
        document: buildReviewDocument({ reviewers: [partly] }),
        reports,
        commits: later,
        earlier,
      })[0];
    const later = { ...commits, head: nextCommit };
    expect(remembered([completion])).toMatchObject({ commits: later, rechecked: { read: commits } });
    expect(remembered([rechecked])).toMatchObject({ commits: later, rechecked: { read: commits } });
    expect(remembered([])?.rechecked).toEqual({});
    expect(readBy(remembered([]))).toBeUndefined();
  });
});

it.each(['status', 'job'] as const)('says that with `gate: %s` answers are not remembered', (gate) => {
  const unknown = { completion: undefined, stands: false, since: undefined, unread: undefined };
  expect(concludeUnasked({ ...unknown, change, gate }).outcome).toMatchObject({
    reason: `LINES_UNREAD: all 2 changed lines, since with \`gate: ${gate}\` its answers are not remembered; \`gate: check\` does`,
  });
});

it('counts a file as unread of which no line changed', () => {
  const since = { files: change.files.map((file) => ({ ...file, hunks: [] })) };
  expect(
    concludeUnasked({ completion, stands: true, since, unread: since, change, gate: 'check' }).outcome,
  ).toEqual({
    state: 'unavailable',
    reason: 'LINES_UNREAD: 0 changed lines in 1 file since its last whole answer',
  });
});
