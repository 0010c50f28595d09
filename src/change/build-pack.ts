import { type Diff, emptyDiff } from '../diff/hunk.ts';
import type { EvidencePack } from '../model/evidence-pack.ts';
import { type ChangeSize, isComplete, isTooLarge, type PullRequest } from '../model/manifest.ts';
import { utf8Text } from '../model/text.ts';
import { matchesAny } from '../policy/glob.ts';
import { defaultPolicy, oversizedPolicy, type Policy } from '../policy/policy.ts';
import type { EvidenceFacts, Snapshot } from '../ports/source.ts';
import { authorshipOf } from './authorship.ts';
import { ownerRuleOf, readAttributes, readCodeowners, repoInstructions } from './base-files.ts';
import { readFileChanges } from './file-change.ts';
import { folderOf, foldersUp, nameOf } from './file-kind.ts';
import { findMissingArtifacts, measureChangeSize, smallerChanges } from './missing-artifacts.ts';
import { findRelatedTests } from './related-tests.ts';
import { assessRisk, findHotspots } from './risk.ts';
import { riskRules } from './risk-rules.ts';

export interface EvidenceInput extends Pick<Snapshot, 'files' | 'diff' | 'coverage'> {
  readonly pullRequest?: PullRequest | undefined;
  /** Absent when the diff cannot be read; later stages then stop. */
  readonly parsed?: Diff | undefined;
  readonly facts: EvidenceFacts;
  readonly policy?: Pick<Policy, 'evidence' | 'reviewers'> | undefined;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: () => number;
}

export interface Evidence {
  readonly pack: EvidencePack;
  /** Fields of the pack that hold a placeholder, because their value is unknown. */
  readonly unknown: readonly string[];
  readonly size: ChangeSize;
}

const manifestName = /^(?:package\.json|Cargo\.toml|go\.mod|pyproject\.toml|pom\.xml)$/;

/** The subsystem of a path: the nearest folder with a package, else its top folder; `(root)` for files in no folder. */
function subsystemOf(path: string, packages: ReadonlySet<string>): string {
  const enclosing = foldersUp(folderOf(path)).find((folder) => folder !== '' && packages.has(folder));
  return enclosing ?? (path.includes('/') ? path.slice(0, path.indexOf('/')) : '(root)');
}

function isPartial({ coverage, parsed }: EvidenceInput): boolean {
  return parsed === undefined || !isComplete(coverage);
}

/** More than any model reads, in bytes: the pack then leaves the diff out, which is in a file of its own already. */
export const maxRawDiff = 4_000_000;

/** Builds the evidence pack, the same for the same facts except `generated_at` and `wall_clock_ms`. */
export function buildEvidencePack(input: EvidenceInput): Evidence {
  const { pullRequest, facts, policy = defaultPolicy } = input;
  const { evidence: settings } = policy;
  const { baseFiles = [], headPaths = [], commits = [], linkedIssues = [] } = facts;
  const files = readFileChanges(input.files, input.parsed ?? emptyDiff, readAttributes(baseFiles));
  const paths = files.map(({ path }) => path);
  const ownerRules = readCodeowners(baseFiles);
  const packages = new Set(headPaths.filter((path) => manifestName.test(nameOf(path))).map(folderOf));
  const owning = new Set(paths.map((path) => ownerRuleOf(ownerRules, path)));
  const subsystems = new Map(paths.map((path) => [path, subsystemOf(path, packages)]));
  const { risk, matches } = assessRisk({
    files,
    rules: [
      ...riskRules,
      ...settings.rules.map(({ paths: globs, ...rule }) => ({
        ...rule,
        paths: [{ test: matchesAny(globs) }],
      })),
    ],
    labels: pullRequest?.labels ?? [],
    labelledBy: facts.labelledBy,
    minimum: settings.lane,
    partial: isPartial(input),
  });
  const size = measureChangeSize(files, settings, subsystems);
  const isBlocked = isTooLarge(size, oversizedPolicy(policy));
  const isLeftOut = isBlocked || input.diff.length > maxRawDiff;
  const pack = {
    schema_version: '1.0' as const,
    pr: {
      number: pullRequest?.number ?? 0,
      title: pullRequest?.title ?? '',
      description: pullRequest?.description ?? '',
      labels: [...(pullRequest?.labels ?? [])],
      url: pullRequest?.url ?? '',
    },
    authorship: authorshipOf(commits),
    diff: {
      stats: {
        files_changed: files.length,
        insertions: files.reduce((sum, { added }) => sum + added, 0),
        deletions: files.reduce((sum, { deleted }) => sum + deleted, 0),
      },
      touched_files: files.map(({ path, status, added, deleted }) => ({
        path,
        change_type: status,
        subsystem: subsystems.get(path) ?? '',
        insertions: added,
        deletions: deleted,
      })),
      subsystems: [...new Set(subsystems.values())].sort(),
      raw_diff: isLeftOut ? '' : utf8Text(input.diff),
    },
    context: {
      linked_issues: linkedIssues.map((issue) => ({ ...issue, labels: [...issue.labels] })),
      related_tests:
        facts.headPaths === undefined ? [] : findRelatedTests(files, headPaths, new Set(facts.inlineTests)),
      owners: ownerRules
        .filter((rule) => owning.has(rule) && rule.owners.length > 0)
        .map((rule) => ({ path_pattern: rule.pattern, owners: [...rule.owners] })),
      repo_instructions: repoInstructions(baseFiles, paths),
    },
    risk,
    verification: { verifiers: [], summary: { passed: 0, failed: 0, warnings: 0, skipped: 0 } },
    hotspots: findHotspots(matches),
    missing_artifacts: [
      ...smallerChanges(size, isBlocked),
      ...findMissingArtifacts(risk, files, facts, pullRequest?.description),
    ],
  };
  const finishedAt = input.finishedAt();
  return {
    pack: {
      ...pack,
      generated_at: new Date(finishedAt).toISOString(),
      wall_clock_ms: Math.max(0, Math.round(finishedAt - input.startedAt)),
    },
    unknown: unknownFields(input, isLeftOut),
    size,
  };
}

/** The placeholder fields, so that no reader takes them for facts. Verifiers run later, in `review`. */
function unknownFields(input: EvidenceInput, isLeftOut: boolean): readonly string[] {
  const { pullRequest, facts } = input;
  const gaps: readonly (readonly [string, boolean])[] = [
    ['pr', pullRequest === undefined],
    ['authorship', facts.commits === undefined],
    ['diff', isPartial(input)],
    ['diff.raw_diff', isLeftOut],
    ['hotspots', isPartial(input)],
    ['context.linked_issues', facts.linkedIssues === undefined],
    ['context.related_tests', facts.headPaths === undefined],
    ['context.owners', facts.baseFiles === undefined],
    ['context.repo_instructions', facts.baseFiles === undefined],
    ['verification', true],
  ];
  return gaps.filter(([, isUnknown]) => isUnknown).map(([field]) => field);
}
