import { z } from 'zod';

// Closed shapes: a key that the player does not know must not be skipped silently.
const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const TextTable = z.record(z.string(), Text).default({});
export const Scope = z.enum([
  'actions',
  'checks',
  'contents',
  'issues',
  'pull-requests',
  'security-events',
  'statuses',
]);
export const Permissions = z.partialRecord(Scope, z.enum(['read', 'write']));
export const Step = z.strictObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.literal('bash').optional(),
  with: TextTable,
  env: TextTable,
  'continue-on-error': z.boolean().default(false),
});
export const Job = z.strictObject({
  name: z.string().optional(),
  needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).default([]),
  if: z.string().optional(),
  'runs-on': z.literal('ubuntu-latest').optional(),
  /** Of the job alone, behind its `if`. Jobs are played one after another, so nothing waits. */
  concurrency: z.strictObject({ group: z.string() }).optional(),
  'timeout-minutes': Text.optional(),
  environment: z.string().optional(),
  permissions: Permissions.optional(),
  uses: z.string().optional(),
  with: TextTable,
  outputs: TextTable,
  secrets: TextTable,
  steps: z.array(Step).default([]),
});
const Names = z.array(z.string()).optional();
export const Filter = z.strictObject({ types: Names, workflows: Names, paths: Names });
export const Called = z.strictObject({
  inputs: z.record(z.string(), z.looseObject({ type: z.string(), default: Text.optional() })).default({}),
  secrets: z.record(z.string(), z.unknown()).default({}),
});
export const Workflow = z.strictObject({
  name: z.string(),
  on: z.union([z.string().transform((name) => ({ [name]: null })), z.record(z.string(), z.unknown())]),
  permissions: Permissions.default({}),
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});
export const CompositeAction = z.looseObject({
  outputs: z.record(z.string(), z.looseObject({ value: z.string() })).default({}),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(Step) }),
});

export type Step = z.infer<typeof Step>;
export type Job = z.infer<typeof Job>;
export type Permissions = z.infer<typeof Permissions>;

/** What a payload says about the run that it starts. */
export const Event = z.looseObject({
  action: z.string().default(''),
  workflow_run: z.looseObject({ name: z.string() }).optional(),
  pull_request: z
    .looseObject({
      number: z.number(),
      head: z.looseObject({ repo: z.looseObject({ full_name: z.string() }) }),
    })
    .optional(),
  inputs: z.record(z.string(), z.unknown()).default({}),
  merge_group: z.looseObject({ head_sha: z.string(), head_ref: z.string() }).optional(),
});
