import { z } from 'zod';
import { closedObject, listOf } from './schemas.ts';

const count = z.number().int().min(0);

/** Risk of a change. */
export const Lane = z.enum(['green', 'yellow', 'red']);
export type Lane = z.infer<typeof Lane>;

/**
 * The evidence pack of contract C3, version 1.0, with nulls only where the contract has them. An unknown
 * value is 0, "" or [] and is listed in the manifest's `unknown`.
 */
export const EvidencePack = z.strictObject({
  schema_version: z.literal('1.0'),
  generated_at: z.string(),
  wall_clock_ms: count,
  pr: z.strictObject({
    number: count,
    title: z.string(),
    description: z.string(),
    labels: z.array(z.string()),
    url: z.string(),
  }),
  authorship: z.strictObject({
    ai_assisted: z.boolean(),
    ai_tools: z.array(z.string()),
    ai_commit_ratio: z.number().min(0).max(1),
    total_commits: count,
  }),
  diff: z.strictObject({
    stats: z.strictObject({ files_changed: count, insertions: count, deletions: count }),
    touched_files: z.array(
      z.strictObject({
        path: z.string(),
        change_type: z.enum(['added', 'modified', 'deleted', 'renamed']),
        subsystem: z.string(),
        insertions: count,
        deletions: count,
      }),
    ),
    subsystems: z.array(z.string()),
    raw_diff: z.string(),
  }),
  context: z.strictObject({
    linked_issues: z.array(
      z.strictObject({ number: count, title: z.string(), body: z.string(), labels: z.array(z.string()) }),
    ),
    related_tests: z.array(
      z.strictObject({ source_file: z.string(), test_file: z.string(), test_exists: z.boolean() }),
    ),
    owners: z.array(z.strictObject({ path_pattern: z.string(), owners: z.array(z.string()) })),
    repo_instructions: z.string().nullable(),
  }),
  risk: z.strictObject({
    lane: Lane,
    confidence: z.enum(['high', 'medium', 'low']),
    factors: z.array(
      z.strictObject({
        factor: z.string(),
        files: z.array(z.string()),
        severity: z.enum(['moderate', 'red']),
      }),
    ),
    override_applied: z.boolean(),
    override_source: z.string().nullable(),
  }),
  verification: z.strictObject({
    verifiers: z.array(
      z.strictObject({
        name: z.string(),
        status: z.enum(['pass', 'fail', 'warn', 'skipped', 'timeout']),
        findings: z.array(
          z.strictObject({
            file: z.string(),
            line: count.nullable(),
            message: z.string(),
            severity: z.enum(['error', 'warning', 'info']),
          }),
        ),
        duration_ms: count,
      }),
    ),
    summary: z.strictObject({ passed: count, failed: count, warnings: count, skipped: count }),
  }),
  hotspots: z.array(
    z.strictObject({
      file: z.string(),
      line_start: count,
      line_end: count,
      category: z.string(),
      why: z.string(),
      risk_contributing: z.boolean(),
    }),
  ),
  missing_artifacts: z.array(
    z.strictObject({
      artifact: z.string(),
      why_required: z.string(),
      suggested_location: z.string(),
      required: z.boolean(),
    }),
  ),
});
export type EvidencePack = z.infer<typeof EvidencePack>;

/** A verifier's result in the evidence pack. */
const VerifierReport = EvidencePack.shape.verification.shape.verifiers.element;
export type VerifierReport = z.infer<typeof VerifierReport>;
export type VerifierFinding = VerifierReport['findings'][number];
export type VerifierStatus = VerifierReport['status'];

const CheckAnnotation = closedObject({
  path: z.string(),
  startLine: z.int(),
  endLine: z.int(),
  level: z.enum(['notice', 'warning', 'failure']),
  title: z.string(),
  message: z.string(),
  rawDetails: z.string(),
});
export type CheckAnnotation = z.infer<typeof CheckAnnotation>;

/** A check run as GitHub shows it. The texts are untrusted. */
const CheckRun = closedObject({
  name: z.string(),
  /** Slug of the app that made it; nothing else says who did. */
  app: z.string(),
  status: z.string(),
  conclusion: z.string().nullable(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  text: z.string(),
  url: z.string(),
  annotations: listOf(CheckAnnotation),
  /** More than `annotations` has where not all were read. */
  annotationCount: z.int(),
});
export type CheckRun = z.infer<typeof CheckRun>;

const NamedChecks = closedObject({
  name: z.string(),
  /** The newest of each suite. */
  runs: listOf(CheckRun),
  /** Why there may be more than `runs` shows. */
  unread: z.string().optional(),
});
export type NamedChecks = z.infer<typeof NamedChecks>;

/** `checks.json`: the check runs on the head, for each name in the policy. */
export const ObservedChecks = listOf(NamedChecks);
export type ObservedChecks = z.infer<typeof ObservedChecks>;
