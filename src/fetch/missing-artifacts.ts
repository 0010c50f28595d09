import type { EvidencePack } from '../model/evidence-pack.ts';
import type { ChangeSize } from '../model/manifest.ts';
import { compareText } from '../model/text.ts';
import type { FileChange } from './file-change.ts';
import { nameOf } from './file-kind.ts';

interface SizeInput {
  readonly files: readonly FileChange[];
  readonly limit: number;
  readonly isIgnored: (path: string) => boolean;
  readonly subsystemOf: (path: string) => string;
}

const unread: readonly FileChange['kind'][] = ['generated', 'vendored', 'lockfile', 'translation'];

/** Whether the change is too large for AI reviewers, and how to split it. */
export function measureChangeSize({ files, limit, isIgnored, subsystemOf }: SizeInput): ChangeSize {
  const counted = files.filter(({ kind, path }) => !unread.includes(kind) && !isIgnored(path));
  const lines = counted.reduce((sum, { added }) => sum + added, 0);
  if (lines <= limit) return { lines, limit, oversized: false, split: [] };
  const parts = new Map<string, { lines: number; files: number }>();
  for (const { path, added } of counted) {
    const subsystem = subsystemOf(path);
    const part = parts.get(subsystem) ?? { lines: 0, files: 0 };
    parts.set(subsystem, { lines: part.lines + added, files: part.files + 1 });
  }
  const split = [...parts]
    .map(([subsystem, part]) => ({ subsystem, ...part }))
    .sort((a, b) => b.lines - a.lines || compareText(a.subsystem, b.subsystem));
  return { lines, limit, oversized: true, split };
}

type Artifact = EvidencePack['missing_artifacts'][number];

interface ArtifactInput {
  readonly risk: Pick<EvidencePack['risk'], 'lane' | 'factors'>;
  /** Absent for a local change. */
  readonly description?: string;
  readonly files: readonly FileChange[];
  /** Undefined when they could not be read, which differs from none. */
  readonly linkedIssues: readonly unknown[] | undefined;
  readonly headPaths: readonly string[];
}

interface Demand extends Artifact {
  readonly missing: boolean;
}

const has = (factors: EvidencePack['risk']['factors'], ...names: readonly string[]) =>
  factors.some(({ factor }) => names.includes(factor));

/**
 * Artifacts that the lane requires and the change lacks. Green requires nothing; yellow intent, tests and the
 * changelog; red also notes about its factors.
 */
export function findMissingArtifacts(input: ArtifactInput): Artifact[] {
  const { lane, factors } = input.risk;
  if (lane === 'green') return [];
  const prose = proseOf(input.description ?? '');
  const isLocal = input.description === undefined;
  const migrations = new Set(factors.flatMap(({ factor, files }) => (factor === 'migration' ? files : [])));
  const wantTests = input.files.filter((file) => needsTest(file) && !migrations.has(file.path));
  const demands: Demand[] = [
    {
      artifact: 'intent',
      why_required:
        'Without a description, reviewers cannot judge whether the change does what it is meant to do.',
      suggested_location: 'the description of the pull request, or a linked issue',
      required: true,
      missing: !isLocal && prose.length < 20 && input.linkedIssues?.length === 0,
    },
    {
      artifact: 'tests',
      why_required: 'Code changed and no test did.',
      suggested_location: 'the tests that belong to the changed files',
      required: true,
      missing: wantTests.length > 0 && !input.files.some(({ kind }) => kind === 'test'),
    },
    ...(lane === 'red' ? redDemands(prose, factors, isLocal) : []),
    changelogDemand(input),
  ];
  return demands.filter(({ missing }) => missing).map(({ missing, ...artifact }) => artifact);
}

function redDemands(
  prose: string,
  factors: EvidencePack['risk']['factors'],
  isLocal: boolean,
): readonly Demand[] {
  const suggested_location = 'the description of the pull request';
  return [
    {
      artifact: 'migration-notes',
      why_required: 'Stored data changes: say how long it takes, whether it locks, and how to go back.',
      suggested_location,
      required: true,
      missing:
        !isLocal && has(factors, 'migration') && !/\bmigrat|\bbackfill|\breversible|\bdowntime/i.test(prose),
    },
    {
      artifact: 'rollout-notes',
      why_required: 'Say in which order it is released, how to see that it works, and how to roll it back.',
      suggested_location,
      required: true,
      missing:
        !isLocal &&
        has(factors, 'migration', 'infrastructure', 'payments') &&
        !/\broll-?(?:out|back|ed back|ing back)|\bdeploy|\brevert|\bcanary|\bfeature flag/i.test(prose),
    },
    {
      artifact: 'security-notes',
      why_required: 'Say what could be abused, and why it cannot.',
      suggested_location,
      required: true,
      missing:
        !isLocal &&
        has(factors, 'authentication', 'authorisation', 'secrets') &&
        !/\bsecur(?:ity|e)|\bthreat|\bvulnerab|\battack|\babuse/i.test(prose),
    },
  ];
}

export const smallerChangesArtifact = 'smaller-changes';

/** Maximum number of parts that are proposed. */
const maxParts = 10;

/** The split that an oversized change lacks in every lane. */
export function smallerChanges(
  { lines, limit, oversized, split }: ChangeSize,
  required: boolean,
): Artifact[] {
  if (!oversized) return [];
  const parts = split.slice(0, maxParts).map(({ subsystem, lines }) => `${subsystem} (${lines} lines)`);
  const more = split.length > parts.length ? ` and ${split.length - parts.length} more` : '';
  return [
    {
      artifact: smallerChangesArtifact,
      why_required: `${lines} added lines count, more than ${limit}: too many for one review${required ? ', so that this pack leaves the diff out' : ''}.`,
      suggested_location: `a pull request for each subsystem: ${parts.join(', ')}${more}`,
      required,
    },
  ];
}

function needsTest({ kind, commentOnly, status, added, deleted }: FileChange): boolean {
  return kind === 'code' && !commentOnly && status !== 'deleted' && added + deleted > 0;
}

const changelogName = /^(?:CHANGELOG|CHANGES|HISTORY|NEWS)(?:\.[a-z]+)?$/i;

function changelogDemand({ headPaths, files }: ArtifactInput): Demand {
  const changelog = headPaths.filter((path) => !path.includes('/')).find((path) => changelogName.test(path));
  const isListed = files.some(
    ({ path }) => changelogName.test(nameOf(path)) || path.startsWith('.changeset/'),
  );
  return {
    artifact: 'changelog',
    why_required: 'The repository keeps a changelog and this change is not in it.',
    suggested_location: changelog ?? '',
    required: false,
    missing: changelog !== undefined && !isListed && files.some(needsTest),
  };
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

/** The pack of an oversized change for AI reviewers that policy allows: complete, with the split as advice. */
export function withSizeAccepted(pack: EvidencePack, size: ChangeSize, raw_diff: string): EvidencePack {
  const advice = smallerChanges(size, false);
  const others = pack.missing_artifacts.filter(
    ({ artifact }) => !advice.some((each) => each.artifact === artifact),
  );
  return { ...pack, diff: { ...pack.diff, raw_diff }, missing_artifacts: [...advice, ...others] };
}
