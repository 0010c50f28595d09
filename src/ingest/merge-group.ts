import type { Finding } from '../model/finding.ts';
import { contesters, isJudgement, raising, refutes, weighedSources } from '../model/judgements.ts';
import { compareActionable, type Original, toSource } from '../model/original.ts';
import type { BlockingRules } from '../policy/category.ts';
import { maxCorroborationReviewers } from '../policy/decisions.ts';
import { strictestOriginal } from '../policy/weight.ts';
import type { Agreements } from './agreements.ts';

/** A rule of corroboration asks for no more; a thousand reviewers that agree would be a million names. */
const maxCorroborating = maxCorroborationReviewers - 1;

interface Member {
  readonly original: Original;
  /** Number of its group of duplicates. */
  readonly group: number;
}

/**
 * One finding out of a group of originals. Its severity, confidence and category are those of the original that
 * weighs most, so that what is remembered of it weighs no less; text and place are the most actionable original's.
 * A dispute asks for a human and takes nothing away. Advisory reviewers add nothing to what others report as well.
 */
export function mergeGroup(
  members: readonly Member[],
  { rules, agreements }: { readonly rules: BlockingRules; readonly agreements: Agreements },
): Omit<Finding, 'id'> {
  const active = members.map(({ original }) => original).filter(({ suppressed }) => suppressed === undefined);
  const contestedBy = contesters(active);
  const isContesting = ({ reviewer }: Original) => Number(contestedBy.includes(reviewer));
  const all = members
    .toSorted(
      ({ original: a }, { original: b }) =>
        isContesting(a) - isContesting(b) ||
        Number(isJudgement(a.finding)) - Number(isJudgement(b.finding)) ||
        compareActionable(a, b),
    )
    .map(({ original, group }) => ({
      original,
      group,
      ...toSource(original, agreements.reporting([group], original.reviewer, maxCorroborating)),
    }));
  const weighed = weighedSources(all);
  const independent = weighed.filter(({ reviewer }) => !rules.advisory.has(reviewer));
  const counted = independent.length === 0 ? weighed : independent;
  const [best] = counted;
  if (best === undefined) throw new Error('a group of findings is never empty');
  const {
    nativeId: _id,
    pointer: _pointer,
    native: _native,
    claimed: _claimed,
    ...text
  } = best.original.finding;
  const sources = [...counted, ...all.filter((source) => !counted.includes(source))].map(
    ({ original: _original, group: _group, ...source }) => source,
  );
  const reporting = agreements.reporting([...new Set(counted.map(({ group }) => group))], best.reviewer);
  const others = [...reporting, ...counted.map(({ reviewer }) => reviewer)];
  const corroboratedBy = [...new Set(others)].filter((reviewer) => reviewer !== best.reviewer).sort();
  const merged = {
    ...text,
    fingerprint: best.fingerprint,
    requiresHuman: contestedBy.length > 0 || all.some(({ original }) => original.finding.requiresHuman),
    preExisting: counted.every(({ preExisting }) => preExisting),
    corroboratedBy,
    contestedBy,
    ...(independent.length === 0 && { advisory: true as const }),
    sources,
  };
  const { severity, confidence, category } = strictestOriginal(merged, rules);
  const suppressed = all.every(refutes)
    ? ({ by: 'refutation', reason: 'it refutes what no reviewer reports' } as const)
    : raising(all)[0]?.suppressed;
  return { ...merged, severity, confidence, category, ...(suppressed && { suppressed }) };
}
