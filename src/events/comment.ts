import { toldVerdict } from '../domain/gate/gate.ts';
import { type GatePlan, type GatePlanInput, planGate, type StatusKeeps } from '../domain/gate/gate-plan.ts';
import { concludeSettled, readOwnConclusion } from '../domain/gate/shared-head.ts';
import { toolKey } from '../domain/memory/mark.ts';
import type { Memory } from '../domain/memory/memory.ts';
import { type CommentEvent, whyLeftAlone } from '../domain/people/comment-event.ts';
import { planReactions, planSeen } from '../domain/people/reactions.ts';
import type { Step } from '../domain/publishing/plan.ts';
import { gateName } from '../domain/settings.ts';
import type { Discussion } from '../ports/discussion.ts';
import type { GatePort } from '../ports/gate.ts';
import type { Publisher } from '../ports/publisher.ts';
import { afterComments, afterCommentsAlone } from '../render/check/after-comments.ts';
import { renderCheckText } from '../render/check/check-text.ts';
import { renderWaiting } from '../render/pages/waiting-comment.ts';
import { closeGate, type GateKeeping, gateTarget } from '../stages/gate/gatekeeper.ts';
import type { RunResult } from '../stages/pipeline.ts';
import { keptByStatus } from '../stages/run/kept-state.ts';
import { withdrawApprovals, withdrawDemands } from '../stages/write/plan-upkeep.ts';
import { carryOutUpkeep } from '../stages/write/upkeep.ts';
import { type ConcludedHead, type DecidedAgain, decideAgain } from './decide-again.ts';
import { keptPolicy, keptState, type Reason } from './kept-run.ts';
import { isOvertaken, type LastWord, lastWord } from './last-word.ts';

interface CommentContext extends GateKeeping {
  readonly event: CommentEvent;
  /** Undefined where the job itself is the gate. */
  readonly gate: () => Promise<GatePort | undefined>;
  readonly publisher: () => Promise<Publisher | undefined>;
  /** Reads anew each time. */
  readonly discussion: () => Promise<Discussion>;
  readonly redact: (text: string) => string;
}

const skipped: RunResult = { exitCode: 0, status: 'skipped' };

/** A status may be set by another run between any two requests; the bound is for one that never comes to rest. */
const maxLooks = 3;

/**
 * Heeds a comment at once: the last review's own facts are decided on again with what people say now, and its gate
 * is concluded anew. No reviewer runs, and nothing of the head is read or run.
 */
export async function commentStage(context: CommentContext): Promise<RunResult> {
  const why = whyLeftAlone(context.event);
  if (why !== undefined) return leaveAlone(context, why);
  const port = await context.gate();
  for (let looks = 1; ; looks += 1) {
    const discussion = await context.discussion();
    const { pullRequest, conversation } = discussion;
    if (pullRequest.state !== 'open') return leaveAlone(context, `the pull request is ${pullRequest.state}`);
    if (!conversation.complete)
      return leaveAlone(context, 'the conversation could not be read to its end; the next run heeds it');
    const heeded = await heedAtOnce(context, port, discussion);
    if (heeded === 'overtaken' && looks < maxLooks) continue;
    if (heeded === 'overtaken') return letWait(context, discussion, 'other runs keep setting the status');
    return 'why' in heeded ? letWait(context, discussion, heeded.why) : heeded;
  }
}

function leaveAlone({ reporter }: CommentContext, why: string): RunResult {
  reporter.notice(`Nothing to do: ${why}`);
  return skipped;
}

/** What cannot be decided on again stays as it is: the comment is marked as seen, and its author told what to start. */
async function letWait(context: CommentContext, discussion: Discussion, why: string): Promise<RunResult> {
  const { pullRequest, head, conversation } = discussion;
  const { line, page } = renderWaiting({ why, head, pull: pullRequest.number });
  context.reporter.notice(line);
  await context.reporter.summary(page);
  await carryOutSteps(context, planSeen(conversation));
  return skipped;
}

async function heedAtOnce(
  context: CommentContext,
  port: GatePort | undefined,
  discussion: Discussion,
): Promise<RunResult | Reason | 'overtaken'> {
  const { settings } = context;
  const { pullRequest, head, conversation } = discussion;
  if (port === undefined)
    return { why: 'with `gate: job` only another run of the job itself changes what holds up the merge' };
  const pull = pullRequest.number;
  const word = await lastWord(port, { name: gateName(settings), head, pull, by: conversation.viewer });
  if ('why' in word) return word;
  const state = keptState(word.kept, { head, pull, tool: toolKey(settings.checkName) });
  if ('why' in state) return state;
  const effective = keptPolicy(discussion.policy, state);
  if ('why' in effective) return effective;
  return concludeAgain(context, port, { discussion, word, state, effective });
}

/**
 * The gate first, then what stands on the pull request, and the answers last: a run that is ended anywhere leaves
 * nothing said that is not so. `overtaken` where another run set the status meanwhile.
 */
async function concludeAgain(
  context: CommentContext,
  port: GatePort,
  concluded: ConcludedHead,
): Promise<RunResult | 'overtaken'> {
  const { reporter, redact, settings } = context;
  const { discussion, word } = concluded;
  const { head, conversation } = discussion;
  const again = decideAgain(concluded);
  const { decision, heard, memory, told, part } = again;
  const plan = planAgain(context, concluded, again);
  const superseded: RunResult = { exitCode: 0, status: 'superseded', head };
  if (!(await isStillHead(context, { discussion, memory }))) return superseded;
  // Whoever ends a run for a comment leaves the gate as the review concluded it, which nobody has to clean up.
  const keeping = { ...context, rememberGate: () => {} };
  const startedCheck = word.gate === 'check' ? word.check.id : undefined;
  const settled = await closeGate(keeping, { gate: port, startedCheck, plan });
  if (port.kind === 'status' && !settings.dryRun) {
    const gate = { name: gateName(settings), head, pull: discussion.pullRequest.number };
    const asked = { gate: { ...gate, by: conversation.viewer }, word, plan };
    if (await isOvertaken(port.statuses, asked)) return 'overtaken';
  }
  const conclusion = concludeSettled(again.conclusion, settled);
  reporter.info(conclusion.title);
  if (word.gate === 'status') {
    const page = renderCheckText({ ...told, state: undefined }, { redact });
    await reporter.summary(afterCommentsAlone(conclusion.title, page));
  }
  const about = { head, part: part === undefined ? undefined : { name: part } };
  const withdrawn = [
    ...withdrawApprovals({ decision, memory, render: about }),
    ...withdrawDemands({ decision, memory, render: about }),
  ];
  if (withdrawn.length > 0 && !(await isStillHead(context, { discussion, memory }))) return superseded;
  await carryOutSteps(context, [...withdrawn, ...planReactions(heard.answers)]);
  // The gate carries the result: a comment's own run that fails would say nothing about the pull request.
  const { status } = conclusion;
  return {
    exitCode: 0,
    status,
    conclusion: conclusion.conclusion,
    verdict: toldVerdict(conclusion, decision),
    head,
  };
}

function planAgain(
  context: CommentContext,
  { discussion, word, state }: ConcludedHead,
  { conclusion, told }: DecidedAgain,
): GatePlan {
  const { redact, runKey } = context;
  const { pullRequest, sharedWith, head } = discussion;
  return planGate({
    ...gateTarget(context, head),
    ...standingParts(word, { title: conclusion.title, key: runKey, keeps: keptByStatus(state, { redact }) }),
    started: true,
    conclusion,
    text: renderCheckText({ ...told, state }, { redact }),
    annotations: [],
    pull: pullRequest.number,
    sharedWith,
  });
}

/** The parts of the plan by which the gate stays what the review made of it. */
function standingParts(
  word: LastWord,
  { title, key, keeps }: { title: string; key: string; keeps: StatusKeeps },
): Pick<GatePlanInput, 'key' | 'summary' | 'targetUrl' | 'keeps'> {
  if (word.gate === 'check') {
    const { externalId, summary } = word.check;
    return { key: readOwnConclusion(externalId)?.key ?? key, summary: afterComments(summary, title) };
  }
  const { targetUrl } = word.status;
  return { key, summary: '', keeps, targetUrl: targetUrl === '' ? undefined : targetUrl };
}

/**
 * Whether the head still is the one that is concluded about; asked before each kind of write, since what a newer
 * head's own run said must not be undone (threat Y4).
 */
async function isStillHead(
  context: CommentContext,
  { discussion, memory }: { readonly discussion: Discussion; readonly memory: Memory },
): Promise<boolean> {
  const publisher = await context.publisher();
  if (publisher === undefined) return true;
  const { head } = await publisher.confirm(memory.newestReview);
  if (head === discussion.head) return true;
  context.reporter.notice(`Superseded: the head is ${head} now, and its own review heeds the comment`);
  return false;
}

/** A dry run writes nothing. */
async function carryOutSteps(context: CommentContext, steps: readonly Step[]): Promise<void> {
  const { settings, reporter } = context;
  const publisher = settings.dryRun || steps.length === 0 ? undefined : await context.publisher();
  if (publisher !== undefined) await carryOutUpkeep(steps, { publisher, reporter });
}
