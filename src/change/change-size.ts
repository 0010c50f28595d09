import type { EvidencePack } from '../model/evidence-pack.ts';
import { groupBy } from '../model/lists.ts';
import type { ChangeSize } from '../model/manifest.ts';
import { compareText, listNames } from '../model/text.ts';
import { matchesAny } from '../policy/glob.ts';
import type { Policy } from '../policy/policy.ts';
import type { FileChange } from './file-change.ts';

const uncounted: readonly FileChange['kind'][] = ['generated', 'vendored', 'lockfile', 'translation'];

/** Whether the change is too large for AI reviewers, and how to split it. */
export function measureChangeSize(
  files: readonly FileChange[],
  { 'max-changed-lines': limit, ignore }: Policy['evidence'],
  /** By path. */
  subsystems: ReadonlyMap<string, string>,
): ChangeSize {
  const isIgnored = matchesAny(ignore);
  const counted = files.filter(({ kind, path }) => !uncounted.includes(kind) && !isIgnored(path));
  const lines = counted.reduce((sum, { added }) => sum + added, 0);
  if (lines <= limit) return { lines, limit, oversized: false, split: [] };
  const split = [...groupBy(counted, ({ path }) => subsystems.get(path) ?? '')]
    .map(([subsystem, parts]) => {
      const added = parts.reduce((sum, part) => sum + part.added, 0);
      return { subsystem, lines: added, files: parts.length };
    })
    .sort((a, b) => b.lines - a.lines || compareText(a.subsystem, b.subsystem));
  return { lines, limit, oversized: true, split };
}

/** Maximum number of parts that are proposed. */
const maxParts = 10;

/** The split that an oversized change lacks in every lane. */
export function smallerChanges(
  { lines, limit, oversized, split }: ChangeSize,
  required: boolean,
): EvidencePack['missing_artifacts'] {
  if (!oversized) return [];
  const parts = split.map((part) => `${part.subsystem} (${part.lines} lines)`);
  const effect = required ? ', so that this pack leaves the diff out' : '';
  return [
    {
      artifact: 'smaller-changes',
      why_required: `${lines} added lines count, more than ${limit}: too many for one review${effect}.`,
      suggested_location: `a pull request for each subsystem: ${listNames(parts, maxParts)}`,
      required,
    },
  ];
}

/** The pack of an oversized change for AI reviewers that policy allows: complete, with the split as advice. */
export function withSizeAccepted(pack: EvidencePack, size: ChangeSize, raw_diff: string): EvidencePack {
  const others = pack.missing_artifacts.filter(({ artifact }) => artifact !== 'smaller-changes');
  const missing_artifacts = [...smallerChanges(size, false), ...others];
  return { ...pack, diff: { ...pack.diff, raw_diff }, missing_artifacts };
}
