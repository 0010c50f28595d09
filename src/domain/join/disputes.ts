import type { Original } from './original.ts';
import { judgementIn } from './raised-by.ts';
import { samePlace } from './same-place.ts';

/** Whether it speaks of another reviewer's finding, whose words then stand. */
export function judges(original: Original): boolean {
  return judgementIn(original.finding.native) !== undefined;
}

export function refutes(original: Original): boolean {
  return judgementIn(original.finding.native) === 'refutes';
}

/**
 * The finding that a challenger confirms or refutes by giving its judgement the same id, at the same place; a
 * judgement says what it thinks in its own words, which may share none with the finding. Undefined where no other
 * reviewer's finding has that id, or several do.
 */
export function judgedBy(
  original: Original,
  withId: ReadonlyMap<string, readonly Original[]>,
): Original | undefined {
  const { nativeId } = original.finding;
  if (nativeId === undefined || !judges(original)) return undefined;
  const meant = (withId.get(nativeId) ?? []).filter(
    (other) =>
      other.document !== original.document && !judges(other) && samePlace(original.finding, other.finding),
  );
  const [only] = meant;
  return meant.every(({ fingerprint }) => fingerprint === only?.fingerprint) ? only : undefined;
}

/**
 * Who disputes a group: those who refute it, and those who would discuss what another reviewer would fix. A
 * reviewer never disputes with itself, and the head's author disputes with nobody.
 */
export function contesters(group: readonly Original[]): readonly string[] {
  const others = ({ reviewer }: Original, says: (original: Original) => boolean) =>
    group.some((original) => original.reviewer !== reviewer && says(original));
  const contesting = group.filter(
    (original) =>
      original.foreign !== true &&
      ((refutes(original) && others(original, (other) => !refutes(other))) ||
        (original.finding.action === 'discuss' &&
          others(original, ({ finding }) => finding.action === 'fix'))),
  );
  return [...new Set(contesting.map(({ reviewer }) => reviewer))].sort();
}
