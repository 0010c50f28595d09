import { alikeTexts, type EarlierReview, pairSurest, sameLines } from '../compare/pair-alike.ts';
import { suppressResumed } from '../compare/suppress.ts';
import type { Diff } from '../diff/hunk.ts';
import type { ReviewDirectory } from '../model/files.ts';
import {
  type Finding,
  type FindingSource,
  type FindingStatus,
  hasOpenStatus,
  isAtLeast,
  isDone,
} from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import { areNear, raisedBy, refutes } from '../model/original.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { builtInReviewer, isPartly, type Reviewer } from '../model/reviewer.ts';
import { compareText } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { isSettled, withStrictest } from '../policy/weight.ts';
import { type ChangedLines, changedSince, isOnChangedLine } from './changed-lines.ts';
import { reportVerified, takeId } from './reconcile.ts';
import { type LastReview, resumeReview } from './review-record.ts';

interface VerifyInput {
  /** The full review, its findings with their current status. */
  readonly prior: ReviewDocument;
  /** The reviewers' results for the current tree. */
  readonly current: ReviewDocument;
  readonly changed: ChangedLines;
  readonly isThere: IsThere;
}

/** Whether something found now is on the lines of something found by the full review. */
type IsThere = ReturnType<typeof sameLines>;

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

/**
 * Pairs findings by the id that a reviewer names, else by file and text, since lines may have moved. The team's
 * `wont_fix` is about one place and severity: not about the same problem on other lines, nor a worse one (C5).
 */
function pair(
  prior: readonly Finding[],
  current: readonly Finding[],
  isThere: IsThere,
): ReadonlyMap<Finding, Finding> {
  return pairSurest({
    ones: prior,
    others: current,
    sure: (one, other) => {
      const isAccepted = one.status === 'wont_fix';
      if (isAccepted && !isAtLeast(one.severity, other.severity)) return 0;
      if (!isAccepted && isNamedBy(one, other)) return 2;
      if (one.fingerprint === other.fingerprint) return 1;
      const isNear = isAccepted
        ? one.sources.some((source) => areNear(source, other) || isThere(source, other))
        : sharePath(one, other);
      return isNear ? alikeTexts(one, other) : 0;
    },
    nameOne: ({ id }) => id,
    nameOther: ({ id }) => id,
  });
}

function union(ones: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...ones, ...others])].sort();
}

/** Whether the finding has an original by the same reviewer that weighs the same and is not silenced by policy. */
function isKnown(source: FindingSource, { sources }: Finding): boolean {
  return sources.some(
    (known) =>
      known.reviewer === source.reviewer &&
      known.severity === source.severity &&
      known.confidence.band === source.confidence.band &&
      known.category === source.category &&
      known.preExisting === source.preExisting &&
      known.suppressed === undefined &&
      !refutes(known),
  );
}

/**
 * A finding that was reported again: with its present place, and the originals that weigh otherwise or are of other
 * reviewers after those of the first report. An original gets the fingerprint of its current text when an entry of
 * `suppress` has that one.
 */
function withReport(finding: Finding, match: Finding): Finding {
  const raisers = raisedBy(finding);
  const more = hasOpenStatus(match) ? match.sources.filter((source) => !isKnown(source, finding)) : [];
  const added = more.length === 0 ? [] : raisedBy(match).filter((reviewer) => !raisers.includes(reviewer));
  const reporting = added.length === 0 ? [] : [...raisers, ...added];
  const { suppressed, ...rest } = finding;
  const isSilenced = more.length === 0 || match.suppressed !== undefined || finding.status === 'wont_fix';
  return {
    ...rest,
    ...(suppressed && isSilenced && { suppressed }),
    ...fingerprintOfSuppressed(match),
    locations: match.locations,
    corroboratedBy: union(finding.corroboratedBy, added),
    sources: [...finding.sources, ...more].map((source) => ({
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

/** The findings of documents that come after others. */
function shifted(findings: readonly Finding[], by: number): readonly Finding[] {
  return findings.map((finding) => ({
    ...finding,
    sources: finding.sources.map((source) => ({ ...source, document: source.document + by })),
  }));
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
  return hasOpenStatus(match) && (status === 'fixed' || status === 'verified') ? 'reopened' : status;
}

/**
 * Applies the marks of the last review to a run that judges everything again. C5: a team's `wont_fix` holds until the
 * team withdraws it, also if a reviewer repeats the finding; what was marked fixed and is repeated is reopened.
 */
export function keepMarks(
  current: readonly Finding[],
  { last, diff }: { readonly last: EarlierReview; readonly diff: Diff },
): readonly Finding[] {
  const pairs = pair(last.findings, current, sameLines(last.diff, diff));
  const left = new Map([...pairs].map(([then, now]) => [now, then]));
  return current.map((finding) => {
    const then = left.get(finding);
    if (then?.status === 'fixed' && finding.status === 'open') return { ...finding, status: 'reopened' };
    if (then?.status !== 'wont_fix') return finding;
    const { status, suppressed } = then;
    return { ...finding, status, ...(suppressed && { suppressed }) };
  });
}

/** A quick check judges only uncommitted lines; findings elsewhere are left for a full review. */
export function leaveOutCommitted(findings: readonly Finding[], uncommitted: Diff): readonly Finding[] {
  const changed = changedSince({ files: [] }, uncommitted);
  return findings.map((finding) => {
    const { locations } = finding;
    if (isSettled(finding) || locations.length === 0) return finding;
    if (locations.some((place) => isOnChangedLine(place, changed))) return finding;
    const reason = 'its lines are committed: a quick check judges only what is not';
    return { ...finding, suppressed: { by: 'quick', reason } };
  });
}

/** Reviewers that this run skipped keep their result of the full review. */
function mergeReviewers(prior: readonly Reviewer[], current: readonly Reviewer[]): readonly Reviewer[] {
  const all = new Map(prior.map((reviewer) => [reviewer.id, reviewer]));
  for (const now of current) if (now.outcome.state !== 'skipped' || !all.has(now.id)) all.set(now.id, now);
  return [...all.values()].sort((a, b) => compareText(a.id, b.id));
}

/**
 * New findings. Those on lines changed since the full review count, and those without a place if anything changed.
 * The full review has read all other lines, so findings there are withheld until the next one.
 */
function freshOf(unmatched: readonly Finding[], changed: ChangedLines): readonly Finding[] {
  const isOnChange = ({ locations }: Finding) =>
    locations.length === 0 ? changed.size > 0 : locations.some((place) => isOnChangedLine(place, changed));
  return unmatched.flatMap((finding) => {
    if (hasOpenStatus(finding) && isOnChange(finding)) return [finding];
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
export function verifyFindings({ prior, current, changed, isThere }: VerifyInput): ReviewDocument {
  const completed = new Set(
    current.reviewers.flatMap(({ id, outcome }) => (outcome.state === 'reviewed' ? [id] : [])),
  );
  const known = prior.findings.filter(({ suppressed }) => suppressed?.by !== 'verify');
  const found = shifted(current.findings, prior.documents.length);
  const pairs = pair(known, found, isThere);
  const settled = known.map((finding) => {
    const match = pairs.get(finding);
    // The silence of a reviewer that refuted it proves nothing.
    const answered = raisedBy(finding).some((id) => completed.has(id));
    const status = statusOf(finding, { match, answered });
    if (match === undefined) return { ...finding, status };
    return { ...withReport(finding, match), status };
  });
  const matched = new Set(pairs.values());
  const unmatched = found.filter((finding) => !matched.has(finding));
  const used = new Set(settled.map(({ id }) => id));
  const fresh = freshOf(unmatched, changed).map((finding) => ({ ...finding, id: takeId(finding.id, used) }));
  return {
    ...current,
    reviewers: mergeReviewers(prior.reviewers, current.reviewers),
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
  return own.length === 0 || !own.every(isDone);
}

/** Reviewers that raised findings marked fixed; they run again. Throws as `resumeReview` does. */
export async function raisersOfFixed(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<ReadonlySet<string>> {
  const { findings } = await resumeReview(directory, manifest);
  const fixed = findings.filter(({ status }) => status === 'fixed');
  return new Set(fixed.flatMap(raisedBy));
}

export interface VerifyContext {
  /** The review that this run resumes. */
  readonly last: LastReview;
  readonly reporter: Reporter;
  readonly diff: Diff;
  readonly effective: EffectivePolicy;
  /** The day in UTC, as `2026-12-31`, for suppressions that expire. */
  readonly today: string;
}

/** Combines the current reviewers' results with the full review that this run resumes, and reports the outcome. */
export function verifyDocument(
  current: ReviewDocument,
  context: VerifyContext,
): { readonly document: ReviewDocument; readonly unread: number } {
  const { last, reporter, diff, effective: policy, today } = context;
  const { document: prior, ignored, diff: reviewed } = last;
  for (const edit of ignored) reporter.warning(`review-latest.json ${edit} It does not count.`);
  const changed = changedSince(reviewed, diff);
  const verified = verifyFindings({ prior, current, changed, isThere: sameLines(reviewed, diff) });
  const findings = suppressResumed(verified.findings, { policy, today }).map((finding) =>
    withStrictest(finding, policy.blocking),
  );
  reportStatuses(findings, prior.findings, reporter);
  return { document: { ...verified, findings }, unread: reportUnread(current, changed, context) };
}

function reportStatuses(now: readonly Finding[], prior: readonly Finding[], reporter: Reporter): void {
  const marked = new Set(prior.flatMap(({ id, status }) => (status === 'fixed' ? [id] : [])));
  const counted = now.filter(({ id, suppressed }) => marked.has(id) && suppressed === undefined);
  const became = (wanted: FindingStatus) =>
    counted.filter(({ status }) => status === wanted).map(({ id }) => id);
  reportVerified(reporter, {
    verified: became('verified'),
    reopened: became('reopened'),
    unanswered: became('fixed'),
  });
  for (const { id, title, status, suppressed } of now) {
    const why = suppressed === undefined ? '' : ` (${suppressed.reason})`;
    if (status === 'wont_fix')
      reporter.info(`Will not be fixed, by decision of the team: ${id} ${title}${why}`);
    else if (suppressed !== undefined)
      reporter[suppressed.by === 'verify' ? 'notice' : 'info'](`Does not count: ${id} ${title}${why}`);
  }
}

/**
 * Returns the number of changed lines that only the built-in and quick reviewers have read: 0 when a reviewer
 * answered about the whole change, else all lines changed since the full review.
 */
function reportUnread(
  { reviewers }: ReviewDocument,
  changed: ChangedLines,
  { reporter, effective }: Pick<VerifyContext, 'reporter' | 'effective'>,
): number {
  const counted = [...changed].filter(([path]) => !effective.isIgnored(path));
  const lines = counted.reduce((sum, [, { size }]) => sum + size, 0);
  const isQuick = (id: string) =>
    id === builtInReviewer || effective.reviewers[id]?.modes.includes('quick') === true;
  const isThorough = (each: Reviewer) =>
    each.outcome.state === 'reviewed' && !isPartly(each) && !isQuick(each.id);
  const unread = reviewers.some(isThorough) ? 0 : lines;
  reporter.info(
    `Lines changed since the full review: ${lines}; read only by the built-in and quick reviewers: ${unread}`,
  );
  return unread;
}
