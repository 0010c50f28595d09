import { type Diff, type DiffFile, runLine, runsOf, runTexts } from '../diff/hunk.ts';
import { pairSurest } from '../ingest/known-fingerprints.ts';
import { profiledBy, similarity, similarityThreshold } from '../ingest/similarity.ts';
import {
  type Finding,
  type FindingSource,
  type FindingStatus,
  isAtLeast,
  type Location,
  type Side,
} from '../model/finding.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { isSettled } from '../policy/weight.ts';
import { takeId } from './reconcile.ts';

/** Changed lines of a file: added lines as RIGHT, deleted ones as LEFT, numbered as in the current change. */
interface ChangedFile {
  readonly RIGHT: ReadonlySet<number>;
  readonly LEFT: ReadonlySet<number>;
  /** Number of changed lines, including reverted ones, which are no longer in the change. */
  readonly size: number;
  readonly formerPath?: string | undefined;
}

/** By path; includes files that changed without a changed line. */
export type ChangedLines = ReadonlyMap<string, ChangedFile>;

interface Line {
  readonly side: Side;
  readonly line: number;
  readonly text: string;
}

/** State of a path in a diff. A diff holds a path twice when the file's type changed, for instance to a link. */
interface FileState {
  /** Added and deleted lines. */
  readonly lines: readonly Line[];
  /** Status, mode and blob id, without its lines. */
  readonly is: string;
  readonly formerPath: string | undefined;
}

const absent: FileState = { lines: [], is: '', formerPath: undefined };

function linesOf({ hunks }: DiffFile): readonly Line[] {
  return hunks.flatMap((hunk) =>
    [...runsOf(hunk)].flatMap((run): readonly Line[] => {
      if (run.kind === 'context') return [];
      const side = run.kind === 'added' ? 'RIGHT' : 'LEFT';
      return runTexts(hunk, run).map((text, index) => ({ side, line: runLine(run, side) + index, text }));
    }),
  );
}

function statesOf({ files }: Diff): ReadonlyMap<string, FileState> {
  const states = new Map<string, FileState>();
  for (const file of files) {
    const { path, oldPath, status, newMode = '', newId = '' } = file;
    const half = states.get(path) ?? absent;
    states.set(path, {
      lines: [...half.lines, ...linesOf(file)],
      is: `${half.is} ${status} ${newMode} ${newId}`,
      formerPath: oldPath ?? half.formerPath,
    });
  }
  return states;
}

/** The lines of `ones` that `others` do not have on the same side, or have less often. */
function surplus(ones: readonly Line[], others: readonly Line[]): readonly Line[] {
  const left = new Map<string, number>();
  const keyOf = ({ side, text }: Line) => `${side} ${text}`;
  for (const line of others) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  return ones.filter((line) => {
    const known = left.get(keyOf(line)) ?? 0;
    if (known > 0) left.set(keyOf(line), known - 1);
    return known === 0;
  });
}

function compare(before: FileState, now: FileState): ChangedFile {
  const changed = surplus(now.lines, before.lines);
  const on = (side: Side) => new Set(changed.flatMap((each) => (each.side === side ? [each.line] : [])));
  const size = changed.length + surplus(before.lines, now.lines).length;
  return { RIGHT: on('RIGHT'), LEFT: on('LEFT'), size, formerPath: now.formerPath };
}

/**
 * Lines that a change adds or deletes now but did not when it was reviewed, and the reverse, from the diffs
 * against its base. A line counts as reviewed as often as its text was among the lines of its side in the
 * file then, so a moved line does not count as changed.
 */
export function changedSince(reviewed: Diff, now: Diff): ChangedLines {
  const [before, after] = [statesOf(reviewed), statesOf(now)];
  const changed = new Map<string, ChangedFile>();
  const compared = new Set<string>();
  for (const [path, state] of after) {
    const then = before.has(path) ? path : (state.formerPath ?? path);
    compared.add(then);
    const known = before.get(then) ?? absent;
    const file = compare(known, state);
    if (file.size > 0 || known.is !== state.is) changed.set(path, file);
  }
  for (const [path, state] of before) if (!compared.has(path)) changed.set(path, compare(state, absent));
  return changed;
}

/** The file at this path, else the one renamed from it. */
export function findChanged(changed: ChangedLines, path: string): ChangedFile | undefined {
  return changed.get(path) ?? [...changed.values()].find(({ formerPath }) => formerPath === path);
}

interface VerifyInput {
  /** The full review, its findings with their current status. */
  readonly prior: ReviewDocument;
  /** The reviewers' results for the current tree. */
  readonly current: ReviewDocument;
  readonly changed: ChangedLines;
}

/** Ids of the reviewers that raised a finding. */
export function raisersOf({ sources }: Finding): readonly string[] {
  return [...new Set(sources.map(({ reviewer }) => reviewer))];
}

function sharePath(one: Finding, other: Finding): boolean {
  if (one.locations.length === 0 || other.locations.length === 0) return true;
  return one.locations.some(({ path }) => other.locations.some((second) => second.path === path));
}

/** Whether a reviewer used the id that it was given, as C5's answer to a verification does. */
function isNamedBy({ id }: Finding, { sources }: Finding): boolean {
  return sources.some(
    ({ native }) =>
      typeof native === 'object' && native !== null && !Array.isArray(native) && native['id'] === id,
  );
}

/** Pairs findings by the id that a reviewer names, else by file and text, since lines may have moved. */
function pair(prior: readonly Finding[], current: readonly Finding[]): ReadonlyMap<Finding, Finding> {
  const text = profiledBy(({ title, issue }: Finding) => `${title}\n${issue}`);
  return pairSurest({
    ones: prior,
    others: current,
    sure: (one, other) => {
      if (isNamedBy(one, other)) return 2;
      if (one.fingerprint === other.fingerprint) return 1;
      if (!sharePath(one, other)) return 0;
      const alike = similarity(text(one), text(other));
      return alike >= similarityThreshold ? alike : 0;
    },
    nameOne: ({ id }) => id,
    nameOther: ({ id }) => id,
  });
}

function isOpen({ status }: Finding): boolean {
  return status === 'open' || status === 'reopened';
}

function union(ones: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...ones, ...others])].sort();
}

/**
 * A finding that was reported again: with its present place, and the new originals of other reviewers after those of
 * the first report. An original gets the fingerprint of its current text when an entry of `suppress` has that one.
 */
function withReport(finding: Finding, match: Finding, shift: number): Finding {
  const raisers = raisersOf(finding);
  const more = isOpen(match) ? match.sources.filter(({ reviewer }) => !raisers.includes(reviewer)) : [];
  const added = more.map(({ reviewer }) => reviewer);
  const reporting = added.length === 0 ? [] : [...raisers, ...added];
  return {
    ...finding,
    ...fingerprintOfSuppressed(match),
    locations: match.locations,
    corroboratedBy: union(finding.corroboratedBy, added),
    sources: [...finding.sources, ...more.map((source) => shifted(source, shift))].map((source) => ({
      ...source,
      ...fingerprintOfSuppressed(match.sources.find(({ reviewer }) => reviewer === source.reviewer)),
      corroboratedBy: union(
        source.corroboratedBy,
        reporting.filter((reviewer) => reviewer !== source.reviewer),
      ),
    })),
  };
}

function fingerprintOfSuppressed(report: Finding | FindingSource | undefined) {
  return report?.suppressed?.by === 'suppress' ? { fingerprint: report.fingerprint } : {};
}

function shifted(source: FindingSource, by: number): FindingSource {
  return { ...source, document: source.document + by };
}

/**
 * C5: fixed becomes verified when no reviewer that raised it repeats it, and reopened when one does. A
 * reviewer that only reports it as marked fixed has not answered.
 */
function statusOf(
  { status }: Finding,
  { match, answered }: { readonly match: Finding | undefined; readonly answered: boolean },
): FindingStatus {
  const isGone = match === undefined || match.status === 'verified';
  if (isGone) return status === 'fixed' && answered ? 'verified' : status;
  return isOpen(match) && (status === 'fixed' || status === 'verified') ? 'reopened' : status;
}

function isOnChangedLine({ path, side, startLine, endLine = startLine }: Location, changed: ChangedLines) {
  const file = findChanged(changed, path);
  if (file === undefined) return false;
  if (startLine === undefined || endLine === undefined) return true;
  for (const line of file[side]) if (line >= startLine && line <= endLine) return true;
  return false;
}

/**
 * C5: a team's `wont_fix` holds until the team withdraws it. A reviewer that repeats the finding at no higher
 * severity does not reopen it.
 */
export function keepWontFix(current: readonly Finding[], last: readonly Finding[]): readonly Finding[] {
  const left = new Map([...pair(last, current)].map(([then, now]) => [now, then]));
  return current.map((finding) => {
    const then = left.get(finding);
    if (then?.status !== 'wont_fix' || !isAtLeast(then.severity, finding.severity)) return finding;
    const { status, suppressed } = then;
    return { ...finding, status, ...(suppressed && { suppressed }) };
  });
}

/** A quick check judges only uncommitted lines; findings elsewhere are left for a full review. */
export function leaveOutCommitted(findings: readonly Finding[], uncommitted: Diff): readonly Finding[] {
  const changed = changedSince(noChange, uncommitted);
  return findings.map((finding) => {
    const { locations } = finding;
    if (isSettled(finding) || locations.length === 0) return finding;
    if (locations.some((place) => isOnChangedLine(place, changed))) return finding;
    const reason = 'its lines are committed: a quick check judges only what is not';
    return { ...finding, suppressed: { by: 'quick', reason } };
  });
}

export const noChange: Diff = { files: [], byPath: new Map(), byFormerPath: new Map() };

/** Reviewers that did not take part in this run keep their result of the full review. */
function mergeReviewers(
  prior: readonly Reviewer[],
  current: readonly Reviewer[],
  asked: ReadonlySet<string>,
): readonly Reviewer[] {
  const tookPart = ({ id, outcome }: Reviewer) =>
    outcome.state === 'reviewed' || (asked.has(id) && outcome.state !== 'skipped');
  const ids = new Set([...prior, ...current].map(({ id }) => id));
  return [...ids].sort().flatMap((id) => {
    const now = current.find((reviewer) => reviewer.id === id);
    const then = prior.find((reviewer) => reviewer.id === id);
    return (now !== undefined && (tookPart(now) || then === undefined) ? now : (then ?? now)) ?? [];
  });
}

function isLeftOut({ suppressed }: Finding): boolean {
  return suppressed?.by === 'verify';
}

/**
 * New findings. Those on lines changed since the full review count. The full review has read all other lines,
 * so findings there are withheld until the next one.
 */
function freshOf(unmatched: readonly Finding[], changed: ChangedLines): readonly Finding[] {
  return unmatched.flatMap((finding) => {
    if (isOpen(finding) && finding.locations.some((place) => isOnChangedLine(place, changed)))
      return [finding];
    if (isSettled(finding)) return [];
    const reason = 'its lines have not changed since the full review: it is left for the next one';
    return [{ ...finding, suppressed: { by: 'verify', reason } as const }];
  });
}

/**
 * Applies a verification: a finding marked fixed becomes verified when a reviewer that raised it completed
 * and does not repeat it, reopened when it is repeated, and stays fixed otherwise. New findings follow, see
 * `freshOf`; those that an earlier verification left out are judged again. Pure; the order of findings never
 * matters.
 */
export function verifyFindings({ prior, current, changed }: VerifyInput): ReviewDocument {
  const completed = new Set(
    current.reviewers.flatMap(({ id, outcome }) => (outcome.state === 'reviewed' ? [id] : [])),
  );
  const known = prior.findings.filter((finding) => !isLeftOut(finding));
  const fixed = known.filter(({ status }) => status === 'fixed');
  const asked = new Set(fixed.flatMap(raisersOf));
  const pairs = pair(known, current.findings);
  const shift = prior.documents.length;
  const settled = known.map((finding) => {
    const match = pairs.get(finding);
    const answered = raisersOf(finding).some((id) => completed.has(id));
    const status = statusOf(finding, { match, answered });
    if (match === undefined) return { ...finding, status };
    return { ...withReport(finding, match, shift), status };
  });
  const matched = new Set(pairs.values());
  const unmatched = current.findings.filter((finding) => !matched.has(finding));
  const used = new Set(settled.map(({ id }) => id));
  const fresh = freshOf(unmatched, changed).map((finding) => ({
    ...finding,
    id: takeId(finding.id, used),
    sources: finding.sources.map((source) => shifted(source, shift)),
  }));
  return {
    ...current,
    reviewers: mergeReviewers(prior.reviewers, current.reviewers, asked),
    documents: [
      ...prior.documents.map((document, index) =>
        !completed.has(document.reviewer) && claimsStill(index, settled)
          ? document
          : { ...document, claims: {}, questions: [] },
      ),
      ...current.documents,
    ],
    findings: [...settled, ...fresh],
  };
}

/**
 * Whether a document's claims still count when its reviewer does not answer again: as long as one of its
 * findings is unsettled, or when it had none.
 */
function claimsStill(document: number, settled: readonly Finding[]): boolean {
  const own = settled.filter(({ sources }) => sources.some((source) => source.document === document));
  return own.length === 0 || own.some(({ status }) => status !== 'verified' && status !== 'wont_fix');
}
