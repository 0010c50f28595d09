import type { Finding } from '../../domain/finding.ts';
import { raisedBy } from '../../domain/join/raised-by.ts';
import type { Reviewer } from '../../domain/reviewers/reviewer.ts';
import { insideOf, isOutside, type Part } from '../../domain/scope/part.ts';
import { partName } from '../../domain/scope/scope.ts';
import { capFindings } from '../../domain/suppression/cap.ts';
import { withholdIgnored } from '../../domain/suppression/ignored-files.ts';
import { type Suppressed, suppress } from '../../domain/suppression/suppress.ts';
import { suppressInSynthesis } from '../../domain/suppression/synthesis.ts';
import type { IngestInput } from './ingest.ts';

/** Findings in nothing but files outside the part that is reviewed; one without a file is about the part. */
function withholdOutside(findings: readonly Finding[], part: Part | undefined): readonly Finding[] {
  if (part === undefined) return findings;
  const isInside = insideOf(part);
  return findings.map((finding) =>
    isOutside(finding, isInside)
      ? { ...finding, suppressed: { by: 'scope', reason: `outside of what is reviewed: ${partName(part)}` } }
      : finding,
  );
}

/**
 * Withholds joined findings: those in files that policy leaves out or outside of the part that is reviewed, those that
 * base policy calls false positives, those that say nothing new, and those beyond what a reviewer may show. Each keeps
 * its data and says why.
 */
export function withhold(
  findings: readonly Finding[],
  reviewers: readonly Reviewer[],
  { effective, gathered, diff, part, today, verifiers, settings }: IngestInput,
): Suppressed {
  const rules = effective.blocking;
  const reviewersOf = (finding: Finding) => raisedBy(finding, gathered.documents);
  const looked = {
    reviewed: new Set(reviewers.flatMap(({ id, outcome }) => (outcome.state === 'reviewed' ? [id] : []))),
    changed: diff.files.flatMap(({ path, oldPath = path }) => [path, oldPath]),
  };
  const known = suppress({
    entries: effective.suppress,
    findings: withholdOutside(withholdIgnored(findings, effective.ignoredPaths), part),
    reviewersOf,
    today,
    whole: settings.mode === 'full' && part === undefined ? looked : undefined,
  });
  const telling = suppressInSynthesis(known.findings, { verifiers, rules });
  const capped = capFindings({ findings: telling, reviewersOf, caps: capsOf(effective.reviewers), rules });
  return { findings: capped.findings, notes: [...known.notes, ...capped.notes] };
}

function capsOf(reviewers: IngestInput['effective']['reviewers']): ReadonlyMap<string, number> {
  const caps = Object.entries(reviewers).map(([id, policy]) => [id, policy['max-findings']] as const);
  return new Map(caps.flatMap(([id, cap]) => (cap === undefined ? [] : [[id, cap] as const])));
}
