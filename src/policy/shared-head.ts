import { z } from 'zod';
import type { Manifest } from '../model/manifest.ts';
import { sha256 } from '../model/text.ts';
import { CheckConclusion, type Conclusion, incompleteAs } from './gate-decision.ts';
import type { FailOn } from './policy.ts';
import type { Gate } from './settings.ts';

/** What a conclusion applies to: a base branch and its policy (threat G6). */
export interface Basis {
  /** Name of the base branch. */
  readonly ref: string;
  /** Id of the policy file's blob; null where the branch has none. */
  readonly policy: string | null;
  /** The workflow's input: it applies without a policy file, and may tighten one. */
  readonly failOn: FailOn | undefined;
}

/**
 * Digest of a base branch with its effective policy. A check keeps it, and a status shows it: a conclusion
 * with another digest does not count.
 */
export function basisDigest({ ref, policy, failOn }: Basis): string {
  return sha256(JSON.stringify([ref, policy, failOn ?? null])).slice(0, 16);
}

/**
 * Result of a pull request's own run. A check belongs to a commit, and several open pull requests may have
 * the same head: each run creates a check, and all of them conclude with the worst verdict (threat G5). A
 * check's `external_id` keeps the result of its own pull request, since the conclusion may come from another
 * one.
 */
const OwnConclusion = z.object({
  pull: z.coerce.number(),
  /** The conclusion of the pull request's own run. */
  conclusion: CheckConclusion,
  /** Digest of the base branch and policy that it was made for; absent without one, as for a cancelled run. */
  basis: z.string().optional(),
  /** The run's key, which distinguishes its check from all others. */
  key: z.string(),
});
type OwnConclusion = z.infer<typeof OwnConclusion>;

/** A check that no run has concluded yet. */
const UnfinishedCheck = z.object({
  /** Absent for a merge group. */
  pull: z.coerce.number().optional(),
  /** `open`: opened before any reviewer ran, for a later job to conclude. `running`: its own run concludes it. */
  state: z.enum(['open', 'running']),
  key: z.string(),
});
type UnfinishedCheck = z.infer<typeof UnfinishedCheck>;

const concluded = /^pull-(?<pull>\d{1,10}) (?<conclusion>\w+) (?:(?<basis>[0-9a-f]{16})|-) (?<key>.*)$/;
const unfinished = /^(?:pull-(?<pull>\d{1,10})|group) (?<state>open|running) (?<key>.*)$/;

export function writeOwnConclusion({ pull, conclusion, basis = '-', key }: OwnConclusion): string {
  return `pull-${pull} ${conclusion} ${basis} ${key}`;
}

/** Undefined for a text that no concluded run of ours wrote. */
export function readOwnConclusion(text: string): OwnConclusion | undefined {
  return OwnConclusion.safeParse(concluded.exec(text)?.groups).data;
}

export function writeUnfinished({ pull, state, key }: UnfinishedCheck): string {
  return `${pull === undefined ? 'group' : `pull-${pull}`} ${state} ${key}`;
}

/** Undefined for a text that no started run of ours wrote. */
export function readUnfinished(text: string): UnfinishedCheck | undefined {
  return UnfinishedCheck.safeParse(unfinished.exec(text)?.groups).data;
}

/** A check on the commit with our name, created by our own app. */
export interface CheckOnHead {
  readonly id: number;
  readonly externalId: string;
  /** Null while it runs. */
  readonly conclusion: string | null;
  readonly title: string;
}

/** New conclusion and title of a check. */
export interface Settled {
  readonly id: number;
  readonly conclusion: CheckConclusion;
  readonly title: string;
}

/** From best to worst; the first two let a merge pass. */
const fromBestToWorst: readonly CheckConclusion[] = [
  'success',
  'neutral',
  'cancelled',
  'action_required',
  'failure',
];

/** Whether GitHub lets a merge pass with this conclusion. */
export function letsMerge(conclusion: string | undefined): boolean {
  return conclusion === 'success' || conclusion === 'neutral';
}

function worst(conclusions: readonly CheckConclusion[]): CheckConclusion {
  return fromBestToWorst.findLast((each) => conclusions.includes(each)) ?? 'success';
}

/** Ids of checks grow with time: only the newest check of a pull request counts. */
export function newestOf<Check extends CheckOnHead>(
  pull: number,
  checks: readonly Check[],
): { readonly check: Check; readonly own: OwnConclusion } | undefined {
  const concluded = checks.flatMap((check) => {
    const own = readOwnConclusion(check.externalId);
    return own?.pull === pull ? [{ check, own }] : [];
  });
  return concluded.sort((a, b) => b.check.id - a.check.id)[0];
}

/** Checks that later runs of a pull request started and did not conclude; that of a killed run may have ended. */
export function laterRunsOf<Check extends CheckOnHead>(
  pull: number,
  checks: readonly Check[],
): readonly Check[] {
  const last = newestOf(pull, checks)?.check.id ?? 0;
  return checks.filter(({ id, externalId }) => id > last && readUnfinished(externalId)?.pull === pull);
}

const held =
  /^(?:Held by (?:#\d+(?:, )?)+|Not all pull requests with this head could be read|For another base or policy) · /;
const shared = / · same head as (?:#\d+(?:, )?)+$/;

/** The title from the pull request's own run. */
function ownTitle({ title }: CheckOnHead): string {
  return title.replace(held, '').replace(shared, '');
}

function named(pulls: readonly number[]): string {
  return pulls.map((pull) => `#${pull}`).join(', ');
}

/** An open pull request with the head, and the digest that a conclusion must have to count for it now. */
export interface HeadMember {
  readonly pull: number;
  readonly basis: string;
}

/**
 * The conclusion that counts for a pull request: a pass for another base branch or policy does not (threat
 * G6).
 */
function countedConclusion(own: OwnConclusion | undefined, basis: string): CheckConclusion {
  if (own === undefined) return 'action_required';
  return letsMerge(own.conclusion) && own.basis !== basis ? 'action_required' : own.conclusion;
}

/**
 * The new conclusions of the newest check of each of `members`. When a pull request has no conclusion that
 * counts, or not all members are known, nothing passes.
 */
export function settle(
  members: readonly HeadMember[],
  checks: readonly CheckOnHead[],
  { complete }: { readonly complete: boolean },
): readonly Settled[] {
  const judged = members.map(({ pull, basis }) => {
    const newest = newestOf(pull, checks);
    return { pull, newest, counted: countedConclusion(newest?.own, basis) };
  });
  const conclusion = worst([
    ...judged.map(({ counted }) => counted),
    ...(complete ? [] : (['action_required'] as const)),
  ]);
  const holders = judged.filter(({ counted }) => counted === conclusion).map(({ pull }) => pull);
  return judged.flatMap(({ pull, newest, counted }) => {
    if (newest === undefined) return [];
    const own = ownTitle(newest.check);
    const others = members.filter((other) => other.pull !== pull).map((other) => other.pull);
    const shared = others.length === 0 ? '' : ` · same head as ${named(others)}`;
    const title = counted === conclusion ? `${own}${shared}` : `${heldBy(holders)} · ${own}`;
    const isStale = counted !== newest.own.conclusion;
    return [{ id: newest.check.id, conclusion, title: isStale ? `${staleTitle} · ${own}` : title }];
  });
}

const staleTitle = 'For another base or policy';

function heldBy(holders: readonly number[]): string {
  return holders.length === 0
    ? 'Not all pull requests with this head could be read'
    : `Held by ${named(holders)}`;
}

/**
 * The new conclusions of the checks of `open` after another pull request with this head was closed. The
 * closed one's check is never changed, since it did not earn a pass by itself. `why` says why nothing can be concluded and
 * all checks stay unchanged.
 */
export function settleRemaining(
  open: readonly HeadMember[],
  checks: readonly CheckOnHead[],
): readonly Settled[] | { readonly why: string } {
  if (open.some(({ pull }) => laterRunsOf(pull, checks).some(({ conclusion }) => conclusion === null)))
    return { why: 'a review of this head is running; if its check is held in the end, review it again' };
  const members = settle(open, checks, { complete: true });
  return members.length > 0
    ? members
    : { why: 'nothing is concluded of those that have this head; their reviews do that' };
}

/**
 * The run's conclusion according to its settled check: when another pull request fails, this one does not
 * pass either. Unchanged when no check was settled.
 */
export function concludeSettled(own: Conclusion, settled: Settled | undefined): Conclusion {
  if (settled === undefined) return own;
  const { conclusion, title } = settled;
  if (conclusion === own.conclusion) return { ...own, title };
  if (conclusion === 'failure') return { status: 'failed', conclusion, title, exitCode: 1 };
  return { ...incompleteAs(title), conclusion };
}

/** Other open pull requests with a head, as far as they could be read. */
export type Sharing = NonNullable<Manifest['sharing']>;

/** No other open pull request has the head. */
export const notShared: Sharing = { sharedWith: [], complete: true };

/**
 * Nothing passes on a head when not all its pull requests could be read, nor on a shared one without checks,
 * since only checks can distinguish pull requests of one commit.
 */
export function concludeSharing(own: Conclusion, { sharedWith, complete }: Sharing, gate: Gate): Conclusion {
  if (!letsMerge(own.conclusion)) return own;
  if (!complete) return incompleteAs('Not all pull requests with this head could be read');
  if (gate === 'check' || sharedWith.length === 0) return own;
  return incompleteAs(`Same head as ${named(sharedWith)}, which only \`gate: check\` can distinguish`);
}

/**
 * Nothing passes under a name that others use on the same commit, since branch rules may use theirs (threat
 * G9).
 */
export function concludeNamed(own: Conclusion, foreign: readonly string[]): Conclusion {
  const [first] = foreign;
  if (first === undefined || !letsMerge(own.conclusion)) return own;
  return incompleteAs(`Also on this head under the same name: ${first}`);
}
