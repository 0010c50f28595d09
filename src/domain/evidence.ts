import type { ChangedFile } from './changed-file.ts';
import type { EvidencePack } from './evidence-pack.ts';
import type { PullRequest } from './manifest.ts';

export interface EvidenceInput {
  readonly pullRequest?: PullRequest;
  readonly files: readonly ChangedFile[];
  readonly diff: Uint8Array;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/**
 * The pack's fields that nothing computes yet. A reader must not take their placeholder for a fact, so the
 * manifest names them.
 */
const notComputed = [
  'authorship',
  'context.linked_issues',
  'context.related_tests',
  'context.owners',
  'context.repo_instructions',
  'risk',
  'verification',
  'hotspots',
  'missing_artifacts',
] as const;

const changeTypes = {
  added: 'added',
  copied: 'added',
  removed: 'deleted',
  renamed: 'renamed',
  modified: 'modified',
  changed: 'modified',
  unchanged: 'modified',
} as const;

/** The top folder, or `(root)` for files that lie in none. */
function subsystemOf(path: string): string {
  const slash = path.indexOf('/');
  return slash < 0 ? '(root)' : path.slice(0, slash);
}

/** A valid pack with what the change itself says; the risk lane is yellow because unknown is not green. */
export function buildEvidencePack(input: EvidenceInput): { pack: EvidencePack; unknown: readonly string[] } {
  const touched = input.files.map((file) => ({
    path: file.filename,
    change_type: changeTypes[file.status],
    subsystem: subsystemOf(file.filename),
    insertions: file.additions,
    deletions: file.deletions,
  }));
  const sum = (pick: (file: ChangedFile) => number) =>
    input.files.reduce((total, file) => total + pick(file), 0);
  const pack: EvidencePack = {
    schema_version: '1.0',
    generated_at: new Date(input.finishedAt).toISOString(),
    wall_clock_ms: Math.max(0, Math.round(input.finishedAt - input.startedAt)),
    pr: {
      number: input.pullRequest?.number ?? 0,
      title: input.pullRequest?.title ?? '',
      description: input.pullRequest?.description ?? '',
      labels: [...(input.pullRequest?.labels ?? [])],
      url: input.pullRequest?.url ?? '',
    },
    authorship: { ai_assisted: false, ai_tools: [], ai_commit_ratio: 0, total_commits: 0 },
    diff: {
      stats: {
        files_changed: input.files.length,
        insertions: sum((file) => file.additions),
        deletions: sum((file) => file.deletions),
      },
      touched_files: touched,
      subsystems: [...new Set(touched.map((file) => file.subsystem))].sort(),
      raw_diff: new TextDecoder().decode(input.diff),
    },
    context: { linked_issues: [], related_tests: [], owners: [], repo_instructions: null },
    risk: { lane: 'yellow', confidence: 'low', factors: [], override_applied: false, override_source: null },
    verification: { verifiers: [], summary: { passed: 0, failed: 0, warnings: 0, skipped: 0 } },
    hotspots: [],
    missing_artifacts: [],
  };
  const local = input.pullRequest === undefined ? ['pr'] : [];
  return { pack, unknown: [...local, ...notComputed] };
}
