import type { Finding } from '../model/finding.ts';
import { raisedBy } from '../model/judgements.ts';
import type { Original } from '../model/original.ts';
import type { Reviewer } from '../model/reviewer.ts';
import { reviewerPolicy } from '../policy/effective-policy.ts';
import { capFindings } from './cap.ts';
import type { IngestInput } from './ingest-documents.ts';
import { withKnownFingerprints } from './known-fingerprints.ts';
import { isWithin } from './report-scope.ts';
import { suppressionNotes, suppressOriginals } from './suppress.ts';
import { suppressInSynthesis } from './synthesis.ts';

/** What an original says beyond what its reviewer may report, as base policy limits it. */
function silenceBeyondReport(original: Original, { effective, diff }: IngestInput): Original {
  const { report } = reviewerPolicy(effective, original.reviewer);
  if (report === undefined || isWithin(report, original.finding, diff)) return original;
  return { ...original, suppressed: { by: 'report', reason: 'outside what its reviewer may report' } };
}

/**
 * Silences originals before they are merged: those that base policy calls false positives, and those beyond what
 * their reviewer may report. Each keeps its data and says why. The notes name entries of the policy to tidy up.
 */
export function silenceOriginals(
  all: readonly Original[],
  reviewers: readonly Reviewer[],
  input: IngestInput,
): { readonly originals: readonly Original[]; readonly notes: readonly string[] } {
  const { effective: policy, diff, today, settings, last } = input;
  const whole = {
    reviewed: new Set(reviewers.flatMap(({ id, outcome }) => (outcome.state === 'reviewed' ? [id] : []))),
    changed: diff.files.flatMap(({ path, oldPath = path }) => [path, oldPath]),
  };
  const isWhole = settings.mode === 'full' && input.isWhole;
  const named = withKnownFingerprints({ originals: all, diff }, { last, entries: policy.suppress, today });
  const limited = named.map((original) => silenceBeyondReport(original, input));
  return {
    originals: suppressOriginals(limited, { policy, today }),
    notes: suppressionNotes(named, { policy, today }, isWhole ? whole : undefined),
  };
}

/**
 * Withholds merged findings that say nothing new or are beyond what a reviewer may show; never what blocks. Each keeps
 * its data and says why.
 */
export function withholdFindings(
  findings: readonly Finding[],
  { effective, verifiers }: IngestInput,
): { readonly findings: readonly Finding[]; readonly notes: readonly string[] } {
  const rules = effective.blocking;
  return capFindings({
    findings: suppressInSynthesis(findings, { verifiers, rules }),
    reviewersOf: raisedBy,
    caps: capsOf(effective.reviewers),
    rules,
  });
}

function capsOf(reviewers: IngestInput['effective']['reviewers']): ReadonlyMap<string, number> {
  const caps = Object.entries(reviewers).map(([id, policy]) => [id, policy['max-findings']] as const);
  return new Map(caps.flatMap(([id, cap]) => (cap === undefined ? [] : [[id, cap] as const])));
}
