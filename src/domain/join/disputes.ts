import { z } from 'zod';
import type { Original } from './original.ts';

/** A challenger's word on somebody else's finding, as C3's reviewers write it beside their own fields. */
const Classified = z.looseObject({ classification: z.string() });

/** True for a challenger's `refutes`: it says that the problem is none, so it is no sighting of it. */
export function refutes({ finding }: Original): boolean {
  const { data } = Classified.safeParse(finding.native);
  return data !== undefined && /^refutes?$/i.test(data.classification.trim());
}

/**
 * Who disputes a group: those who refute it, and those who would discuss what another reviewer would fix. A
 * reviewer never disputes with itself.
 */
export function contesters(group: readonly Original[]): readonly string[] {
  const others = ({ reviewer }: Original, says: (original: Original) => boolean) =>
    group.some((original) => original.reviewer !== reviewer && says(original));
  const contesting = group.filter(
    (original) =>
      (refutes(original) && others(original, (other) => !refutes(other))) ||
      (original.finding.action === 'discuss' && others(original, ({ finding }) => finding.action === 'fix')),
  );
  return [...new Set(contesting.map(({ reviewer }) => reviewer))].sort();
}
