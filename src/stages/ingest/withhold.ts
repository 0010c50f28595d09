import type { Finding } from '../../domain/finding.ts';
import { raisedBy } from '../../domain/join/raised-by.ts';
import { isWithin } from '../../domain/placement/report-scope.ts';
import { reviewerPolicy } from '../../domain/policy/effective-policy.ts';
import type { Reviewer } from '../../domain/reviewers/reviewer.ts';
import { capFindings } from '../../domain/suppression/cap.ts';
import { withholdIgnored } from '../../domain/suppression/ignored-files.ts';
import { withKnownFingerprints } from '../../domain/suppression/known-fingerprints.ts';
import { type Suppressed, suppress } from '../../domain/suppression/suppress.ts';
import { suppressInSynthesis } from '../../domain/suppression/synthesis.ts';
import type { IngestInput } from './ingest.ts';

/**
 * Base policy may limit what a reviewer reports. A finding of such reviewers alone that lies beyond it is withheld, so
 * it must not move the verdict unseen either.
 */
function withholdBeyondReport(findings: readonly Finding[], input: IngestInput): readonly Finding[] {
  return findings.map((finding) => {
    const limits = raisedBy(finding, input.gathered.documents).map(
      (reviewer) => reviewerPolicy(input.effective, reviewer).report,
    );
    const isBeyond = limits.every((limit) => limit !== undefined && !isWithin(limit, finding, input.diff));
    return isBeyond
      ? { ...finding, suppressed: { by: 'report', reason: 'outside what its reviewer may report' } }
      : finding;
  });
}

/**
 * Withholds joined findings: those in files that policy leaves out, those that base policy calls false positives, those that say nothing new, and those beyond what a reviewer may report or show.
 * Each keeps its data and says why.
 */
export function withhold(
  findings: readonly Finding[],
  reviewers: readonly Reviewer[],
  input: IngestInput,
): Suppressed {
  const { effective, gathered, diff, today, verifiers, settings } = input;
  const rules = effective.blocking;
  const reviewersOf = (finding: Finding) => raisedBy(finding, gathered.documents);
  const looked = {
    reviewed: new Set(reviewers.flatMap(({ id, outcome }) => (outcome.state === 'reviewed' ? [id] : []))),
    changed: diff.files.flatMap(({ path, oldPath = path }) => [path, oldPath]),
  };
  const { suppress: entries } = effective;
  const named = withKnownFingerprints({ findings, diff }, { last: input.last, entries, today });
  const known = suppress({
    entries,
    findings: withholdIgnored(withholdBeyondReport(named, input), effective.ignoredPaths),
    reviewersOf,
    today,
    whole: settings.mode === 'full' && input.isWhole ? looked : undefined,
  });
  const telling = suppressInSynthesis(known.findings, { verifiers, rules });
  const capped = capFindings({ findings: telling, reviewersOf, caps: capsOf(effective.reviewers), rules });
  return { findings: capped.findings, notes: [...known.notes, ...capped.notes] };
}

function capsOf(reviewers: IngestInput['effective']['reviewers']): ReadonlyMap<string, number> {
  const caps = Object.entries(reviewers).map(([id, policy]) => [id, policy['max-findings']] as const);
  return new Map(caps.flatMap(([id, cap]) => (cap === undefined ? [] : [[id, cap] as const])));
}
