import type { Finding } from '../finding.ts';
import { matchesAny } from '../globs.ts';

/** Nobody was asked to review the files that base policy leaves out: what is said of them alone is withheld. */
export function withholdIgnored(
  findings: readonly Finding[],
  ignoredPaths: readonly string[],
): readonly Finding[] {
  const isIgnored = matchesAny(ignoredPaths);
  return findings.map((finding) =>
    finding.locations.length > 0 && finding.locations.every(({ path }) => isIgnored(path))
      ? { ...finding, suppressed: { by: 'ignore', reason: 'policy leaves its file out (`paths.ignore`)' } }
      : finding,
  );
}
