import { compareText } from '../model/compare-text.ts';
import type { Finding } from '../model/finding.ts';
import type { BlockingRules } from '../policy/category.ts';
import { compareFindings } from '../policy/ranking.ts';
import { isSettled, weigh } from '../policy/weight.ts';

export interface CapInput {
  readonly findings: readonly Finding[];
  /** Ids of the reviewers that saw a finding. */
  readonly reviewersOf: (finding: Finding) => readonly string[];
  /** Most findings of a reviewer that are shown, by its id; who is missing has no cap. */
  readonly caps: ReadonlyMap<string, number>;
  readonly rules: BlockingRules;
}

export interface Capped {
  readonly findings: readonly Finding[];
  /** One line a reviewer of which something is withheld. */
  readonly notes: readonly string[];
}

/** What blocks comes first and is never withheld, so that a cap moves no verdict; then the worst. */
function ranked({ findings, rules }: CapInput): readonly { finding: Finding; blocks: boolean }[] {
  return findings
    .filter((finding) => !isSettled(finding))
    .map((finding) => ({ finding, blocks: weigh(finding, rules) === 'blocking' }))
    .sort((a, b) => Number(b.blocks) - Number(a.blocks) || compareFindings(a.finding, b.finding));
}

/**
 * Withholds what is beyond the caps of all the reviewers that saw it: what one of them may still show is shown, and
 * then counts for each of them. Ranked, so the order of the findings never matters.
 */
export function capFindings(input: CapInput): Capped {
  const { findings, reviewersOf, caps } = input;
  if (caps.size === 0) return { findings, notes: [] };
  const shown = new Map<string, number>();
  const beyond = new Map<Finding, string>();
  const withheld = new Map<string, number>();
  const countIn = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { finding, blocks } of ranked(input)) {
    const reviewers = [...new Set(reviewersOf(finding))];
    const hasRoom = (id: string) => (shown.get(id) ?? 0) < (caps.get(id) ?? Number.POSITIVE_INFINITY);
    if (blocks || reviewers.length === 0 || reviewers.some(hasRoom)) {
      for (const id of reviewers) countIn(shown, id);
    } else {
      const limits = reviewers.sort().map((id) => `${caps.get(id)} of ${id}`);
      beyond.set(finding, `beyond the findings that policy shows: ${limits.join(', ')}`);
      for (const id of reviewers) countIn(withheld, id);
    }
  }
  return {
    findings: findings.map((finding) => {
      const reason = beyond.get(finding);
      return reason === undefined ? finding : { ...finding, suppressed: { by: 'max-findings', reason } };
    }),
    notes: [...withheld]
      .sort(([a], [b]) => compareText(a, b))
      .map(
        ([id, count]) =>
          `${id}: ${count} of its findings withheld, beyond its max-findings of ${caps.get(id)}`,
      ),
  };
}
