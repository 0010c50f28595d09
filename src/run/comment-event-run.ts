import { planReactions, planReplies, planSeen } from '../comments/answers.ts';
import { type CommentEvent, type Discussion, whyIgnored } from '../comments/requests.ts';
import { checksToChange, concludeSettledCheck } from '../gate/carry-out-gate.ts';
import { afterComments, renderCheckText, renderWaiting } from '../gate/check-text.ts';

import type { CheckRun, ChecksPort, GatePort } from '../gate/gate-port-shape.ts';
import { concludeGate, type GateKeeping, gateTarget } from '../gate/gatekeeper.ts';

import { readStateText } from '../memory/packed-state.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { toolKey } from '../model/mark.ts';
import type { Step } from '../model/write-plan.ts';
import { reportedVerdict } from '../policy/gate-decision.ts';
import { planGate } from '../policy/gate-plan.ts';
import type { Settings } from '../policy/settings.ts';
import { basisDigest, concludeSettled, newestOf, readOwnConclusion, settle } from '../policy/shared-head.ts';
import { dismissStaleApprovals, dismissStaleChangeRequests } from '../write/plan-review.ts';
import { carryOutUpkeep, notifyPeople } from '../write/publish.ts';
import type { Publisher } from '../write/publisher.ts';
import { type CannotDecide, type ConcludedHead, decideAgain, keptPolicy, keptState } from './decide-again.ts';

import type { RunResult } from './pipeline.ts';

interface CommentContext extends GateKeeping {
  readonly directory: ReviewDirectory;
  readonly event: CommentEvent;
  /** Undefined with `gate: job`. */
  readonly gate: () => Promise<GatePort | undefined>;
  readonly publisher: () => Promise<Publisher | undefined>;
  /** Reads the conversation again on each call. */
  readonly discussion: () => Promise<Discussion>;
  readonly redact: (text: string) => string;
}

const skipped: RunResult = { exitCode: 0, status: 'skipped' };

/**
 * Applies a comment's commands immediately if the gate is a check: the stored facts of the last review are
 * decided again with people's current commands, and the check is concluded again. No reviewer runs, and
 * nothing of the head is read or run. A status or a job stores nothing of its run, so the next run applies
 * the commands.
 */
export async function commentStage(context: CommentContext): Promise<RunResult> {
  const why = whyIgnored(context.event);
  if (why !== undefined) return leaveUnchanged(context, why);
  const discussion = await context.discussion();
  const { pullRequest, conversation } = discussion;
  if (pullRequest.state !== 'open')
    return leaveUnchanged(context, `the pull request is ${pullRequest.state}`);
  if (!conversation.complete)
    return leaveUnchanged(context, 'the conversation could not be read to its end; the next run applies it');
  const applied = await applyAtOnce(context, discussion);
  return 'why' in applied ? deferCommands(context, discussion, applied.why) : applied;
}

function leaveUnchanged({ reporter }: CommentContext, why: string): RunResult {
  reporter.notice(`Nothing to do: ${why}`);
  return skipped;
}

/** Leaves the check as it is: the comment gets a reaction, and its author learns what to run. */
async function deferCommands(
  context: CommentContext,
  discussion: Discussion,
  why: string,
): Promise<RunResult> {
  const { pullRequest, head, conversation } = discussion;
  const { line, page } = renderWaiting({ why, head, pull: pullRequest.number });
  context.reporter.notice(line);
  await context.reporter.summary(page);
  await carryOutSteps(context, planSeen(conversation));
  return skipped;
}

async function applyAtOnce(
  context: CommentContext,
  discussion: Discussion,
): Promise<RunResult | CannotDecide> {
  const { settings } = context;
  const port = await context.gate();
  if (port?.kind !== 'check')
    return { why: `with \`gate: ${settings.gate}\` a command takes effect with the next run of the review` };
  const { pullRequest, head, conversation } = discussion;
  const pull = pullRequest.number;
  const present = await port.checks.list({ name: settings.checkName, head, by: conversation.viewer });
  const check = checkToConcludeAgain(present, pull);
  if ('why' in check) return check;
  if (await withdrawStalePass(port, { check, discussion }, settings))
    return { why: 'the review was made for another base branch or policy' };
  const state = keptState(readStateText(check.text), { head, pull, tool: toolKey(settings.checkName) });
  if ('why' in state) return state;
  const effective = keptPolicy(discussion.policy, state);
  if ('why' in effective) return effective;
  return concludeAgain(context, port, { discussion, check, state, effective });
}

/** A pass for another base branch or policy does not count (threat G6), so the check must not show it. */
async function withdrawStalePass(
  { checks }: ChecksPort,
  { check, discussion }: Pick<ConcludedHead, 'check' | 'discussion'>,
  settings: Settings,
): Promise<boolean> {
  const { pullRequest, policy } = discussion;
  if (policy.state === 'unreadable') return false;
  const blob = policy.state === 'present' ? policy.blob : null;
  const { failOn } = settings.policyInputs;
  const basis = basisDigest({ ref: pullRequest.baseRef, policy: blob ?? null, failOn });
  if (readOwnConclusion(check.externalId)?.basis === basis) return false;
  const settled = settle([{ pull: pullRequest.number, basis }], [check], { complete: true });
  if (!settings.dryRun)
    for (const due of checksToChange(settled, [check])) await concludeSettledCheck(checks, due);
  return true;
}

/** The newest check of this pull request, unless a review of its head is running. */
function checkToConcludeAgain(checks: readonly CheckRun[], pull: number): CheckRun | CannotDecide {
  const newest = newestOf(pull, checks)?.check;
  const isRunning = checks.some(({ id, conclusion }) => conclusion === null && id > (newest?.id ?? 0));
  if (isRunning) return { why: 'a review of this head is running' };
  return newest ?? { why: 'no review of this head was concluded' };
}

/**
 * Concludes the check first, then updates the pull request, then reacts to commands: if the run is ended
 * early, nothing posted is untrue.
 */
async function concludeAgain(
  context: CommentContext,
  port: ChecksPort,
  concluded: ConcludedHead,
): Promise<RunResult> {
  const { reporter } = context;
  const { discussion, check, state } = concluded;
  const { pullRequest, sharing, head } = discussion;
  const again = decideAgain(concluded);
  const { decision, commands, memory } = again;
  const own = readOwnConclusion(check.externalId);
  const plan = planGate({
    ...gateTarget(context, head),
    key: own?.key ?? context.runKey,
    conclusion: again.conclusion,
    summary: afterComments(check.summary, again.conclusion.title),
    text: renderCheckText({ ...again.checkText, state }, context),
    annotations: [],
    pull: pullRequest.number,
    basis: own?.basis,
    sharing,
  });
  const superseded: RunResult = { exitCode: 0, status: 'superseded', head };
  if (!(await isStillHead(context, discussion))) return superseded;
  // If this run is ended early, the check stays as the review concluded it, so there is nothing to clean up.
  const keeping = { ...context, rememberGate: () => {} };
  const settled = await concludeGate(keeping, { gate: port, startedCheck: check.id, plan });
  const conclusion = concludeSettled(again.conclusion, settled);
  reporter.info(conclusion.title);
  const withdrawn = [
    ...dismissStaleApprovals({ decision, memory }),
    ...dismissStaleChangeRequests({ decision, memory }),
  ];
  if (withdrawn.length > 0 && !(await isStillHead(context, discussion))) return superseded;
  const replies = planReplies(commands.answers, discussion.conversation);
  await carryOutSteps(context, [...withdrawn, ...replies, ...planReactions(commands.answers)]);
  // The check has the result; a failing comment run would say nothing about the pull request.
  const { status } = conclusion;
  return {
    exitCode: 0,
    status,
    conclusion: conclusion.conclusion,
    verdict: reportedVerdict(conclusion, decision),
    head,
  };
}

/**
 * Whether the head is still the one concluded about. Checked before each kind of write, so that this run does
 * not undo what a newer head's run wrote (threat Y4).
 */
async function isStillHead(context: CommentContext, discussion: Discussion): Promise<boolean> {
  const publisher = await context.publisher();
  if (publisher === undefined) return true;
  const { head } = await publisher.confirm();
  if (head === discussion.head) return true;
  context.reporter.notice(`Superseded: the head is ${head} now, and its own review applies the comment`);
  return false;
}

/** A dry run writes nothing. */
async function carryOutSteps(context: CommentContext, steps: readonly Step[]): Promise<void> {
  const { settings, reporter } = context;
  const publisher = settings.dryRun || steps.length === 0 ? undefined : await context.publisher();
  if (publisher === undefined) return;
  await notifyPeople(steps, { publisher, reporter });
  await carryOutUpkeep(steps, { publisher, reporter });
}
