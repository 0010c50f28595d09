import type { EarlierFinding } from '../comments/ledger.ts';
import { filesOf, type RememberedFinding } from '../model/known-finding.ts';
import type { BlockingRules } from '../policy/category.ts';
import type { Decision, JudgedFinding } from '../policy/decision.ts';
import { weigh } from '../policy/weight.ts';
import type { Memory, OwnReview } from './memory.ts';
import type { Reconciled } from './reconcile.ts';

/** The category part of an id. */
export function categoryOf(id: string): string {
  return id.replace(/-[0-9a-f]{8}-[0-9-]+$/, '');
}

/** A remembered finding in files, in the form that the policy weighs. */
export function weighable(
  remembered: Omit<RememberedFinding, 'kind'>,
  paths: readonly string[],
): Omit<JudgedFinding, 'status' | 'corroboratedBy' | 'requiresHuman'> {
  const { id, category = categoryOf(id), severity, preExisting, reviewers, contestedBy } = remembered;
  return {
    id,
    category,
    locations: paths.map((path) => ({ path })),
    severity,
    confidence: { band: remembered.confidence },
    preExisting,
    contestedBy,
    raisedBy: reviewers,
    ...(remembered.late && { late: remembered.late }),
    postKey: remembered.postKey,
    ...(remembered.originals && { originals: remembered.originals }),
  };
}

/** A finding of an earlier run as published, weighed by its remembered originals. */
export function judgeRemembered({ remembered, shownAt }: EarlierFinding): JudgedFinding {
  const known = filesOf(remembered);
  const paths = known.length === 0 && shownAt.in === 'thread' ? [shownAt.thread.path] : known;
  return {
    ...weighable(remembered, paths),
    status: 'open',
    suppressed: undefined,
    requiresHuman: false,
    corroboratedBy: remembered.reviewers.slice(1),
  };
}

/** Whether a review requested changes and was dismissed. */
export function isDismissedChangeRequest({ state, mark }: OwnReview): boolean {
  return state === 'DISMISSED' && mark.event === 'REQUEST_CHANGES';
}

/**
 * Respects a person's dismissal for the same findings (`docs/memory.md`): when all our change requests are
 * dismissed and only findings block that were published as blocking before, the new review is a comment. The
 * verdict and the gate stay the same. A reviewer's claim without a blocking finding is a separate request.
 */
export function respectDismissal(
  decision: Decision,
  known: {
    readonly memory: Memory;
    readonly reconciled: Pick<Reconciled, 'continued' | 'stillOpen'>;
    readonly rules: BlockingRules;
  },
): Decision {
  const { memory, reconciled, rules } = known;
  const isRequested = decision.event === 'REQUEST_CHANGES' && decision.blocking.length > 0;
  if (!isRequested || memory.reviews.some(({ state }) => state === 'CHANGES_REQUESTED')) return decision;
  if (!memory.reviews.some(isDismissedChangeRequest)) return decision;
  const blockedBefore = [...reconciled.continued.values(), ...reconciled.stillOpen]
    .filter((entry) => weigh(judgeRemembered(entry), rules) === 'blocking')
    .map(({ remembered }) => remembered.id);
  const isNew = decision.blocking.some((id) => !blockedBefore.includes(id));
  return isNew ? decision : { ...decision, event: 'COMMENT' };
}
