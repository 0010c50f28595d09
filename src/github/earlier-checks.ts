import { z } from 'zod';
import { readStateText, unpackState } from '../memory/packed-state.ts';
import { keptIn } from '../memory/run-state.ts';
import { accountName } from '../model/conversation.ts';
import { type Failure, onFailure } from '../model/failure.ts';
import type { KeptChecks } from '../model/known-finding.ts';
import { lastByKey } from '../model/lists.ts';
import { reviewMarks } from '../model/mark.ts';
import { readOwnConclusion, readUnfinished } from '../policy/shared-head.ts';
import type { Snapshot } from '../ports/source.ts';
import {
  everyNode,
  type GitHubClient,
  nodes,
  type PullRequestAccess,
  queryRepository,
  sparse,
  type Variables,
  wholeList,
} from './client.ts';
import type { ReviewNode } from './conversation-query.ts';
import { CheckApp, listStatuses, NamedRun } from './github-gate.ts';
import { readChecks } from './request-failure.ts';

/** Newest commits of the pull request that are searched; most pushes have fewer. */
const maxCommits = 20;
/** Newest heads replaced by force-pushes that are searched. */
const maxForcePushes = 10;
/** Commits searched that only our reviews name. */
const maxNamed = 10;
/** Newest checks whose texts are read first. */
const textsAtOnce = 3;
/** Checks whose texts are read per further request, and in total: those of runs that could not review are short. */
const furtherTextsAtOnce = 25;
const maxTexts = 100;

/** All checks with the name on a commit. Their texts, up to 65 kB each, are read separately. */
export const checksOf = `oid checkSuites(first: 10, filterBy: { checkName: $checkName }) {
      pageInfo { hasNextPage } nodes { app { slug } checkRuns(first: 50, filterBy: { checkName: $checkName, checkType: ALL }) {
        pageInfo { hasNextPage } nodes { id databaseId externalId conclusion startedAt }
      } }
    }`;

/** Where this instance marks the heads it reviews; `gate: job` leaves nothing on the commit. */
export type GateOnHead = { readonly kind: 'check' | 'status'; readonly name: string } | undefined;

/** The head of a pull request that this instance reviews. */
export interface ReviewedHead {
  readonly pull: PullRequestAccess;
  readonly head: string;
  /** Address of the pull request's page. */
  readonly url: string;
  readonly gate: GateOnHead;
  /** Key of this instance. */
  readonly tool: string;
}

/** The variables in the selections below. */
export function checkVariables(gate: GateOnHead): Variables {
  return { checkName: ['String!', gate?.name ?? ''], keptChecks: ['Boolean!', gate?.kind === 'check'] };
}

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

const Run = NamedRun.extend({ id: z.string(), startedAt: z.iso.datetime().nullable() });
const Suite = z.object({ app: CheckApp, checkRuns: wholeList(Run) });
export const CheckedCommit = z.object({ oid: z.string(), checkSuites: wholeList(Suite) });
type CheckedCommit = z.infer<typeof CheckedCommit>;

/** Undefined when it could not be read, which differs from none. */
export const CheckedCommits = z.object({
  checked: everyNode(z.object({ commit: CheckedCommit }).transform(({ commit }) => commit)),
  forcedAway: everyNode(z.object({ beforeCommit: CheckedCommit.nullable() })).transform((events) =>
    events?.flatMap(({ beforeCommit }) => beforeCommit ?? []),
  ),
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

/** What the overview shows of earlier runs. */
export interface EarlierRuns {
  /** Login of the publishing account; another app may use our name (threat Y6). */
  readonly viewer: string;
  readonly firstPage: CheckedCommits;
  /** Texts of the newest checks on the head, by the checks' ids. */
  readonly checkTexts: CheckTexts;
}

/** A check of this instance on a pull request. */
interface OwnRun extends z.infer<typeof Run> {
  readonly head: string;
}

/** This instance's checks for the pull request on these commits; undefined when some could not be listed. */
function ownRuns(commits: readonly CheckedCommit[], viewer: string, pull: number) {
  const own: OwnRun[] = [];
  for (const commit of lastByKey(commits, ({ oid }) => oid)) {
    const { oid: head, checkSuites } = commit;
    if (checkSuites === undefined) return undefined;
    for (const { app, checkRuns } of checkSuites) {
      if (app?.slug !== accountName(viewer)) continue;
      if (checkRuns === undefined) return undefined;
      own.push(...checkRuns.map((run) => ({ ...run, head })));
    }
  }
  return own.filter(({ externalId }) => (readOwnConclusion(externalId ?? '')?.pull ?? pull) === pull);
}

const textsQuery = 'query CheckTexts($ids: [ID!]!) { nodes(ids: $ids) { ... on CheckRun { id text } } }';
const Texts = z.object({ nodes: z.array(CheckText.nullable()) });

async function readTexts(client: GitHubClient, runs: readonly OwnRun[]): Promise<CheckTexts> {
  const request = { query: textsQuery, variables: { ids: runs.map(({ id }) => id) } };
  const { data } = await client.query(readChecks, Texts, request);
  return new Map(data.nodes.filter((text) => text !== null));
}

/**
 * The state in the newest check that has one; ids of checks grow with time. A check whose run did not end, or could not
 * read its predecessors, has none. `unreadable` when the text is not ours.
 */
async function newestState(runs: readonly OwnRun[], { tool, pull }: ReviewedHead, texts: CheckTexts) {
  const concluded = runs
    .filter(({ conclusion, externalId }) => conclusion !== null || readOwnConclusion(externalId ?? ''))
    .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0));
  let known = texts;
  for (const [index, { id, head }] of concluded.slice(0, maxTexts).entries()) {
    const atOnce = index === 0 ? textsAtOnce : furtherTextsAtOnce;
    if (!known.has(id)) known = await readTexts(pull.client, concluded.slice(index, index + atOnce));
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
interface CheckMemory extends Pick<Snapshot, 'completed' | 'runs'> {
  readonly kept: KeptChecks;
}

const unread: CheckMemory = {
  kept: { heads: [], problem: 'the checks of earlier heads could not be read' },
};

/** The commits with these ids; those that GitHub no longer has are skipped. */
async function readNamedCommits(
  { pull, gate }: ReviewedHead,
  heads: readonly string[],
): Promise<readonly CheckedCommit[]> {
  if (heads.length === 0) return [];
  const fields = heads.map((oid, index) => {
    return `head${index}: object(oid: "${oid}") { ... on Commit { ${checksOf} } }`;
  });
  const { repository } = await queryRepository(pull, {
    operation: readChecks,
    name: 'NamedHeads',
    fields: fields.join('\n'),
    schema: z.record(z.string(), CheckedCommit.nullable()),
    variables: { checkName: ['String!', gate?.name ?? ''] },
  });
  return Object.values(repository).filter((commit) => commit !== null);
}

/**
 * Memory in the newest check on the pull request's commits, on heads that force-pushes replaced, and on further
 * `heads`. Findings of a run without a check on the reviewed head are reviewed again.
 */
export async function readCheckMemory(
  { viewer, firstPage: { checked, forcedAway }, checkTexts }: EarlierRuns,
  reviewed: ReviewedHead,
  furtherHeads: readonly string[] = [],
): Promise<CheckMemory> {
  if (checked === undefined || forcedAway === undefined) return unread;
  const noCommits = onFailure(() => undefined);
  const named = await readNamedCommits(reviewed, furtherHeads.slice(-maxNamed)).catch(noCommits);
  const runs = named && ownRuns([...checked, ...forcedAway, ...named], viewer, reviewed.pull.number);
  if (runs === undefined) return unread;
  const heads = [...new Set([reviewed.head, ...runs.map(({ head }) => head)])];
  const noState = onFailure(() => 'unread' as const);
  const state = await newestState(runs, reviewed, checkTexts).catch(noState);
  if (state === 'unread') return unread;
  if (state === 'unreadable') return { kept: { heads, problem: 'what a check remembers cannot be read' } };
  if (state === undefined) return { kept: { heads } };
  const { completed = [], runs: counts = [], submitted = [], facts } = state;
  const { parties } = facts.approval ?? {};
  const kept = { heads, kept: keptIn(state), submitted, ...(parties && { parties }) };
  return { kept, completed, runs: counts };
}

/** Our own texts about the head, by GitHub's clock. */
interface Traces {
  readonly checks: readonly { readonly externalId: string | null; readonly startedAt: string | null }[];
  readonly statuses: readonly { readonly targetUrl: string | null; readonly createdAt: string }[];
  readonly reviews: readonly Pick<ReviewNode, 'review' | 'writtenAt'>[];
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
    .filter(({ externalId }) => pullOfCheck(externalId ?? '') === pull.number)
    .map(({ startedAt }) => startedAt);
  const ofStatuses = statuses
    .filter(({ targetUrl }) => targetUrl === url || targetUrl?.startsWith(`${url}#`))
    .map(({ createdAt }) => createdAt);
  const ofReviews = reviews
    .filter(({ review }) => review.ours && !review.editedByOthers)
    .filter(({ review }) => reviewMarks(review.body, tool).some((mark) => mark.head === head))
    .map(({ writtenAt }) => writtenAt);
  const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
  const [first] = [...ofChecks, ...ofStatuses, ...ofReviews]
    .filter((time) => time !== null)
    .filter((time) => Date.parse(time) > after)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return first ?? null;
}

/** A run that has not concluded its check yet was started for the head as well. */
function pullOfCheck(externalId: string): number | undefined {
  return (readOwnConclusion(externalId) ?? readUnfinished(externalId))?.pull;
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

type HeadRecords = Pick<CheckedCommits, 'checked'> & z.infer<typeof HeadMoves>;

/** The earliest time at which our own records prove that the head was current; null without proof. */
export async function readHeadSince(
  reviewed: ReviewedHead,
  { viewer, firstPage }: Pick<EarlierRuns, 'viewer'> & { readonly firstPage: HeadRecords },
  { reviews, onGap }: Pick<Traces, 'reviews'> & { readonly onGap: (failure: Failure) => void },
): Promise<string | null> {
  const { pull, head, gate } = reviewed;
  const { forcePushes: forcedAt } = firstPage;
  if (forcedAt === undefined) return null;
  const noStatuses = onFailure((failure) => {
    onGap(failure);
    return [];
  });
  const onHead = firstPage.checked?.filter(({ oid }) => oid === head) ?? [];
  const checks = gate?.kind === 'check' ? ownRuns(onHead, viewer, pull.number) : [];
  const statuses =
    gate?.kind === 'status'
      ? await listStatuses(pull, { head, name: gate.name, by: viewer }).catch(noStatuses)
      : [];
  return headSince({ checks: checks ?? [], statuses, reviews, forcedAt }, reviewed);
}
