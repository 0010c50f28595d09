import type { Discussion } from '../comments/requests.ts';
import { nothingToDo, type RunResult } from '../gate/gate-stage.ts';
import { documentationHosts } from '../markdown/link-address.ts';
import { readState } from '../memory/packed-state.ts';
import type { RunState } from '../memory/run-state.ts';
import { type Failure, onFailure, usageFailure } from '../model/failure.ts';
import { toolKey } from '../model/mark.ts';
import { followUpIssue, followUpMark, planFollowUp } from '../pages/follow-up-issue.ts';
import { type EffectivePolicy, effectivePolicy } from '../policy/effective-policy.ts';
import { parsePolicy, policyProblemText } from '../policy/parse-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { newestOf } from '../policy/shared-head.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import type { Runner } from './actions-runner.ts';
import type { GitHub } from './connect-stages.ts';

interface FollowUpContext
  extends Pick<StagePorts, 'reporter' | 'redact'>,
    Pick<GitHub, 'pullRequest' | 'discussion' | 'gate' | 'followUp'> {
  readonly settings: Settings;
  readonly runner: Pick<Runner, 'serverUrl'>;
}

/**
 * Opens one issue for what a merged pull request leaves: deferred findings and, from a severity on, open ones. Looks
 * for the issue first, so that a repeated event opens no second one. Nothing is reviewed or checked out.
 */
export async function followUpStage(context: FollowUpContext): Promise<RunResult> {
  const { settings, reporter } = context;
  const leave = (why: string) => nothingToDo(reporter, why);
  const pull = await context.pullRequest().catch(onFailure(unlessGone));
  if (pull === undefined) return leave('the finished run belongs to no merged pull request');
  const { owner, repo: name, number } = pull;
  const port = await context.followUp(number);
  const merge = await port.readMerge();
  if (merge === undefined) return leave('the pull request is not merged');
  const discussion = await context.discussion(number);
  const effective = readPolicy(discussion, settings);
  const { 'follow-up': followUp } = effective;
  if (followUp === undefined) return leave('the policy has no `policy.follow-up`');
  const tool = toolKey(settings.checkName);
  const state = await readMerged(context, discussion, tool);
  const left = planFollowUp({ discussion, state, effective, tool }, followUp);
  if (left === undefined) return leave('nothing was deferred, and nothing is open from that severity on');
  const { serverUrl } = context.runner;
  const issue = followUpIssue(left, {
    redact: context.redact,
    linkHosts: new Set([new URL(serverUrl).host, ...documentationHosts, ...effective['link-hosts']]),
    repository: { owner, name, serverUrl },
    head: merge.commit,
    formerPlace: () => undefined,
    toolKey: tool,
    acceptances: [],
  });
  const { viewer } = discussion.conversation;
  const find = () => port.find(followUpMark(tool, number), viewer, merge.at);
  const present = await find();
  if (present !== undefined) return leave(`the issue ${present} was opened for this merge`);
  if (settings.dryRun) {
    reporter.info(`Dry run: would open the issue "${issue.title}":\n${issue.body}`);
    return leave('a dry run writes nothing');
  }
  reporter.notice(`The issue ${await port.open(issue, find)} lists what the merge leaves`);
  return { exitCode: 0 };
}

/** A listener also ends for pull requests that were closed without a merge. */
function unlessGone(failure: Failure): undefined {
  if (failure.code !== 'PULL_REQUEST_GONE') throw failure;
}

/** The policy at the base. Throws `POLICY_INVALID` and `POLICY_UNREADABLE`: nothing says then what to list. */
function readPolicy({ policy }: Discussion, { config, policyInputs }: Settings): EffectivePolicy {
  if (policy.state === 'absent') return effectivePolicy(undefined, policyInputs);
  if (policy.state === 'unreadable')
    throw usageFailure('POLICY_UNREADABLE', `The policy ${config} could not be read at the base`);
  const result = parsePolicy(policy.bytes);
  if (result.ok) return effectivePolicy(result.policy, policyInputs);
  throw usageFailure('POLICY_INVALID', result.problems.map(policyProblemText).join('\n'));
}

/** What the newest concluded check of the merged head keeps. */
async function readMerged(
  { gate, settings }: FollowUpContext,
  discussion: Discussion,
  tool: string,
): Promise<RunState | undefined> {
  const port = await gate();
  if (port?.kind !== 'check') return undefined;
  const { head, conversation, pullRequest } = discussion;
  const present = await port.checks.list({ name: settings.checkName, head, by: conversation.viewer });
  const newest = newestOf(pullRequest.number, present);
  return newest && readState(newest.check.text, { head, pull: pullRequest.number, tool }).state;
}
