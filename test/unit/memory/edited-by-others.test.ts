import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recallMemory } from '../../../src/memory/memory.ts';
import type { Comment, PublishedReview } from '../../../src/model/conversation.ts';
import type { KeptChecks, RememberedFinding } from '../../../src/model/known-finding.ts';
import { type ReviewMark, toolKey, writeMark } from '../../../src/model/mark.ts';
import { buildComment, buildConversation, buildKnown, buildThread } from '../../support/builders/memory.ts';
import { headCommit, nextCommit } from '../../support/builders/run.ts';

const tool = toolKey('pr-verdict');
const known: readonly RememberedFinding[] = [1, 2, 3].map((n) =>
  buildKnown({
    id: `security-841254fe-${n}`,
    fingerprint: `${n}`.repeat(16),
    severity: 'critical',
    head: headCommit,
    place: { path: 'src/a.ts', startLine: n, side: 'RIGHT' },
    title: '',
  }),
);
const review: ReviewMark = {
  kind: 'review',
  tool,
  head: headCommit,
  key: 'b'.repeat(16),
  event: 'REQUEST_CHANGES',
  digest: '0'.repeat(8),
  comments: known.length,
  hidden: 0,
  questions: [],
};

const hidden = (mark: Parameters<typeof writeMark>[0]) => `Text\n\n<!-- ${writeMark(mark)} -->\n`;
const comments: readonly Comment[] = known.map((each, index) =>
  buildComment({ id: index + 1, nodeId: `C_${index}`, review: 7, body: hidden({ ...each, tool }) }),
);
const published: PublishedReview = {
  id: 7,
  nodeId: 'R_7',
  author: 'github-actions',
  ours: true,
  state: 'CHANGES_REQUESTED',
  body: hidden(review),
  editedByOthers: false,
  url: 'https://github.com/r',
};

/** What a writer may put in the place of a mark: another value in every field, or none at all. */
const forgedFinding = fc
  .record({
    kind: fc.constantFrom('finding', 'closed', 'withdrawn'),
    id: fc.constantFrom('security-841254fe-1', 'security-841254fe-2', 'other-841254fe-9'),
    head: fc.constantFrom(headCommit, nextCommit, 'd'.repeat(40)),
    tool: fc.constantFrom(tool, '0'.repeat(8)),
  })
  .map(hidden);
const forgedReview = fc
  .record({
    head: fc.constantFrom(headCommit, nextCommit, 'd'.repeat(40)),
    key: fc.constantFrom('b'.repeat(16), 'c'.repeat(16)),
    event: fc.constantFrom('COMMENT', 'APPROVE'),
    digest: fc.constantFrom('0'.repeat(8), 'f'.repeat(8)),
    comments: fc.constantFrom(0, 1, 3),
    hidden: fc.constantFrom(0, 40),
    questions: fc.constantFrom([], ['0123abcd']),
    tool: fc.constantFrom(tool, '0'.repeat(8)),
  })
  .map((fields) => hidden({ ...review, ...fields }));
const text = fc.constantFrom('', 'Looks good.');

/** Undefined for a text that is deleted. */
const edit = fc.option(fc.oneof(forgedFinding, forgedReview, text), { nil: undefined });

interface Edits {
  readonly first: string | undefined;
  readonly second: string | undefined;
  /** A review that was submitted cannot be deleted. */
  readonly body: string;
}
const edits = fc.record({ first: edit, second: edit, body: fc.oneof(forgedReview, text) });

function changedTo({ first, second, body }: Edits, editsBody: boolean) {
  const changed = [first, second].flatMap((now, index) => {
    const comment = comments[index];
    return now === undefined || comment === undefined
      ? []
      : [{ ...comment, body: now, editedByOthers: true }];
  });
  const threads = [...changed, ...comments.slice(2)].map((comment) =>
    buildThread({ nodeId: `T_${comment.id}`, comments: [comment] }),
  );
  const reviews = [editsBody ? { ...published, body, editedByOthers: true } : published];
  return buildConversation({ threads, reviews });
}

const kept = { head: headCommit, findings: known, forgotten: 0, newestReview: 7 };
const remembering: KeptChecks = { heads: [headCommit], kept };
const ended: KeptChecks = { heads: [headCommit] };

describe('edits and deletions of our comments and reviews by others', () => {
  it('changes nothing of a finding that a check remembers', () => {
    fc.assert(
      fc.property(edits, fc.boolean(), (made, editsBody) => {
        const { ledger, partial } = recallMemory(changedTo(made, editsBody), tool, remembering);
        expect(ledger.map(({ remembered }) => remembered)).toEqual(known);
        expect(partial).toBeUndefined();
      }),
    );
  });

  it('does not hide that a check had no room for all findings', () => {
    const checks = { ...remembering, kept: { ...kept, forgotten: 40 } };
    fc.assert(
      fc.property(edits, (made) => {
        const { cutAt, partial } = recallMemory(changedTo(made, true), tool, checks, nextCommit);
        expect(cutAt).toBe(headCommit);
        expect(partial).toBeDefined();
      }),
    );
  });

  it.each([
    ['no check remembers, since its run was ended', ended],
    ['is kept in comments alone', undefined],
  ])('makes the review incomplete where it %s', (_, checks) => {
    fc.assert(
      fc.property(edits, fc.boolean(), (made, editsBody) => {
        expect(recallMemory(changedTo(made, editsBody), tool, checks).partial).toBeDefined();
      }),
    );
  });

  it('are none where others changed nothing: then our own texts are complete', () => {
    const untouched = buildConversation({
      threads: comments.map((comment) => buildThread({ comments: [comment] })),
      reviews: [published],
    });
    for (const checks of [remembering, ended, undefined]) {
      const { ledger, partial } = recallMemory(untouched, tool, checks);
      expect(partial).toBeUndefined();
      expect(ledger.map(({ remembered }) => remembered.severity)).toEqual([
        'critical',
        'critical',
        'critical',
      ]);
    }
  });
});

describe('a check that cannot be read', () => {
  const untouched = buildConversation({
    reviews: [{ ...published, body: hidden({ ...review, comments: 0 }) }],
  });

  it('makes the review incomplete where it is gone', () => {
    expect(recallMemory(untouched, tool, { heads: [nextCommit] }).partial).toContain('is gone');
  });

  it('makes the review incomplete where GitHub did not answer', () => {
    const problem = 'the checks of earlier heads could not be read';
    expect(recallMemory(untouched, tool, { heads: [], problem }).partial).toBe(problem);
  });
});
