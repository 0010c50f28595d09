import { z } from 'zod';
import type { Completion } from '../memory/completion.ts';
import { readStateText, unpackState } from '../memory/packed-state.ts';
import { keptIn, type RunState } from '../memory/run-state.ts';
import { accountName } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import { inBatches } from '../model/in-batches.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readChecks } from './request-failure.ts';

/** Commits looked at, the newest ones: most pushes are of fewer. */
const maxCommits = 20;
/** Heads looked at that forced pushes left, the newest ones. */
const maxForcePushes = 10;
/** Commits looked at that only our own reviews name. */
const maxNamed = 10;
/** Checks whose texts are read in one request, and at most. */
const textsAtOnce = 3;
const maxTexts = 12;

/** All checks of the name on a commit; their texts are read apart, since one may have 65 kB. */
const checksOf = `oid checkSuites(first: 5, filterBy: { checkName: $checkName }) {
      nodes { app { slug } checkRuns(first: 50, filterBy: { checkName: $checkName, checkType: ALL }) {
        totalCount nodes { id databaseId externalId conclusion }
      } }
    }`;

/** Declarations of the variables in `keptChecksSelection`. */
export const keptChecksVariables = '$checkName: String!, $keptChecks: Boolean!';

/** To be selected on a pull request: the checks of a name on its newest commits, and on heads that were forced away. */
export const keptChecksSelection = `
  checked: commits(last: ${maxCommits}) @include(if: $keptChecks) { nodes { commit { ${checksOf} } } }
  forcedAway: timelineItems(last: ${maxForcePushes}, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT])
    @include(if: $keptChecks) {
    nodes { ... on HeadRefForcePushedEvent { beforeCommit { ${checksOf} } } }
  }`;

const Run = z.object({
  id: z.string(),
  databaseId: z.int().nullable(),
  externalId: z.string().nullable(),
  conclusion: z.string().nullable(),
});
const Runs = z.object({ totalCount: z.int(), nodes: z.array(Run) });
const Suite = z.object({ app: z.object({ slug: z.string() }).nullable(), checkRuns: Runs.nullable() });
const CheckedCommit = z.object({
  oid: z.string(),
  checkSuites: z.object({ nodes: z.array(Suite) }).nullable(),
});
type CheckedCommit = z.infer<typeof CheckedCommit>;

/** Absent or null where it could not be read, which is not the same as none. */
export const CheckedCommits = z.object({
  checked: z.object({ nodes: z.array(z.object({ commit: CheckedCommit })) }).nullish(),
  forcedAway: z.object({ nodes: z.array(z.object({ beforeCommit: CheckedCommit.nullable() })) }).nullish(),
});
export type CheckedCommits = z.infer<typeof CheckedCommits>;

export function concernsKeptChecks({ path }: GraphqlError): boolean {
  return path?.[1] === 'pullRequest' && (path[2] === 'checked' || path[2] === 'forcedAway');
}

/** A check of this instance on a pull request. */
interface OwnRun extends z.infer<typeof Run> {
  readonly head: string;
}

/** Who asks, and about what. */
interface About {
  readonly address: PullRequestAddress;
  readonly checkName: string;
  /** The commit that is reviewed. */
  readonly head: string;
  /** Key of this instance. */
  readonly tool: string;
  /** Login of the identity that publishes: another app may use our name (threat Y6). */
  readonly viewer: string;
}

/** Of the checks on these commits those that are this instance's; undefined where some could not be listed. */
function ownRuns(
  commits: readonly CheckedCommit[],
  { viewer, address }: About,
): readonly OwnRun[] | undefined {
  const own: OwnRun[] = [];
  for (const { oid: head, checkSuites } of new Map(commits.map((commit) => [commit.oid, commit])).values()) {
    if (checkSuites === null) return undefined;
    for (const { app, checkRuns } of checkSuites.nodes) {
      if (app?.slug !== accountName(viewer)) continue;
      if (checkRuns === null || checkRuns.nodes.length < checkRuns.totalCount) return undefined;
      const isOurs = ({ externalId }: z.infer<typeof Run>) =>
        (readOwnConclusion(externalId ?? '')?.pull ?? address.number) === address.number;
      own.push(...checkRuns.nodes.filter(isOurs).map((run) => ({ ...run, head })));
    }
  }
  return own;
}

const Texts = z
  .object({ nodes: z.array(z.object({ id: z.string(), text: z.string().nullable() }).nullable()) })
  .transform(
    ({ nodes }) => new Map(nodes.flatMap((run) => (run === null ? [] : [[run.id, run.text ?? '']]))),
  );

const textsQuery = 'query CheckTexts($ids: [ID!]!) { nodes(ids: $ids) { ... on CheckRun { id text } } }';

/**
 * The state in the newest check that has one. A check's id grows with time; one that was not concluded has none, nor
 * has one whose run could not read what came before. `unreadable` where a text is not what we wrote.
 */
async function newestState(
  client: GitHubClient,
  runs: readonly OwnRun[],
  { tool, address }: About,
): Promise<RunState | 'unreadable' | undefined> {
  const concluded = runs
    .filter(({ conclusion }) => conclusion !== null)
    .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0));
  for (const batch of inBatches(concluded.slice(0, maxTexts), textsAtOnce)) {
    const variables = { ids: batch.map(({ id }) => id) };
    const { data } = await client.read(readChecks, (api) =>
      api.graphql(Texts, { query: textsQuery, variables }),
    );
    for (const { id, head } of batch) {
      const packed = readStateText(data.get(id) ?? '');
      if (packed === undefined) continue;
      const state = unpackState(packed);
      if (state === undefined) return 'unreadable';
      if (state.tool === tool && state.pull === address.number)
        return state.head === head ? state : 'unreadable';
    }
  }
  return concluded.length > maxTexts ? 'unreadable' : undefined;
}

/** What earlier runs left in their checks. */
export interface KeptRuns {
  readonly checks: KeptChecks;
  /** What reviewers had completed by then. */
  readonly completed: readonly Completion[];
}

async function readRuns(
  client: GitHubClient,
  commits: readonly CheckedCommit[] | undefined,
  about: About,
): Promise<KeptRuns> {
  const runs = commits && ownRuns(commits, about);
  const unread = {
    checks: { heads: [], problem: 'the checks of earlier heads could not be read' },
    completed: [],
  };
  if (runs === undefined) return unread;
  // What a run without a check reported of this very head its reviewers look at again.
  const heads = [...new Set([about.head, ...runs.map(({ head }) => head)])];
  try {
    const state = await newestState(client, runs, about);
    if (state === 'unreadable')
      return { checks: { heads, problem: 'what a check remembers cannot be read' }, completed: [] };
    if (state === undefined) return { checks: { heads }, completed: [] };
    return { checks: { heads, kept: keptIn(state) }, completed: state.completed ?? [] };
  } catch (error) {
    if (error instanceof Failure) return unread;
    throw error;
  }
}

/** What is remembered by the newest check on the commits that a first answer names. */
export function readKept(
  client: GitHubClient,
  { checked, forcedAway }: CheckedCommits,
  about: About,
): Promise<KeptRuns> {
  const commits =
    checked == null || forcedAway == null
      ? undefined
      : [
          ...checked.nodes.map(({ commit }) => commit),
          ...forcedAway.nodes.flatMap(({ beforeCommit }) => beforeCommit ?? []),
        ];
  return readRuns(client, commits, about);
}

const Named = z.object({ repository: z.record(z.string(), CheckedCommit.nullable()) });

/** As before, with the commits of further heads; those that GitHub no longer has are left out. */
export async function readKeptAt(
  client: GitHubClient,
  known: CheckedCommits,
  about: About & { readonly heads: readonly string[] },
): Promise<KeptRuns> {
  const { address, checkName } = about;
  const heads = about.heads.slice(-maxNamed);
  const fields = heads.map(
    (oid, index) => `head${index}: object(oid: "${oid}") { ... on Commit { ${checksOf} } }`,
  );
  const query = `query NamedHeads($owner: String!, $repo: String!, $checkName: String!) {
    repository(owner: $owner, name: $repo) { ${fields.join('\n')} }
  }`;
  const { owner, repo } = address;
  try {
    const variables = { owner, repo, checkName };
    const { data } = await client.read(readChecks, (api) => api.graphql(Named, { query, variables }));
    const named = Object.values(data.repository).flatMap((commit) => commit ?? []);
    const checked = [...(known.checked?.nodes ?? []), ...named.map((commit) => ({ commit }))];
    return await readKept(client, { ...known, checked: { nodes: checked } }, about);
  } catch (error) {
    if (error instanceof Failure) return readRuns(client, undefined, about);
    throw error;
  }
}
