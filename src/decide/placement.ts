import { type EarlierFinding, isAnswered, type OurComment } from '../comments/ledger.ts';
import { type Diff, type DiffFile, findFile } from '../diff/hunk.ts';
import { intersect, isWithin, rangeOf } from '../diff/locations.ts';
import { byteLength } from '../markdown/characters.ts';
import { type Finding, isAtLeast, type Location, type Side, severities } from '../model/finding.ts';
import { originalsOf } from '../model/known-finding.ts';
import { groupBy } from '../model/lists.ts';
import { orderOfRoom, raisedBy } from '../model/original.ts';
import type { PlaceReason } from '../model/receipt.ts';
import { inlineRule, reviewerPolicy } from '../policy/effective-policy.ts';
import { compareFindings, isSettled } from '../policy/weight.ts';
import type { Run } from './run.ts';

/** Where a finding goes and why. `startLine` is set only for a range and is below `line`. */
export type Placement = { readonly reason: PlaceReason } & (
  | {
      readonly place: 'inline';
      readonly path: string;
      readonly side: Side;
      readonly line: number;
      readonly startLine?: number;
    }
  | { readonly place: 'file'; readonly path: string }
  | { readonly place: 'body' | 'withheld' }
);

export interface Placed {
  readonly finding: Finding;
  readonly placement: Placement;
  /** Id of the finding whose thread shows it as well; absent when it has a thread of its own, or none. */
  readonly joins?: string;
  /** That thread, if an earlier review opened it. */
  readonly into?: OpenThread;
}

/** A thread of an earlier review that takes further findings on its lines. */
export interface OpenThread {
  /** The finding that it was opened for. */
  readonly entry: EarlierFinding;
  readonly comment: OurComment;
  readonly lines: Lines;
}

export function hasComment({ placement }: Placed): boolean {
  return placement.place === 'inline' || placement.place === 'file';
}

/** Findings that the review shows. */
export function published(placed: readonly Placed[]): readonly Placed[] {
  return placed.filter(({ placement }) => placement.place !== 'withheld');
}

function placeInFile(file: DiffFile, location: Location): Placement {
  const range = rangeOf(location);
  if (range === undefined) return { place: 'file', reason: 'no-line', path: file.path };
  const cut = intersect(file, location.side, range);
  if (cut === undefined) return { place: 'file', reason: 'line-outside-diff', path: file.path };
  const whole = cut.start === range.start && cut.end === range.end;
  return {
    place: 'inline',
    reason: whole ? 'in-diff' : 'range-cut',
    path: file.path,
    side: location.side,
    line: cut.end,
    ...(cut.start < cut.end ? { startLine: cut.start } : {}),
  };
}

/** The place a finding asks for and the diff allows, before limits; never throws, whatever the finding says. */
export function placeByDiff(finding: Finding, diff: Diff): Placement {
  if (finding.scope === 'multi-file') return { place: 'body', reason: 'multi-file' };
  const location = finding.locations[0];
  if (finding.scope === 'system' || location === undefined) return { place: 'body', reason: 'system' };
  if (location.numberedIn === 'base') return { place: 'body', reason: 'line-from-base' };
  const file = findFile(diff, location.path);
  if (file === undefined) return { place: 'body', reason: 'file-outside-diff' };
  if (finding.scope === 'file') return { place: 'file', reason: 'scope-file', path: file.path };
  if (location.numberedIn === 'checkout') {
    return { place: 'file', reason: 'file-not-comparable', path: file.path };
  }
  return placeInFile(file, location);
}

type PlacementRun = Pick<Run, 'diff' | 'document' | 'effective' | 'memory' | 'reconciled' | 'weightOf'>;
type ReportRun = Pick<PlacementRun, 'diff' | 'document' | 'effective' | 'weightOf'>;

/**
 * Whether a finding is beyond what its reviewers may report: policy limits originals before they are merged, and a tool
 * without a limit is shown on changed lines. Blocking findings are always shown.
 */
function isOutsideReport(finding: Finding, { diff, document, effective, weightOf }: ReportRun): boolean {
  if (finding.suppressed?.by === 'report') return true;
  if (weightOf(finding) === 'blocking' || isWithin('changed', finding, diff)) return false;
  const isLimited = (id: string) =>
    reviewerPolicy(effective, id).report === undefined &&
    document.reviewers.find((reviewer) => reviewer.id === id)?.kind === 'tool';
  return raisedBy(finding).every(isLimited);
}

/** Whether only plans report a finding: people read the text of a plan in place of its steps (C4). */
function isStep(finding: Finding, { document: { documents }, effective, weightOf }: ReportRun): boolean {
  if (effective['envelope-steps'] === 'comments' || weightOf(finding) === 'blocking') return false;
  return finding.sources.every(({ document }) => documents[document]?.format === 'envelope');
}

/** Why people are not shown a finding that counts otherwise; undefined if they are. */
export function whyUnlisted(finding: Finding, run: ReportRun): PlaceReason | undefined {
  if (isOutsideReport(finding, run)) return 'outside-report';
  return isStep(finding, run) ? 'shown-as-text' : undefined;
}

/** Whether no comment of ours shows a finding of an app: it gets one once the app's is gone, resolved or edited. */
function isLeftToApp({ shownAt, remembered }: EarlierFinding): boolean {
  return shownAt.in === 'nowhere' && originalsOf(remembered).some(({ postKey }) => postKey !== undefined);
}

/**
 * The address of an app's open thread that shows the finding as severe as it is; undefined where none does.
 * @param earlier the finding of earlier runs that it continues, of which an app need not say anything on this head
 */
export function postedByApp({ sources, severity }: Finding, earlier?: EarlierFinding): string | undefined {
  const isAsSevere = (each: Pick<Finding, 'severity'>) => isAtLeast(each.severity, severity);
  const own = sources.find((source) => source.post?.isShown === true && isAsSevere(source));
  if (own !== undefined || earlier?.shownAt.in !== 'nowhere') return own?.post?.url;
  const { thread, url } = earlier.shownAt;
  return thread?.resolved === false && isAsSevere(earlier.remembered) ? url : undefined;
}

function placeOne(finding: Finding, run: PlacementRun): Placement {
  const { diff, document, effective, memory, reconciled } = run;
  const unlisted = whyUnlisted(finding, run);
  const earlier = reconciled.continued.get(finding.fingerprint);
  // One of our open threads or review bodies shows it.
  if (earlier !== undefined && !isLeftToApp(earlier)) return { place: 'withheld', reason: 'already-open' };
  if (unlisted !== undefined) return { place: 'withheld', reason: unlisted };
  if (finding.suppressed !== undefined) return { place: 'withheld', reason: 'suppressed' };
  if (isSettled(finding)) return { place: 'withheld', reason: 'not-open' };
  // An earlier review of this head could not remember all findings, and this may be one of those.
  if (memory.forgotten.some(({ head }) => head === document.head))
    return { place: 'withheld', reason: 'no-room' };
  if (postedByApp(finding, earlier) !== undefined) return { place: 'withheld', reason: 'posted-by-app' };
  if (finding.late) return { place: 'body', reason: 'late' };
  const placement = placeByDiff(finding, diff);
  if (placement.place === 'body' || isAtLeast(finding.severity, inlineRule(finding, effective).from))
    return placement;
  return { place: 'body', reason: 'below-inline-from' };
}

/** Lines that a comment can be on. */
type Lines = Extract<Placement, { readonly place: 'inline' }>;

/** Longer ranges are one place only with exactly the same lines. */
const maxPlaceLines = 3;

/** Findings of one comment: with the longest marks they take two thirds of its room. */
const maxInThread = 10;

/** In bytes, with the mark: what a comment of an earlier review must have left for each finding that is added. */
const roomForOne = 5_000;

/** How many findings a comment of an earlier review has room for. */
function roomIn({ comment }: OpenThread): number {
  return Math.floor((50_000 - byteLength(comment.body)) / roomForOne);
}

/** The thread that was opened for a finding, if it takes others: not resolved, outdated, edited or answered. */
function asOpenThread(entry: EarlierFinding): OpenThread | undefined {
  const { shownAt, remembered } = entry;
  if (shownAt.in !== 'thread' || !shownAt.leads || isAnswered(entry)) return undefined;
  const { thread, comment } = shownAt;
  const { path, line, resolved, outdated } = thread;
  if (line === null || resolved || outdated || comment.editedByOthers) return undefined;
  const { startLine = 0, endLine = startLine, side } = remembered.place ?? { side: 'RIGHT' };
  const start = line - (endLine - startLine);
  const range = start < line ? { startLine: start } : {};
  return { entry, comment, lines: { place: 'inline', reason: 'in-diff', path, side, line, ...range } };
}

/** Threads of earlier reviews in which a finding is open still. */
function openThreads({ memory, reconciled }: PlacementRun): readonly OpenThread[] {
  const open = [...reconciled.continued.values(), ...reconciled.stillOpen];
  const comments = new Set(
    open.flatMap(({ shownAt }) => (shownAt.in === 'thread' ? shownAt.comment.nodeId : [])),
  );
  return memory.ledger
    .flatMap((entry) => asOpenThread(entry) ?? [])
    .filter(({ comment }) => comments.has(comment.nodeId));
}

/** Keys of which two findings on one place have one in common. */
function placeKeys({ path, side, line, startLine = line }: Lines): readonly string[] {
  const lines = Array.from(
    { length: Math.min(line - startLine + 1, maxPlaceLines + 1) },
    (_, at) => startLine + at,
  );
  const isShort = lines.length <= maxPlaceLines;
  return isShort ? lines.map((each) => `${side} ${each} ${path}`) : [`${side} ${startLine}-${line} ${path}`];
}

/** Findings that get one comment, most severe first: the first one decides its lines. */
export type Thread = readonly [Placed, ...Placed[]];

/** Findings on one place, and the thread of an earlier review that takes them. */
interface PlaceGroup {
  readonly into?: OpenThread;
  /** How many findings it takes. */
  readonly room: number;
  readonly placed: Placed[];
}

/**
 * One thread a place: findings on one line, or on at most three lines that overlap those of the thread's first finding.
 * Overlap is not transitive, so others never extend the place. A comment on a file shows one finding.
 */
function groupByPlace(comments: readonly Placed[], open: readonly OpenThread[]): readonly PlaceGroup[] {
  const groups: PlaceGroup[] = [];
  const byPlace = new Map<string, PlaceGroup>();
  const add = (group: PlaceGroup, keys: readonly string[]) => {
    groups.push(group);
    for (const key of keys) byPlace.set(key, group);
    return group;
  };
  for (const thread of open) add({ into: thread, room: roomIn(thread), placed: [] }, placeKeys(thread.lines));
  for (const placed of comments) {
    const keys = placed.placement.place === 'inline' ? placeKeys(placed.placement) : [];
    const known = keys
      .map((key) => byPlace.get(key))
      .find((group) => group && group.placed.length < group.room);
    (known ?? add({ room: Infinity, placed: [] }, keys)).placed.push(placed);
  }
  return groups;
}

/** Items by severity, reviewers of one severity in turns. */
function bySeverity<T extends Pick<Placed, 'finding'>>(items: readonly T[]): readonly T[] {
  return orderOfRoom(
    severities.map((severity) => items.filter(({ finding }) => finding.severity === severity)),
  );
}

/** Threads in the order in which they get a comment: blocking ones first, then by severity, reviewers in turns. */
function inOrderOfRoom(threads: readonly Thread[], { weightOf }: Pick<PlacementRun, 'weightOf'>) {
  const firsts = threads.map((thread) => ({ thread, finding: thread[0].finding }));
  const isBlocking = ({ thread }: (typeof firsts)[number]) =>
    thread.some(({ finding }) => weightOf(finding) === 'blocking');
  const others = firsts.filter((each) => !isBlocking(each));
  return [...orderOfRoom([firsts.filter(isBlocking)]), ...bySeverity(others)].map(({ thread }) => thread);
}

/**
 * One placement per finding, most severe first. Findings on one place share a thread, which an earlier review may
 * have opened; `max-comments` counts new threads, and findings of further ones go to the body.
 */
export function placeFindings(run: PlacementRun): readonly Placed[] {
  const placed = run.document.findings
    .toSorted(compareFindings)
    .map((finding) => ({ finding, placement: placeOne(finding, run) }));
  const groups = groupByPlace(placed.filter(hasComment), openThreads(run));
  const joined = new Map(
    groups.flatMap(({ into, placed: joining }) => (into ? joining.map((each) => [each, into] as const) : [])),
  );
  const fresh = groups.flatMap(({ into, placed: [first, ...others] }) =>
    into !== undefined || first === undefined ? [] : [[first, ...others] as const],
  );
  const threads = inOrderOfRoom(fresh, run);
  const shown = new Map<Placed, string>();
  for (const thread of threads.slice(0, run.effective.maxComments))
    for (const each of bySeverity(thread).slice(0, maxInThread)) shown.set(each, thread[0].finding.id);
  return placed.map((each): Placed => {
    if (!hasComment(each)) return each;
    const into = joined.get(each);
    if (into !== undefined) return { ...each, joins: into.entry.remembered.id, into };
    const first = shown.get(each);
    if (first === undefined)
      return { finding: each.finding, placement: { place: 'body', reason: 'over-max-comments' } };
    return first === each.finding.id ? each : { ...each, joins: first };
  });
}

/** Findings with a new comment by thread, in each the one first that decides its lines. */
export function threadsOf(placed: readonly Placed[]): readonly Thread[] {
  const fresh = placed.filter((each) => hasComment(each) && each.into === undefined);
  return [...groupBy(fresh, ({ finding, joins = finding.id }) => joins).values()];
}
