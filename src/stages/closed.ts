import { settleWithoutClosed } from '../domain/closed-member.ts';
import { Failure } from '../domain/failure.ts';
import type { CheckConclusion, RunStatus } from '../domain/gate.ts';
import type { Settings } from '../domain/settings.ts';
import { letsMerge } from '../domain/shared-head.ts';
import type { Checks, GatePort, HeadMembers, Reporter } from '../ports.ts';
import { concludeSettledCheck, dueOf } from './gate/carry-out.ts';
import type { RunResult } from './pipeline.ts';

interface ClosedContext {
  readonly closed: {
    readonly number: number;
    /** Where its head was when it was closed. */
    readonly head: string;
    readonly fork: boolean;
  };
  readonly settings: Settings;
  readonly reporter: Reporter;
  /** Undefined where the job itself is the gate. */
  readonly gate: () => Promise<GatePort | undefined>;
  /** Reads anew each time. */
  readonly members: () => Promise<HeadMembers>;
}

/** Of what a look at the head found: why nothing is to be done, or how the check of the last one is concluded. */
type Look = { readonly why: string } | { readonly wrote: CheckConclusion };

/**
 * Two pull requests closed at once are two runs, of which each may have read the other one as open: so a run that
 * wrote looks again, until there is nothing left to write. The bound is for a head that never comes to rest.
 */
const maxLooks = 5;

/**
 * Frees the open pull requests on a head from the verdict of one that was closed: their checks are concluded again
 * by the worst of what the others' own runs came to. Nothing is reviewed, and what is not known stays as it is.
 */
export async function closedStage(context: ClosedContext): Promise<RunResult> {
  const { closed, reporter } = context;
  const port = await context.gate();
  if (port?.kind !== 'check')
    return skip(context, 'only `gate: check` can tell pull requests on a head apart');
  let concluded: CheckConclusion | undefined;
  try {
    for (let looks = 0; looks < maxLooks; looks += 1) {
      const look = await lookAt(context, port.checks);
      if ('wrote' in look) concluded = look.wrote;
      else if (concluded === undefined) return skip(context, look.why);
      else break;
    }
  } catch (error) {
    if (!closed.fork || !isReadOnly(error)) throw error;
    return skip(
      context,
      'GitHub gives this event no write access where the head is a fork’s; review the pull requests that are held again',
    );
  }
  if (concluded === undefined) throw new Error('a head that was written to is concluded');
  reporter.info(`Concluded again without #${closed.number}: ${concluded}`);
  // The checks carry the result: the run of a closed pull request that fails would say nothing about the others.
  return { exitCode: 0, status: statusOf(concluded), conclusion: concluded, head: closed.head };
}

function skip({ reporter }: ClosedContext, why: string): RunResult {
  reporter.notice(`Nothing to do: ${why}`);
  return { exitCode: 0, status: 'skipped' };
}

async function lookAt({ closed, settings, reporter, members }: ClosedContext, checks: Checks): Promise<Look> {
  const { viewer, open, complete } = await members();
  if (!complete) return { why: 'which pull requests have this head could not be read to the end' };
  if (open.includes(closed.number)) return { why: 'the pull request is open, with this very head' };
  if (open.length === 0) return { why: 'no other open pull request has this head' };
  const standing = await checks.list({ name: settings.checkName, head: closed.head, by: viewer });
  const settled = settleWithoutClosed(open, standing);
  if ('why' in settled) return settled;
  const due = dueOf(settled, standing);
  const last = due.at(-1)?.settled.conclusion;
  if (last === undefined) return { why: 'no check on this head is held by the closed pull request' };
  for (const each of due) {
    const { conclusion, title } = each.settled;
    const what = `conclude the check ${each.before.id} as ${conclusion}: ${title}`;
    reporter.info(settings.dryRun ? `Dry run: would ${what}` : what);
    if (!settings.dryRun) await concludeSettledCheck(checks, each);
  }
  return settings.dryRun ? { why: 'a dry run writes nothing' } : { wrote: last };
}

function isReadOnly(error: unknown): boolean {
  return error instanceof Failure && error.code === 'GITHUB_PERMISSION_MISSING';
}

function statusOf(conclusion: CheckConclusion): RunStatus {
  if (letsMerge(conclusion)) return 'passed';
  return conclusion === 'failure' ? 'failed' : 'incomplete';
}
