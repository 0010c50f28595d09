import { z } from 'zod';
import { type GitHubClient, nodes } from '../../github/client.ts';
import { readPullRequest } from '../../github/request-failure.ts';
import { Failure } from '../../model/failure.ts';
import { inBatches } from '../../model/lists.ts';
import { CommitId } from '../../model/review-document.ts';

const time = z.iso.datetime();

const CheckRun = z.object({
  databaseId: z.int().nullable(),
  conclusion: z.string().nullable(),
  completedAt: time.nullable(),
  text: z.string().nullable(),
});
const Commit = z.object({
  oid: CommitId,
  checkSuites: nodes(z.object({ checkRuns: nodes(CheckRun) })),
});
const Comment = z.object({
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
  authorAssociation: z.string(),
  body: z.string(),
});
export type HistoryComment = z.infer<typeof Comment>;
const ShownComment = Comment.extend({
  createdAt: time,
  reactionGroups: z
    .array(z.object({ content: z.string(), reactors: z.object({ totalCount: z.int() }) }))
    .nullable(),
});
const counted = z.object({ totalCount: z.int() });
/** One pull request as GitHub answers the selection of `pullsQuery`. */
const Pull = z.object({
  id: z.string(),
  number: z.int(),
  updatedAt: time,
  mergedAt: time.nullable(),
  closedAt: time.nullable(),
  mergeCommit: z.object({ oid: CommitId }).nullable(),
  commits: z.object({ ...counted.shape, nodes: z.array(z.object({ commit: Commit }).nullable()) }),
  timelineItems: nodes(z.object({ beforeCommit: Commit.nullable() })),
  reviewThreads: z.object({
    ...counted.shape,
    nodes: z.array(
      z.object({
        isResolved: z.boolean(),
        resolvedBy: z.object({ login: z.string() }).nullable(),
        shown: nodes(ShownComment),
        replies: nodes(Comment),
      }),
    ),
  }),
  comments: nodes(Comment),
});
export type PullHistory = z.infer<typeof Pull>;

/** How much of a pull request one request asks for. The larger sizes are for the few that exceed the first. */
interface Sizes {
  readonly pulls: number;
  readonly commits: number;
  readonly threads: number;
}
const usual: Sizes = { pulls: 10, commits: 10, threads: 10 };
const large: Sizes = { pulls: 6, commits: 50, threads: 100 };

const checksOn = `oid checkSuites(first: 2, filterBy: { checkName: $checkName }) {
        nodes { checkRuns(first: 5, filterBy: { checkName: $checkName, checkType: ALL }) {
          nodes { databaseId conclusion completedAt text }
        } }
      }`;

const commentFields = 'author { __typename login } authorAssociation body';

const pullsQuery = ({ commits, threads }: Sizes) => `query PullHistory($ids: [ID!]!, $checkName: String!) {
  rateLimit { limit remaining resetAt }
  nodes(ids: $ids) { ... on PullRequest {
    id number updatedAt mergedAt closedAt mergeCommit { oid }
    commits(last: ${commits}) { totalCount nodes { commit { ${checksOn} } } }
    timelineItems(last: 3, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT]) {
      nodes { ... on HeadRefForcePushedEvent { beforeCommit { ${checksOn} } } }
    }
    reviewThreads(first: ${threads}) { totalCount nodes {
      isResolved resolvedBy { login }
      shown: comments(first: 1) {
        nodes { ${commentFields} createdAt reactionGroups { content reactors(first: 1) { totalCount } } }
      }
      replies: comments(last: 5) { nodes { ${commentFields} } }
    } }
    comments(last: 20) { nodes { ${commentFields} } }
  } }
}`;

const listQuery = `query PullNumbers($owner: String!, $name: String!, $after: String) {
  rateLimit { limit remaining resetAt }
  repository(owner: $owner, name: $name) {
    pullRequests(first: 100, after: $after, orderBy: { field: UPDATED_AT, direction: DESC }) {
      nodes { id number updatedAt commits(first: 1) { totalCount } reviewThreads(first: 1) { totalCount } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

const RateLimit = z.object({ limit: z.int(), remaining: z.int(), resetAt: time }).nullable();
const Pulls = z.object({ rateLimit: RateLimit, nodes: z.array(Pull.nullable()) });
const Listed = z.object({
  id: z.string(),
  number: z.int(),
  updatedAt: time,
  commits: counted,
  reviewThreads: counted,
});
type Listed = z.infer<typeof Listed>;
const Listing = z.object({
  rateLimit: RateLimit,
  repository: z.object({
    pullRequests: z.object({
      nodes: z.array(Listed),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
});

export interface HistoryRequest {
  readonly owner: string;
  readonly name: string;
  readonly checkName: string;
  /** The oldest update that counts. */
  readonly since: string;
  /** Records of an earlier run; one whose pull request has not been updated since is not read again. */
  readonly known: ReadonlyMap<number, Pick<PullHistory, 'updatedAt'>>;
  /** Whether `known` holds everything down to `since`: the list then ends where nothing is new. */
  readonly isKnownWhole: boolean;
  /** Called after each request. */
  readonly onPulls: (pulls: readonly PullHistory[], progress: HistoryProgress) => Promise<void>;
}

export interface HistoryProgress {
  readonly read: number;
  readonly toRead: number;
}

/** Reading ended before everything was read, since little is left of the rate limit until it is reset. */
export interface LimitReached {
  readonly resetAt: string;
}

/** Of the hourly limit, which all workflows of the repository share, this part is left to others. */
const reservedShare = 0.1;

/** Reading that stops before the limit is used up. */
interface Reading {
  readonly client: GitHubClient;
  readonly request: HistoryRequest;
  /** The limit as the newest answer says it. */
  rate: z.infer<typeof RateLimit>;
}

/** Undefined where a further request may be sent. */
function limitReached({ rate }: Reading): LimitReached | undefined {
  const isUsedUp = rate !== null && rate.remaining < rate.limit * reservedShare;
  return isUsedUp ? { resetAt: rate.resetAt } : undefined;
}

/** The pull requests to read, newest first. */
async function listChanged(
  reading: Reading,
): Promise<{ readonly changed: readonly Listed[]; readonly end: LimitReached | undefined }> {
  const { client, request } = reading;
  const { owner, name, since, known, isKnownWhole } = request;
  const changed: Listed[] = [];
  for (let after: string | null = null; ; ) {
    const variables: { owner: string; name: string; after: string | null } = { owner, name, after };
    const { data } = await client.query(readPullRequest, Listing, { query: listQuery, variables });
    reading.rate = data.rateLimit;
    const { nodes, pageInfo } = data.repository.pullRequests;
    const recent = nodes.filter(({ updatedAt }) => updatedAt >= since);
    const fresh = recent.filter(({ number, updatedAt }) => known.get(number)?.updatedAt !== updatedAt);
    changed.push(...fresh);
    const isOver = recent.length < nodes.length || (isKnownWhole && fresh.length < recent.length);
    if (isOver || !pageInfo.hasNextPage) return { changed, end: undefined };
    const end = limitReached(reading);
    if (end !== undefined) return { changed, end };
    after = pageInfo.endCursor;
  }
}

/** Reads some pull requests. Where GitHub gives no answer in time, it is asked for half of them. */
async function readPulls(
  reading: Reading,
  ids: readonly string[],
  sizes: Sizes,
): Promise<readonly PullHistory[]> {
  const { client, request } = reading;
  try {
    const variables = { ids, checkName: request.checkName };
    const { data } = await client.query(readPullRequest, Pulls, { query: pullsQuery(sizes), variables });
    reading.rate = data.rateLimit;
    return data.nodes.flatMap((pull) => pull ?? []);
  } catch (error) {
    const isTooMuch = error instanceof Failure && error.code === 'GITHUB_UNAVAILABLE' && ids.length > 1;
    if (!isTooMuch) throw error;
    const middle = Math.ceil(ids.length / 2);
    const first = await readPulls(reading, ids.slice(0, middle), sizes);
    return [...first, ...(await readPulls(reading, ids.slice(middle), sizes))];
  }
}

function exceeds({ commits, reviewThreads }: Listed): boolean {
  return commits.totalCount > usual.commits || reviewThreads.totalCount > usual.threads;
}

/**
 * Reads what changed on the pull requests of a repository since an earlier run: 100 a request to list them, then ten a
 * request, and six of those with many commits or threads. Two thousand take 220 to 355 requests. Stops where the rate
 * limit is nearly used up, and answers that.
 */
export async function readHistory(
  client: GitHubClient,
  request: HistoryRequest,
): Promise<LimitReached | undefined> {
  const reading: Reading = { client, request, rate: null };
  const { changed, end: listEnd } = await listChanged(reading);
  let read = 0;
  const deliver = async (pulls: readonly PullHistory[]) => {
    read += pulls.length;
    await request.onPulls(pulls, { read, toRead: changed.length });
  };
  for (const sizes of [usual, large]) {
    const ids = changed.filter((pull) => exceeds(pull) === (sizes === large)).map(({ id }) => id);
    for (const batch of inBatches(ids, sizes.pulls)) {
      const end = limitReached(reading);
      if (end !== undefined) return end;
      await deliver(await readPulls(reading, batch, sizes));
    }
  }
  return listEnd;
}
