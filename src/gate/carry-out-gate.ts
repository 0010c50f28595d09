import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import { counted } from '../model/text.ts';
import type { GateStep, StepOf } from '../policy/gate-plan.ts';
import { type Settled, settle } from '../policy/shared-head.ts';
import type { CheckContent, CheckRun, Checks, ChecksPort, GatePort } from './gate-port-shape.ts';

/**
 * Reads all our checks on the head after our own was written, so that of two runs that end together at least
 * one sees both, and concludes again those that differ from the worst verdict. The pull requests with this
 * head are also read again.
 */
async function settleHead(
  { checks, members: membersOf }: ChecksPort,
  { name, head }: StepOf<'settle-head'>,
  own: number | undefined,
): Promise<Settled | undefined> {
  const [now, present] = await Promise.all([membersOf(head), checks.list({ name, head })]);
  const members = settle(now.open, present, now);
  for (const due of checksToChange(members, present)) await concludeSettledCheck(checks, due);
  return members.find(({ id }) => id === own);
}

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

/** Describes a step to complete "would …", for a dry run. */
export function stepInWords(step: GateStep): string {
  switch (step.do) {
    case 'add-annotations':
      return `add ${counted(step.annotations.length, 'annotation')} to the check`;
    case 'conclude-check': {
      const added =
        step.annotations.length === 0 ? '' : ` with ${counted(step.annotations.length, 'annotation')}`;
      return `conclude the check as ${step.conclusion}${added}: ${step.output.title}`;
    }
    case 'settle-head':
      return `conclude the checks of ${step.pulls.map((pull) => `#${pull}`).join(', ')} with the worst of their verdicts`;
    case 'set-status':
      return `set the status ${step.context} on ${step.head} to ${step.state}: ${step.description}`;
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
export async function executeGatePlan({
  steps,
  port,
  startedCheck: check,
  reporter,
}: GateExecution): Promise<Settled | undefined> {
  let settled: Settled | undefined;
  let refused = 0;
  for (const step of steps) {
    switch (step.do) {
      case 'add-annotations':
        refused += await writeAnnotated(reporter, withoutRefused(step, refused), (content) =>
          checksOf(port).annotate(started(check), content),
        );
        break;
      case 'conclude-check':
        await conclude(checksOf(port), started(check), withoutRefused(step, refused), reporter);
        break;
      case 'settle-head':
        settled = await settleHead(checksPortOf(port), step, check);
        break;
      case 'set-status':
        await setStatus(port, step);
        break;
    }
  }
  return settled;
}

/** Refused annotations are not on the check, so they are subtracted from the total. */
function withoutRefused<Step extends CheckContent>(step: Step, refused: number): Step {
  return { ...step, total: step.total - refused };
}

/** Codes of GitHub's refusals. */
const refusals: readonly string[] = ['GITHUB_REFUSED', 'GITHUB_UNPROCESSABLE'];

/**
 * Annotations are optional: when GitHub refuses them, the check is still concluded. Returns the number
 * refused.
 */
async function writeAnnotated<Step extends CheckContent>(
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

async function setStatus(port: GatePort, { do: _, ...status }: StepOf<'set-status'>): Promise<void> {
  if (port.kind !== 'status') throw new Error('a plan with a status needs a port for statuses');
  await port.statuses.set(status);
}

async function conclude(
  checks: Checks,
  check: number,
  step: StepOf<'conclude-check'>,
  reporter: Reporter,
): Promise<void> {
  const bare = { ...withoutRefused(step, step.annotations.length), annotations: [] };
  if (step.annotations.length === 0) return checks.conclude(check, bare);
  const refused = await writeAnnotated(reporter, step, (content) => checks.conclude(check, content));
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
