import { resolve } from 'node:path';
import { renderTrouble } from './gate/trouble.ts';
import { shareGit, workTreeTop } from './git/git.ts';
import { noWorktree } from './git/local-source.ts';
import { readDiscussion } from './github/github-discussion.ts';
import { readMergeQueue } from './github/head-sharing.ts';
import type { Inputs } from './inputs.ts';
import { asFailure, endOf, Failure } from './model/failure.ts';
import type { ReviewDirectory } from './model/files.ts';
import { toolKey } from './model/mark.ts';
import type { Reporter } from './model/reporter.ts';
import { countOutput, type OutputName } from './outputs.ts';
import type { ExitCode } from './policy/gate-decision.ts';
import {
  connectClient,
  connectGate,
  gateOnHead,
  headContext,
  policyLocation,
  pullRequestNumber,
  repositoryOf,
} from './run/connect-github.ts';
import { connectStages, githubPorts } from './run/connect-stages.ts';
import { type Connected, type Invocation, once } from './run/invocation.ts';
import { failRun, type RunResult, runStage } from './run/pipeline.ts';
import {
  defaultReviewDirectory,
  namedReviewDirectory,
  openReviewDirectory,
} from './runner/review-directory-on-disk.ts';
import type { RunnerEvent } from './runner/runner-event.ts';

type EventOf<Kind extends RunnerEvent['kind']> = Extract<RunnerEvent, { kind: Kind }>;

/**
 * A merge group has no pull request of its own to review: it asks for the verdicts that are there. Comments, closed
 * pull requests and edited titles are answered without a review, unless the workflow names a pull request. What answers
 * them is loaded on demand, because most runs review.
 */
async function runInvocation(invocation: Connected, directory: ReviewDirectory): Promise<RunResult> {
  const { settings, pullRequest } = invocation.inputs;
  const { event } = invocation.runner;
  const isWhole = settings.stage === 'run' || settings.stage === 'publish';
  if (isWhole && settings.target === 'github' && pullRequest === undefined) {
    if (event?.kind === 'comment') return runForComment(invocation, directory, event);
    if (event?.kind === 'pull-request' && event.action === 'closed') return runForClosed(invocation, event);
    if (event?.kind === 'pull-request' && event.edited === 'words') {
      const skipped = await skipReworded(invocation, event);
      if (skipped !== undefined) return skipped;
    }
  }
  if (settings.stage === 'open' && event?.kind === 'workflow-run') {
    const skipped = await skipRequested(invocation, event);
    if (skipped !== undefined) return skipped;
  }
  const isGate = isWhole || settings.stage === 'gate';
  return event?.kind === 'merge-group' && isGate && settings.target === 'github'
    ? judgeMergeGroup(invocation, directory, event)
    : runStage(connectStages(invocation, directory), settings);
}

/** What remains to be done of a run that failed before it could begin. Events that review no head leave it as it is. */
async function failBeforehand(invocation: Connected, error: unknown): Promise<void> {
  const { inputs, runner } = invocation;
  const { event } = runner;
  const isOfWords = event?.kind === 'pull-request' && (event.action === 'closed' || event.edited === 'words');
  if (inputs.settings.target === 'local' || event?.kind === 'comment' || isOfWords) return;
  await failRun({ ...invocation, ...githubPorts(invocation) }, inputs.settings, { error });
}

async function judgeMergeGroup(
  invocation: Connected,
  directory: ReviewDirectory,
  { head, branch }: EventOf<'merge-group'>,
): Promise<RunResult> {
  const { inputs, runner, client } = invocation;
  const { owner, name: repo } = repositoryOf(runner);
  const { mergeGroupStage } = await import('./run/merge-group-run.ts');
  return mergeGroupStage({
    ...invocation,
    settings: inputs.settings,
    directory,
    head,
    gate: () => connectGate(invocation, client),
    queue: async () => {
      return readMergeQueue(await client(), { owner, repo, branch, ...policyLocation(inputs.settings) });
    },
    ...(runner.workflow === undefined ? {} : { workflow: runner.workflow }),
  });
}

async function runForClosed(invocation: Connected, closed: EventOf<'pull-request'>): Promise<RunResult> {
  const { closedStage } = await import('./run/pull-request-event-run.ts');
  return closedStage({ ...headContext(invocation, closed), closed });
}

/** A run that was requested may be about words alone, which its event does not say: then nothing would conclude the check. */
async function skipRequested(
  invocation: Connected,
  { head }: EventOf<'workflow-run'>,
): Promise<RunResult | undefined> {
  return skipReworded(invocation, { head, number: await pullRequestNumber(invocation, invocation.client) });
}

async function skipReworded(
  invocation: Connected,
  edited: Pick<EventOf<'pull-request'>, 'number' | 'head'>,
): Promise<RunResult | undefined> {
  const { rewordedStage } = await import('./run/pull-request-event-run.ts');
  const { runAttempt = 1 } = invocation.runner;
  return rewordedStage({ ...headContext(invocation, edited), edited, attempt: runAttempt });
}

async function runForComment(
  invocation: Connected,
  directory: ReviewDirectory,
  event: EventOf<'comment'>,
): Promise<RunResult> {
  const { inputs, runner, client, reporter } = invocation;
  const { settings } = inputs;
  const { publisher, gate } = githubPorts(invocation);
  const { commentStage } = await import('./run/comment-event-run.ts');
  return commentStage({
    ...invocation,
    settings,
    directory,
    event,
    publisher,
    gate,
    discussion: async () => {
      const { owner, name: repo } = repositoryOf(runner);
      const { checkName, config: policyPath } = settings;
      const tool = toolKey(checkName);
      const onGap = ({ message }: Failure) => reporter.warning(message);
      const address = { owner, repo, number: event.number };
      return readDiscussion(await client(), address, { policyPath, gate: gateOnHead(inputs), tool, onGap });
    },
  });
}

/** The one place where a failure becomes text and an exit code. */
export function run(invocation: Invocation): Promise<RunResult> {
  return shareGit(() => runOnce(invocation));
}

async function runOnce(invocation: Invocation): Promise<RunResult> {
  const { inputs, reporter } = invocation;
  const client = once(() => connectClient(invocation));
  try {
    const top = await topOf(invocation);
    const directory = await openReviewDirectory(await directoryFor(invocation, top));
    const result = await runInvocation({ ...invocation, client, top }, directory);
    if (inputs.preview && result.receipt !== undefined) await writePage(invocation, directory.path);
    writeOutputs(reporter, result, directory.path);
    const exitCode = stepExitCode(result, inputs);
    if (result.title !== undefined) reporter[exitCode === 0 ? 'info' : 'error'](result.title);
    return { ...result, exitCode };
  } catch (error) {
    const failure = asFailure(error);
    reporter.failure(failure);
    await reporter.summary(renderTrouble('Could not review', failure, invocation));
    const result = { ...endOf(failure), failure };
    writeOutputs(reporter, result);
    return result;
  }
}

/** The page is for reading only, so the run goes on without it. */
async function writePage({ reporter, writePage: write }: Invocation, reviewDir: string): Promise<void> {
  try {
    await write?.(reviewDir);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    reporter.warning(`The page of the review could not be written: ${error.message}`);
  }
}

/** `step-result: operational` leaves the verdict to the check, so that a pull request shows one red mark. */
function stepExitCode(result: RunResult, { settings }: Inputs): ExitCode {
  const checkCarries =
    settings.stepResult === 'operational' && settings.gate === 'check' && settings.target === 'github';
  return result.exitCode === 1 && checkCarries ? 0 : result.exitCode;
}

/** Concludes the check of a run whose inputs cannot be used, as far as those that can be used allow. Never throws a `Failure`. */
export async function refuseRun(invocation: Invocation, failure: Failure): Promise<void> {
  const client = once(() => connectClient(invocation));
  try {
    await failBeforehand({ ...invocation, client, top: invocation.root }, failure);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    invocation.reporter.warning(`The check could not be concluded: ${error.message}`);
  }
}

function writeOutputs(reporter: Reporter, result: RunResult, directory?: string): void {
  const { receipt } = result;
  const outputs: Partial<Record<OutputName, string | number | undefined>> = {
    status: result.status,
    verdict: result.verdict,
    event: receipt?.review?.event,
    conclusion: result.conclusion,
    'head-sha': result.head,
    'review-dir': directory,
    'review-id': receipt?.review?.id,
    'review-url': receipt?.review?.url,
    'findings-total': receipt?.total,
  };
  for (const [name, value] of Object.entries(outputs)) if (value !== undefined) reporter.output(name, value);
  if (receipt === undefined) return;
  for (const place of ['inline', 'file', 'body', 'withheld'] as const) {
    reporter.output(countOutput(place), receipt.counts[place]);
  }
}

async function topOf({ inputs, root, runner }: Invocation): Promise<string> {
  if (inputs.settings.target !== 'local') return root;
  const top = await workTreeTop({ directory: root, environment: runner.environment });
  if (top === undefined) throw noWorktree(root);
  return top;
}

async function directoryFor({ inputs, runner, root }: Invocation, top: string) {
  if (inputs.reviewDir !== undefined) {
    const path = resolve(root, inputs.reviewDir);
    return inputs.settings.target === 'local' ? namedReviewDirectory(path, top) : { path };
  }
  return defaultReviewDirectory({
    worktree: top,
    instance: inputs.settings.checkName,
    ...(runner.temp === undefined || !runner.isActions ? {} : { temp: runner.temp }),
  });
}
