import type { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { toolKey } from '../model/mark.ts';
import type { RunnerEvent } from '../runner/runner-event.ts';
import { commentStage } from './comment-event-run.ts';
import {
  connectGate,
  gateOnHead,
  headContext,
  policyAsked,
  pullRequestNumber,
  repositoryOf,
} from './connect-github.ts';
import { connectStages, githubPorts } from './connect-stages.ts';
import type { Connected } from './invocation.ts';
import { mergeGroupStage } from './merge-group-run.ts';
import { failRun, type RunResult, runStage } from './pipeline.ts';
import { closedStage, rewordedStage } from './pull-request-event-run.ts';

type EventOf<Kind extends RunnerEvent['kind']> = Extract<RunnerEvent, { kind: Kind }>;

/**
 * A merge group has no pull request of its own to review: it asks for the verdicts that are there. A comment is
 * heeded without any review, and so is that a pull request was closed or its words were edited, unless the workflow
 * names the one to review.
 */
export async function runInvocation(invocation: Connected, directory: ReviewDirectory): Promise<RunResult> {
  const { settings, pullRequest } = invocation.inputs;
  const { event } = invocation.runner;
  const isWhole = settings.stage === 'run' || settings.stage === 'publish';
  if (isWhole && settings.target === 'github' && pullRequest === undefined) {
    if (event?.kind === 'comment') return runForComment(invocation, directory, event);
    if (event?.kind === 'pull-request' && event.action === 'closed') return runForClosed(invocation, event);
    if (event?.kind === 'pull-request' && event.edited === 'words') {
      const spared = await skipReworded(invocation, event);
      if (spared !== undefined) return spared;
    }
  }
  if (settings.stage === 'open' && event?.kind === 'workflow-run') {
    const spared = await skipRequested(invocation, event);
    if (spared !== undefined) return spared;
  }
  const isGate = isWhole || settings.stage === 'gate';
  return event?.kind === 'merge-group' && isGate && settings.target === 'github'
    ? judgeMergeGroup(invocation, directory, event)
    : runStage(connectStages(invocation, directory), settings);
}

/** What remains to be done of a run that failed before it could begin. Events that review no head leave it as it is. */
export async function failBeforehand(invocation: Connected, error: unknown): Promise<void> {
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
  return mergeGroupStage({
    ...invocation,
    settings: inputs.settings,
    directory,
    head,
    gate: () => connectGate(invocation, client),
    queue: async () => {
      const { readMergeQueue } = await import('../github/head-sharing.ts');
      return readMergeQueue(await client(), { owner, repo, branch, ...policyAsked(inputs.settings) });
    },
    ...(runner.workflow === undefined ? {} : { workflow: runner.workflow }),
  });
}

function runForClosed(invocation: Connected, closed: EventOf<'pull-request'>): Promise<RunResult> {
  return closedStage({ ...headContext(invocation, closed), closed });
}

/** A run that was requested may be about words alone, which its event does not say: then nothing would conclude the check. */
async function skipRequested(
  invocation: Connected,
  { head }: EventOf<'workflow-run'>,
): Promise<RunResult | undefined> {
  return skipReworded(invocation, { head, number: await pullRequestNumber(invocation, invocation.client) });
}

function skipReworded(
  invocation: Connected,
  edited: Pick<EventOf<'pull-request'>, 'number' | 'head'>,
): Promise<RunResult | undefined> {
  const { runAttempt = 1 } = invocation.runner;
  return rewordedStage({ ...headContext(invocation, edited), edited, attempt: runAttempt });
}

function runForComment(
  invocation: Connected,
  directory: ReviewDirectory,
  event: EventOf<'comment'>,
): Promise<RunResult> {
  const { inputs, runner, client, reporter } = invocation;
  const { settings } = inputs;
  const { publisher, gate } = githubPorts(invocation);
  return commentStage({
    ...invocation,
    settings,
    directory,
    event,
    publisher,
    gate,
    discussion: async () => {
      const { readDiscussion } = await import('../github/github-discussion.ts');
      const { owner, name: repo } = repositoryOf(runner);
      const { checkName, config: policyPath } = settings;
      const tool = toolKey(checkName);
      const onGap = ({ message }: Failure) => reporter.warning(message);
      const address = { owner, repo, number: event.number };
      return readDiscussion(await client(), address, { policyPath, gate: gateOnHead(inputs), tool, onGap });
    },
  });
}
