import type { Finding } from './finding.ts';
import { normaliseTitle } from './identity.ts';
import type { FindingMark } from './mark.ts';
import { namedFiles } from './named-files.ts';
import { sha256 } from './sha256.ts';

/** Titles that differ only in case, punctuation or spacing have the same eight hex digits. */
export function titleHash(title: string): string {
  return sha256(normaliseTitle(title)).slice(0, 8);
}

/** The mark that a finding of this run is remembered by. */
export function markFinding(
  finding: Finding,
  run: { readonly tool: string; readonly head: string; readonly reviewers: readonly string[] },
): FindingMark {
  const [place] = finding.locations;
  return {
    kind: 'finding',
    tool: run.tool,
    head: run.head,
    fingerprint: finding.fingerprint,
    id: finding.id,
    severity: finding.severity,
    confidence: finding.confidence.band,
    preExisting: finding.preExisting,
    reviewers: run.reviewers.length === 0 ? ['unknown'] : run.reviewers,
    title: titleHash(finding.title),
    ...(place === undefined ? {} : { place }),
    named: namedFiles(finding),
  };
}
