import type { Finding } from '../finding.ts';
import { normaliseTitle } from '../identity.ts';
import { sha256 } from '../sha256.ts';
import type { FindingMark } from './mark.ts';
import { namedFiles, otherFiles } from './named-files.ts';

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
    contestedBy: finding.contestedBy,
    title: titleHash(finding.title),
    ...(place === undefined ? {} : { place }),
    alsoAt: otherFiles(finding),
    named: namedFiles(finding),
  };
}

/** The files that a remembered finding has places in, as they were called then. */
export function filesOf({ place, alsoAt }: Pick<FindingMark, 'place' | 'alsoAt'>): readonly string[] {
  return place === undefined ? alsoAt : [place.path, ...alsoAt];
}

/** The mark of a finding that was known before: it keeps the fingerprint that it was first published with. */
export function markAgain(mark: FindingMark, before: FindingMark): FindingMark {
  const { first = before.fingerprint } = before;
  return first === mark.fingerprint ? mark : { ...mark, first };
}
