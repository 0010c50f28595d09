import { ApiError } from '../errors.ts';
import { accountOf } from '../git-objects.ts';
import { type Annotation, CheckRun } from '../model/check-run.ts';
import { type GivenReaction, Issue, type Reactable, TimelineComment } from '../model/conversation.ts';
import { PullRequest } from '../model/pull-request.ts';
import { type QueueEntry, Repository } from '../model/repository.ts';
import { Review, ReviewComment, ReviewThread } from '../model/review.ts';
import type { Account } from '../model/world.ts';
import { currentPosition, isOutdated } from '../placement.ts';
import { type Arguments, connection } from './connection.ts';
import type { Viewer } from './viewer.ts';

type Resolve<T> = (source: T, args: Arguments, viewer: Viewer) => unknown;

/** Fields of a type that are more than a property of its model with the same name. */
type Fields<T> = Readonly<Record<string, Resolve<T>>>;

/** An author, or null once the account was deleted. Unlike REST, GraphQL names a bot without its `[bot]`. */
function actor(account: Account | undefined) {
  if (account === undefined || account.isDeleted) return null;
  return { ...account, __typename: account.type, login: account.login.replace(/\[bot\]$/, '') };
}

/** GraphQL's name of a reaction. */
export function reactionName(content: string): string {
  if (content === '+1') return 'THUMBS_UP';
  return content === '-1' ? 'THUMBS_DOWN' : content.toUpperCase();
}

export const reactions = ['+1', '-1', 'laugh', 'hooray', 'confused', 'heart', 'rocket', 'eyes'] as const;

interface Authored {
  readonly author: Account;
  readonly editor?: Account | undefined;
  readonly edits?: readonly { readonly editor: Account }[];
  readonly repository: Repository;
}

const authored: Fields<Authored> = {
  author: ({ author }) => actor(author),
  editor: ({ editor }) => actor(editor),
  authorAssociation: ({ author, repository }) => repository.associationOf(author),
  viewerDidAuthor: ({ author }, _, { token }) => author === token.account,
  // The first entry of a text that was edited is its creation.
  userContentEdits: ({ author, edits = [] }, args) => {
    const all = edits.length === 0 ? [] : [{ editor: author }, ...edits];
    const entries = all.map(({ editor }) => ({ editor: actor(editor) }));
    return connection('userContentEdits', entries, args);
  },
};

/** GitHub lists every kind of reaction, given or not. */
function reactionGroups({ reactions: all }: Pick<Reactable, 'reactions'>, { token }: Viewer) {
  return reactions.map((kind) => {
    const given = all.filter(({ content }) => content === kind);
    const viewerHasReacted = given.some(({ account }) => account === token.account);
    return { content: reactionName(kind), viewerHasReacted, given };
  });
}

const comment: Fields<Reactable & Authored> = {
  ...authored,
  // A person's edit shows in the time of the last change.
  lastEditedAt: ({ editor, updatedAt }) => (editor === undefined ? null : updatedAt),
  reactionGroups: (target, _, viewer) => reactionGroups(target, viewer),
};

const review: Fields<Review> = {
  ...authored,
  commit: ({ repository: { bare }, repository, commitId }) =>
    bare.objectAt(commitId) === undefined ? null : commit(repository, commitId),
  pullRequest: ({ pull }) => pull,
  comments: ({ comments }, args) => connection('comments', comments, args),
};

const thread: Fields<ReviewThread> = {
  isResolved: ({ resolvedBy }) => resolvedBy !== undefined,
  isOutdated,
  resolvedBy: ({ resolvedBy }) => actor(resolvedBy),
  path: pathOf,
  line: (source) => currentPosition(source)?.line ?? null,
  startLine: (source) => currentPosition(source)?.startLine ?? null,
  pullRequest: ({ pull }) => pull,
  comments: (source, args, { token }) => {
    const visible = source.comments.filter((comment) => comment.review.visibleTo(token.account));
    return connection('comments', visible, args);
  },
};

function pathOf(source: ReviewThread): string {
  return currentPosition(source)?.path ?? source.anchor.path;
}

const reviewComment: Fields<ReviewComment> = {
  ...comment,
  state: ({ review: { pending } }) => (pending ? 'PENDING' : 'SUBMITTED'),
  path: (source) => pathOf(source.thread),
  line: (source) => currentPosition(source.thread)?.line ?? null,
  pullRequestReview: (source) => source.review,
  originalCommit: ({ repository, thread: { commitId } }) => commit(repository, commitId),
  pullRequest: (source) => source.thread.pull,
};

const issue: Fields<Issue> = {
  ...authored,
  labels: ({ labels }, args) =>
    connection(
      'labels',
      labels.map((name) => ({ name })),
      args,
    ),
  comments: ({ comments }, args) => connection('comments', comments, args),
};

const pullRequest: Fields<PullRequest> = {
  ...issue,
  reactionGroups: (pull, _, viewer) => reactionGroups(pull, viewer),
  state: stateOf,
  mergedAt: ({ mergedAs, closedAt }) => (mergedAs === undefined ? null : closedAt),
  headRefOid: ({ headSha }) => headSha,
  baseRefName: ({ baseBranch }) => baseBranch,
  baseRef: ({ repository, baseBranch }) =>
    repository.bare.branches().includes(baseBranch)
      ? { name: baseBranch, target: commit(repository, repository.tip(baseBranch)) }
      : null,
  mergeCommit: ({ repository, mergedAs }) => (mergedAs === undefined ? null : commit(repository, mergedAs)),
  commits: (pull, args) => {
    const commits = pull.commits().map((oid) => ({ commit: commit(pull.repository, oid) }));
    return connection('commits', commits, args);
  },
  closingIssuesReferences: ({ closes }, args) => connection('closingIssuesReferences', closes, args),
  timelineItems,
  reviewThreads: ({ threads }, args, { token }) =>
    connection(
      'reviewThreads',
      threads.filter((each) => each.visibleTo(token.account)),
      args,
    ),
  reviews: ({ reviews }, args, { token }) => {
    const visible = reviews.filter((each) => each.visibleTo(token.account));
    const asked = visible.filter(({ state }) => args.states == null || args.states.includes(state));
    return connection('reviews', asked, args);
  },
};

function stateOf({ mergedAs, state }: PullRequest): string {
  if (mergedAs !== undefined) return 'MERGED';
  return state === 'open' ? 'OPEN' : 'CLOSED';
}

/** Of the timeline only some kinds are known, one at a time. Labels and forced pushes are the author's. */
function timelineItems({ repository, author, labels, forcePushes, assigned }: PullRequest, args: Arguments) {
  const kinds: Readonly<Record<string, () => readonly object[]>> = {
    ASSIGNED_EVENT: () =>
      assigned.map((account) => ({ __typename: 'AssignedEvent', assignee: actor(account) })),
    LABELED_EVENT: () =>
      labels.map((name) => ({ __typename: 'LabeledEvent', actor: actor(author), label: { name } })),
    HEAD_REF_FORCE_PUSHED_EVENT: () =>
      forcePushes.map(({ createdAt, before }) => {
        const beforeCommit = commit(repository, before);
        return { __typename: 'HeadRefForcePushedEvent', createdAt, beforeCommit };
      }),
  };
  const events = kinds[args.itemTypes?.join(' ') ?? ''];
  if (events === undefined) throw new Error(`The stand-in knows no timeline items ${args.itemTypes}.`);
  return connection('timelineItems', events(), args);
}

const repository: Fields<Repository> = {
  object: (source, { expression, oid }, viewer) => {
    viewer.require(source, [{ contents: 'read' }]);
    return gitObject(source, expression ?? oid ?? '');
  },
  pullRequest: (source, { number }, viewer) => {
    viewer.require(source, [{ 'pull-requests': 'read' }]);
    const pull = source.pulls.find((candidate) => candidate.number === number);
    return pull ?? unresolved(`a PullRequest with the number of ${number}.`);
  },
  pullRequests: (source, args, viewer) => {
    viewer.require(source, [{ 'pull-requests': 'read' }]);
    const { field, direction } = args.orderBy ?? {};
    const timeOf = (pull: PullRequest) =>
      Date.parse(field === 'UPDATED_AT' ? pull.updatedAt : pull.createdAt);
    const pulls = source.pulls.toSorted((a, b) => timeOf(a) - timeOf(b) || a.number - b.number);
    return connection('pullRequests', direction === 'DESC' ? pulls.reverse() : pulls, args);
  },
  // Null while nothing is queued, as where no queue is set up.
  mergeQueue: ({ queue }) => (queue.length === 0 ? null : { queue }),
};

const queueEntry: Fields<QueueEntry> = {
  position: (entry) => entry.pull.repository.queue.indexOf(entry) + 1,
  headCommit: ({ pull, headSha }) => commit(pull.repository, headSha),
  pullRequest: ({ pull }) => pull,
};

/** Text above this is cut, and `isTruncated` says so. */
const blobTextBytes = 512_000;

/** The object of an expression such as `<commit>:<path>`; null when there is none. */
function gitObject(source: Repository, expression: string) {
  const found = source.bare.objectAt(expression);
  if (found === undefined) return null;
  const { oid, type, content } = found;
  if (type === 'commit') return commit(source, oid);
  if (type === 'tree') return { __typename: 'Tree', oid };
  const isBinary = content.subarray(0, 8000).includes(0);
  return {
    __typename: 'Blob',
    oid,
    byteSize: content.length,
    isBinary,
    isTruncated: content.length > blobTextBytes,
    text: isBinary ? null : content.subarray(0, blobTextBytes).toString('utf8'),
  };
}

function commit(source: Repository, oid: string) {
  return { __typename: 'Commit', repository: source, ...source.bare.readCommit(oid) };
}

const coAuthor = /^co-authored-by:.*<([^>]+)>\s*$/gim;

const commitFields: Fields<ReturnType<typeof commit>> = {
  // "The Git author will always be first", then those of the trailers.
  authors: ({ author, message }, args) => {
    const others = [...message.matchAll(coAuthor)].map(([, email = '']) => ({ name: email, email }));
    return connection('authors', [author, ...others], args);
  },
  file: (source, { path }, viewer) => {
    viewer.require(source.repository, [{ contents: 'read' }]);
    return source.repository.bare.objectAt(`${source.oid}:${path}`) ?? null;
  },
  checkSuites: (source, args, viewer) => {
    viewer.require(source.repository, [{ checks: 'read' }]);
    const runs = source.repository.checkRuns.filter(({ headSha }) => headSha === source.oid);
    // One suite an app: GitHub decides where a token's checks are put.
    const suites = [...new Set(runs.map(({ token }) => token.account))].map((account) => ({
      app: { slug: account.login.replace('[bot]', '') },
      runs: runs.filter(({ token }) => token.account === account),
    }));
    const name = args.filterBy?.checkName;
    const named = suites.filter((suite) => name == null || suite.runs.some((run) => run.name === name));
    return connection('checkSuites', named, args);
  },
  // Null for a commit without statuses; of each context the newest counts.
  status: (source, _, viewer) => {
    viewer.require(source.repository, [{ statuses: 'read' }]);
    const statuses = source.repository.statuses.filter(({ sha }) => sha === source.oid);
    return statuses.length === 0 ? null : { statuses };
  },
  associatedPullRequests: (source, args, viewer) => {
    viewer.require(source.repository, [{ 'pull-requests': 'read' }]);
    const pulls = source.repository.pulls.filter((pull) => pull.commits().includes(source.oid));
    return connection('associatedPullRequests', pulls, args);
  },
};

const status: Fields<Pick<Repository, 'statuses'>> = {
  context: ({ statuses }, { name }) => {
    const newest = statuses.findLast(({ context }) => context === name);
    return newest === undefined ? null : { creator: actor(newest.token.account) };
  },
  contexts: ({ statuses }) =>
    [...new Map(statuses.map((each) => [each.context, each])).values()].map((each) => ({
      ...each,
      state: each.state.toUpperCase(),
      creator: actor(each.token.account),
    })),
};

const checkSuite: Fields<{ readonly runs: readonly CheckRun[] }> = {
  checkRuns: ({ runs }, args) => {
    const { checkName, checkType } = args.filterBy ?? {};
    const matching = runs.filter((run) => checkName == null || run.name === checkName);
    // GitHub does not document which run is the latest to it.
    if (checkType !== 'ALL') throw new Error('The stand-in knows all check runs alone.');
    return connection('checkRuns', matching, args);
  },
};

const checkRun: Fields<CheckRun> = {
  status: (run) => run.status.toUpperCase(),
  conclusion: (run) => run.conclusion?.toUpperCase() ?? null,
  url: ({ repository, id }) => `${repository.htmlUrl}/runs/${id}`,
  annotations: ({ annotations }, args) => connection('annotations', annotations, args),
};

const annotation: Fields<Annotation> = {
  annotationLevel: ({ annotation_level: level }) => level.toUpperCase(),
  location: ({ start_line: start, end_line: end }) => ({ start: { line: start }, end: { line: end } }),
  title: ({ title }) => title ?? null,
  rawDetails: () => null,
};

/** Observed; GitHub documents no number. */
const maxIds = 100;

const query: Fields<unknown> = {
  // The account behind the token, named in full.
  viewer: (_, __, { token }) => ({ ...token.account, __typename: 'User' }),
  repository: (_, { owner = '', name = '' }, viewer) => {
    const found = viewer.world.repository(owner, name);
    if (found !== undefined && viewer.may(found, [])) return found;
    return unresolved(`a Repository with the name '${owner}/${name}'.`);
  },
  rateLimit: (_, __, { world, token }) => {
    const { limit, remaining, reset } = world.rate.of(token, 'graphql');
    return { limit, remaining, resetAt: new Date(reset * 1000).toISOString() };
  },
  node: (_, { id = '' }, viewer) => nodeById(viewer, id),
  nodes: (_, { ids = [] }, viewer) => {
    if (ids.length <= maxIds) return ids.map((id) => nodeById(viewer, id));
    const message = `You may not provide more than ${maxIds} node ids; you provided ${ids.length}.`;
    throw new ApiError(200, message, { type: 'ARGUMENT_LIMIT' });
  },
};

function nodeById(viewer: Viewer, id: string): unknown {
  const found = viewer.world.ids.node(id);
  return isReadable(viewer, found) ? found : unresolved(`a node with the global id of '${id}'`);
}

function isReadable(viewer: Viewer, found: unknown): boolean {
  const pulls = [{ 'pull-requests': 'read' }] as const;
  const issues = [{ issues: 'read' }] as const;
  if (found instanceof Repository) return viewer.may(found, []);
  if (found instanceof PullRequest) return viewer.may(found.repository, pulls);
  if (found instanceof Issue) return viewer.may(found.repository, issues);
  if (found instanceof TimelineComment) return viewer.may(found.repository, [...issues, ...pulls]);
  if (found instanceof CheckRun) return viewer.may(found.repository, [{ checks: 'read' }]);
  if (found instanceof ReviewComment) return isReadable(viewer, found.review);
  if (!(found instanceof Review || found instanceof ReviewThread)) return false;
  return found.visibleTo(viewer.token.account) && viewer.may(found.pull.repository, pulls);
}

export function unresolved(what: string): never {
  throw new ApiError(404, `Could not resolve to ${what}`, { type: 'NOT_FOUND' });
}

/** The fields that the stand-in knows, by their types in GitHub's schema. */
export const types: Readonly<Record<string, Fields<never>>> = {
  CheckAnnotation: annotation,
  CheckRun: checkRun,
  CheckSuite: checkSuite,
  Commit: commitFields,
  GitActor: {
    user: ({ email }: { email: string }, _, { world }) => {
      const login = accountOf(email);
      return login === undefined ? null : actor(world.accounts.named(login));
    },
  },
  Issue: issue,
  IssueComment: comment,
  MergeQueue: {
    entries: ({ queue }: { queue: readonly QueueEntry[] }, args) => connection('entries', queue, args),
  },
  MergeQueueEntry: queueEntry,
  PullRequest: pullRequest,
  PullRequestReview: review,
  PullRequestReviewComment: reviewComment,
  PullRequestReviewThread: thread,
  Query: query,
  ReactionGroup: {
    reactors: ({ given }: { given: readonly GivenReaction[] }, args) => {
      const { nodes, ...page } = connection('reactors', given, args);
      const edges = nodes.map(({ account, createdAt }) => ({ node: actor(account), reactedAt: createdAt }));
      return { ...page, edges };
    },
  },
  Repository: repository,
  Status: status,
};

const typeNames = new Map<unknown, string>([
  [CheckRun, 'CheckRun'],
  [Issue, 'Issue'],
  [PullRequest, 'PullRequest'],
  [Repository, 'Repository'],
  [Review, 'PullRequestReview'],
  [ReviewComment, 'PullRequestReviewComment'],
  [ReviewThread, 'PullRequestReviewThread'],
  [TimelineComment, 'IssueComment'],
]);

/** The type of a value where the schema leaves several. */
export function typeNameOf(value: object): string | undefined {
  return '__typename' in value ? String(value.__typename) : typeNames.get(value.constructor);
}
