import type { Memory } from '../memory/memory.ts';
import { Failure } from '../model/failure.ts';
import { readMarks } from '../model/mark.ts';
import type { Plan } from '../model/write-plan.ts';
import type { Confirmation, Publisher } from './publisher.ts';

export interface LookAgain {
  readonly plan: Plan;
  readonly publisher: Publisher;
  /** Ids of the reviews that the plan was made with: any other one of ours came meanwhile. Absent: not known. */
  readonly seen?: ReadonlySet<number>;
  /** Id of the newest review, of anybody, that the plan was made with. */
  readonly newestSeen?: number;
}

/** The head moved, so that nothing may be written; or another run has published the very same. */
export type CameFirst =
  | { readonly outcome: 'superseded'; readonly head: string }
  | { readonly outcome: 'already-there' };

/** What a plan knew of our own reviews. */
export function knownTo(memory: Memory): Pick<LookAgain, 'seen' | 'newestSeen'> {
  if (!memory.complete) return {};
  const { newestReview } = memory;
  return {
    seen: new Set(memory.reviews.map(({ id }) => id)),
    ...(newestReview !== undefined && { newestSeen: newestReview }),
  };
}

/** What this instance has said about this very head. */
function reviewsOfThisHead({ plan }: LookAgain, { ownReviews }: Confirmation) {
  return ownReviews.flatMap(({ id, state, body }) =>
    readMarks(body, plan.toolKey).flatMap((mark) =>
      mark.kind === 'review' && mark.head === plan.head && state !== 'PENDING' ? [{ id, key: mark.key }] : [],
    ),
  );
}

/**
 * Whether the world still is as it was planned for; undefined when it is. What another run said otherwise about the
 * same head was not known to this plan, which would repeat or contradict it. `read` is what an earlier answer told.
 */
export async function whatCameFirst(request: LookAgain, read?: Confirmation): Promise<CameFirst | undefined> {
  const { plan, publisher, seen, newestSeen } = request;
  const confirmation = read ?? (await publisher.confirm(newestSeen));
  if (confirmation.head !== plan.head) return { outcome: 'superseded', head: confirmation.head };
  const published = reviewsOfThisHead(request, confirmation);
  if (published.some(({ id, key }) => key === plan.key && seen?.has(id) !== true))
    return { outcome: 'already-there' };
  if (seen !== undefined && published.some(({ id }) => !seen.has(id))) throw concurrentReview();
  return undefined;
}

function concurrentReview(): Failure {
  return new Failure({
    kind: 'operational',
    code: 'CONCURRENT_REVIEW',
    message: 'A concurrent run published a different review of this head',
    fix: 'Run again to take it into account. A concurrency group per pull request keeps runs from crossing each other.',
  });
}
