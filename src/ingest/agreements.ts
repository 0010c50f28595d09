import { refutes } from '../model/judgements.ts';
import type { Original } from '../model/original.ts';
import type { BlockingRules } from '../policy/category.ts';
import type { Duplicates } from './duplicates.ts';

/** Whether an original counts as a report of its own: advisory reviewers and what policy silences do not. */
function isCounted({ reviewer, finding, suppressed }: Original, { advisory }: BlockingRules): boolean {
  return (
    suppressed === undefined &&
    !advisory.has(reviewer) &&
    !refutes(finding) &&
    (finding.status === 'open' || finding.status === 'reopened')
  );
}

/**
 * Which reviewers report the same, told by pairs and not by what is merged in the end: one more finding may pull
 * merged ones apart, and must not take a corroboration away.
 */
export class Agreements {
  readonly #groups: readonly Duplicates[];
  /** In order. */
  readonly #reviewers: readonly string[];
  /** For each group, one byte a reviewer: whether it reports the same. */
  readonly #rows: readonly Uint8Array[];
  /** For each group, numbers of the reviewers that count in it. */
  readonly #counted: readonly Int32Array[];

  constructor(groups: readonly Duplicates[], rules: BlockingRules) {
    this.#groups = groups;
    this.#reviewers = [...new Set(groups.flatMap(({ reviewers }) => [...reviewers]))].sort();
    const numbers = new Map(this.#reviewers.map((reviewer, number) => [reviewer, number]));
    this.#rows = groups.map(() => new Uint8Array(this.#reviewers.length));
    this.#counted = groups.map(({ originals }) => {
      const counted = originals.filter((original) => isCounted(original, rules));
      return Int32Array.from(new Set(counted.map(({ reviewer }) => numbers.get(reviewer) ?? 0)));
    });
    for (const number of groups.keys()) this.#mark(number, number);
  }

  /** Two groups, by their numbers, report one problem. */
  add(one: number, other: number): void {
    this.#mark(one, other);
    this.#mark(other, one);
  }

  #mark(group: number, by: number): void {
    const [row, counted] = [this.#rows[group], this.#counted[by]];
    if (row === undefined || counted === undefined) return;
    for (let at = 0; at < counted.length; at += 1) row[counted[at] ?? 0] = 1;
  }

  /** A judgement that confirms a finding reports it, whatever words it uses. */
  addJudgements(judged: ReadonlyMap<Original, readonly Original[]>): void {
    if (judged.size === 0) return;
    const numberOf = new Map(
      this.#groups.flatMap(({ originals }, number) =>
        originals.map((original) => [original, number] as const),
      ),
    );
    for (const [judgement, targets] of judged)
      for (const target of targets) this.add(numberOf.get(judgement) ?? -1, numberOf.get(target) ?? -1);
  }

  /** The reviewers that report what one of some groups reports, in order, without one of them; at most `limit`. */
  reporting(groups: readonly number[], without: string, limit = Number.POSITIVE_INFINITY): readonly string[] {
    const rows = groups.flatMap((group) => this.#rows[group] ?? []);
    const reporting: string[] = [];
    for (const [number, reviewer] of this.#reviewers.entries()) {
      if (reporting.length >= limit) break;
      if (reviewer !== without && rows.some((row) => row[number] === 1)) reporting.push(reviewer);
    }
    return reporting;
  }
}
