import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { createGitHubChecks } from './checks.ts';
import type { GitHubClient } from './client.ts';
import { isEditedByOthers, type ReviewNode } from './conversation-query.ts';
import { createGitHubStatuses } from './github-gate.ts';
import type { GraphqlError } from './graphql.ts';
import { headSince, seenByChecks, seenByReviews, seenByStatuses } from './head-since.ts';
import { sparse } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** Fields of a pull request: its last force-push. */
export const headMovesSelection = `
  forcePushes: timelineItems(last: 1, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
    nodes { ... on HeadRefForcePushedEvent { createdAt } }
  }`;

/** Absent or null when it could not be read, which differs from never. */
export const HeadMoves = z.object({
  forcePushes: sparse(z.object({ createdAt: z.iso.datetime() })).nullish(),
});
export type HeadMoves = z.infer<typeof HeadMoves>;

export function concernsHeadMoves({ path }: GraphqlError): boolean {
  return path?.[1] === 'pullRequest' && path[2] === 'forcePushes';
}

/** Undefined: unknown; null: never. */
function lastForced({ forcePushes }: HeadMoves): string | null | undefined {
  const nodes = forcePushes?.nodes;
  if (nodes == null) return undefined;
  const [last] = nodes;
  return last === undefined ? null : last?.createdAt;
}

/** Where this instance marks the heads it reviews; `gate: job` leaves nothing on the commit. */
export type GateOnHead = { readonly kind: 'check' | 'status'; readonly name: string } | undefined;

interface HeadHistory {
  readonly head: string;
  readonly gate: GateOnHead;
  /** Key of this instance. */
  readonly tool: string;
  /** Address of the pull request's page. */
  readonly url: string;
  /** Login of the publishing account. */
  readonly viewer: string;
  readonly moves: HeadMoves;
  readonly reviews: readonly ReviewNode[];
  readonly onGap: (failure: Failure) => void;
}

/** The earliest time at which our own records prove that the head was current; null without proof. */
export async function readHeadSince(
  client: GitHubClient,
  address: PullRequestAddress,
  history: HeadHistory,
): Promise<string | null> {
  const { reviews, tool, head, moves } = history;
  const forcedAt = lastForced(moves);
  if (forcedAt === undefined) return null;
  const told = reviews.flatMap((review) => {
    const writtenAt = review.lastEditedAt ?? review.submittedAt;
    const editedByOthers = isEditedByOthers(review.author, review);
    return review.viewerDidAuthor && writtenAt !== null
      ? [{ body: review.body, writtenAt, editedByOthers }]
      : [];
  });
  const onCommit = await readSightings(client, address, history);
  return headSince([...onCommit, ...seenByReviews(told, { tool, head })], forcedAt);
}

async function readSightings(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  { gate, head, viewer: by, url, onGap }: HeadHistory,
): Promise<readonly string[]> {
  if (gate === undefined) return [];
  const wanted = { name: gate.name, head, by };
  const target = { client, owner, repo };
  try {
    return gate.kind === 'check'
      ? seenByChecks(await createGitHubChecks(target).list(wanted), number)
      : seenByStatuses(await createGitHubStatuses(target).list(wanted), url);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    onGap(error);
    return [];
  }
}
