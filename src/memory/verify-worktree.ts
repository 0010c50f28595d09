import type { Diff } from '../diff/hunk.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { suppressResumed } from '../ingest/suppress.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding, FindingStatus } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ReviewDocument } from '../model/review-document.ts';
import { builtInReviewer, isPartly } from '../model/reviewer.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/glob.ts';
import { reportVerified } from './reconcile.ts';
import { resumeReview } from './review-record.ts';
import { type ChangedLines, changedSince, noChange, raisersOf, verifyFindings } from './verify-findings.ts';

/** Reviewers that raised findings marked fixed; they run again. Throws as `resumeReview` does. */
export async function raisersOfFixed(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<ReadonlySet<string>> {
  const { document } = await resumeReview(directory, manifest);
  const fixed = document.findings.filter(({ status }) => status === 'fixed');
  return new Set(fixed.flatMap(raisersOf));
}

/**
 * Combines the current reviewers' results with the full review that this run resumes, and reports the
 * outcome.
 */
export async function verifyDocument(
  current: ReviewDocument,
  context: {
    readonly directory: ReviewDirectory;
    readonly manifest: Manifest;
    readonly reporter: Reporter;
    readonly diff: Diff;
    readonly effective: EffectivePolicy;
    /** The day in UTC, as `2026-12-31`, for suppressions that expire. */
    readonly today: string;
  },
): Promise<{ readonly document: ReviewDocument; readonly unread: number }> {
  const { directory, manifest, reporter, diff } = context;
  const prior = await resumeReview(directory, manifest);
  for (const edit of prior.ignored) reporter.warning(`review-latest.json ${edit} It does not count.`);
  const reviewed = parseDiff(prior.diff);
  const changed = changedSince(reviewed.ok ? reviewed.diff : noChange, diff);
  const joined = verifyFindings({ prior: prior.document, current, changed });
  const { effective: policy, today } = context;
  const document = { ...joined, findings: suppressResumed(joined.findings, { policy, today }) };
  const marked = new Set(
    prior.document.findings.filter(({ status }) => status === 'fixed').map(({ id }) => id),
  );
  reportStatuses(document.findings, marked, reporter);
  return { document, unread: reportUnread(current, changed, context) };
}

function reportStatuses(findings: readonly Finding[], marked: ReadonlySet<string>, reporter: Reporter): void {
  const became = (wanted: FindingStatus) =>
    findings
      .filter(({ id, status, suppressed }) => marked.has(id) && status === wanted && suppressed === undefined)
      .map(({ id }) => id);
  reportVerified(reporter, {
    verified: became('verified'),
    reopened: became('reopened'),
    unanswered: became('fixed'),
  });
  for (const { id, title, status, suppressed } of findings) {
    if (status === 'wont_fix') {
      const why = suppressed === undefined ? '' : ` (${suppressed.reason})`;
      reporter.info(`Will not be fixed, by decision of the team: ${id} ${title}${why}`);
    } else if (suppressed !== undefined) {
      const level = suppressed.by === 'verify' ? 'notice' : 'info';
      reporter[level](`Does not count: ${id} ${title} (${suppressed.reason})`);
    }
  }
}

/**
 * Returns the number of changed lines that only the built-in and quick reviewers have read: 0 when a reviewer
 * answered about the whole change, else all lines changed since the full review.
 */
function reportUnread(
  { reviewers }: ReviewDocument,
  changed: ChangedLines,
  { reporter, effective }: { readonly reporter: Reporter; readonly effective: EffectivePolicy },
): number {
  const isIgnored = matchesAny(effective.ignoredPaths);
  const lines = [...changed].reduce((sum, [path, { size }]) => sum + (isIgnored(path) ? 0 : size), 0);
  const isQuick = (id: string) =>
    id === builtInReviewer || effective.reviewers[id]?.modes.includes('quick') === true;
  const thorough = reviewers.filter(
    (each) => each.outcome.state === 'reviewed' && !isPartly(each) && !isQuick(each.id),
  );
  const unread = thorough.length > 0 ? 0 : lines;
  reporter.info(
    `Lines changed since the full review: ${lines}; read only by the built-in and quick reviewers: ${unread}`,
  );
  return unread;
}
