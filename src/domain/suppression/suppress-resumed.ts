import type { Finding } from '../finding.ts';
import { raisedBy } from '../join/raised-by.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { ReviewDocument } from '../review-document.ts';
import { withholdIgnored } from './ignored-files.ts';
import { suppress } from './suppress.ts';

/** What policy silences by its own words, which may be others by now. */
function withoutPolicy({ suppressed, ...finding }: Finding): Finding {
  const isByPolicy = suppressed?.by === 'suppress' || suppressed?.by === 'ignore';
  return suppressed === undefined || isByPolicy ? finding : { ...finding, suppressed };
}

/**
 * The findings of a review that is taken up again, under the policy as it is now: an entry that is new silences what
 * was found before it, and what nothing silences any more counts again.
 */
export function suppressResumed(
  { findings, documents }: Pick<ReviewDocument, 'findings' | 'documents'>,
  {
    effective,
    today,
  }: {
    readonly effective: Pick<EffectivePolicy, 'suppress' | 'ignoredPaths'>;
    /** The day in UTC, as `2026-12-31`. */
    readonly today: string;
  },
): readonly Finding[] {
  return suppress({
    entries: effective.suppress,
    findings: withholdIgnored(findings.map(withoutPolicy), effective.ignoredPaths),
    reviewersOf: (finding) => raisedBy(finding, documents),
    today,
  }).findings;
}
