import type { EvidencePack } from '../model/evidence-pack.ts';
import { groupBy } from '../model/lists.ts';
import type { ChangeSize } from '../model/manifest.ts';
import { compareText, listNames } from '../model/text.ts';
import { matchesAny } from '../policy/glob.ts';
import type { Policy } from '../policy/policy.ts';
import type { EvidenceFacts } from '../ports/source.ts';
import type { FileChange } from './file-change.ts';
import { nameOf } from './file-kind.ts';

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

type Artifact = EvidencePack['missing_artifacts'][number];

const minDescription = 20;

const changelogName = /^(?:CHANGELOG|CHANGES|HISTORY|NEWS)(?:\.[a-z]+)?$/i;

/** Configuration of tools that write the changelog when they release. */
const changelogTool = /^(?:\.?release-please-(?:config|manifest)\.json|\.changeset\/config\.json)$/;

/** Artifacts that the lane requires and the change lacks: nothing in green, else intent, tests and the changelog. */
export function findMissingArtifacts(
  { lane, factors }: Pick<EvidencePack['risk'], 'lane' | 'factors'>,
  files: readonly FileChange[],
  { linkedIssues, headPaths = [] }: EvidenceFacts,
  /** Undefined for a local change, which needs none. */
  description: string | undefined,
): Artifact[] {
  if (lane === 'green') return [];
  const missing: Artifact[] = [];
  const text = description === undefined ? undefined : proseOf(description);
  // Issues that could not be read differ from none.
  if (text !== undefined && text.length < minDescription && linkedIssues?.length === 0)
    missing.push({
      artifact: 'intent',
      why_required: `The description is ${text === '' ? 'empty' : 'short'}: reviewers cannot judge by it whether the change does what it is meant to do.`,
      suggested_location: 'the description of the pull request, or a linked issue',
      required: true,
    });
  const changed = files.filter(needsTest);
  const migrations = factors.filter(({ factor }) => factor === 'migration').flatMap((each) => each.files);
  if (changed.some(({ path }) => !migrations.includes(path)) && !files.some(({ kind }) => kind === 'test'))
    missing.push({
      artifact: 'tests',
      why_required: 'Code changed and no test did.',
      suggested_location: 'the tests that belong to the changed files',
      required: true,
    });
  const isWritten = headPaths.some((path) => changelogTool.test(path));
  const changelog = isWritten ? undefined : headPaths.find((path) => changelogName.test(path));
  const isListed = files.some(({ path }) => changelogName.test(nameOf(path)));
  if (changelog !== undefined && changed.length > 0 && !isListed)
    missing.push({
      artifact: 'changelog',
      why_required: 'The repository keeps a changelog and this change is not in it.',
      suggested_location: changelog,
      required: false,
    });
  return missing;
}

function needsTest({ kind, commentOnly, status, added, deleted }: FileChange): boolean {
  return kind === 'code' && !commentOnly && status !== 'deleted' && added + deleted > 0;
}

/** The author's own text, without a template's comments, headings and empty boxes. */
function proseOf(description: string): string {
  return description
    .slice(0, 100_000)
    .replace(/<!--.*?(?:-->|$)/gs, '')
    .split('\n')
    .filter((line) => !/^(?:#|[-*]\s{0,9}\[ \])/.test(line.trimStart()))
    .join('\n')
    .trim();
}
