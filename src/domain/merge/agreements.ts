import type { BlockingRules } from '../policy/blocking-rules.ts';
import type { Duplicates } from './duplicates.ts';
import { refutes } from './judgements.ts';
import type { Original } from './original.ts';

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
  /** In order. */
  readonly #reviewers: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #rows: ReadonlyMap<Duplicates, Uint8Array>;
  /** Numbers of the reviewers that count in a group. */
  readonly #counted: ReadonlyMap<Duplicates, readonly number[]>;
  readonly #groupOf: ReadonlyMap<Original, Duplicates>;

  constructor(groups: readonly Duplicates[], rules: BlockingRules) {
    this.#reviewers = [...new Set(groups.flatMap(({ reviewers }) => [...reviewers]))].sort();
    this.#numbers = new Map(this.#reviewers.map((reviewer, number) => [reviewer, number]));
    this.#rows = new Map(groups.map((group) => [group, new Uint8Array(this.#reviewers.length)]));
    this.#counted = new Map(groups.map((group) => [group, this.#numbersOf(group, rules)]));
    this.#groupOf = new Map(
      groups.flatMap((group) => group.originals.map((original) => [original, group] as const)),
    );
    for (const group of groups) this.add(group, group);
  }

  #numbersOf({ originals }: Duplicates, rules: BlockingRules): readonly number[] {
    const counted = originals.filter((original) => isCounted(original, rules));
    return [...new Set(counted.map(({ reviewer }) => this.#numbers.get(reviewer) ?? 0))];
  }

  /** Two groups report one problem. */
  add(one: Duplicates, other: Duplicates): void {
    this.#mark(one, other);
    this.#mark(other, one);
  }

  #mark(group: Duplicates, by: Duplicates): void {
    const row = this.#rows.get(group);
    if (row !== undefined) for (const number of this.#counted.get(by) ?? []) row[number] = 1;
  }

  /** A judgement that confirms a finding reports it, whatever words it uses. */
  addJudgements(judged: ReadonlyMap<Original, readonly Original[]>): void {
    for (const [judgement, targets] of judged) {
      const by = this.#groupOf.get(judgement);
      for (const target of targets) {
        const group = this.#groupOf.get(target);
        if (by !== undefined && group !== undefined) this.add(by, group);
      }
    }
  }

  /** The other reviewers that report what a reviewer reports in a group, in order. */
  corroborating({ reviewer }: Original, group: Duplicates): readonly string[] {
    const row = this.#rows.get(group);
    return this.#reviewers.filter((id, number) => row?.[number] === 1 && id !== reviewer);
  }
}
