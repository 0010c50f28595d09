import {
  confidenceRank,
  type Finding,
  type FindingSource,
  type Location,
  type Native,
  type ParsedFinding,
  type Suppressed,
  severityRank,
} from './finding.ts';

/** Reviewers point at the statement, its first line or its comment: lines this far apart still mean one place. */
export const nearbyLines = 3;

/** Whether two locations are one place, as far as reviewers tell places apart. */
export function isNear(one: Location, other: Location): boolean {
  if (one.path !== other.path) return false;
  if (one.startLine === undefined || other.startLine === undefined) return true;
  if (one.side !== other.side || one.numberedIn !== other.numberedIn) return false;
  const gap =
    Math.max(one.startLine, other.startLine) -
    Math.min(one.endLine ?? one.startLine, other.endLine ?? other.startLine);
  return gap <= nearbyLines;
}

/** Whether two locations have a line in common; a whole file has none. */
export function overlap(one: Location, other: Location): boolean {
  if (one.startLine === undefined || other.startLine === undefined || !isNear(one, other)) return false;
  return (
    one.startLine <= (other.endLine ?? other.startLine) && other.startLine <= (one.endLine ?? one.startLine)
  );
}

/**
 * Whether two findings may be about one problem by their locations. A finding on lines may also be reported for its
 * whole file, for several files or for the system (C1: the same problem in two scopes surfaces once); lines of one
 * file that are far apart are never near. Paths are those at the head.
 */
export function areNear(
  one: Pick<ParsedFinding, 'locations'>,
  other: Pick<ParsedFinding, 'locations'>,
): boolean {
  if (one.locations.length === 0 || other.locations.length === 0) return true;
  for (const place of one.locations)
    for (const second of other.locations) if (isNear(place, second)) return true;
  return false;
}

/** One finding of one document, before anything is merged. */
export interface Original {
  readonly reviewer: string;
  /** Index into `ReviewDocument.documents`. */
  readonly document: number;
  readonly fingerprint: string;
  readonly finding: ParsedFinding;
  /** Its document came from a run that the head's author controls. */
  readonly foreign?: boolean;
  /** A tool reported it, so its category is the rule of the tool. */
  readonly tool?: boolean;
  readonly suppressed?: Suppressed | undefined;
}

/** The original as the merged finding keeps it. */
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
    native: finding.native,
  };
}

/** What tells two originals apart besides their weight, in an order that no input order changes. */
function contentKey({ reviewer, fingerprint, finding }: Original): string {
  const { title, issue, category, preExisting, status, pointer, scope, locations } = finding;
  const content = [title, issue, fingerprint, reviewer, category, preExisting, status];
  return JSON.stringify([...content, pointer, scope, locations]);
}

/** Made once for each original: comparing is done far more often than there are originals. */
const contentKeys = new WeakMap<Original, string>();

function keyOf(original: Original): string {
  const known = contentKeys.get(original);
  if (known !== undefined) return known;
  const key = contentKey(original);
  contentKeys.set(original, key);
  return key;
}

function compareContent(a: Original, b: Original): number {
  const [keyA, keyB] = [keyOf(a), keyOf(b)];
  return keyA < keyB ? -1 : Number(keyA > keyB);
}

/**
 * Most actionable first: by a reviewer of ours, with a replacement, with a fix, on lines, then most severe and most
 * confident, then by content. A total order over the originals of a run, so that the result is the same for every
 * order of the input.
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
    compareContent(a, b) ||
    a.document - b.document
  );
}

/** What C3's challengers write next to their own fields about another reviewer's finding. */
function classificationIn(native: Native): string {
  const isObject = typeof native === 'object' && native !== null && !Array.isArray(native);
  const value = isObject && Object.hasOwn(native, 'classification') ? native['classification'] : undefined;
  return typeof value === 'string' ? value.slice(0, 20).trim().toLowerCase() : '';
}

/**
 * `confirms`: it sees the problem as well. `refutes`: it says that there is none. A finding that is called `novel`
 * judges no other one and is read like one without a classification.
 */
function judgementIn(native: Native): 'confirms' | 'refutes' | undefined {
  const word = classificationIn(native);
  if (/^confirm(?:s|ed)?$/.test(word)) return 'confirms';
  return /^refute(?:s|d)?$/.test(word) ? 'refutes' : undefined;
}

export function refutes({ native }: { readonly native: Native }): boolean {
  return judgementIn(native) === 'refutes';
}

/** Whether an original judges another reviewer's finding, whose text is then the one that is shown. */
export function isJudgement({ native }: { readonly native: Native }): boolean {
  return judgementIn(native) !== undefined;
}

/** The other reviewers' findings that a judgement means: it gives their id, at the same place. */
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

/** The originals that report the problem and that policy does not silence; all of them where there is none such. */
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
 * The originals that a finding is weighed by: of those that raise it, those that say that it is open. A status is a
 * claim, so one reviewer's `fixed` takes nothing from another's open finding (threat G1, Y2).
 */
export function weighedSources<T extends Pick<FindingSource, 'native' | 'suppressed' | 'status'>>(
  sources: readonly T[],
): readonly T[] {
  const raised = raising(sources);
  const open = raised.filter(({ status }) => status === 'open' || status === 'reopened');
  return firstNotEmpty(open, raised);
}

/**
 * Ids of the reviewers that raise a finding, the one whose text is shown first. A reviewer that refutes it raises
 * nothing: its silence closes nothing, and its limits do not apply.
 */
export function raisedBy({ sources }: Pick<Finding, 'sources'>): readonly string[] {
  return [...new Set(raising(sources).map(({ reviewer }) => reviewer))];
}

/**
 * Who disputes a group: those who refute it, and those who would discuss what another reviewer would fix. A
 * reviewer never disputes its own finding, and the head's author disputes nothing.
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
