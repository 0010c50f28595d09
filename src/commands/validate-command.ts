import { emptyDiff } from '../diff/hunk.ts';
import type { Context } from '../formats/format-definition.ts';
import { ownFileLimits, readJson } from '../formats/json-reader.ts';
import { own } from '../formats/json-value.ts';
import { type ParseOutcome, toErrors } from '../formats/parse-document.ts';
import type { PreviousVerdict } from '../formats/verdict-fields.ts';
import { onFailure, usageFailure } from '../model/failure.ts';
import { counted } from '../model/text.ts';
import type { Policy } from '../policy/policy.ts';
import { answer, invalid, type Output, type Shell } from './command-answer.ts';
import { toText } from './problem-lines.ts';
import { type DocumentOptions, parseBytes, readDiff, readInput, readPrevious } from './read-input.ts';
import { recogniseRunFile } from './run-file.ts';

export interface ValidateOptions extends DocumentOptions {
  /** A unified diff; without one, the rules about lines and paths of the change are not checked. */
  readonly diff?: string | undefined;
  readonly head?: string | undefined;
  /** An earlier state of the same verdict file; without one, the rules about what may change are not checked. */
  readonly previous?: string | undefined;
  readonly output: Output;
}

/**
 * Checks one document, file of a run or policy file, and prints everything that is wrong with it. Exit code 0 or 1;
 * with `strict` every deviation from the contract is an error.
 */
export async function validateCommand(options: ValidateOptions, shell: Shell): Promise<number> {
  requireUsable(options);
  if (isPolicy(options)) return validatePolicy(options, shell);
  const previous = options.previous === undefined ? undefined : await readPrevious(options.previous, shell);
  const bytes = await readInput(options.file, shell);
  const format = previous === undefined ? options.format : 'verdict';
  // What may change between two states is said of files that hold to the contract.
  const contract = previous === undefined ? options.contract : 'strict';
  const outcome = parseBytes(
    bytes,
    { ...options, format, contract },
    await contextOf(options, previous, shell),
  );
  if (previous !== undefined) requireSameReview(outcome, previous);
  const file = format === undefined ? await checkIfRunFile(bytes) : undefined;
  const kind = file?.title ?? `${outcome.format ?? 'document'}${contentOf(outcome)}`;
  const errors = toErrors(file ?? outcome);
  const valid = errors.valid && (options.contract !== 'strict' || errors.errors.length === 0);
  return answerChecked({ file: options.file, kind, ...errors, valid }, options.output, shell);
}

/** What was read, so that a reviewer's author sees whether it is all that the reviewer said. */
function contentOf({ document, provesClean }: ParseOutcome): string {
  if (document === undefined) return '';
  const { findings, invalid: rest } = document;
  const others = rest.length === 0 ? '' : `, ${rest.length} invalid`;
  return provesClean ? ': a clean review' : `: ${counted(findings.length, 'finding')}${others}`;
}

/** Loads the schemas of a run's files for one of them only: that takes longer than to check most documents. */
async function checkIfRunFile(bytes: Uint8Array) {
  const reading = readJson(bytes, ownFileLimits);
  const file = reading.ok ? recogniseRunFile(reading.value) : undefined;
  if (!reading.ok || file === undefined) return undefined;
  const { checkRunFile } = await import('./schema-catalog.ts');
  return checkRunFile(file, reading);
}

function isPolicy({ file }: ValidateOptions): boolean {
  return /\.ya?ml$/.test(file);
}

/** Throws `COMMAND_LINE_INVALID` for options that contradict each other, before anything is read. */
function requireUsable(options: ValidateOptions): void {
  const { file, diff, previous, format } = options;
  if ([file, diff, previous].filter((path) => path === '-').length > 1) {
    throw usageFailure(
      'COMMAND_LINE_INVALID',
      'standard input (-) can be only one of the document, --diff and --previous',
      'write the others to files',
    );
  }
  const isOther = isPolicy(options) || (format !== undefined && format !== 'verdict');
  if (previous !== undefined && isOther) {
    throw usageFailure(
      'COMMAND_LINE_INVALID',
      '--previous is for verdict files: only they have states that follow each other',
      'leave --previous out, or validate a verdict file',
    );
  }
}

async function contextOf(
  { diff, head }: ValidateOptions,
  previous: PreviousVerdict | undefined,
  shell: Shell,
): Promise<Context> {
  return {
    paths: { root: shell.cwd },
    ...(diff === undefined ? {} : { changed: await readChangedLines(diff, shell) }),
    ...(head === undefined ? {} : { head }),
    ...(previous === undefined ? {} : { previous }),
  };
}

async function readChangedLines(diff: string, shell: Shell) {
  const { changedLines } = await import('../ingest/read-document.ts');
  return changedLines(await readDiff(diff, shell), emptyDiff);
}

/** A later review has findings and ids of its own: nothing in it follows from those of an earlier one. */
function requireSameReview(outcome: ParseOutcome, { reviewId }: PreviousVerdict): void {
  const id = own(outcome.document?.native, 'reviewId');
  if (typeof id !== 'string' || id === reviewId) return;
  throw usageFailure(
    'PREVIOUS_UNUSABLE',
    `The file is of review ${JSON.stringify(id)}, and the previous one of review ${reviewId}`,
  );
}

async function validatePolicy({ file, output }: ValidateOptions, shell: Shell): Promise<number> {
  const { parsePolicy } = await import('../policy/parse-policy.ts');
  const bytes = await readInput(file, shell);
  const result = parsePolicy(bytes);
  const problems = result.ok ? await problemsWithWorkflows(result.policy, bytes, shell) : result.problems;
  const checked = { file, kind: 'policy', valid: problems.length === 0, errors: problems, omitted: 0 };
  const notes = result.ok ? [...notesOn(result.policy), ...(await notesOnApps(result.policy))] : [];
  return answerChecked({ ...checked, notes }, output, shell);
}

/** Approvals of people need workflows that hear of them; outside of a repository there are none to look at. */
async function problemsWithWorkflows({ policy }: Policy, bytes: Uint8Array, shell: Shell) {
  if (policy['human-approval'] === undefined) return [];
  const { actionAddress, repositoryRoot } = await import('./local-repository.ts');
  const root = await repositoryRoot(shell.cwd).catch(onFailure(() => undefined));
  if (root === undefined) return [];
  const { readSetupFiles } = await import('./doctor-command.ts');
  const { approvalProblems } = await import('./doctor-checks.ts');
  const files = {
    ...(await readSetupFiles(root)),
    policy: Buffer.from(bytes),
    address: await actionAddress(),
  };
  return approvalProblems(files).map((message) => ({ path: 'policy.human-approval', message }));
}

/** What a valid policy does not do by itself. */
function notesOn({ merge, policy: { referee } }: Policy): readonly string[] {
  const asked = [...new Set([merge?.adjudicator ?? [], referee ?? []].flat())];
  return asked.map(
    (id) =>
      `${id} is asked at the end of a job that runs all models: with one job per reviewer there is no such place, and nobody asks it.`,
  );
}

/** What concludes again after an app's answer depends on the workflow, which is not read here. */
async function notesOnApps(policy: Policy): Promise<readonly string[]> {
  const { appsOf, waitOf } = await import('../review/app-answers.ts');
  const hasty = appsOf(policy).filter((each) => waitOf(each) === 0);
  return hasty.map(
    ({ id }) =>
      `${id} has no \`wait\`: with \`gate: status\` or \`gate: job\`, and in a required workflow, nothing is concluded again, so what it says after a run counts only in the next one.`,
  );
}

interface Checked {
  readonly file: string;
  /** What the file was recognised as. */
  readonly kind: string;
  readonly valid: boolean;
  readonly errors: Parameters<typeof toText>[0];
  readonly omitted: number;
  readonly notes?: readonly string[];
}

/** Programs get the lines as Markdown (C4), which takes longer to load than all else. */
async function answerChecked(checked: Checked, output: Output, shell: Shell): Promise<number> {
  const { file, kind, ...data } = checked;
  const { valid, errors, omitted, notes = [] } = data;
  const lines = [`${file}: ${valid ? 'valid' : 'invalid'} ${kind}`, ...notes];
  const text = `${toText(errors, file, omitted)}${lines.join('\n')}\n`;
  const page = output === 'human' ? text : (await import('./command-pages.ts')).textPage(text);
  answer({ data, page, ...invalid(data) }, output, shell);
  return valid ? 0 : 1;
}
