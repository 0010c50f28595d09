import { z } from 'zod';
import { type Failure, onFailure } from '../model/failure.ts';
import { readMarks } from '../model/mark.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';
import { checksOnHead, type EarlierRuns, type ReviewedHead } from './check-memory.ts';
import { sparse } from './client.ts';
import type { ReviewNode } from './conversation-query.ts';
import { listStatuses } from './github-gate.ts';

/** Our own texts about the head, by GitHub's clock. */
interface Traces {
  readonly checks: readonly { readonly externalId: string | null; readonly startedAt: string | null }[];
  readonly statuses: readonly { readonly targetUrl: string | null; readonly createdAt: string }[];
  readonly reviews: readonly ReviewNode[];
  /** Time of the last force-push; null if there was none. */
  readonly forcedAt: string | null;
}

/**
 * The earliest time at which the head was certainly current; null without proof. Commit dates are set by authors,
 * and a commit may have been pushed elsewhere before; our own runs wrote about it because it was the head. A head
 * that was replaced and came back was force-pushed in between, so earlier times do not count.
 */
export function headSince(
  { checks, statuses, reviews, forcedAt }: Traces,
  { pull, url, head, tool }: Omit<ReviewedHead, 'pull'> & { readonly pull: { readonly number: number } },
): string | null {
  const ofChecks = checks
    .filter(({ externalId }) => readOwnConclusion(externalId ?? '')?.pull === pull.number)
    .map(({ startedAt }) => startedAt);
  const ofStatuses = statuses
    .filter(({ targetUrl }) => targetUrl === url || targetUrl?.startsWith(`${url}#`))
    .map(({ createdAt }) => createdAt);
  const ofReviews = reviews
    .filter(({ review }) => review.ours && !review.editedByOthers)
    .filter(({ review }) =>
      readMarks(review.body, tool).some((mark) => mark.kind === 'review' && mark.head === head),
    )
    .map(({ writtenAt }) => writtenAt);
  const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
  const [first] = [...ofChecks, ...ofStatuses, ...ofReviews]
    .filter((time) => time !== null)
    .filter((time) => Date.parse(time) > after)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return first ?? null;
}

/** Fields of a pull request: its last force-push. */
export const headMovesSelection = `
  forcePushes: timelineItems(last: 1, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
    nodes { ... on HeadRefForcePushedEvent { createdAt } }
  }`;

/** Time of the last force-push: null for never, undefined when it could not be read. */
export const HeadMoves = z.object({
  forcePushes: sparse(z.object({ createdAt: z.iso.datetime() }))
    .nullish()
    .transform((pushes) => {
      if (pushes?.nodes == null) return undefined;
      const [last] = pushes.nodes;
      return last === undefined ? null : last?.createdAt;
    }),
});
/** The earliest time at which our own records prove that the head was current; null without proof. */
export async function readHeadSince(
  reviewed: ReviewedHead,
  earlier: Omit<EarlierRuns, 'checkTexts'> & { readonly firstPage: z.infer<typeof HeadMoves> },
  { reviews, onGap }: Pick<Traces, 'reviews'> & { readonly onGap: (failure: Failure) => void },
): Promise<string | null> {
  const { pull, head, gate } = reviewed;
  const { forcePushes: forcedAt } = earlier.firstPage;
  if (forcedAt === undefined) return null;
  const noStatuses = onFailure((failure) => {
    onGap(failure);
    return [];
  });
  const checks = gate?.kind === 'check' ? checksOnHead(earlier, head) : [];
  const statuses =
    gate?.kind === 'status'
      ? await listStatuses(pull, { head, name: gate.name, by: earlier.viewer }).catch(noStatuses)
      : [];
  return headSince({ checks, statuses, reviews, forcedAt }, reviewed);
}
