import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { loadRun, supersededByEdit } from '../decide/read-run.ts';
import type { Run } from '../decide/run.ts';
import { createLocalSource } from '../git/local-source.ts';
import { invalidInputs, parseInputs } from '../inputs.ts';
import { usageFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Receipt } from '../model/receipt.ts';
import type { Publication } from '../policy/gate-decision.ts';
import { GatePlan } from '../policy/gate-plan.ts';
import { readOwnIfAny, receiptFile, reviewFiles } from '../review-directory/review-files.ts';
import { readRunner } from '../run/actions-runner.ts';
import { inPinnedMode } from '../run/pipeline.ts';
import { foldersOf, openReviewDirectory } from '../runner/review-directory-on-disk.ts';
import type { Shell } from './command-answer.ts';

/** Where a finished run left its files, and the inputs of `action.yml` that it had and its result depends on. */
export interface FinishedRun {
  /** Absent: `.code-review` of the worktree that the current directory is in, where `run` leaves its files. */
  readonly reviewDir?: string | undefined;
  readonly inputs: ReadonlyMap<string, string>;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Opening the folder would make it. */
async function holdsRun(folder: string): Promise<boolean> {
  return exists(join((await foldersOf(folder)).path, 'manifest.json'));
}

/** The nearest `.code-review` with a run, from the current directory up to the top of its worktree. */
async function nearestRun(from: string): Promise<string | undefined> {
  const folder = join(from, '.code-review');
  if (await holdsRun(folder)) return folder;
  const above = dirname(from);
  const isTop = above === from || (await exists(join(from, '.git')));
  return isTop ? undefined : nearestRun(above);
}

/** A finished run, read again. */
export interface Finished {
  readonly run: Run;
  readonly directory: ReviewDirectory;
  readonly root: string;
}

/**
 * Reads a finished run again. `root` is where its policy file is looked for: the top of the worktree, or the current
 * directory where `reviewDir` was named. Throws `RUN_MISSING` where there is none.
 */
export async function loadFinishedRun(
  { reviewDir, inputs }: FinishedRun,
  shell: Shell,
  redact = (text: string) => text,
): Promise<Finished> {
  const reading = parseInputs((name) => inputs.get(name) ?? '');
  if (!reading.ok) throw invalidInputs(reading.problems);
  const wanted = resolve(shell.cwd, reviewDir ?? '.code-review');
  const path = reviewDir === undefined ? await nearestRun(shell.cwd) : wanted;
  if (path === undefined || !(await holdsRun(path)))
    throw usageFailure('RUN_MISSING', `No run has left its files in ${wanted}`);
  const directory = await openReviewDirectory({ path });
  const root = reviewDir === undefined ? dirname(path) : shell.cwd;
  const gate = { name: reviewFiles.gate, schema: GatePlan, writtenBy: 'gate' };
  const { inputs: recorded = {} } = (await readOwnIfAny(directory, gate)) ?? {};
  const given = await inPinnedMode(directory, reading.inputs.settings);
  const settings = { ...given, policyInputs: { ...recorded, ...given.policyInputs } };
  return { run: await loadRun({ directory, settings, redact }), directory, root };
}

/** Absent where the run ended before it published, or tried to. */
export function readReceipt(directory: ReviewDirectory): Promise<Receipt | undefined> {
  return readOwnIfAny(directory, receiptFile);
}

/** Whether its verdict still holds, taking for granted that it was published unless the receipt says otherwise. */
export async function publicationOf(
  { run: { manifest }, directory, root }: Finished,
  receipt: Receipt | undefined,
  { env }: Pick<Shell, 'env'>,
): Promise<Publication> {
  if (receipt?.outcome === 'superseded') return { state: 'superseded' };
  if (manifest.workingDirectory.state !== 'worktree') return { state: 'confirmed' };
  const { environment } = await readRunner(env);
  const source = createLocalSource({ root, environment });
  return (await supersededByEdit(directory, manifest, source)) ?? { state: 'confirmed' };
}

/**
 * The one finding that has an id or alone begins like it; an exact id wins, and of several findings with one id the
 * first. Throws `FINDING_UNKNOWN`.
 */
export function named<T extends { readonly id: string }>(findings: readonly T[], wanted: string): T {
  const exact = findings.find(({ id }) => id === wanted);
  if (exact !== undefined) return exact;
  const alike = findings.filter(({ id }) => id.startsWith(wanted));
  const ids = new Set(alike.map(({ id }) => id));
  const [first] = alike;
  if (first !== undefined && ids.size === 1) return first;
  throw usageFailure(
    'FINDING_UNKNOWN',
    `${ids.size === 0 ? 'no finding has' : `${ids.size} findings have`} an id that begins with ${JSON.stringify(wanted)}`,
  );
}
