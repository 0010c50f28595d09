import { checksToChange, concludeSettledCheck } from '../gate/execute-gate-plan.ts';
import { nothingToDo, type RunResult } from '../gate/gate-stage.ts';
import { onFailure } from '../model/failure.ts';
import type { CheckConclusion, RunStatus } from '../policy/gate-decision.ts';
import type { Settings } from '../policy/settings.ts';
import {
  type CheckOnHead,
  type HeadMember,
  laterRunsOf,
  letsMerge,
  newestOf,
  settleRemaining,
} from '../policy/shared-head.ts';
import type { StagePorts } from '../ports/stage-ports.ts';

/** Conclusions that a second review of the same commits would repeat. */
const decided: readonly CheckConclusion[] = ['success', 'neutral', 'failure'];

/**
 * Whether the newest review of a head for a pull request concluded for the current base branch and policy,
 * and no later one was ended early. A review in progress concludes it itself.
 */
export function isConcluded({ pull, basis }: HeadMember, checks: readonly CheckOnHead[]): boolean {
  const newest = newestOf(pull, checks);
  if (newest === undefined || newest.own.basis !== basis || !decided.includes(newest.own.conclusion))
    return false;
  return laterRunsOf(pull, checks).every(({ conclusion }) => conclusion === null);
}

interface EventContext extends Pick<StagePorts, 'reporter' | 'gate'> {
  readonly settings: Settings;
}

interface RewordedContext extends EventContext {
  readonly edited: { readonly number: number; readonly head: string };
  /** Attempt of this job for the event; a manual rerun asks for a review. */
  readonly attempt: number;
}

async function isJudgedHead({ edited, attempt, settings, gate }: RewordedContext): Promise<boolean> {
  if (attempt > 1) return false;
  const port = await gate();
  // With `gate: job`, a job that does nothing would pass in place of one that failed.
  if (port?.kind !== 'check') return false;
  const { viewer, open } = await port.members(edited.head);
  const member = open.find(({ pull }) => pull === edited.number);
  if (member === undefined) return false;
  const checks = await port.checks.list({ name: settings.checkName, head: edited.head, by: viewer });
  return isConcluded(member, checks);
}

/**
 * Skips the review when only title or description were edited. Undefined when the head must be reviewed: it
 * has no conclusion, or that is unknown.
 */
export async function rewordedStage(context: RewordedContext): Promise<RunResult | undefined> {
  const isJudged = await isJudgedHead(context).catch(onFailure(() => false));
  if (!isJudged) return undefined;
  const why = 'this head was reviewed already, for the base branch and policy that hold now';
  return nothingToDo(context.reporter, why);
}

interface ClosedContext extends EventContext {
  readonly closed: {
    readonly number: number;
    /** The head at the time of closing. */
    readonly head: string;
    readonly fork: boolean;
  };
}

/** Concludes again for the open pull requests that shared a head with a closed one. Nothing is reviewed. */
export async function closedStage(context: ClosedContext): Promise<RunResult> {
  const { closed, reporter } = context;
  return concludeOthers(context).catch(
    onFailure((failure) => {
      if (!closed.fork || failure.code !== 'GITHUB_PERMISSION_MISSING') throw failure;
      const why =
        'GitHub gives this event no write access where the head is a fork’s; review the pull requests that are held again';
      return nothingToDo(reporter, why);
    }),
  );
}

async function concludeOthers({ closed, settings, reporter, gate }: ClosedContext): Promise<RunResult> {
  const leave = (why: string) => nothingToDo(reporter, why);
  const port = await gate();
  if (port?.kind !== 'check')
    return leave('only `gate: check` can distinguish pull requests with the same head');
  const { viewer, open, complete } = await port.members(closed.head);
  if (!complete) return leave('not all pull requests with this head could be read');
  if (open.some(({ pull }) => pull === closed.number))
    return leave('the pull request is open, with this very head');
  if (open.length === 0) return leave('no other open pull request has this head');
  const present = await port.checks.list({ name: settings.checkName, head: closed.head, by: viewer });
  const settled = settleRemaining(open, present);
  if ('why' in settled) return leave(settled.why);
  const due = checksToChange(settled, present);
  const conclusion = due.at(-1)?.settled.conclusion;
  if (conclusion === undefined)
    return leave('no check on this head is held by the pull request that was closed');
  for (const each of due) {
    const what = `conclude the check ${each.before.id} as ${each.settled.conclusion}: ${each.settled.title}`;
    reporter.info(settings.dryRun ? `Dry run: would ${what}` : what);
    if (!settings.dryRun) await concludeSettledCheck(port.checks, each);
  }
  if (settings.dryRun) return leave('a dry run writes nothing');
  reporter.info(`Concluded again without #${closed.number}: ${conclusion}`);
  // The checks have the result; a failing run of a closed pull request would say nothing about the others.
  return { exitCode: 0, status: statusOf(conclusion), conclusion, head: closed.head };
}

function statusOf(conclusion: CheckConclusion): RunStatus {
  if (letsMerge(conclusion)) return 'passed';
  return conclusion === 'failure' ? 'failed' : 'incomplete';
}
