import { realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { CommentEvent } from './comments/requests.ts';
import type { RunResult } from './gate/gate-stage.ts';
import { shareGit, withGit } from './git/git.ts';
import { noWorktree } from './git/git-process.ts';
import type { Inputs } from './inputs.ts';
import { asFailure, endOf, type Failure, onFailure, usageFailure } from './model/failure.ts';
import type { ReviewDirectory } from './model/files.ts';
import type { Reporter } from './model/reporter.ts';
import type { Outputs } from './outputs.ts';
import { renderFailure } from './pages/result-pages.ts';
import type { ExitCode } from './policy/gate-decision.ts';
import { reviewFiles } from './review-directory/review-files.ts';
import type { Runner } from './run/actions-runner.ts';
import type { CommentContext } from './run/comment-event-run.ts';
import { type Connected, connectGitHub, connectStages, type Invocation } from './run/connect-stages.ts';
import { failRun, runStage } from './run/pipeline.ts';
import {
  defaultReviewDirectory,
  isBelow,
  namedReviewDirectory,
  openReviewDirectory,
} from './runner/review-directory-on-disk.ts';
import { lockRun } from './runner/run-lock.ts';

/**
 * Answers events that need no review; undefined when the run must review. A merge group has no pull request of its own:
 * it asks for the verdicts that exist. Comments, closed pull requests and edited titles are answered so unless the
 * workflow names a pull request. What answers them is loaded on demand, because most runs review.
 */
async function answerEvent(
  invocation: Connected,
  directory: ReviewDirectory,
): Promise<RunResult | undefined> {
  const { inputs, runner, github } = invocation;
  const { settings } = inputs;
  const { event, workflow } = runner;
  const context = { ...invocation, ...github, settings, directory };
  const isWhole = settings.stage === 'run' || settings.stage === 'publish';
  const isNamed = inputs.pullRequest !== undefined;
  if (settings.target !== 'github') return undefined;
  if (settings.stage === 'follow-up') {
    const { followUpStage } = await import('./run/follow-up-run.ts');
    return followUpStage(context);
  }
  switch (event?.kind) {
    case 'merge-group': {
      if (!isWhole && settings.stage !== 'gate') return undefined;
      const { mergeGroupStage } = await import('./run/merge-group-run.ts');
      const { head, branch } = event;
      return mergeGroupStage({ ...context, workflow, head, queue: () => github.queue(branch) });
    }
    case 'comment':
      return isWhole && !isNamed ? decideAgain(context, event, event.number) : undefined;
    case 'pull-request': {
      if (!isWhole || isNamed) return undefined;
      const { closedStage, rewordedStage } = await import('./run/pull-request-event-run.ts');
      if (event.action === 'closed') return closedStage({ ...context, closed: event });
      if (event.edited !== 'words') return undefined;
      return rewordedStage({ ...context, edited: event, attempt: runner.runAttempt ?? 1 });
    }
    case 'workflow-run': {
      if (isRelayed(event) && isWhole && !isNamed)
        return decideAgain(context, undefined, (await github.pullRequest()).number);
      // The requested run may be about words alone, which its event does not say: then nothing would conclude the check.
      if (settings.stage !== 'open') return undefined;
      const { rewordedStage } = await import('./run/pull-request-event-run.ts');
      const edited = { head: event.head, number: (await github.pullRequest()).number };
      return rewordedStage({ ...context, edited, attempt: runner.runAttempt ?? 1 });
    }
    default:
      return undefined;
  }
}

/** Decides the stored run of a pull request again. The check has the result; a failing run would say nothing of the comment. */
async function decideAgain(
  context: Omit<CommentContext, 'event' | 'now' | 'discussion'> & Pick<Connected['github'], 'discussion'>,
  event: CommentEvent | undefined,
  pull: number,
): Promise<RunResult> {
  const { commentStage, unheard } = await import('./run/comment-event-run.ts');
  const discussion = () => context.discussion(pull);
  const result = await commentStage({ ...context, event: event ?? unheard, now: Date.now, discussion });
  return { ...result, exitCode: 0 };
}

function isRelayed(event: Runner['event']): boolean {
  return event?.kind === 'workflow-run' && event.cause === 'pull_request_review';
}

/** The one place where a failure becomes text and an exit code. */
export function run(invocation: Invocation): Promise<RunResult> {
  return shareGit(() => runOnce(invocation));
}

async function runOnce(invocation: Invocation): Promise<RunResult> {
  const { inputs, reporter } = invocation;
  let unlock: (() => Promise<void>) | undefined;
  try {
    const top = await topOf(invocation);
    const connected = { ...invocation, top, github: connectGitHub(invocation) };
    const place = await directoryFor(invocation, top);
    if (inputs.settings.target === 'local') await requireUntracked(invocation, place.path, top);
    const directory = await openReviewDirectory(place);
    // In a workflow, the steps of a job follow each other.
    if (inputs.settings.target === 'local') unlock = await lockRun(directory.path);
    const result =
      (await answerEvent(connected, directory)) ??
      (await runStage(connectStages(connected, directory), inputs.settings));
    if (inputs.preview && result.receipt !== undefined) {
      // The page is for reading only, so the run goes on without it.
      await invocation
        .writePage?.(directory.path)
        .catch(
          onFailure(({ message }) =>
            reporter.warning(`The page of the review could not be written: ${message}`),
          ),
        );
    }
    writeOutputs(reporter, result, directory.path);
    const exitCode = stepExitCode(result, inputs);
    if (result.title !== undefined) reporter[exitCode === 0 ? 'info' : 'error'](result.title);
    return { ...result, ...verdictFileOf(result, inputs, directory.path), exitCode };
  } catch (error) {
    const failure = asFailure(error);
    reporter.failure(failure);
    await reporter.summary(renderFailure('Could not review', failure, invocation));
    const result = { ...endOf(failure), failure };
    writeOutputs(reporter, result);
    return result;
  } finally {
    await unlock?.();
  }
}

function verdictFileOf({ verdict = '' }: RunResult, { settings }: Inputs, directory: string) {
  const isFiled = settings.target === 'local' && verdict !== '';
  return isFiled ? { verdictFile: join(directory, reviewFiles.verdict) } : {};
}

/** `step-result: operational` leaves the verdict to the check, so that a pull request shows one red mark. */
function stepExitCode(result: RunResult, { settings }: Inputs): ExitCode {
  const checkCarries =
    settings.stepResult === 'operational' && settings.gate === 'check' && settings.target === 'github';
  return checkCarries && (result.exitCode === 1 || result.status === 'waiting') ? 0 : result.exitCode;
}

/**
 * Concludes the check of a run whose inputs cannot be used, as far as those that can be used allow. Events that review
 * no head leave it as it is. Never throws a `Failure`.
 */
export async function endUnusableRun(invocation: Invocation, error: Failure): Promise<void> {
  const { inputs, runner, reporter } = invocation;
  const { event } = runner;
  const isOfWords = event?.kind === 'pull-request' && (event.action === 'closed' || event.edited === 'words');
  if (inputs.settings.target === 'local' || event?.kind === 'comment' || isRelayed(event) || isOfWords)
    return;
  await failRun({ ...invocation, ...connectGitHub(invocation) }, inputs.settings, { error }).catch(
    onFailure(({ message }) => reporter.warning(`The check could not be concluded: ${message}`)),
  );
}

function writeOutputs(reporter: Reporter, result: RunResult, directory?: string): void {
  const { receipt } = result;
  const outputs: Outputs = {
    status: result.status,
    verdict: result.verdict,
    event: receipt?.review?.event,
    conclusion: result.status === 'waiting' ? '' : result.conclusion,
    'head-sha': result.head,
    'review-dir': directory,
    'checkout-ref': result.checkoutRef,
    'review-id': receipt?.review?.id,
    'review-url': receipt?.review?.url,
    'findings-total': receipt?.total,
    'findings-inline': receipt?.counts.inline,
    'findings-file': receipt?.counts.file,
    'findings-body': receipt?.counts.body,
    'findings-withheld': receipt?.counts.withheld,
  };
  for (const [name, value] of Object.entries(outputs)) if (value !== undefined) reporter.output(name, value);
}

async function topOf({ inputs, root, runner }: Invocation): Promise<string> {
  if (inputs.settings.target !== 'local') return root;
  const place = { directory: root, environment: runner.environment };
  const top = await withGit(place, async (git) => git?.root);
  if (top === undefined) throw noWorktree(root);
  return top;
}

async function directoryFor({ inputs, runner, root }: Invocation, worktree: string) {
  const { target, checkName: instance } = inputs.settings;
  if (inputs.reviewDir === undefined) {
    const temp = runner.isActions ? runner.temp : undefined;
    return defaultReviewDirectory({ worktree, instance, temp });
  }
  const path = resolve(await realpath(root), inputs.reviewDir);
  const { ignoresItself, ...place } = await namedReviewDirectory(path, worktree);
  return target === 'local' ? { ...place, ignoresItself } : place;
}

/** Files of a commit in the review directory would pass for what this run or its reviewers wrote (threat I6). */
async function requireUntracked({ root, runner }: Invocation, path: string, worktree: string): Promise<void> {
  if (!isBelow(worktree, path)) return;
  const name = relative(worktree, path).split(sep).join('/');
  const isTracked = await withGit({ directory: root, environment: runner.environment }, async (git) => {
    const head = await git?.commit('HEAD');
    return git !== undefined && head !== undefined && (await git.isTracked(head, name));
  });
  if (!isTracked) return;
  throw usageFailure(
    'REVIEW_DIR_UNUSABLE',
    `The review directory ${path} is part of the commit, so its files may be those of the change's author`,
    `Run \`git rm -r --cached ${name}\` and commit that, or name another folder with \`review-dir\`.`,
  );
}
