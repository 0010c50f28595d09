/**
 * The folder that a reviewer's paths seem to start in, when not one of them is part of the change but some would
 * be with that folder before them. The shortest folder that fits most of them, and at least half; undefined when
 * there is none.
 */
export function suggestPrefix(paths: readonly string[], changed: readonly string[]): string | undefined {
  const known = new Set(changed);
  if (paths.length === 0 || paths.some((path) => known.has(path))) return undefined;
  const votes = new Map<string, number>();
  for (const path of new Set(paths)) {
    const fitting = changed.filter((candidate) => candidate.endsWith(`/${path}`));
    for (const candidate of fitting) {
      const prefix = candidate.slice(0, -path.length - 1);
      votes.set(prefix, (votes.get(prefix) ?? 0) + 1);
    }
  }
  const distinct = new Set(paths).size;
  const [best] = [...votes].sort(
    ([a, votesA], [b, votesB]) => votesB - votesA || a.length - b.length || (a < b ? -1 : 1),
  );
  if (best === undefined) return undefined;
  const [prefix, fitting] = best;
  // One bare file name fits too much: a README may simply be another README.
  const isTelling = distinct > 1 || paths.some((path) => path.includes('/'));
  return isTelling && fitting * 2 >= distinct ? prefix : undefined;
}
