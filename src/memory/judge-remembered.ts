import type { EarlierFinding } from '../comments/ledger.ts';
import { filesOf, type RememberedOriginal } from '../model/known-finding.ts';
import type { BlockingRules } from '../policy/category.ts';
import type { Decision, JudgedFinding } from '../policy/decision.ts';
import { type WeighedOriginal, weigh } from '../policy/weight.ts';
import type { Memory, OwnReview } from './memory.ts';
import type { Reconciled } from './reconcile.ts';

/** The category in an id, as ids have it. */
export function categoryOf(id: string): string {
  return id.replace(/-[0-9a-f]{8}-[0-9-]+$/, '');
}

/** A remembered original as the policy weighs it. */
export function weighableOriginal({ confidence, paths, ...original }: RememberedOriginal): WeighedOriginal {
  return { ...original, confidence: { band: confidence }, locations: paths.map((path) => ({ path })) };
}

/** A finding of an earlier run as it was published: it weighs what is remembered of its originals. */
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

/** Whether a review demanded changes and nobody has to answer it any more. */
export function isDismissedChangeRequest({ state, mark }: OwnReview): boolean {
  return state === 'DISMISSED' && mark.event === 'REQUEST_CHANGES';
}

interface DismissalContext {
  readonly memory: Memory;
  readonly reconciled: Pick<Reconciled, 'continued' | 'stillOpen'>;
  readonly rules: BlockingRules;
}

/** Ids of the open findings that were published as blocking: those that a demand was made for. */
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
 * A person's dismissal is not overridden for the same findings (`docs/memory.md`): where every demand of ours is
 * dismissed and nothing blocks but what was published as blocking before, a new review comments. The verdict and so
 * the gate stay as they are. A reviewer's claim without a blocking finding is a demand of its own.
 */
export function respectDismissal(decision: Decision, known: DismissalContext): Decision {
  if (decision.event !== 'REQUEST_CHANGES' || decision.blocking.length === 0) return decision;
  const { reviews } = known.memory;
  if (reviews.some(({ state }) => state === 'CHANGES_REQUESTED')) return decision;
  if (!reviews.some(isDismissedChangeRequest)) return decision;
  const demanded = changesRequestedFor(known);
  return decision.blocking.every((id) => demanded.has(id)) ? { ...decision, event: 'COMMENT' } : decision;
}
