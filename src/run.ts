import { resolve } from 'node:path';
import { renderTrouble } from './gate/trouble.ts';
import { shareGit, workTreeTop } from './git/git.ts';
import { noWorktree } from './git/local-source.ts';
import type { Inputs } from './inputs.ts';
import { asFailure, endOf, Failure } from './model/failure.ts';
import type { Reporter } from './model/reporter.ts';
import { countOutput, type OutputName } from './outputs.ts';
import type { ExitCode } from './policy/gate-decision.ts';
import { connectClient } from './run/connect-github.ts';
import { type Invocation, once } from './run/invocation.ts';
import type { RunResult } from './run/pipeline.ts';
import { failBeforehand, runInvocation } from './run/run-invocation.ts';
import {
  defaultReviewDirectory,
  namedReviewDirectory,
  openReviewDirectory,
} from './runner/review-directory-on-disk.ts';

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
