import { Failure } from '../domain/failure.ts';
import type { CheckConclusion, RunStatus } from '../domain/gate/gate.ts';
import { letsMerge } from '../domain/gate/shared-head.ts';
import { type ReleaseContext, releaseHead } from '../stages/gate/release-head.ts';
import type { RunResult } from '../stages/pipeline.ts';

interface ClosedContext extends Omit<ReleaseContext, 'left'> {
  readonly closed: {
    readonly number: number;
    /** Where its head was when it was closed. */
    readonly head: string;
    readonly fork: boolean;
  };
}

/** Frees the open pull requests on a head from the verdict of one that was closed. */
export async function closedStage(context: ClosedContext): Promise<RunResult> {
  const { closed } = context;
  try {
    const released = await releaseHead({ ...context, left: closed });
    if ('why' in released) return skip(context, released.why);
    const { concluded } = released;
    // The checks carry the result: the run of a closed pull request that fails would say nothing about the others.
    return { exitCode: 0, status: statusOf(concluded), conclusion: concluded, head: closed.head };
  } catch (error) {
    if (!closed.fork || !isReadOnly(error)) throw error;
    return skip(
      context,
      'GitHub gives this event no write access where the head is a fork’s; review the pull requests that are held again',
    );
  }
}

function skip({ reporter }: ClosedContext, why: string): RunResult {
  reporter.notice(`Nothing to do: ${why}`);
  return { exitCode: 0, status: 'skipped' };
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Failure && error.code === 'GITHUB_PERMISSION_MISSING';
}

function statusOf(conclusion: CheckConclusion): RunStatus {
  if (letsMerge(conclusion)) return 'passed';
  return conclusion === 'failure' ? 'failed' : 'incomplete';
}
