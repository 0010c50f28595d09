import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { GateStep, StepOf } from '../policy/gate-plan.ts';
import { type Settled, settle } from '../policy/shared-head.ts';
import type { CheckRun, Checks, ChecksPort, GatePort } from './gate-port-shape.ts';

interface Due {
  readonly settled: Settled;
  readonly before: CheckRun;
}

/** The checks whose conclusion or title has to change. */
export function checksToChange(settled: readonly Settled[], present: readonly CheckRun[]): readonly Due[] {
  return settled.flatMap((each) => {
    const before = present.find(({ id }) => id === each.id);
    const isUnchanged = before?.conclusion === each.conclusion && before.title === each.title;
    return before === undefined || isUnchanged ? [] : [{ settled: each, before }];
  });
}

/** Changes a check's conclusion and title, and keeps its page. */
export async function concludeSettledCheck(checks: Checks, { settled, before }: Due): Promise<void> {
  const { id, conclusion, title } = settled;
  const output = { title, summary: before.summary, text: before.text };
  await checks.conclude(id, { conclusion, output, annotations: [], total: before.annotations });
}

/**
 * Reads all our checks on the head after our own was written, so that of two runs that end together at least
 * one sees both, and concludes again those that differ from the worst verdict. The pull requests with this
 * head are also read again.
 */
async function settleHead({ checks, members: membersOf }: ChecksPort, { name, head }: StepOf<'settle-head'>) {
  const [now, present] = await Promise.all([membersOf(head), checks.list({ name, head })]);
  const settled = settle(now.open, present, now);
  for (const due of checksToChange(settled, present)) await concludeSettledCheck(checks, due);
  return settled;
}

/** Codes of GitHub's refusals. */
const refusals: readonly string[] = ['GITHUB_REFUSED', 'GITHUB_UNPROCESSABLE'];

/**
 * Annotations are optional: when GitHub refuses them, the check is still concluded. Returns the number
 * refused.
 */
async function writeToCheck(
  checks: Checks,
  check: number,
  step: StepOf<'add-annotations' | 'conclude-check'>,
  reporter: Reporter,
): Promise<number> {
  const write = (content: typeof step) =>
    content.do === 'conclude-check' ? checks.conclude(check, content) : checks.annotate(check, content);
  try {
    await write(step);
    return 0;
  } catch (error) {
    const refused = step.annotations.length;
    if (refused === 0 || !(error instanceof Failure) || !refusals.includes(error.code)) throw error;
    reporter.warning(`The check goes without some annotations: ${error.message}`);
    if (step.do === 'conclude-check') await write({ ...step, annotations: [], total: step.total - refused });
    return refused;
  }
}

interface GateExecution {
  readonly steps: readonly GateStep[];
  readonly port: GatePort;
  /** Id of the check that an earlier stage of this run started. */
  readonly startedCheck?: number | undefined;
  readonly reporter: Reporter;
}

/**
 * Carries out the gate's plan in order. Returns our check after other pull requests' verdicts were applied;
 * undefined when it was not settled. Throws `Failure` when GitHub refuses a write that gates the merge.
 */
export async function executeGatePlan(execution: GateExecution): Promise<Settled | undefined> {
  const { steps, port, startedCheck, reporter } = execution;
  let settled: readonly Settled[] = [];
  let refused = 0;
  for (const step of steps) {
    if (port.kind === 'status') {
      if (step.do !== 'set-status') throw new Error('a plan with checks needs a port for checks');
      await port.statuses.set(step);
    } else if (step.do === 'settle-head') settled = await settleHead(port, step);
    else {
      if (step.do === 'set-status' || startedCheck === undefined)
        throw new Error('a plan for a check is carried out on a started check');
      // Refused annotations are not on the check, so they do not count.
      const counted = { ...step, total: step.total - refused };
      refused += await writeToCheck(port.checks, startedCheck, counted, reporter);
    }
  }
  return settled.find(({ id }) => id === startedCheck);
}
