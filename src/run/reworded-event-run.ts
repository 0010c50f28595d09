import type { GatePort, HeadMembers } from '../gate/gate-port-shape.ts';
import { isJudged } from '../gate/judged-head.ts';
import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Settings } from '../policy/settings.ts';
import type { RunResult } from './pipeline.ts';

interface RewordedContext {
  readonly edited: { readonly number: number; readonly head: string };
  /** How often this job was started for the event; somebody who starts it again wants a review. */
  readonly attempt: number;
  readonly settings: Settings;
  readonly reporter: Reporter;
  /** Undefined where the job itself is the gate. */
  readonly gate: () => Promise<GatePort | undefined>;
  readonly members: () => Promise<HeadMembers>;
}

async function isJudgedHead(context: RewordedContext): Promise<boolean> {
  const { edited, attempt, settings, gate, members } = context;
  if (attempt > 1) return false;
  const port = await gate();
  // Where a job is the gate, one that does nothing would pass in place of one that failed.
  if (port?.kind !== 'check') return false;
  const { viewer, open } = await members();
  const member = open.find(({ pull }) => pull === edited.number);
  if (member === undefined) return false;
  const checks = await port.checks.list({ name: settings.checkName, head: edited.head, by: viewer });
  return isJudged(member, checks);
}

/**
 * Spares a head its review when nothing but the title or the description was edited. Undefined where it has to be
 * reviewed all the same: nobody decided on it yet, or nobody can tell.
 */
export async function rewordedStage(context: RewordedContext): Promise<RunResult | undefined> {
  try {
    if (!(await isJudgedHead(context))) return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  }
  context.reporter.notice(
    'Nothing to do: this head was reviewed already, for the base branch and policy that hold now',
  );
  return { exitCode: 0, status: 'skipped' };
}
