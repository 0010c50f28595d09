import { compareText } from '../model/compare-text.ts';

export interface Pairing<One, Other> {
  readonly ones: readonly One[];
  readonly others: readonly Other[];
  /** How surely two belong together; 0 for not at all. */
  readonly sure: (one: One, other: Other) => number;
  /** Ties go by these names, so that the order of neither list ever matters. */
  readonly nameOne: (one: One) => string;
  readonly nameOther: (other: Other) => string;
}

/** Pairs what is surest first; nothing is in two pairs, and what belongs to nothing is in none. */
export function pairSurest<One, Other>(pairing: Pairing<One, Other>): ReadonlyMap<One, Other> {
  const { ones, others, sure, nameOne, nameOther } = pairing;
  const candidates = ones
    .flatMap((one) => others.map((other) => ({ one, other, sure: sure(one, other) })))
    .filter((candidate) => candidate.sure > 0)
    .sort(
      (a, b) =>
        b.sure - a.sure ||
        compareText(nameOne(a.one), nameOne(b.one)) ||
        compareText(nameOther(a.other), nameOther(b.other)),
    );
  const pairs = new Map<One, Other>();
  const taken = new Set<Other>();
  for (const { one, other } of candidates) {
    if (pairs.has(one) || taken.has(other)) continue;
    pairs.set(one, other);
    taken.add(other);
  }
  return pairs;
}
