import { CheckConclusion, type Conclusion } from './gate.ts';

/**
 * A check belongs to a commit, and several open pull requests may have the same head: each run makes a check of its
 * own, and all of them conclude with the worst verdict (threat G5). What a run found of its own pull request stands
 * in the check's `external_id`, since the conclusion may be another one's.
 */
export interface OwnConclusion {
  readonly pull: number;
  /** What the pull request's own run came to, whatever others did. */
  readonly conclusion: CheckConclusion;
  /** The run's key, so that the check can still be told from all others. */
  readonly key: string;
}

const pattern = /^pull-(\d{1,10}) (\w+) (.*)$/;

export function writeOwnConclusion({ pull, conclusion, key }: OwnConclusion): string {
  return `pull-${pull} ${conclusion} ${key}`;
}

/** Undefined for what no concluded run of ours wrote. */
export function readOwnConclusion(text: string): OwnConclusion | undefined {
  const [, pull, word, key] = pattern.exec(text) ?? [];
  const conclusion = CheckConclusion.safeParse(word);
  if (pull === undefined || key === undefined || !conclusion.success) return undefined;
  return { pull: Number(pull), conclusion: conclusion.data, key };
}

/** A check on the commit with our name, made by our own app. */
export interface CheckOnHead {
  readonly id: number;
  readonly externalId: string;
  /** Null while it runs. */
  readonly conclusion: string | null;
  readonly title: string;
}

/** How a check has to be concluded, and with which title. */
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

/** Whether GitHub lets a merge pass on it. */
export function letsMerge(conclusion: string | undefined): boolean {
  return conclusion === 'success' || conclusion === 'neutral';
}

function worst(conclusions: readonly CheckConclusion[]): CheckConclusion {
  const ranks = conclusions.map((conclusion) => fromBestToWorst.indexOf(conclusion));
  return fromBestToWorst[Math.max(0, ...ranks)] ?? 'action_required';
}

/** A check's id grows with time: the newest one of a pull request is what counts. */
export function newestOf<Check extends CheckOnHead>(
  pull: number,
  checks: readonly Check[],
): { readonly check: Check; readonly own: OwnConclusion } | undefined {
  const own = checks.flatMap((check) => {
    const own = readOwnConclusion(check.externalId);
    return own?.pull === pull ? [{ check, own }] : [];
  });
  return own.reduce<(typeof own)[number] | undefined>(
    (newest, each) => (newest === undefined || each.check.id > newest.check.id ? each : newest),
    undefined,
  );
}

const held = /^Held by (?:#\d+(?:, )?)+ · /;
const shared = / · same head as (?:#\d+(?:, )?)+$/;

/** The title that the pull request's own run gave the check. */
export function ownTitle({ title }: CheckOnHead): string {
  return title.replace(held, '').replace(shared, '');
}

function named(pulls: readonly number[]): string {
  return pulls.map((pull) => `#${pull}`).join(', ');
}

/**
 * How the newest check of each of `pulls` has to be concluded. A pull request without a concluded check has no
 * verdict, which no other one can stand in for: then nothing passes.
 */
export function settle(pulls: readonly number[], checks: readonly CheckOnHead[]): readonly Settled[] {
  const members = pulls.map((pull) => ({ pull, newest: newestOf(pull, checks) }));
  const verdicts = members.map(({ pull, newest }) => ({
    pull,
    conclusion: newest?.own.conclusion ?? ('action_required' as const),
  }));
  const conclusion = worst(verdicts.map((verdict) => verdict.conclusion));
  const holders = verdicts.filter((verdict) => verdict.conclusion === conclusion).map(({ pull }) => pull);
  return members.flatMap(({ pull, newest }) => {
    if (newest === undefined) return [];
    const own = ownTitle(newest.check);
    const isOwn = newest.own.conclusion === conclusion;
    const others = pulls.filter((other) => other !== pull);
    const beside = others.length === 0 ? '' : ` · same head as ${named(others)}`;
    const title = isOwn ? `${own}${beside}` : `Held by ${named(holders)} · ${own}`;
    return [{ id: newest.check.id, conclusion, title }];
  });
}

/** Why nothing can be concluded, so that everything stays as it is. */
interface Unknown {
  readonly why: string;
}

const again = 'review the pull request that it holds again';

/**
 * How the checks of `open` have to be concluded after another pull request with this head was closed. Its own check is
 * never changed: a pass that others earned is none of its own. Whose a check is that no run of ours ended is unknown.
 */
export function settleRemaining(
  open: readonly number[],
  checks: readonly CheckOnHead[],
): readonly Settled[] | Unknown {
  const newest = open.flatMap((pull) => newestOf(pull, checks)?.check.id ?? []);
  const nameless = checks.filter(
    ({ id, externalId }) => readOwnConclusion(externalId) === undefined && newest.some((known) => id > known),
  );
  if (nameless.some(({ conclusion }) => conclusion === null))
    return { why: `a review of this head is running; if its check is held in the end, ${again}` };
  if (nameless.length > 0)
    return { why: `a later review of this head did not end, and whose it was is not known: ${again}` };
  const members = settle(open, checks);
  return members.length > 0
    ? members
    : { why: 'nothing is concluded of those that have this head; their reviews do that' };
}

/**
 * A run as its settled check shows it: what another pull request fails, this one does not pass either. Undefined where
 * no check was settled.
 */
export function concludeSettled(own: Conclusion, settled: Settled | undefined): Conclusion {
  if (settled === undefined) return own;
  const { conclusion, title } = settled;
  if (conclusion === own.conclusion) return { ...own, title };
  return conclusion === 'failure'
    ? { status: 'failed', conclusion, title, exitCode: 1 }
    : { status: 'incomplete', conclusion, title, exitCode: 2 };
}

/** Only checks can tell the pull requests of one commit apart; without them a shared head proves nothing. */
export function concludeWithoutChecks(own: Conclusion, sharedWith: readonly number[]): Conclusion {
  if (sharedWith.length === 0 || !letsMerge(own.conclusion)) return own;
  const title = `Same head as ${named(sharedWith)}, which only \`gate: check\` can tell apart`;
  return { status: 'incomplete', conclusion: 'action_required', title, exitCode: 2 };
}
