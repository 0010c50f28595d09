import { z } from 'zod';
import { type Failure, onFailure } from '../model/failure.ts';
import { readMarks } from '../model/mark.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';
import { type CheckedCommits, checksOnHead } from './check-memory.ts';
import { type PullRequestAccess, sparse } from './client.ts';
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

/** The head of a pull request that an instance reviewed. */
interface ReviewedHead {
  readonly number: number;
  /** Address of the pull request's page. */
  readonly url: string;
  readonly head: string;
  /** Key of this instance. */
  readonly tool: string;
}

/**
 * The earliest time at which the head was certainly current; null without proof. Commit dates are set by authors,
 * and a commit may have been pushed elsewhere before; our own runs wrote about it because it was the head. A head
 * that was replaced and came back was force-pushed in between, so earlier times do not count.
 */
export function headSince(traces: Traces, reviewed: ReviewedHead): string | null {
  const { checks, statuses, reviews, forcedAt } = traces;
  const { number, url, head, tool } = reviewed;
  const ofChecks = checks
    .filter(({ externalId }) => readOwnConclusion(externalId ?? '')?.pull === number)
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
type HeadMoves = z.infer<typeof HeadMoves>;

/** Where this instance marks the heads it reviews; `gate: job` leaves nothing on the commit. */
export type GateOnHead = { readonly kind: 'check' | 'status'; readonly name: string } | undefined;

interface HeadHistory extends Omit<ReviewedHead, 'number'> {
  readonly gate: GateOnHead;
  /** Login of the publishing account. */
  readonly viewer: string;
  /** The pull request as the overview shows it. */
  readonly moves: HeadMoves & CheckedCommits;
  readonly reviews: readonly ReviewNode[];
  readonly onGap: (failure: Failure) => void;
}

/** The earliest time at which our own records prove that the head was current; null without proof. */
export async function readHeadSince(pull: PullRequestAccess, history: HeadHistory): Promise<string | null> {
  const { client, owner, repo, number } = pull;
  const { gate, viewer: by, moves, reviews, onGap, ...about } = history;
  const { head } = about;
  if (moves.forcePushes === undefined) return null;
  const checks = gate?.kind === 'check' ? checksOnHead(moves, { head, viewer: by }) : [];
  const ownStatuses = (name: string) =>
    listStatuses({ client, owner, repo }, { head, name, by }).catch(
      onFailure((failure) => {
        onGap(failure);
        return [];
      }),
    );
  const statuses = gate?.kind === 'status' ? await ownStatuses(gate.name) : [];
  return headSince({ checks, statuses, reviews, forcedAt: moves.forcePushes }, { ...about, number });
}
