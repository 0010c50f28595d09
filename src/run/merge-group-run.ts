import type { RunResult } from '../gate/gate-stage.ts';
import { concludeGate, createGateKeeper, type GateKeeping, gateTarget } from '../gate/gatekeeper.ts';
import { operationalFailure, usageFailure } from '../model/failure.ts';
import {
  concludeGroup,
  failingMembers,
  groupMembers,
  type JudgedMember,
  memberTrouble,
  renderGroupSummary,
} from '../pages/group-summary.ts';
import { incompleteAs } from '../policy/gate-decision.ts';
import { planGate, statusSuffix } from '../policy/gate-plan.ts';
import { concludeNamed, laterRunsOf, letsMerge, newestOf } from '../policy/shared-head.ts';
import type { CheckRun, GatePort, GroupMember, QueueEntry } from '../ports/gate-port.ts';
import type { StagePorts } from '../ports/stage-ports.ts';

interface MergeGroupContext extends GateKeeping, Pick<StagePorts, 'directory' | 'gate' | 'redact'> {
  /** The queue's commit. */
  readonly head: string;
  /** Entries of the merge queue. */
  readonly queue: () => Promise<readonly QueueEntry[]>;
  /** Name of the workflow, for the command that reviews a member. */
  readonly workflow?: string | undefined;
}

/**
 * Concludes a merge group: it passes when the gate of each of its pull requests passed on that pull request's
 * own head. Nothing is reviewed again, because reviews belong to heads of pull requests.
 */
export async function mergeGroupStage(context: MergeGroupContext): Promise<RunResult> {
  const { head, reporter, workflow, settings } = context;
  const port = await context.gate();
  if (port === undefined)
    throw usageFailure(
      'MERGE_GROUP_WITHOUT_GATE',
      'With `gate: job` nothing on a commit shows whether its pull request was reviewed',
    );
  const gate = createGateKeeper({ ...context, gate: async () => port });
  const started = await gate.start({ head });
  try {
    const members = await judgeMembers(context, port);
    const { publishFailure: failure } = started;
    // Without its own check or status on the commit a group has no gate, so it must not look passed.
    const concluded =
      failure === undefined ? concludeGroup(members) : incompleteAs(`Not concluded: ${failure}`);
    const conclusion = concludeNamed(concluded, started.foreign);
    const summary = renderGroupSummary(members, { ...context, name: settings.checkName });
    const plan = planGate({ ...gateTarget(context, head), conclusion, summary });
    await concludeGate(context, { ...started, plan });
    for (const member of failingMembers(members)) reporter.error(memberTrouble(member, workflow));
    await reporter.summary(summary);
    const { exitCode, status, title } = conclusion;
    return { exitCode, status, conclusion: conclusion.conclusion, title, head };
  } catch (error) {
    await gate.fail(error);
    throw error;
  }
}

async function judgeMembers(context: MergeGroupContext, port: GatePort): Promise<readonly JudgedMember[]> {
  const members = groupMembers(await context.queue(), context.head);
  if (members === undefined)
    throw operationalFailure('MERGE_GROUP_UNKNOWN', `The merge queue has no entry for ${context.head}`);
  const name = context.settings.checkName;
  const judge = async (member: GroupMember) => ({ ...member, ...(await readConclusion(port, name, member)) });
  return Promise.all(members.map(judge));
}

type MemberConclusion = Pick<JudgedMember, 'conclusion' | 'title'>;

/** Undefined when no run of the member concluded. A status is `pending` while its run is in progress. */
async function readConclusion(port: GatePort, name: string, member: GroupMember): Promise<MemberConclusion> {
  const { head, basis } = member;
  if (port.kind === 'check') return concludedCheck(await port.checks.list({ name, head }), member);
  const status = await port.statuses.latest({ name, head });
  if (status === undefined || status.state === 'pending') return {};
  const counts = status.state !== 'success' || status.description.endsWith(statusSuffix(basis));
  return counts ? { conclusion: status.state } : forAnotherBasis;
}

const forAnotherBasis: MemberConclusion = { title: 'Reviewed for another base or policy' };

/**
 * A cancelled conclusion, or one for another base branch or policy, does not count. A check in progress, or
 * one whose run was killed, takes precedence over older ones.
 */
function concludedCheck(checks: readonly CheckRun[], { number, basis }: GroupMember): MemberConclusion {
  const newest = newestOf(number, checks);
  if (newest === undefined || newest.own.conclusion === 'cancelled') return {};
  const { conclusion, title } = newest.check;
  if (laterRunsOf(number, checks).length > 0 || conclusion === null) return {};
  if (newest.own.basis !== basis) return forAnotherBasis;
  return { conclusion: letsMerge(conclusion) ? newest.own.conclusion : conclusion, title };
}
