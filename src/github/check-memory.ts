import { z } from 'zod';
import type { Completion, RunCount } from '../memory/completion.ts';
import { readStateText, unpackState } from '../memory/packed-state.ts';
import { keptIn } from '../memory/run-state.ts';
import { accountName } from '../model/conversation.ts';
import { onFailure } from '../model/failure.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';
import { type GitHubClient, nodes, type PullRequestAccess } from './client.ts';

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

/** Undefined when it could not be read, which differs from none. */
export const CheckedCommits = z.object({
  checked: z
    .object({ nodes: z.array(z.object({ commit: CheckedCommit })) })
    .nullish()
    .transform((list) => list?.nodes.map(({ commit }) => commit)),
  forcedAway: z
    .object({ nodes: z.array(z.object({ beforeCommit: CheckedCommit.nullable() })) })
    .nullish()
    .transform((list) => list?.nodes.flatMap(({ beforeCommit }) => beforeCommit ?? [])),
});
export type CheckedCommits = z.infer<typeof CheckedCommits>;

/** Texts of checks by id. */
type CheckTexts = ReadonlyMap<string, string>;

const CheckText = z
  .object({ id: z.string(), text: z.string().nullable() })
  .transform(({ id, text }) => [id, text ?? ''] as const);

export const TextsOnHead = z.object({
  reviewed: z
    .object({ checkSuites: nodes(z.object({ checkRuns: nodes(CheckText) })) })
    .nullish()
    .transform((commit): CheckTexts => {
      return new Map((commit?.checkSuites ?? []).flatMap(({ checkRuns }) => checkRuns));
    }),
});

/** The instance and the pull request that the search is for. */
interface MemoryQuery {
  readonly pull: PullRequestAccess;
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

function ownSuites({ checkSuites }: CheckedCommit, viewer: string) {
  return checkSuites?.nodes.filter(({ app }) => app?.slug === accountName(viewer));
}

/** Checks on the head that an app with this login created; none when they could not be read. */
export function checksOnHead(
  { checked }: CheckedCommits,
  { head, viewer }: { readonly head: string; readonly viewer: string },
): readonly z.infer<typeof Run>[] {
  const commit = checked?.find(({ oid }) => oid === head);
  const suites = (commit && ownSuites(commit, viewer)) ?? [];
  return suites.flatMap(({ checkRuns }) => checkRuns?.nodes ?? []);
}

/** A check of this instance on a pull request. */
interface OwnRun extends z.infer<typeof Run> {
  readonly head: string;
}

/** This instance's checks on these commits; undefined when some could not be listed. */
function ownRuns(commits: readonly CheckedCommit[], { viewer, pull }: MemoryQuery) {
  const own: OwnRun[] = [];
  for (const commit of new Map(commits.map((each) => [each.oid, each])).values()) {
    const suites = ownSuites(commit, viewer);
    if (suites === undefined) return undefined;
    for (const { checkRuns } of suites) {
      if (checkRuns === null || checkRuns.nodes.length < checkRuns.totalCount) return undefined;
      own.push(...checkRuns.nodes.map((run) => ({ ...run, head: commit.oid })));
    }
  }
  const pullOf = ({ externalId }: OwnRun) => readOwnConclusion(externalId ?? '')?.pull ?? pull.number;
  return own.filter((run) => pullOf(run) === pull.number);
}

const textsQuery = 'query CheckTexts($ids: [ID!]!) { nodes(ids: $ids) { ... on CheckRun { id text } } }';
const Texts = z.object({ nodes: z.array(CheckText.nullable()) });

async function readTexts(client: GitHubClient, runs: readonly OwnRun[]): Promise<CheckTexts> {
  const request = { query: textsQuery, variables: { ids: runs.map(({ id }) => id) } };
  const { data } = await client.query(readChecks, Texts, request);
  return new Map(data.nodes.filter((text) => text !== null));
}

/**
 * The state in the newest check that has one; ids of checks grow with time. A check that did not conclude, or
 * whose run could not read its predecessors, has none. `unreadable` when the text is not ours.
 */
async function newestState(runs: readonly OwnRun[], { tool, pull, texts }: MemoryQuery) {
  const concluded = runs
    .filter(({ conclusion }) => conclusion !== null)
    .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0));
  let known = texts;
  for (const [index, { id, head }] of concluded.slice(0, maxTexts).entries()) {
    if (!known.has(id)) known = await readTexts(pull.client, concluded.slice(index, index + textsAtOnce));
    const text = known.get(id);
    // GitHub left the text out of its answer, which differs from a check without one.
    if (text === undefined) return 'unreadable';
    const packed = readStateText(text);
    if (packed === undefined) continue;
    const state = unpackState(packed);
    if (state === undefined) return 'unreadable';
    if (state.tool === tool && state.pull === pull.number) return state.head === head ? state : 'unreadable';
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

function withoutState(checks: KeptChecks): CheckMemory {
  return { checks, completed: [], runs: [] };
}

function unread(): CheckMemory {
  return withoutState({ heads: [], problem: 'the checks of earlier heads could not be read' });
}

const Named = z.object({ repository: z.record(z.string(), CheckedCommit.nullable()) });

/** The commits with these ids; those that GitHub no longer has are skipped. */
async function readNamedCommits(
  { pull: { client, owner, repo }, checkName }: MemoryQuery,
  heads: readonly string[],
): Promise<readonly CheckedCommit[]> {
  if (heads.length === 0) return [];
  const fields = heads.map((oid, index) => {
    return `head${index}: object(oid: "${oid}") { ... on Commit { ${checksOf} } }`;
  });
  const query = `query NamedHeads($owner: String!, $repo: String!, $checkName: String!) {
    repository(owner: $owner, name: $repo) { ${fields.join('\n')} }
  }`;
  const request = { query, variables: { owner, repo, checkName } };
  const { data } = await client.query(readChecks, Named, request);
  return Object.values(data.repository).filter((commit) => commit !== null);
}

/**
 * Memory in the newest check on the pull request's commits, on heads that force-pushes replaced, and on further
 * `heads`. Findings of a run without a check on the reviewed head are reviewed again.
 */
export async function readCheckMemory(
  { checked, forcedAway }: CheckedCommits,
  about: MemoryQuery,
  furtherHeads: readonly string[] = [],
): Promise<CheckMemory> {
  if (checked === undefined || forcedAway === undefined) return unread();
  const unnamed = onFailure(() => undefined);
  const named = await readNamedCommits(about, furtherHeads.slice(-maxNamed)).catch(unnamed);
  const runs = named && ownRuns([...checked, ...forcedAway, ...named], about);
  if (runs === undefined) return unread();
  const heads = [...new Set([about.head, ...runs.map(({ head }) => head)])];
  const state = await newestState(runs, about).catch(onFailure((): 'unread' => 'unread'));
  if (state === 'unread') return unread();
  if (state === 'unreadable')
    return withoutState({ heads, problem: 'what a check remembers cannot be read' });
  if (state === undefined) return withoutState({ heads });
  const { completed = [], runs: counts = [] } = state;
  return { checks: { heads, kept: keptIn(state) }, completed, runs: counts };
}
