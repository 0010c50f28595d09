import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import { readMarks } from '../model/mark.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';
import { type CheckedCommits, checksOnHead } from './check-memory.ts';
import type { GitHubClient } from './client.ts';
import type { ReviewNode } from './conversation-query.ts';
import { readStatusLinks } from './github-gate.ts';
import type { GraphqlError } from './graphql.ts';
import { sparse } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';

/**
 * Times, by GitHub's clock, at which a commit was certainly the pull request's head. Commit dates are set by
 * authors, and a commit may have been pushed elsewhere before; our own runs wrote about the commit because it
 * was the head.
 */
type HeadTimes = readonly string[];

/** Checks of this instance on the head; only a run that read the pull request opens one. */
export function seenByChecks(
  checks: readonly { readonly externalId: string | null; readonly startedAt: string | null }[],
  pull: number,
): HeadTimes {
  return checks
    .filter(({ externalId }) => readOwnConclusion(externalId ?? '')?.pull === pull)
    .flatMap(({ startedAt }) => startedAt ?? []);
}

/** Statuses of this instance on the head; each links to its pull request. */
export function seenByStatuses(
  statuses: readonly { readonly targetUrl: string; readonly createdAt: string }[],
  pullUrl: string,
): HeadTimes {
  return statuses
    .filter(({ targetUrl }) => targetUrl === pullUrl || targetUrl.startsWith(`${pullUrl}#`))
    .map(({ createdAt }) => createdAt);
}

/** Our own reviews, whose marks name the head. A review edited by someone else is ignored. */
export function seenByReviews(
  reviews: readonly { readonly body: string; readonly writtenAt: string; readonly editedByOthers: boolean }[],
  { tool, head }: { readonly tool: string; readonly head: string },
): HeadTimes {
  const isOfHead = (body: string) =>
    readMarks(body, tool).some((mark) => mark.kind === 'review' && mark.head === head);
  return reviews
    .filter(({ body, editedByOthers }) => !editedByOthers && isOfHead(body))
    .map(({ writtenAt }) => writtenAt);
}

/**
 * The earliest time at which the head was certainly current; null without proof. A head that was replaced and
 * came back was force-pushed in between, so earlier times do not count.
 * @param forcedAt time of the last force-push; null if there was none
 */
export function headSince(times: HeadTimes, forcedAt: string | null): string | null {
  const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
  const [first] = times
    .filter((seenAt) => Date.parse(seenAt) > after)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return first ?? null;
}

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
  /** The pull request as the overview shows it. */
  readonly moves: HeadMoves & CheckedCommits;
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
  const ownReviews = reviews.flatMap(({ review: { ours, body, editedByOthers }, writtenAt }) =>
    ours && writtenAt !== null ? [{ body, writtenAt, editedByOthers }] : [],
  );
  const onCommit = await readTimesOnCommit(client, address, history);
  return headSince([...onCommit, ...seenByReviews(ownReviews, { tool, head })], forcedAt);
}

async function readTimesOnCommit(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  { gate, head, viewer, url, moves, onGap }: HeadHistory,
): Promise<readonly string[]> {
  if (gate === undefined) return [];
  if (gate.kind === 'check') return seenByChecks(checksOnHead(moves, { head, viewer }), number);
  try {
    const status = { name: gate.name, head, by: viewer };
    return seenByStatuses(await readStatusLinks({ client, owner, repo }, status), url);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    onGap(error);
    return [];
  }
}
