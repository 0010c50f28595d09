import { applyCommands } from '../comments/apply-commands.ts';
import { type CommentEvent, type Discussion, whyIgnored } from '../comments/requests.ts';
import { checksToChange, concludeSettledCheck } from '../gate/execute-gate-plan.ts';
import { concludeGate, foreignOn, type GateKeeping, gateTarget } from '../gate/gatekeeper.ts';
import { recallMemory } from '../memory/memory.ts';
import { readStateText, unpackState } from '../memory/packed-state.ts';
import { fromRunState, keptIn, type RunState } from '../memory/run-state.ts';
import { onFailure } from '../model/failure.ts';
import { toolKey } from '../model/mark.ts';
import { sha256 } from '../model/text.ts';
import type { Step } from '../model/write-plan.ts';
import { afterComments, renderCheckText, renderWaiting } from '../pages/check-content.ts';
import { type EffectivePolicy, effectivePolicy } from '../policy/effective-policy.ts';
import { conclude, reportedVerdict } from '../policy/gate-decision.ts';
import { planGate } from '../policy/gate-plan.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import type { Settings } from '../policy/settings.ts';
import {
  basisDigest,
  concludeNamed,
  concludeSettled,
  laterRunsOf,
  newestOf,
  readOwnConclusion,
  settle,
} from '../policy/shared-head.ts';
import type { CheckRun, ChecksPort } from '../ports/gate-port.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { planReactions, planReplies, planSeen } from '../publish/answers.ts';
import { dismissStaleApprovals, dismissStaleChangeRequests } from '../publish/plan-review.ts';
import { carryOutUpkeep, notifyPeople } from '../publish/publish.ts';
import { nothingToDo, type RunResult } from './pipeline.ts';

interface CommentContext
  extends GateKeeping,
    Pick<StagePorts, 'directory' | 'gate' | 'publisher' | 'redact'> {
  readonly event: CommentEvent;
  /** Reads the conversation again on each call. */
  readonly discussion: () => Promise<Discussion>;
}

/**
 * Applies a comment's commands immediately if the gate is a check: the stored facts of the last review are
 * decided again with people's current commands, and the check is concluded again. No reviewer runs, and
 * nothing of the head is read or run. A status or a job stores nothing of its run, so the next run applies
 * the commands.
 */
export async function commentStage(context: CommentContext): Promise<RunResult> {
  const { event, reporter } = context;
  const leaveUnchanged = (why: string) => nothingToDo(reporter, why);
  const ignored = whyIgnored(event);
  if (ignored !== undefined) return leaveUnchanged(ignored);
  const discussion = await context.discussion();
  const { pullRequest, conversation, head } = discussion;
  if (pullRequest.state !== 'open') return leaveUnchanged(`the pull request is ${pullRequest.state}`);
  if (!conversation.complete)
    return leaveUnchanged('the conversation could not be read to its end; the next run applies it');
  const applied = await applyAtOnce(context, discussion);
  if (typeof applied !== 'string') return applied;
  // The check stays as it is: the comment gets a reaction, and its author learns what to run.
  const { line, page } = renderWaiting({ why: applied, head, pull: pullRequest.number });
  reporter.notice(line);
  await reporter.summary(page);
  await carryOutSteps(context, planSeen(conversation));
  return { exitCode: 0, status: 'skipped' };
}

/** The concluded check of a head, and the stored data to decide on it again. */
interface ConcludedHead {
  readonly discussion: Discussion;
  readonly check: CheckRun;
  readonly state: RunState;
  readonly effective: EffectivePolicy;
}

/** The result, or why the check is not concluded again. */
async function applyAtOnce(context: CommentContext, discussion: Discussion): Promise<RunResult | string> {
  const { settings } = context;
  const port = await context.gate();
  if (port?.kind !== 'check')
    return `with \`gate: ${settings.gate}\` a command takes effect with the next run of the review`;
  const { pullRequest, head, conversation } = discussion;
  const present = await port.checks.list({ name: settings.checkName, head, by: conversation.viewer });
  const { number } = pullRequest;
  const check = newestOf(number, present)?.check;
  if (laterRunsOf(number, present).some(({ conclusion }) => conclusion === null))
    return 'a review of this head is running';
  if (check === undefined) return 'no review of this head was concluded';
  if (await withdrawStalePass(port, { check, discussion }, settings))
    return 'the review was made for another base branch or policy';
  const state = readState(check, discussion, toolKey(settings.checkName));
  if (typeof state === 'string') return state;
  const effective = readPolicy(discussion.policy, state);
  if (effective === undefined) return 'the policy of the base is another one than the review was made by';
  return concludeAgain(context, port, { discussion, check, state, effective });
}

/** A pass for another base branch or policy does not count (threat G6), so the check must not show it. */
async function withdrawStalePass(
  { checks }: ChecksPort,
  { check, discussion: { pullRequest, policy } }: Pick<ConcludedHead, 'check' | 'discussion'>,
  settings: Settings,
): Promise<boolean> {
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

/** The stored state of the run that concluded the check, or why it cannot be used. */
function readState({ text }: CheckRun, { head, pullRequest }: Discussion, tool: string): RunState | string {
  const stored = readStateText(text);
  if (stored === undefined) return 'the last review of this head left nothing to decide on again';
  const state = unpackState(stored);
  if (state === undefined) return 'the stored state of the last review of this head cannot be read';
  if (!state.confirmed) return 'the last review of this head was not published whole';
  if (state.forgotten > 0) return 'the last review of this head found more than its check holds';
  const isThis = state.head === head && state.pull === pullRequest.number && state.tool === tool;
  return isThis ? state : 'the stored state of the last review is about something else';
}

/** The current base policy; undefined for another one, by which findings must be weighed again. */
function readPolicy(policy: Discussion['policy'], { inputs, policy: stored }: RunState) {
  if (policy.state === 'absent') return stored === 'absent' ? effectivePolicy(undefined, inputs) : undefined;
  if (policy.state === 'unreadable' || sha256(policy.bytes) !== stored) return undefined;
  const parsed = parsePolicy(policy.bytes);
  return parsed.ok ? effectivePolicy(parsed.policy, inputs) : undefined;
}

/** Decides the stored run again with people's current commands. */
function decideAgain({ discussion, state, effective }: ConcludedHead) {
  const { pullRequest, conversation, head } = discussion;
  const { facts, judged } = fromRunState(state, effective);
  const { tool } = state;
  const memory = recallMemory(conversation, tool, { kept: keptIn(state), heads: [head] }, head);
  const people = { ledger: memory.ledger, conversation, author: pullRequest.author, tool };
  const { decision, findings: weighed, commands } = applyCommands({ judged, facts, ...people });
  const conclusion = conclude({ decision, facts, publication: { state: 'confirmed' } });
  const wantsRerun = commands.answers.some(
    ({ request: { reading }, answer }) =>
      answer.state === 'accepted' && reading.ok && reading.command.do === 'rerun',
  );
  const rerun = wantsRerun ? { head, pull: pullRequest.number } : undefined;
  return { decision, facts, weighed, conclusion, commands, memory, rerun };
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
  const named = await port
    .readName({ name: context.settings.checkName, head })
    .catch(onFailure((failure) => failure));
  const decided = concludeNamed(again.conclusion, foreignOn(named, port));
  const own = readOwnConclusion(check.externalId);
  const plan = planGate({
    ...gateTarget(context, head),
    key: own?.key ?? context.runKey,
    conclusion: decided,
    summary: afterComments(check.summary, decided.title),
    text: renderCheckText({ ...again, conclusion: decided, state }, context),
    pull: pullRequest.number,
    basis: own?.basis,
    sharing,
  });
  const superseded: RunResult = { exitCode: 0, status: 'superseded', head };
  if (!(await isStillHead(context, discussion))) return superseded;
  // If this run is ended early, the check stays as the review concluded it, so there is nothing to clean up.
  const keeping = { ...context, rememberGate: () => {} };
  const settled = await concludeGate(keeping, { gate: port, startedCheck: check.id, plan });
  const conclusion = concludeSettled(decided, settled);
  reporter.info(conclusion.title);
  const withdrawn = [
    ...dismissStaleApprovals({ decision, memory }),
    ...dismissStaleChangeRequests({ decision, memory }),
  ];
  if (withdrawn.length > 0 && !(await isStillHead(context, discussion))) return superseded;
  const replies = planReplies(commands.answers, discussion.conversation);
  await carryOutSteps(context, [...withdrawn, ...replies, ...planReactions(commands.answers)]);
  // The check has the result; a failing comment run would say nothing about the pull request.
  const verdict = reportedVerdict(conclusion, decision);
  return { exitCode: 0, status: conclusion.status, conclusion: conclusion.conclusion, verdict, head };
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
