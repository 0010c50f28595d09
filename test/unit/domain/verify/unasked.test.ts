import { describe, expect, it } from 'vitest';
import { completedNow } from '../../../../src/domain/completion.ts';
import { nothingRemembered } from '../../../../src/domain/memory.ts';
import { concludeUnasked, countLines, doesStand } from '../../../../src/domain/verify/unasked.ts';
import { diffOf, numbered } from '../../../support/builders/diff.ts';
import { buildFinding } from '../../../support/builders/finding.ts';
import { buildEntry } from '../../../support/builders/memory.ts';
import { baseCommit, buildReviewDocument, headCommit } from '../../../support/builders/run.ts';

const commits = { head: headCommit, base: baseCommit, mergeBase: baseCommit };
const entry = buildEntry();
const memory = { ...nothingRemembered, ledger: [entry] };
const completion = { reviewer: 'claude', commits, stands: true, findings: [entry.mark.id] };

const change = diffOf({ 'src/app.ts': numbered(20) }, { 'src/app.ts': numbered(20, { 3: 'other' }) });

describe('an earlier answer', () => {
  it('stands while everything that it found is known', () => {
    expect(doesStand(completion, memory)).toBe(true);
    expect(doesStand({ ...completion, findings: [] }, nothingRemembered)).toBe(true);
  });

  it.each<[string, Partial<typeof completion> | { readonly findings: undefined }, Partial<typeof memory>]>([
    ['it asked or claimed something', { stands: false }, {}],
    ['what it found is not kept', { findings: undefined }, {}],
    ['one of its findings is not known', { findings: [entry.mark.id, 'correctness-00000000-1'] }, {}],
    ['the conversation could not be read to its end', {}, { complete: false }],
  ])('does not stand where %s', (_, other, known) => {
    const { findings, ...rest } = { ...completion, ...other };
    expect(doesStand({ ...rest, ...(findings && { findings }) }, { ...memory, ...known })).toBe(false);
  });

  it('of too many findings is remembered without them', () => {
    const answered = (count: number) => {
      const findings = Array.from({ length: count }, (_, index) =>
        buildFinding({ id: `correctness-${index}` }),
      );
      const report = { reviewer: 'claude', file: 'a.json', format: null, sha256: '0'.repeat(64) };
      const whole = { outcome: { state: 'reviewed' }, accepted: count, refused: 0, omitted: 0 } as const;
      const reports = [{ ...report, ...whole, problems: [], provesClean: true }];
      return completedNow(buildReviewDocument({ findings }), reports, commits);
    };
    expect(answered(2)).toMatchObject([{ findings: ['correctness-0', 'correctness-1'] }]);
    expect(answered(51)[0]?.findings).toBeUndefined();
  });
});

it('counts added and deleted lines, and none of those around them', () => {
  expect(countLines(change)).toBe(2);
});

it('counts a file as unread of which no line changed', () => {
  const since = { files: change.files.map((file) => ({ ...file, hunks: [] })) };
  expect(concludeUnasked({ completion, stands: true, since, change }).outcome).toEqual({
    state: 'unavailable',
    reason: 'LINES_UNREAD: 0 changed lines in 1 file since its last whole answer',
  });
});
