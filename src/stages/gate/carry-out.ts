import { Failure } from '../../domain/failure.ts';
import type { GateStep, StepOf } from '../../domain/gate/gate-plan.ts';
import { settleAmong } from '../../domain/gate/settled-head.ts';
import type { Settled } from '../../domain/gate/shared-head.ts';
import type { CheckContent, CheckRun, Checks, GatePort, HeadMembers, Statuses } from '../../ports/gate.ts';
import type { Reporter } from '../../ports/reporter.ts';

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
  /** The status that was set last; undefined where the gate is a check. */
  readonly status: number | undefined;
  /** What a head that others share made of our check; undefined where the pull request has left it. */
  readonly settled: Settled | undefined;
}

/** Carries out the gate's plan in order. Throws `Failure` when GitHub refuses what gates the merge. */
export async function carryOutGate({ steps, port, startedCheck, reporter }: CarryOut): Promise<CarriedOut> {
  let check = startedCheck;
  let status: number | undefined;
  let settled: Settled | undefined;
  let refused = 0;
  for (const step of steps) {
    switch (step.do) {
      case 'start-check':
        check = await checksOf(port).start({ name: step.name, head: step.head, key: step.key });
        break;
      case 'add-annotations':
        refused += await decorate(reporter, less(step, refused), (content) =>
          checksOf(port).annotate(started(check), content),
        );
        break;
      case 'conclude-check':
        await conclude(checksOf(port), started(check), less(step, refused), reporter);
        break;
      case 'settle-head':
        settled = await settleHead(port, step, check);
        break;
      case 'set-status':
        status = await setStatus(statusesOf(port), step, reporter);
        break;
    }
  }
  return { check, status, settled };
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

/** What is kept along is for comments and later runs: where GitHub does not take it, the gate concludes without it. */
async function setStatus(
  statuses: Statuses,
  { do: _, keeps, ...status }: StepOf<'set-status'>,
  reporter: Reporter,
): Promise<number> {
  if (keeps === undefined) return statuses.set(status);
  try {
    return await statuses.set({ ...status, keeps });
  } catch (error) {
    if (!(error instanceof Failure) || !refusals.includes(error.code)) throw error;
    reporter.warning(`The status keeps nothing that a comment could conclude again: ${error.message}`);
    return statuses.set(status);
  }
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

/**
 * Reads every check of ours on the head after our own stands, so that of two runs that end together at least one
 * sees both, and concludes those that say something else than the worst verdict. Who has the head is read again as
 * well: a pull request that left it meanwhile holds nobody, and one that came counts.
 */
async function settleHead(
  port: GatePort,
  { name, head, pulls }: StepOf<'settle-head'>,
  own: number | undefined,
): Promise<Settled | undefined> {
  const checks = checksOf(port);
  const [now, present] = await Promise.all([membersOf(port, head), checks.list({ name, head })]);
  const open = now.complete ? now.open : [...new Set([...pulls, ...now.open])];
  const gone = pulls.filter((pull) => !open.includes(pull));
  const { members, others } = settleAmong({ open, gone }, present);
  for (const due of dueOf([...members, ...others], present)) await concludeSettledCheck(checks, due);
  return members.find(({ id }) => id === own);
}

interface Due {
  readonly settled: Settled;
  readonly before: CheckRun;
}

/** What is not concluded that way already. */
export function dueOf(settled: readonly Settled[], present: readonly CheckRun[]): readonly Due[] {
  return settled.flatMap((each) => {
    const before = present.find(({ id }) => id === each.id);
    const stands = before?.conclusion === each.conclusion && before.title === each.title;
    return before === undefined || stands ? [] : [{ settled: each, before }];
  });
}

/** Changes how a check is concluded, and nothing that stands on its page. */
export async function concludeSettledCheck(checks: Checks, { settled, before }: Due): Promise<void> {
  const { id, conclusion, title } = settled;
  const output = { title, summary: before.summary, text: before.text };
  await checks.conclude(id, { conclusion, output, annotations: [], total: before.annotations });
}

function started(check: number | undefined): number {
  if (check === undefined) throw new Error('a check is started before it is written to');
  return check;
}

function checksOf(port: GatePort): Checks {
  if (port.kind === 'check') return port.checks;
  throw new Error('a plan with checks needs a port for checks');
}

function membersOf(port: GatePort, head: string): Promise<HeadMembers> {
  if (port.kind === 'check') return port.members(head);
  throw new Error('only checks tell the pull requests of a head apart');
}

function statusesOf(port: GatePort): Statuses {
  if (port.kind === 'status') return port.statuses;
  throw new Error('a plan with a status needs a port for statuses');
}
