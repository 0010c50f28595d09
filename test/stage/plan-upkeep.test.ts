import { describe, expect, it } from 'vitest';
import type { OwnReview } from '../../src/memory/memory.ts';
import type { ReviewState, Thread } from '../../src/model/conversation.ts';
import { dismissStaleApprovals, dismissStaleChangeRequests, settle } from '../../src/write/plan-upkeep.ts';
import { buildComment, buildEntry, buildMemory } from '../support/builders/memory.ts';
import { buildReviewInput } from '../support/builders/review.ts';
import { buildDecision } from '../support/builders/run.ts';

const nothing = buildReviewInput([]);

/** Our review of an earlier run; `n` tells it from others. */
function reviewed(n: number, state: ReviewState): OwnReview {
  const [review] = buildMemory({ state, key: String(n).repeat(16) }).reviews;
  if (review === undefined) throw new Error('there is one');
  return { ...review, id: n, nodeId: `R_${n}` };
}

const remembering = (...reviews: readonly OwnReview[]) => ({
  ...nothing,
  memory: { ...nothing.memory, reviews },
});
const idsOf = (steps: readonly object[]) => steps.map((step) => ('nodeId' in step ? step.nodeId : undefined));

describe('the thread of a settled finding', () => {
  const settled = (thread: Partial<Thread>, resolveThreads: boolean) =>
    settle({
      ...nothing,
      resolveThreads,
      reconciled: { ...nothing.reconciled, closing: [buildEntry({ kind: 'closed' }, thread)] },
    }).map((step) => step.do);
  const answered = [buildComment(), buildComment({ id: 2, nodeId: 'PRRC_2', author: 'alice', ours: false })];
  const followed = [buildComment(), buildComment({ id: 2, nodeId: 'PRRC_2' })];

  it.each<[string, Partial<Thread>, boolean, readonly string[]]>([
    ['is resolved where that was asked for', {}, true, ['resolve-thread', 'update-comment']],
    ['is left open where nobody asked for that', {}, false, ['update-comment']],
    ['is left open where a person answered', { comments: answered }, true, ['update-comment']],
    [
      'is resolved where only we said more',
      { comments: followed },
      true,
      ['resolve-thread', 'update-comment'],
    ],
    ['is not resolved twice', { resolved: true, resolvedBy: 'alice' }, true, ['update-comment']],
  ])('%s', (_, thread, resolveThreads, steps) => {
    expect(settled(thread, resolveThreads)).toEqual(steps);
  });
});

describe('what earlier reviews asked for', () => {
  const demands = [
    reviewed(1, 'CHANGES_REQUESTED'),
    reviewed(2, 'COMMENTED'),
    reviewed(3, 'DISMISSED'),
    reviewed(4, 'CHANGES_REQUESTED'),
  ];

  it('is taken back, every demand by its id, by a whole review without anything that blocks', () => {
    expect(idsOf(dismissStaleChangeRequests(remembering(...demands)))).toEqual(['R_1', 'R_4']);
  });

  it.each([
    ['is not complete', { verdict: null }],
    ['demands changes itself', { event: 'REQUEST_CHANGES' }],
  ] as const)('is kept by one that %s', (_, decision) => {
    const input = { ...remembering(...demands), decision: buildDecision(decision) };
    expect(dismissStaleChangeRequests(input)).toEqual([]);
  });

  it.each([
    ['every approval is taken back by one that does not approve', 'COMMENT', ['R_1', 'R_3']],
    ['every approval is kept by one that approves', 'APPROVE', []],
  ] as const)('%s', (_, event, ids) => {
    const input = remembering(reviewed(1, 'APPROVED'), reviewed(2, 'COMMENTED'), reviewed(3, 'APPROVED'));
    expect(idsOf(dismissStaleApprovals({ ...input, decision: buildDecision({ event }) }))).toEqual(ids);
  });
});
