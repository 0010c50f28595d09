import { accountName } from '../model/conversation.ts';
import { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { GateStep, StepOf } from '../policy/gate-plan.ts';
import type { Gate } from '../policy/settings.ts';
import {
  readOwnConclusion,
  readUnfinished,
  type Settled,
  settle,
  writeOwnConclusion,
} from '../policy/shared-head.ts';
import type { CheckRun, Checks, ChecksPort, GatePort, NamedCheck, NameOnHead } from '../ports/gate-port.ts';

function isOurs({ app, externalId }: NamedCheck, viewer: string): boolean {
  const isOfTool = readOwnConclusion(externalId) ?? readUnfinished(externalId);
  return app === accountName(viewer) && isOfTool !== undefined;
}

/**
 * Describes checks and statuses with the gate's name that are not from a run of this tool. GitHub may count
 * them in place of ours.
 */
export function foreignUses({ viewer, checks, statusBy }: NameOnHead, gate: Gate): readonly string[] {
  const foreign = checks
    .filter((check) => gate !== 'check' || !isOurs(check, viewer))
    .map(({ app }) => `a check by ${app}`);
  const isOwnStatus =
    gate === 'status' && statusBy !== undefined && accountName(statusBy) === accountName(viewer);
  const status = statusBy === undefined || isOwnStatus ? [] : [`a commit status by ${statusBy}`];
  return [...new Set([...foreign, ...status])];
}

/**
 * The checks of a pull request that no run has concluded, and those that wait for apps. Of the opened ones, the newest is
 * to be taken over.
 */
export function unfinishedChecks(
  pull: number | undefined,
  { viewer, checks }: NameOnHead,
): { readonly opened: number | undefined; readonly abandoned: readonly number[] } {
  const own = checks
    .filter((check) => check.conclusion === null && isOurs(check, viewer))
    .flatMap(({ id, externalId }) => {
      const unfinished = readUnfinished(externalId) ?? readOwnConclusion(externalId);
      return unfinished === undefined || unfinished.pull !== pull ? [] : [{ id, ...unfinished }];
    })
    .toSorted((a, b) => b.id - a.id);
  const opened = own.find((each) => 'state' in each && each.state === 'open')?.id;
  return { opened, abandoned: own.map(({ id }) => id).filter((id) => id !== opened) };
}

interface Due {
  readonly settled: Settled;
  readonly before: CheckRun;
}

/** The checks whose conclusion or title has to change. One that waits for apps blocks merging as it is. */
export function checksToChange(settled: readonly Settled[], present: readonly CheckRun[]): readonly Due[] {
  return settled.flatMap((each) => {
    const before = present.find(({ id }) => id === each.id);
    const isWaiting = before?.conclusion === null && each.conclusion === 'action_required';
    const isUnchanged = isWaiting || (before?.conclusion === each.conclusion && before.title === each.title);
    return before === undefined || isUnchanged ? [] : [{ settled: each, before }];
  });
}

/**
 * Concludes a check whose run ended early as cancelled. The conclusion names its pull request, because others may share
 * the head or be in a merge queue.
 */
export async function cancelCheck(
  checks: Checks,
  id: number,
  run: { readonly pull: number | undefined; readonly key: string; readonly summary: string },
): Promise<void> {
  const { pull, key, summary } = run;
  const conclusion = 'cancelled';
  const externalId = pull === undefined ? undefined : writeOwnConclusion({ pull, conclusion, key });
  const output = { title: 'Cancelled', summary };
  await checks.update(id, { conclusion, output, annotations: [], total: 0, externalId });
}

/** Changes a check's conclusion and title, and keeps its page. */
export async function concludeSettledCheck(checks: Checks, { settled, before }: Due): Promise<void> {
  const { id, conclusion, title } = settled;
  const output = { title, summary: before.summary, text: before.text };
  await checks.update(id, { conclusion, output, annotations: [], total: before.annotations });
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

/** Codes of GitHub's rejections. */
const rejections: readonly string[] = ['GITHUB_REFUSED', 'GITHUB_UNPROCESSABLE'];

/**
 * Annotations are optional: when GitHub rejects them, the check is still concluded. Returns the number
 * rejected.
 */
async function writeToCheck(
  checks: Checks,
  check: number,
  step: StepOf<'add-annotations' | 'conclude-check'>,
  reporter: Reporter,
): Promise<number> {
  try {
    await checks.update(check, step);
    return 0;
  } catch (error) {
    const rejected = step.annotations.length;
    if (rejected === 0 || !(error instanceof Failure) || !rejections.includes(error.code)) throw error;
    reporter.warning(`Some annotations were not added to the check: ${error.message}`);
    if (step.do === 'conclude-check')
      await checks.update(check, { ...step, annotations: [], total: step.total - rejected });
    return rejected;
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
 * undefined when it was not settled. Throws `Failure` when GitHub rejects a write that gates the merge.
 */
export async function executeGatePlan(execution: GateExecution): Promise<Settled | undefined> {
  const { steps, port, startedCheck, reporter } = execution;
  let settled: readonly Settled[] = [];
  let rejected = 0;
  for (const step of steps) {
    if (port.kind === 'status') {
      if (step.do !== 'set-status') throw new Error('a plan with checks needs a port for checks');
      await port.statuses.set(step);
    } else if (step.do === 'settle-head') settled = await settleHead(port, step);
    else {
      if (step.do === 'set-status' || startedCheck === undefined)
        throw new Error('a plan for a check is carried out on a started check');
      // Rejected annotations are not on the check, so they do not count.
      const counted = { ...step, total: step.total - rejected };
      rejected += await writeToCheck(port.checks, startedCheck, counted, reporter);
    }
  }
  return settled.find(({ id }) => id === startedCheck);
}
