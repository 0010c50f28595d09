import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { GateStep, StepOf } from '../policy/gate-plan.ts';
import type { Settled } from '../policy/shared-head.ts';
import type { CheckContent, Checks, ChecksPort, GatePort, Statuses } from './gate-port-shape.ts';
import { settleHead } from './settle-head.ts';

export interface CarryOut {
  readonly steps: readonly GateStep[];
  readonly port: GatePort;
  /** The check that an earlier stage of this run started. */
  readonly startedCheck?: number | undefined;
  readonly reporter: Reporter;
}

export interface CarriedOut {
  /** The check that was started or concluded; undefined where the gate is a status. */
  readonly check: number | undefined;
  /** What others made of our conclusion; undefined where they made nothing of it. */
  readonly settled: Settled | undefined;
}

/** Carries out the gate's plan in order. Throws `Failure` when GitHub refuses what gates the merge. */
export async function carryOutGate({ steps, port, startedCheck, reporter }: CarryOut): Promise<CarriedOut> {
  const check = startedCheck;
  let settled: Settled | undefined;
  let refused = 0;
  for (const step of steps) {
    switch (step.do) {
      case 'add-annotations':
        refused += await decorate(reporter, less(step, refused), (content) =>
          checksOf(port).annotate(started(check), content),
        );
        break;
      case 'conclude-check':
        await conclude(checksOf(port), started(check), less(step, refused), reporter);
        break;
      case 'settle-head':
        settled = await settleHead(checksPortOf(port), step, check);
        break;
      case 'set-status':
        await setStatus(statusesOf(port), step);
        break;
    }
  }
  return { check, settled };
}

/** What earlier requests were refused does not stand on the check. */
function less<Step extends CheckContent>(step: Step, refused: number): Step {
  return { ...step, total: step.total - refused };
}

/** How GitHub says that it does not take what was sent, whatever is wrong with it. */
const refusals: readonly string[] = ['GITHUB_REFUSED', 'GITHUB_UNPROCESSABLE'];

/**
 * Annotations are a convenience: where GitHub refuses them, the check is concluded all the same. Answers how many it
 * refused.
 */
async function decorate<Step extends CheckContent>(
  reporter: Reporter,
  step: Step,
  write: (step: Step) => Promise<void>,
): Promise<number> {
  try {
    await write(step);
    return 0;
  } catch (error) {
    if (!(error instanceof Failure) || !refusals.includes(error.code)) throw error;
    reporter.warning(`The check goes without some annotations: ${error.message}`);
    return step.annotations.length;
  }
}

async function setStatus(statuses: Statuses, { do: _, ...status }: StepOf<'set-status'>): Promise<void> {
  await statuses.set(status);
}

async function conclude(
  checks: Checks,
  check: number,
  step: StepOf<'conclude-check'>,
  reporter: Reporter,
): Promise<void> {
  const bare = { ...less(step, step.annotations.length), annotations: [] };
  if (step.annotations.length === 0) return checks.conclude(check, bare);
  const refused = await decorate(reporter, step, (content) => checks.conclude(check, content));
  if (refused > 0) await checks.conclude(check, bare);
}

function started(check: number | undefined): number {
  if (check === undefined) throw new Error('a check is started before it is written to');
  return check;
}

function checksOf(port: GatePort): Checks {
  return checksPortOf(port).checks;
}

function checksPortOf(port: GatePort): ChecksPort {
  if (port.kind === 'check') return port;
  throw new Error('a plan with checks needs a port for checks');
}

function statusesOf(port: GatePort): Statuses {
  if (port.kind === 'status') return port.statuses;
  throw new Error('a plan with a status needs a port for statuses');
}
