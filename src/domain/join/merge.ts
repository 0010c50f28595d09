import { type Confidence, confidenceRank, raise } from '../confidence.ts';
import type { Finding } from '../finding.ts';
import { severityRank } from '../severity.ts';
import { contesters, judges, refutes } from './disputes.ts';
import { compareActionable, type Original } from './original.ts';

function surer(a: Confidence, b: Confidence): Confidence {
  return confidenceRank(b.band) < confidenceRank(a.band) ? b : a;
}

function isOpen({ finding }: Original): boolean {
  return finding.status === 'open' || finding.status === 'reopened';
}

/** Those that say there is a problem now; where nobody does, what is left speaks for itself. */
function standingOf(group: readonly Original[]): readonly Original[] {
  const sightings = group.filter((original) => !refutes(original));
  const open = sightings.filter(isOpen);
  return [open, sightings, group].find(({ length }) => length > 0) ?? [];
}

/** Those of whom the weight comes: advisory reviewers only where nobody else says it. */
function weightyOf(standing: readonly Original[]): readonly Original[] {
  const weighty = standing.filter(({ advisory }) => advisory !== true);
  return weighty.length === 0 ? standing : weighty;
}

/**
 * One finding out of a group, never lighter than any original that stands: the worst severity, the surest
 * confidence, and open as long as one reviewer says so, since a status is a claim and loosens nothing (threat G1,
 * Y2). The words and the place are the most actionable original's. A dispute cancels the rise of confidence and
 * asks for a human; it takes nothing else away. Advisory reviewers make nothing heavier that others say as well.
 */
export function mergeGroup(group: readonly Original[]): Omit<Finding, 'id'> {
  const contestedBy = contesters(group);
  const contests = ({ reviewer }: Original) => Number(contestedBy.includes(reviewer));
  const standing = [...standingOf(group)].sort(
    (a, b) => contests(a) - contests(b) || Number(judges(a)) - Number(judges(b)) || compareActionable(a, b),
  );
  const weighty = weightyOf(standing);
  const [best] = weighty;
  if (best === undefined) throw new Error('a group of findings is never empty');
  const { nativeId: _id, pointer: _pointer, native: _native, claimed: _claimed, ...finding } = best.finding;
  const agreeing = new Set(
    weighty.map(({ reviewer }) => reviewer).filter((reviewer) => !contestedBy.includes(reviewer)),
  );
  const corroboratedBy = [...agreeing].filter((reviewer) => reviewer !== best.reviewer).sort();
  const confidence = weighty.map((each) => each.finding.confidence).reduce(surer);
  const [worst = finding.severity] = weighty
    .map((each) => each.finding.severity)
    .sort((a, b) => severityRank(a) - severityRank(b));
  const rest = group.filter((original) => !weighty.includes(original)).sort(compareActionable);
  return {
    ...finding,
    fingerprint: best.fingerprint,
    severity: worst,
    confidence: agreeing.size > 1 && contestedBy.length === 0 ? raise(confidence) : confidence,
    requiresHuman: contestedBy.length > 0 || group.some((original) => original.finding.requiresHuman),
    preExisting: weighty.every((original) => original.finding.preExisting),
    corroboratedBy,
    contestedBy,
    ...(group.every(refutes) && {
      suppressed: { by: 'refutation', reason: 'it refutes what nobody reports' },
    }),
    ...(weighty.every(({ advisory }) => advisory === true) && { advisory: true }),
    sources: [...weighty, ...rest].map((original) => ({
      document: original.document,
      pointer: original.finding.pointer,
      native: original.finding.native,
    })),
  };
}
