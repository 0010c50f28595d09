import type { EvidencePack } from '../model/evidence-pack.ts';
import { groupBy } from '../model/lists.ts';
import type { ChangeSize } from '../model/manifest.ts';
import { compareText, listNames } from '../model/text.ts';
import { matchesAny } from '../policy/glob.ts';
import type { Policy } from '../policy/policy.ts';
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

type Artifact = EvidencePack['missing_artifacts'][number];

const tooShort =
  'The description is short: reviewers cannot judge by it whether the change does what it is meant to do.';

/** What is required, and where it goes. */
const artifacts = {
  intent: {
    artifact: 'intent',
    why_required:
      'Without a description, reviewers cannot judge whether the change does what it is meant to do.',
    suggested_location: 'the description of the pull request, or a linked issue',
    required: true,
  },
  tests: {
    artifact: 'tests',
    why_required: 'Code changed and no test did.',
    suggested_location: 'the tests that belong to the changed files',
    required: true,
  },
  /** Its location is the path of the changelog. */
  changelog: {
    artifact: 'changelog',
    why_required: 'The repository keeps a changelog and this change is not in it.',
    required: false,
  },
} as const;

const minDescription = 20;

const changelogName = /^(?:CHANGELOG|CHANGES|HISTORY|NEWS)(?:\.[a-z]+)?$/i;

/** Configuration of tools that write the changelog when they release. */
const changelogTool = /^(?:\.?release-please-(?:config|manifest)\.json|\.changeset\/config\.json)$/;

/**
 * Artifacts that the lane requires and the change lacks: nothing in green, else intent, tests and the changelog.
 */
export function findMissingArtifacts({
  risk: { lane, factors },
  description,
  files,
  linkedIssues,
  headPaths,
}: {
  readonly risk: Pick<EvidencePack['risk'], 'lane' | 'factors'>;
  /** Undefined for a local change, which needs none. */
  readonly description: string | undefined;
  readonly files: readonly FileChange[];
  /** Undefined when they could not be read, which differs from none. */
  readonly linkedIssues: readonly unknown[] | undefined;
  readonly headPaths: readonly string[];
}): Artifact[] {
  if (lane === 'green') return [];
  const missing: Artifact[] = [];
  const text = description === undefined ? undefined : proseOf(description);
  if (text !== undefined && text.length < minDescription && linkedIssues?.length === 0)
    missing.push(text === '' ? artifacts.intent : { ...artifacts.intent, why_required: tooShort });
  const migrations = factors.filter(({ factor }) => factor === 'migration').flatMap((each) => each.files);
  const untested = files.filter((file) => needsTest(file) && !migrations.includes(file.path));
  if (untested.length > 0 && !files.some(({ kind }) => kind === 'test')) missing.push(artifacts.tests);
  const isWritten = headPaths.some((path) => changelogTool.test(path));
  const changelog = isWritten ? undefined : headPaths.find((path) => changelogName.test(path));
  const isListed = ({ path }: FileChange) => changelogName.test(nameOf(path));
  if (changelog !== undefined && files.some(needsTest) && !files.some(isListed))
    missing.push({ ...artifacts.changelog, suggested_location: changelog });
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

/** Maximum number of parts that are proposed. */
const maxParts = 10;

/** The split that an oversized change lacks in every lane. */
export function smallerChanges(
  { lines, limit, oversized, split }: ChangeSize,
  required: boolean,
): Artifact[] {
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
  const advice = smallerChanges(size, false);
  const others = pack.missing_artifacts.filter(
    ({ artifact }) => !advice.some((each) => each.artifact === artifact),
  );
  return { ...pack, diff: { ...pack.diff, raw_diff }, missing_artifacts: [...advice, ...others] };
}
