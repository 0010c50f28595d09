import { z } from 'zod';
import { Failure } from '../../domain/failure.ts';
import { headSince } from '../../domain/people/head-since.ts';
import { createGitHubChecks } from './checks.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** To be selected on a pull request: when its head was last moved by force. */
export const headMovesSelection = `
  forcePushes: timelineItems(last: 1, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
    nodes { ... on HeadRefForcePushedEvent { createdAt } }
  }`;

/** Absent or null where it could not be read, which is not the same as never. */
export const HeadMoves = z.object({
  forcePushes: z
    .object({ nodes: z.array(z.object({ createdAt: z.iso.datetime() }).nullable()).nullable() })
    .nullish(),
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

/** Since when at the latest the head is there, as far as our own checks of it prove that; null where they do not. */
export async function readHeadSince(
  client: GitHubClient,
  { owner, repo, number }: PullRequestAddress,
  history: {
    readonly head: string;
    readonly checkName: string;
    /** Login of the identity that publishes. */
    readonly viewer: string;
    readonly moves: HeadMoves;
    readonly onGap: (failure: Failure) => void;
  },
): Promise<string | null> {
  const { head, checkName: name, viewer: by } = history;
  const forcedAt = lastForced(history.moves);
  if (forcedAt === undefined) return null;
  try {
    const checks = await createGitHubChecks({ client, owner, repo }).list({ name, head, by });
    return headSince({ checks, pull: number, forcedAt });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    history.onGap(error);
    return null;
  }
}
