import { type Assignment, assign } from '../../domain/assignment/assign.ts';
import { type Obstacle, reasonOf } from '../../domain/assignment/obstacle.ts';
import { trustOf } from '../../domain/assignment/trust.ts';
import { EvidencePack } from '../../domain/evidence-pack.ts';
import { Failure } from '../../domain/failure.ts';
import type { Manifest } from '../../domain/manifest.ts';
import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import type { ReviewerPolicy } from '../../domain/policy/reviewer-policy.ts';
import type { ReviewerOutcome } from '../../domain/reviewer.ts';
import { ReviewerResult } from '../../domain/reviewer-result.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Reporter, ReviewDirectory } from '../../ports.ts';
import type { ReadingContext } from '../ingest/read-document.ts';
import { readingContext } from '../ingest/reading-context.ts';
import { reviewersWithResult } from '../ingest/results.ts';
import { policyOf } from '../ingest/reviewers.ts';
import { parsePinnedDiff } from '../parse-pinned-diff.ts';
import { readOwnPinned, reviewFiles, writeJson } from '../review-files.ts';
import type { AttemptContext, Part } from './attempt.ts';
import { readChange } from './change-facts.ts';
import { givenFiles, readChangeFiles } from './given-files.ts';
import { holdFiles } from './held-files.ts';
import { mapAtMost } from './map-at-most.ts';
import type { Programs } from './programs.ts';
import { type PartResult, runPart } from './run-part.ts';

export interface ReviewersContext {
  readonly settings: Settings;
  readonly reporter: Reporter;
  readonly directory: ReviewDirectory;
  /** Absolute path of the working directory. */
  readonly root: string;
  readonly redact: (text: string) => string;
  readonly gunzip: ReadingContext['gunzip'];
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly programs: Programs;
}

type Conclusion = Pick<ReviewerResult, 'outcome'> &
  Partial<Pick<ReviewerResult, 'attempts' | 'notes' | 'outputs'>>;

/**
 * Runs the reviewers that base policy configures, side by side, and writes what became of each. What they answered is
 * kept in memory until all have run, so that none can read what another said. Throws `RUN_CANCELLED`, and
 * `REVIEW_FILE_CHANGED` when one of them touched what it was only to read.
 */
export async function runReviewers(context: ReviewersContext): Promise<void> {
  const { directory, programs, reporter } = context;
  const assignments = await assignAll(context);
  await forget(directory, assignments);
  const refused = new Map<string, ReviewerOutcome>();
  const parts = await partsToRun(context, { assignments, refused });
  const release = await holdFiles(directory);
  const results = await runAll(parts, context);
  if (programs.cancelled.aborted) throw cancelled();
  for (const name of await release())
    reporter.warning(`${name} came up while reviewers ran, and was removed`);
  for (const assignment of assignments) {
    const { reviewer } = assignment;
    const own = results.filter((result) => result.reviewer === reviewer);
    if (assignment.do === 'conclude') await conclude(context, reviewer, { outcome: assignment.outcome });
    if (assignment.do !== 'run') continue;
    const outcome = refused.get(reviewer);
    if (outcome !== undefined) await conclude(context, reviewer, { outcome });
    else await concludeParts(context, reviewer, own);
  }
}

async function assignAll(context: ReviewersContext): Promise<readonly Assignment[]> {
  const { directory, manifest, effective, settings, programs } = context;
  const packFile = { name: reviewFiles.evidencePack, schema: EvidencePack };
  const pack = await readOwnPinned(directory, manifest, packFile);
  if (pack === undefined) return [];
  const { facts, present } = await readChange(directory, { manifest, pack }, effective.ignoredPaths);
  return assign({
    reviewers: effective.reviewers,
    facts,
    present,
    mode: settings.mode,
    raisedFixed: new Set(),
    only: [],
    trust: trustOf(programs.event, facts.fork),
    noTree: noTree(manifest),
    ...(manifest.size === undefined ? {} : { size: manifest.size }),
    sizeAccepted: effective.oversized === 'review',
  });
}

function noTree({ workingDirectory: { state } }: Manifest): Obstacle | undefined {
  if (state === 'absent') return { code: 'NO_CHECKOUT', text: 'nothing is checked out' };
  if (state === 'other') return { code: 'NO_CHECKOUT', text: 'something else than the head is checked out' };
  return undefined;
}

/** What an earlier run left of reviewers that run again, or that policy no longer knows, is no answer to this one. */
async function forget(directory: ReviewDirectory, assignments: readonly Assignment[]): Promise<void> {
  const kept = new Set(assignments.filter((each) => each.do === 'keep').map(({ reviewer }) => reviewer));
  const ours = assignments.filter((each) => each.do === 'run' || each.do === 'conclude');
  const ids = new Set([...(await reviewersWithResult(directory)), ...ours.map(({ reviewer }) => reviewer)]);
  for (const id of ids) if (!kept.has(id)) await directory.remove(`reviewers/${id}`);
  await directory.remove('work');
}

/** A variable without a value is found out here, before anything is started. */
async function partsToRun(
  context: ReviewersContext,
  { assignments, refused }: { assignments: readonly Assignment[]; refused: Map<string, ReviewerOutcome> },
): Promise<readonly Part[]> {
  const { directory, manifest, effective, programs, redact } = context;
  const running = assignments.flatMap((each) => (each.do === 'run' ? [each] : []));
  if (running.length === 0) return [];
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const change = await readChangeFiles(directory, { manifest, diff }, effective.ignoredPaths);
  return running.flatMap(({ reviewer, parts }): Part[] => {
    const policy = policyOf(effective, reviewer);
    const given = programs.environmentFor(policy.env);
    if ('missing' in given) {
      refused.set(reviewer, { state: 'unavailable', reason: reasonOf(noSecret(given.missing)) });
      return [];
    }
    const { environment } = given;
    const files = givenFiles(policy, change);
    return parts.map((folder, index) => ({
      reviewer,
      policy,
      run: policy.run ?? [],
      folder,
      index,
      environment,
      given: files,
      redact,
    }));
  });
}

function noSecret(names: readonly string[]): Obstacle {
  return { code: 'NO_SECRET', text: `it gets no ${names.join(', ')} here (\`env\`)` };
}

async function runAll(parts: readonly Part[], context: ReviewersContext): Promise<readonly PartResult[]> {
  const { directory, manifest, programs, reporter, root, settings } = context;
  if (parts.length === 0) return [];
  const diff = await parsePinnedDiff(directory, manifest, reviewFiles.diff);
  const toHead = await parsePinnedDiff(directory, manifest, reviewFiles.workingTreeDiff);
  const attempting: AttemptContext = {
    directory,
    programs,
    reading: readingContext({ ...context, diff, toHead }),
    root,
    mode: settings.mode,
  };
  return mapAtMost(programs.concurrency, parts, async (part) => {
    const name = part.folder === '' ? part.reviewer : `${part.reviewer} in ${part.folder}`;
    reporter.info(`${name}: started`);
    const result = await runPart(part, attempting);
    const ends = result.attempts.map(({ end, duration }) => `${end} after ${(duration / 1000).toFixed(1)} s`);
    reporter.info(`${name}: ${ends.join(', then ')}`);
    if (result.shortfall !== undefined) {
      reporter.warning(`${name}: ${reasonOf(result.shortfall)}`);
      reporter.quote(`${name}: standard error`, result.stderr);
    }
    return result;
  });
}

/** Its answers are written now that nobody runs any more; one part without an answer leaves the reviewer without. */
async function concludeParts(
  context: ReviewersContext,
  reviewer: string,
  parts: readonly PartResult[],
): Promise<void> {
  const { directory } = context;
  const outputs: { file: string; directory: string }[] = [];
  for (const [index, { answer, folder }] of parts.entries()) {
    if (answer === undefined) continue;
    const file = `reviewers/${reviewer}/output${parts.length === 1 ? '' : `-${index + 1}`}.json`;
    await directory.write(file, answer);
    outputs.push({ file, directory: folder });
  }
  const name = `reviewers/${reviewer}/stderr.log`;
  await directory.write(name, parts.map(({ stderr }) => stderr).join(''));
  const failed = parts.flatMap(({ shortfall }) => (shortfall === undefined ? [] : [shortfall]));
  const worst = failed.find(({ state }) => state === 'timed_out') ?? failed[0];
  await conclude(context, reviewer, {
    outcome: worst === undefined ? { state: 'reviewed' } : { state: worst.state, reason: reasonOf(worst) },
    attempts: parts.flatMap(({ attempts }) => attempts),
    notes: parts.flatMap(({ notes }) => notes),
    outputs,
  });
}

async function conclude(
  { directory, manifest, effective, reporter }: ReviewersContext,
  reviewer: string,
  { outcome, attempts = [], notes = [], outputs = [] }: Conclusion,
): Promise<void> {
  const { role, required, kind }: ReviewerPolicy = policyOf(effective, reviewer);
  const result: ReviewerResult = {
    schemaVersion: 1,
    head: manifest.commits.head,
    reviewer,
    ...(kind === undefined ? {} : { kind }),
    role,
    required,
    outcome,
    attempts,
    outputs,
    notes,
  };
  await writeJson(directory, `reviewers/${reviewer}/result.json`, ReviewerResult.parse(result));
  if (attempts.length > 0) return;
  const why = 'reason' in outcome ? ` (${outcome.reason})` : '';
  reporter.info(`${reviewer}: ${outcome.state}${why}`);
}

function cancelled(): Failure {
  return new Failure({
    kind: 'operational',
    code: 'RUN_CANCELLED',
    message: 'the run was asked to end while reviewers ran',
    fix: 'run it again',
  });
}
