import { indexByName } from '../formats/places.ts';
import { groupBy } from '../model/lists.ts';
import { compareText } from '../model/text.ts';

/** A folder that is missing from a reviewer's paths, or a superfluous one. */
export interface PrefixAdvice {
  readonly kind: 'lacks' | 'surplus';
  readonly prefix: string;
}

/**
 * The folder that must be added to or removed from these paths so that most of them, and at least half, are
 * changed files; the shortest on a tie. Given only when none of the paths is in the change.
 */
export function advisePrefix(paths: readonly string[], changed: readonly string[]): PrefixAdvice | undefined {
  const known = new Set(changed);
  if (paths.length === 0 || paths.some((path) => known.has(path))) return undefined;
  const distinct = [...new Set(paths)];
  const namesakes = indexByName(changed);
  const lacking = elect(distinct, (path) => namesakes(path).flatMap((file) => folderBefore(file, path)));
  if (lacking !== undefined) return { kind: 'lacks', prefix: lacking };
  const surplus = elect(distinct, (path) => namesakes(path).flatMap((file) => folderBefore(path, file)));
  return surplus === undefined ? undefined : { kind: 'surplus', prefix: surplus };
}

interface Vote {
  readonly folder: string;
  /** The part that a path and a changed file share. */
  readonly shared: string;
}

/** The folder that `longer` has in addition to `shared`. */
function folderBefore(longer: string, shared: string): readonly Vote[] {
  return longer.endsWith(`/${shared}`) ? [{ folder: longer.slice(0, -shared.length - 1), shared }] : [];
}

/** The folder for which most paths vote. One bare file name is not enough: it may be another README. */
function elect(paths: readonly string[], votesOf: (path: string) => readonly Vote[]): string | undefined {
  const votes = groupBy(paths.flatMap(votesOf), ({ folder }) => folder);
  const [best] = [...votes].sort(
    ([a, one], [b, other]) => other.length - one.length || a.length - b.length || compareText(a, b),
  );
  if (best === undefined) return undefined;
  const [folder, voters] = best;
  const isEvident = voters.length > 1 || voters.some(({ shared }) => shared.includes('/'));
  return isEvident && voters.length * 2 >= paths.length ? folder : undefined;
}
