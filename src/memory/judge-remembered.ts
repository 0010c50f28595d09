import type { EarlierFinding } from '../comments/ledger.ts';
import { filesOf, type RememberedOriginal } from '../model/known-finding.ts';
import type { BlockingRules } from '../policy/category.ts';
import type { Decision, JudgedFinding } from '../policy/decision.ts';
import { type WeighedOriginal, weigh } from '../policy/weight.ts';
import type { Memory, OwnReview } from './memory.ts';
import type { Reconciled } from './reconcile.ts';

/** The category part of an id. */
export function categoryOf(id: string): string {
  return id.replace(/-[0-9a-f]{8}-[0-9-]+$/, '');
}

/** A remembered original in the form that the policy weighs. */
export function weighableOriginal({ confidence, paths, ...original }: RememberedOriginal): WeighedOriginal {
  return { ...original, confidence: { band: confidence }, locations: paths.map((path) => ({ path })) };
}

/** A finding of an earlier run as published, weighed by its remembered originals. */
export function judgeRemembered({ remembered, shownAt }: EarlierFinding): JudgedFinding {
  const known = filesOf(remembered);
  const paths = known.length === 0 && shownAt.in === 'thread' ? [shownAt.thread.path] : known;
  return {
    id: remembered.id,
    category: remembered.category ?? categoryOf(remembered.id),
    locations: paths.map((path) => ({ path })),
    severity: remembered.severity,
    confidence: { band: remembered.confidence },
    preExisting: remembered.preExisting,
    status: 'open',
    suppressed: undefined,
    requiresHuman: false,
    corroboratedBy: remembered.reviewers.slice(1),
    contestedBy: remembered.contestedBy,
    raisedBy: remembered.reviewers,
    ...(remembered.originals && { originals: remembered.originals.map(weighableOriginal) }),
  };
}

/** Whether a review requested changes and was dismissed. */
export function isDismissedChangeRequest({ state, mark }: OwnReview): boolean {
  return state === 'DISMISSED' && mark.event === 'REQUEST_CHANGES';
}

interface DismissalContext {
  readonly memory: Memory;
  readonly reconciled: Pick<Reconciled, 'continued' | 'stillOpen'>;
  readonly rules: BlockingRules;
}

/** Ids of the open findings that were published as blocking, so changes were requested for them. */
function changesRequestedFor({
  reconciled: { continued, stillOpen },
  rules,
}: DismissalContext): ReadonlySet<string> {
  const blocked = (entry: EarlierFinding) => weigh(judgeRemembered(entry), rules) === 'blocking';
  return new Set(
    [...continued.values(), ...stillOpen].filter(blocked).map(({ remembered }) => remembered.id),
  );
}

/**
 * Respects a person's dismissal for the same findings (`docs/memory.md`): when all our change requests are
 * dismissed and only findings block that were published as blocking before, the new review is a comment. The
 * verdict and the gate stay the same. A reviewer's claim without a blocking finding is a separate request.
 */
export function respectDismissal(decision: Decision, known: DismissalContext): Decision {
  if (decision.event !== 'REQUEST_CHANGES' || decision.blocking.length === 0) return decision;
  const { reviews } = known.memory;
  if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED')) return decision;
  if (!reviews.some(isDismissedChangeRequest)) return decision;
  const demanded = changesRequestedFor(known);
  return decision.blocking.every((id) => demanded.has(id)) ? { ...decision, event: 'COMMENT' } : decision;
}
