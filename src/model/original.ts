import {
  confidenceRank,
  type Finding,
  type FindingSource,
  hasOpenStatus,
  type Location,
  type Native,
  type ParsedFinding,
  type Suppressed,
  severityRank,
} from './finding.ts';
import { compareText } from './text.ts';

/** Reviewers point at the statement, its first line or its comment: lines this close count as one place. */
export const nearbyLines = 3;

/**
 * Lines from one location to another, 0 where they share one. Undefined in other files, on other sides, and where one is
 * a whole file.
 */
export function gapBetween(one: Location, other: Location): number | undefined {
  if (one.startLine === undefined || other.startLine === undefined || one.path !== other.path)
    return undefined;
  if (one.side !== other.side || one.numberedIn !== other.numberedIn) return undefined;
  const gap =
    Math.max(one.startLine, other.startLine) -
    Math.min(one.endLine ?? one.startLine, other.endLine ?? other.startLine);
  return Math.max(0, gap);
}

/** Whether two locations are the same place within `nearbyLines`. */
export function isNear(one: Location, other: Location): boolean {
  if (one.path !== other.path) return false;
  if (one.startLine === undefined || other.startLine === undefined) return true;
  return (gapBetween(one, other) ?? Infinity) <= nearbyLines;
}

/**
 * Whether two findings may be about one problem, by their locations. A finding on lines may also be reported
 * for its whole file, several files or the system (C1: the same problem in two scopes surfaces once). Lines
 * of one file that are far apart are never near. Paths are those at the head.
 */
export function areNear(
  one: Pick<ParsedFinding, 'locations'>,
  other: Pick<ParsedFinding, 'locations'>,
): boolean {
  if (one.locations.length === 0 || other.locations.length === 0) return true;
  return one.locations.some((place) => other.locations.some((second) => isNear(place, second)));
}

/** One finding of one document, before merging. */
export interface Original {
  readonly reviewer: string;
  /** Index into `ReviewDocument.documents`. */
  readonly document: number;
  readonly fingerprint: string;
  readonly finding: ParsedFinding;
  /** Its document comes from a run that the head's author controls. */
  readonly foreign?: boolean;
  /** A tool reported it, so its category is the tool's rule. */
  readonly tool?: boolean;
  /** The lines of its first location at the head, as far as the diff shows them. */
  readonly code?: string;
  readonly suppressed?: Suppressed | undefined;
}

/** The original as stored in the merged finding. */
export function toSource(original: Original, corroboratedBy: readonly string[]): FindingSource {
  const { reviewer, document, fingerprint, suppressed, finding } = original;
  const { pointer, locations, title, issue, category, severity, confidence, status, preExisting } = finding;
  return {
    reviewer,
    document,
    pointer,
    fingerprint,
    locations,
    title,
    issue,
    category,
    severity,
    confidence,
    status,
    preExisting,
    corroboratedBy,
    ...(suppressed && { suppressed }),
    ...(finding.post && { post: finding.post }),
    native: finding.native,
  };
}

/** What distinguishes originals with the same texts. */
function detailsOf({ finding }: Original): string {
  const { category, preExisting, status, pointer, scope, locations } = finding;
  return JSON.stringify([category, preExisting, status, pointer, scope, locations]);
}

/**
 * Most actionable first: reviewers of this run, then a replacement, a fix, lines, severity, confidence, and
 * content. A total order, so the result does not depend on input order.
 */
export function compareActionable(a: Original, b: Original): number {
  const [x, y] = [a.finding, b.finding];
  return (
    Number(a.foreign === true) - Number(b.foreign === true) ||
    Number(y.fix?.replacement !== undefined) - Number(x.fix?.replacement !== undefined) ||
    Number(y.fix !== undefined) - Number(x.fix !== undefined) ||
    Number(y.scope === 'inline') - Number(x.scope === 'inline') ||
    severityRank(x.severity) - severityRank(y.severity) ||
    confidenceRank(x.confidence.band) - confidenceRank(y.confidence.band) ||
    compareText(x.title, y.title) ||
    compareText(x.issue, y.issue) ||
    compareText(a.fingerprint, b.fingerprint) ||
    compareText(a.reviewer, b.reviewer) ||
    compareText(detailsOf(a), detailsOf(b)) ||
    a.document - b.document
  );
}

/** By C3's `classification`, which challengers write about another's finding; undefined for a finding of its own. */
function judgementIn(native: Native): 'confirms' | 'refutes' | undefined {
  const isObject = typeof native === 'object' && native !== null && !Array.isArray(native);
  const value = isObject && Object.hasOwn(native, 'classification') ? native['classification'] : '';
  const word = typeof value === 'string' ? value.slice(0, 20).trim().toLowerCase() : '';
  if (/^confirm(?:s|ed)?$/.test(word)) return 'confirms';
  return /^refute(?:s|d)?$/.test(word) ? 'refutes' : undefined;
}

export function refutes({ native }: { readonly native: Native }): boolean {
  return judgementIn(native) === 'refutes';
}

/** Whether an original judges another reviewer's finding, whose text is shown instead. */
export function isJudgement({ native }: { readonly native: Native }): boolean {
  return judgementIn(native) !== undefined;
}

/** Findings of other reviewers that a judgement refers to: same id, same place. */
export function judgedBy(
  { finding, document }: Original,
  withId: ReadonlyMap<string, readonly Original[]>,
): readonly Original[] {
  const { nativeId } = finding;
  if (nativeId === undefined || !isJudgement(finding)) return [];
  return (withId.get(nativeId) ?? []).filter(
    (other) => other.document !== document && !isJudgement(other.finding) && areNear(finding, other.finding),
  );
}

function firstNotEmpty<T>(...lists: readonly (readonly T[])[]): readonly T[] {
  return lists.find(({ length }) => length > 0) ?? [];
}

/** The originals that report the problem and are not silenced by policy; all of them if there are none. */
export function raising<T extends Pick<FindingSource, 'native' | 'suppressed'>>(
  sources: readonly T[],
): readonly T[] {
  const reports = sources.filter((source) => !refutes(source));
  return firstNotEmpty(
    reports.filter(({ suppressed }) => suppressed === undefined),
    reports,
    sources,
  );
}

/**
 * The originals that decide a finding's weight: those reporting it as open. A status is a claim, so one
 * reviewer's `fixed` does not lower another's open finding (threats G1, Y2).
 */
export function weighedSources<T extends Pick<FindingSource, 'native' | 'suppressed' | 'status'>>(
  sources: readonly T[],
): readonly T[] {
  // Most findings have one, and their weight is asked for often.
  if (sources.length === 1) return sources;
  const raised = raising(sources);
  return firstNotEmpty(raised.filter(hasOpenStatus), raised);
}

/**
 * Ids of the reviewers that raise a finding, starting with the one whose text is shown. A reviewer that refutes it or
 * calls it settled does not raise it: its silence closes nothing, and its limits do not apply.
 */
export function raisedBy({ sources }: Pick<Finding, 'sources'>): readonly string[] {
  return [...new Set(weighedSources(sources).map(({ reviewer }) => reviewer))];
}

/**
 * Reviewers that dispute a group: those that refute it, and those that would discuss what another would fix.
 * Neither its own reviewers nor the head's author can dispute a finding.
 */
export function contesters(group: readonly Original[]): readonly string[] {
  const others = ({ reviewer }: Original, says: (original: Original) => boolean) =>
    group.some((original) => original.reviewer !== reviewer && says(original));
  const contesting = group.filter(
    (original) =>
      original.foreign !== true &&
      ((refutes(original.finding) && others(original, (other) => !refutes(other.finding))) ||
        (original.finding.action === 'discuss' &&
          others(original, ({ finding }) => finding.action === 'fix'))),
  );
  return [...new Set(contesting.map(({ reviewer }) => reviewer))].sort();
}

/** The reviewer whose text a finding shows. */
export function shownReviewer(finding: Pick<Finding, 'sources'>): string {
  return raisedBy(finding)[0] ?? '';
}

/** Items by turns of their reviewers: first the first one of each, then the second of each, and so on. */
export function inTurns<T>(items: readonly T[], reviewerOf: (item: T) => string): readonly T[] {
  const taken = new Map<string, number>();
  const turns: T[][] = [];
  for (const item of items) {
    const turn = taken.get(reviewerOf(item)) ?? 0;
    taken.set(reviewerOf(item), turn + 1);
    turns[turn] = [...(turns[turn] ?? []), item];
  }
  return turns.flat();
}

/**
 * The items of one weight that get the room of a list, in their order: a reviewer with many findings leaves room for
 * the others (threat G1).
 */
export function shareRoom<T extends { readonly finding: Pick<Finding, 'sources'> }>(
  items: readonly T[],
  room: number,
): readonly T[] {
  if (items.length <= room) return items;
  const chosen = new Set(inTurns(items, ({ finding }) => shownReviewer(finding)).slice(0, Math.max(0, room)));
  return items.filter((item) => chosen.has(item));
}

/** Findings in the order in which they get comments: by weight, and within one by turns of their reviewers. */
export function orderOfRoom<T extends { readonly finding: Pick<Finding, 'sources'> }>(
  weights: readonly (readonly T[])[],
): readonly T[] {
  return weights.flatMap((items) => inTurns(items, ({ finding }) => shownReviewer(finding)));
}
