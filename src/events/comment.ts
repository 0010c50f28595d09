import { concludeRun } from '../domain/gate/conclude-run.ts';
import { planGate } from '../domain/gate/gate-plan.ts';
import { concludeSettled, readOwnConclusion } from '../domain/gate/shared-head.ts';
import { toolKey } from '../domain/memory/mark.ts';
import { type Memory, recall } from '../domain/memory/memory.ts';
import { fromRunState, type RunState } from '../domain/memory/run-state.ts';
import { type CommentEvent, whyLeftAlone } from '../domain/people/comment-event.ts';
import { heed } from '../domain/people/heed.ts';
import { planReactions, planSeen } from '../domain/people/reactions.ts';
import type { EffectivePolicy } from '../domain/policy/effective-policy.ts';
import type { Step } from '../domain/publishing/plan.ts';
import { gateName } from '../domain/settings.ts';
import type { Discussion } from '../ports/discussion.ts';
import type { CheckRun, GatePort } from '../ports/gate.ts';
import type { Publisher } from '../ports/publisher.ts';
import { afterComments } from '../render/check/after-comments.ts';
import { renderCheckText } from '../render/check/check-text.ts';
import { explainAsked } from '../render/explain/asked.ts';
import { closeGate, type GateKeeping, gateTarget } from '../stages/gate/gatekeeper.ts';
import type { RunResult } from '../stages/pipeline.ts';
import { withdrawApprovals, withdrawDemands } from '../stages/write/plan-upkeep.ts';
import { carryOutUpkeep } from '../stages/write/upkeep.ts';
import { again, checkToConcludeAgain, keptPolicy, keptState, type Reason } from './kept-run.ts';

interface CommentContext extends GateKeeping {
  readonly event: CommentEvent;
  /** Undefined where the job itself is the gate. */
  readonly gate: () => Promise<GatePort | undefined>;
  readonly publisher: () => Promise<Publisher | undefined>;
  readonly discussion: () => Promise<Discussion>;
  readonly redact: (text: string) => string;
}

/**
 * Heeds a comment at once: the last review's own facts are decided on again with what people say now, and its check
 * is concluded anew. No reviewer runs, and nothing of the head is read or run.
 */
export async function commentStage(context: CommentContext): Promise<RunResult> {
  const skip = ({ why }: Reason): RunResult => {
    context.reporter.notice(`Nothing to do: ${why}`);
    return { exitCode: 0, status: 'skipped' };
  };
  const why = whyLeftAlone(context.event);
  if (why !== undefined) return skip({ why });
  const port = await context.gate();
  const discussion = await context.discussion();
  const { pullRequest, head, conversation } = discussion;
  if (pullRequest.state !== 'open') return skip({ why: `the pull request is ${pullRequest.state}` });
  if (!conversation.complete) return skip({ why: `the conversation could not be read to its end: ${again}` });
  if (port?.kind !== 'check') {
    await carryOutSteps(context, planSeen(conversation));
    return skip({
      why: `only \`gate: check\` keeps what it takes to conclude again, so that the comment is marked as seen: ${again}`,
    });
  }
  const name = gateName(context.settings);
  const pull = pullRequest.number;
  const check = checkToConcludeAgain(await port.checks.list({ name, head, by: conversation.viewer }), pull);
  if ('why' in check) return skip(check);
  const state = keptState(check, { head, pull, tool: toolKey(context.settings.checkName) });
  if ('why' in state) return skip(state);
  const effective = keptPolicy(discussion.policy, state);
  if ('why' in effective) return skip(effective);
  return concludeAgain(context, { discussion, port, check, state, effective });
}

/** A dry run writes nothing. */
async function carryOutSteps(context: CommentContext, steps: readonly Step[]): Promise<void> {
  const { settings, reporter } = context;
  const publisher = settings.dryRun || steps.length === 0 ? undefined : await context.publisher();
  if (publisher !== undefined) await carryOutUpkeep(steps, { publisher, reporter });
}

/**
 * Whether the head still is the one that is concluded about; asked before each kind of write, since what a newer
 * head's own run said must not be undone (threat Y4).
 */
async function isStillHead(context: CommentContext, { discussion, memory }: Heeding): Promise<boolean> {
  const publisher = await context.publisher();
  if (publisher === undefined) return true;
  const { head } = await publisher.confirm(memory.newestReview);
  if (head === discussion.head) return true;
  context.reporter.notice(`Superseded: the head is ${head} now, and its own review heeds the comment`);
  return false;
}

interface Heeding {
  readonly discussion: Discussion;
  readonly memory: Memory;
}

interface ConcludedHead {
  readonly discussion: Discussion;
  readonly port: GatePort;
  readonly check: CheckRun;
  readonly state: RunState;
  readonly effective: EffectivePolicy;
}

async function concludeAgain(
  context: CommentContext,
  { discussion, port, check, state, effective }: ConcludedHead,
): Promise<RunResult> {
  const { reporter, redact } = context;
  const { pullRequest, conversation, sharedWith, head } = discussion;
  const { facts, judged } = fromRunState(state, effective);
  const { tool } = state;
  const memory = recall(conversation, tool);
  const { author } = pullRequest;
  const { decision, findings, heard } = heed({
    judged,
    facts,
    ledger: memory.ledger,
    conversation,
    author,
    tool,
  });
  const own = concludeRun({ decision, facts, publication: { state: 'confirmed' } });
  const explanations = explainAsked(heard, { decision, facts, findings, conclusion: own });
  const wantsRerun = heard.answers.some(
    ({ request: { reading }, answer }) =>
      answer.state === 'accepted' && reading.ok && reading.command.do === 'rerun',
  );
  const plan = planGate({
    ...gateTarget(context, head),
    key: readOwnConclusion(check.externalId)?.key ?? context.runKey,
    started: true,
    conclusion: own,
    summary: afterComments(check.summary, own.title),
    text: renderCheckText({ heard, decision, explanations, wantsRerun, state }, { redact }),
    annotations: [],
    pull: pullRequest.number,
    sharedWith,
  });
  const superseded: RunResult = { exitCode: 0, status: 'superseded', head };
  if (!(await isStillHead(context, { discussion, memory }))) return superseded;
  const settled = await closeGate(context, { gate: port, startedCheck: check.id, plan });
  const conclusion = concludeSettled(own, settled);
  reporter.info(conclusion.title);
  const about = { head, part: facts.part === undefined ? undefined : { name: facts.part } };
  const withdrawn = [
    ...withdrawApprovals({ decision, memory, render: about }),
    ...withdrawDemands({ decision, memory, render: about }),
  ];
  if (withdrawn.length > 0 && !(await isStillHead(context, { discussion, memory }))) return superseded;
  await carryOutSteps(context, [...withdrawn, ...planReactions(heard.answers)]);
  const { status, conclusion: concluded } = conclusion;
  // The check carries the result: a comment's own run that fails would say nothing about the pull request.
  return { exitCode: 0, status, conclusion: concluded, verdict: decision.verdict ?? '', head };
}
