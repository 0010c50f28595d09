import { z } from 'zod';
import type { Completion, RunCount } from '../memory/completion.ts';
import { readStateText, unpackState } from '../memory/packed-state.ts';
import { keptIn, type RunState } from '../memory/run-state.ts';
import { accountName } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import { nodes } from './pages.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readChecks } from './request-failure.ts';

/** Newest commits of the pull request that are searched; most pushes have fewer. */
const maxCommits = 20;
/** Newest heads replaced by force-pushes that are searched. */
const maxForcePushes = 10;
/** Commits searched that only our reviews name. */
const maxNamed = 10;
/** Checks whose texts are read per request, and in total. */
const textsAtOnce = 3;
const maxTexts = 12;

/** All checks with the name on a commit. Their texts, up to 65 kB each, are read separately. */
const checksOf = `oid checkSuites(first: 5, filterBy: { checkName: $checkName }) {
      nodes { app { slug } checkRuns(first: 50, filterBy: { checkName: $checkName, checkType: ALL }) {
        totalCount nodes { id databaseId externalId conclusion startedAt }
      } }
    }`;

/** Declares the variables in the selections below. */
export const keptChecksVariables = '$checkName: String!, $keptChecks: Boolean!';

/**
 * Field of the repository: texts of the newest checks on `$head`, so that a second run on the same head need
 * not ask for them.
 */
export const textsOnHeadSelection = `
  reviewed: object(oid: $head) @include(if: $keptChecks) { ... on Commit {
    checkSuites(first: 5, filterBy: { checkName: $checkName }) {
      nodes { checkRuns(last: ${textsAtOnce}, filterBy: { checkName: $checkName, checkType: ALL }) {
        nodes { id text }
      } }
    }
  } }`;

/** Fields of a pull request: checks with the name on its newest commits and on heads replaced by force-pushes. */
export const keptChecksSelection = `
  checked: commits(last: ${maxCommits}) @include(if: $keptChecks) { nodes { commit { ${checksOf} } } }
  forcedAway: timelineItems(last: ${maxForcePushes}, itemTypes: [HEAD_REF_FORCE_PUSHED_EVENT])
    @include(if: $keptChecks) {
    nodes { ... on HeadRefForcePushedEvent { beforeCommit { ${checksOf} } } }
  }`;

/** Null when the app was deleted. */
export const CheckApp = z.object({ slug: z.string() }).nullable();

/** A check with the gate's name on a commit. */
export const NamedRun = z.object({
  databaseId: z.int().nullable(),
  externalId: z.string().nullable(),
  conclusion: z.string().nullable(),
});
const Run = NamedRun.extend({ id: z.string(), startedAt: z.iso.datetime().nullable() });
const Runs = z.object({ totalCount: z.int(), nodes: z.array(Run) });
const Suite = z.object({ app: CheckApp, checkRuns: Runs.nullable() });
const CheckedCommit = z.object({
  oid: z.string(),
  checkSuites: z.object({ nodes: z.array(Suite) }).nullable(),
});
type CheckedCommit = z.infer<typeof CheckedCommit>;

/** Absent or null when it could not be read, which differs from none. */
export const CheckedCommits = z.object({
  checked: z.object({ nodes: z.array(z.object({ commit: CheckedCommit })) }).nullish(),
  forcedAway: z.object({ nodes: z.array(z.object({ beforeCommit: CheckedCommit.nullable() })) }).nullish(),
});
export type CheckedCommits = z.infer<typeof CheckedCommits>;

const CheckText = z.object({ id: z.string(), text: z.string().nullable() });

export const TextsOnHead = z.object({
  reviewed: z.object({ checkSuites: nodes(z.object({ checkRuns: nodes(CheckText) })).nullable() }).nullish(),
});

/** Texts of checks by id. */
type CheckTexts = ReadonlyMap<string, string>;

function textsById(runs: readonly z.infer<typeof CheckText>[]): CheckTexts {
  return new Map(runs.map(({ id, text }) => [id, text ?? '']));
}

export function textsOnHead({ reviewed }: z.infer<typeof TextsOnHead>): CheckTexts {
  return textsById((reviewed?.checkSuites ?? []).flatMap(({ checkRuns }) => checkRuns));
}

export function concernsKeptChecks({ path }: GraphqlError): boolean {
  if (path?.[1] === 'reviewed') return true;
  return path?.[1] === 'pullRequest' && (path[2] === 'checked' || path[2] === 'forcedAway');
}

/** A check of this instance on a pull request. */
interface OwnRun extends z.infer<typeof Run> {
  readonly head: string;
}

/** The instance and the pull request that the search is for. */
interface MemoryQuery {
  readonly address: PullRequestAddress;
  readonly checkName: string;
  /** The reviewed commit. */
  readonly head: string;
  /** Key of this instance. */
  readonly tool: string;
  /** Login of the publishing account; another app may use our name (threat Y6). */
  readonly viewer: string;
  /** Texts that are known already. */
  readonly texts: CheckTexts;
}

/** Checks on the head that an app with this login created; none when they could not be read. */
export function checksOnHead(
  { checked }: CheckedCommits,
  { head, viewer }: { readonly head: string; readonly viewer: string },
): readonly z.infer<typeof Run>[] {
  const commit = checked?.nodes.find((each) => each.commit.oid === head)?.commit;
  const own = commit?.checkSuites?.nodes.filter(({ app }) => app?.slug === accountName(viewer));
  return (own ?? []).flatMap(({ checkRuns }) => checkRuns?.nodes ?? []);
}

/** This instance's checks on these commits; undefined when some could not be listed. */
function ownRuns(
  commits: readonly CheckedCommit[],
  { viewer, address }: MemoryQuery,
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
  .object({ nodes: z.array(CheckText.nullable()) })
  .transform((answer) => textsById(answer.nodes.filter((run) => run !== null)));

const textsQuery = 'query CheckTexts($ids: [ID!]!) { nodes(ids: $ids) { ... on CheckRun { id text } } }';

async function readTexts(client: GitHubClient, ids: readonly string[]): Promise<CheckTexts> {
  const request = { query: textsQuery, variables: { ids } };
  return (await client.read(readChecks, (api) => api.graphql(Texts, request))).data;
}

/**
 * The state in the newest check that has one; ids of checks grow with time. A check that did not conclude, or
 * whose run could not read its predecessors, has none. `unreadable` when the text is not ours.
 */
async function newestState(
  client: GitHubClient,
  runs: readonly OwnRun[],
  { tool, address, texts }: MemoryQuery,
): Promise<RunState | 'unreadable' | undefined> {
  const concluded = runs
    .filter(({ conclusion }) => conclusion !== null)
    .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0));
  let known = texts;
  for (const [index, { id, head }] of concluded.slice(0, maxTexts).entries()) {
    if (!known.has(id)) {
      const next = concluded.slice(index, Math.min(index + textsAtOnce, maxTexts));
      known = await readTexts(
        client,
        next.map((run) => run.id),
      );
    }
    const packed = readStateText(known.get(id) ?? '');
    if (packed === undefined) continue;
    const state = unpackState(packed);
    if (state === undefined) return 'unreadable';
    if (state.tool === tool && state.pull === address.number)
      return state.head === head ? state : 'unreadable';
  }
  return concluded.length > maxTexts ? 'unreadable' : undefined;
}

/** Memory of earlier runs, read from their checks. */
export interface CheckMemory {
  readonly checks: KeptChecks;
  /** What reviewers had completed by then. */
  readonly completed: readonly Completion[];
  /** How often they were started. */
  readonly runs: readonly RunCount[];
}

const unreadChecks = 'the checks of earlier heads could not be read';

function withoutState(checks: KeptChecks): CheckMemory {
  return { checks, completed: [], runs: [] };
}

async function readRuns(
  client: GitHubClient,
  commits: readonly CheckedCommit[] | undefined,
  about: MemoryQuery,
): Promise<CheckMemory> {
  const runs = commits && ownRuns(commits, about);
  if (runs === undefined) return withoutState({ heads: [], problem: unreadChecks });
  // Findings of a run without a check on this same head are reviewed again.
  const heads = [...new Set([about.head, ...runs.map(({ head }) => head)])];
  try {
    const state = await newestState(client, runs, about);
    if (state === 'unreadable')
      return withoutState({ heads, problem: 'what a check remembers cannot be read' });
    if (state === undefined) return withoutState({ heads });
    return {
      checks: { heads, kept: keptIn(state) },
      completed: state.completed ?? [],
      runs: state.runs ?? [],
    };
  } catch (error) {
    if (error instanceof Failure) return withoutState({ heads: [], problem: unreadChecks });
    throw error;
  }
}

/** Memory in the newest check on the commits named by the first response. */
export function readCheckMemory(
  client: GitHubClient,
  { checked, forcedAway }: CheckedCommits,
  about: MemoryQuery,
): Promise<CheckMemory> {
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

/** As `readCheckMemory`, plus the commits of further heads; commits that GitHub no longer has are skipped. */
export async function readCheckMemoryAt(
  client: GitHubClient,
  known: CheckedCommits,
  about: MemoryQuery & { readonly heads: readonly string[] },
): Promise<CheckMemory> {
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
    return await readCheckMemory(client, { ...known, checked: { nodes: checked } }, about);
  } catch (error) {
    if (error instanceof Failure) return readRuns(client, undefined, about);
    throw error;
  }
}
