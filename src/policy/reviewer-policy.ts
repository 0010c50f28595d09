import { z } from 'zod';
import { Mode } from '../model/mode.ts';
import { ReviewerKind, ReviewerRole } from '../model/reviewer.ts';
import { Applicability } from './applicability.ts';
import { CommandLine } from './program-command.ts';

/** What a reviewer may report inline: lines added, lines in the diff, files in the diff, or anything. */
export const ReportScope = z.enum(['changed', 'diff', 'file', 'all']);
export type ReportScope = z.infer<typeof ReportScope>;

/** Where a reviewer works: in the checkout, or on fetched data in a folder of its own. */
const Input = z.enum(['worktree', 'files']);
type Input = z.infer<typeof Input>;

interface Working {
  readonly input?: Input | undefined;
  readonly format?: string | undefined;
}

/** Reviewers that answer candidate findings get evidence pack and diff, and nothing else (C3). */
export function readsPackOnly({ format }: Pick<Working, 'format'>): boolean {
  return format === 'candidate-findings';
}

export function inputOf(policy: Working): Input {
  return readsPackOnly(policy) ? 'files' : (policy.input ?? 'worktree');
}

/** Whether a program is looked for below the folder in which it is started. */
function isBelow(program: string): boolean {
  return /^(?!\/|[A-Za-z]:)[^\\]*\//.test(program);
}

/**
 * What the policy says of one reviewer. Every key is optional: two lines are a whole configuration. Without `run`
 * nothing is started here and its document is received.
 */
export const ReviewerPolicy = z
  .strictObject({
    ...CommandLine.shape,
    ...Applicability.shape,
    /** `files`: it reads the review directory only and needs no checkout. Default: `inputOf` its format. */
    input: Input.optional(),
    /** Default: what the format of its documents is made for. */
    kind: ReviewerKind.optional(),
    role: ReviewerRole.default('primary'),
    required: z.boolean().default(true),
    /** Contract the document must have; recognised by shape when absent. */
    format: z.string().optional(),
    contract: z.enum(['strict', 'lenient']).default('strict'),
    /** Runs that it takes part in; a reviewer tagged `quick` also reads what changed since in `verify`. */
    modes: z.array(Mode).min(1).readonly().default(['full', 'verify']),
    /** How often a crash, a timeout or an empty answer is tried again. */
    retries: z.number().int().min(0).max(5).default(1),
    /** How often a document that breaks its contract is handed back to be mended. */
    repairs: z.number().int().min(0).max(3).default(1),
    /** Exit codes that a complete, valid document may come with. */
    'exit-codes': z.array(z.number().int().min(0).max(255)).min(1).readonly().default([0, 1]),
    /** Default: `changed` for tools, `all` for models. */
    report: ReportScope.optional(),
    suggestions: z.boolean().default(false),
    /**
     * `claims`: its event and verdict tighten nothing, its findings are weighed like others. `all`: what only it
     * finds is shown and never blocks either, and its agreement makes nobody else's finding heavier.
     */
    advisory: z.enum(['none', 'claims', 'all']).default('none'),
    /** Most findings of it that are shown; beyond that the least are withheld, and never one that blocks. */
    'max-findings': z.number().int().min(1).max(10_000).optional(),
  })
  .superRefine((policy, context) => {
    if (inputOf(policy) === 'worktree') return;
    const why = readsPackOnly(policy)
      ? '`format: candidate-findings`, whose reviewers get evidence pack and diff alone'
      : '`input: files`, which works in a folder of its own';
    const refuse = (key: 'input' | 'cwd' | 'run', message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    const [program = ''] = policy.run ?? [];
    if (policy.input === 'worktree') refuse('input', `cannot be worktree with ${why}: leave it out`);
    if (policy.cwd !== undefined) {
      refuse('cwd', `cannot stand with ${why}: leave it out, and say with \`paths\` when it is asked`);
    }
    if (isBelow(program)) {
      const instead = 'name a program on PATH or by its whole path, or give the script itself as an argument';
      refuse('run', `cannot start ${program.slice(0, 60)} with ${why}: ${instead}`);
    }
  })
  .readonly();
export type ReviewerPolicy = z.infer<typeof ReviewerPolicy>;

/** A reviewer that the policy does not mention. */
export const defaultReviewer: ReviewerPolicy = ReviewerPolicy.parse({});
