import { readJson } from '../contracts/json/read-json.ts';
import { parsePolicy } from '../contracts/policy/parse-policy.ts';
import { conclude } from '../domain/gate.ts';
import { planGate } from '../domain/gate-plan.ts';
import { toolKey } from '../domain/mark.ts';
import { recall } from '../domain/memory.ts';
import { type CommentEvent, whyLeftAlone } from '../domain/people/comment-event.ts';
import { heed } from '../domain/people/heed.ts';
import { planReactions } from '../domain/people/reactions.ts';
import { type EffectivePolicy, effectivePolicy } from '../domain/policy/effective-policy.ts';
import { countCompleted } from '../domain/reviewer.ts';
import { fromRunState, maxStateLength, RunState } from '../domain/run-state.ts';
import { gateName } from '../domain/settings.ts';
import { sha256 } from '../domain/sha256.ts';
import { concludeSettled, readStanding } from '../domain/shared-head.ts';
import type { Discussion, GatePort, Publisher, StandingCheck } from '../ports.ts';
import { readStateText, renderCheckText } from '../render/check-text.ts';
import { explainAsked } from '../render/explain-asked.ts';
import { closeGate, type GateKeeping, gateTarget } from './gate/gatekeeper.ts';
import type { RunResult } from './pipeline.ts';
import { withdrawApprovals, withdrawDemands } from './write/plan-upkeep.ts';
import { carryOutUpkeep } from './write/upkeep.ts';

interface CommentContext extends GateKeeping {
  readonly event: CommentEvent;
  /** Undefined where the job itself is the gate. */
  readonly gate: () => Promise<GatePort | undefined>;
  readonly publisher: () => Promise<Publisher | undefined>;
  readonly discussion: () => Promise<Discussion>;
  readonly redact: (text: string) => string;
}

/** Why nothing was done; it is said, and the run ends well. */
interface Reason {
  readonly why: string;
}

const again = 'run the review again, which heeds the comment';

/** The newest check of this pull request's own, unless a review of its head is on the way that knows better. */
function standingCheck(checks: readonly StandingCheck[], pull: number): StandingCheck | Reason {
  const own = checks.filter(({ externalId }) => readStanding(externalId)?.pull === pull);
  const newest = own.toSorted((a, b) => b.id - a.id)[0];
  const running = checks.some(({ id, conclusion }) => conclusion === null && id > (newest?.id ?? 0));
  if (running) return { why: 'a review of this head is running; it, or the next one, heeds the comment' };
  return newest ?? { why: `no review of this head was concluded: ${again}` };
}

function keptState(check: StandingCheck, about: Pick<RunState, 'head' | 'pull' | 'tool'>): RunState | Reason {
  const json = readStateText(check.text);
  if (json === undefined || json.length > maxStateLength)
    return { why: `the check keeps no state: ${again}` };
  const reading = readJson(Buffer.from(json));
  const state = reading.ok ? RunState.safeParse(reading.value) : undefined;
  if (state?.success !== true) return { why: `the state that the check keeps cannot be read: ${again}` };
  const { head, pull, tool } = state.data;
  const isThis = head === about.head && pull === about.pull && tool === about.tool;
  return isThis ? state.data : { why: `the state that the check keeps is about something else: ${again}` };
}

/** The policy of the base as it is now; the findings were weighed by it, or have to be weighed again. */
function policyOf(policy: Discussion['policy'], state: RunState): EffectivePolicy | Reason {
  const changed = { why: `the policy of the base is another one than the review was made by: ${again}` };
  const { failOn, approve, maxComments, inlineFrom, contract } = state.inputs;
  const inputs = {
    ...(failOn && { failOn }),
    ...(approve !== undefined && { approve }),
    ...(maxComments !== undefined && { maxComments }),
    ...(inlineFrom && { inlineFrom }),
    ...(contract && { contract }),
  };
  if (policy.state === 'absent')
    return state.facts.policy === 'absent' ? effectivePolicy(undefined, inputs) : changed;
  if (policy.state === 'unreadable' || sha256(policy.bytes) !== state.facts.policy) return changed;
  const parsed = parsePolicy(policy.bytes);
  return parsed.ok ? effectivePolicy(parsed.policy, inputs) : changed;
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
  if (port?.kind !== 'check') {
    return skip({
      why: 'only `gate: check` keeps what it takes to conclude again; the next run heeds the comment',
    });
  }
  const discussion = await context.discussion();
  const { pullRequest, head, conversation } = discussion;
  if (pullRequest.state !== 'open') return skip({ why: `the pull request is ${pullRequest.state}` });
  if (!conversation.complete) return skip({ why: `the conversation could not be read to its end: ${again}` });
  const name = gateName(context.settings);
  const pull = pullRequest.number;
  const check = standingCheck(await port.checks.list({ name, head, by: conversation.viewer }), pull);
  if ('why' in check) return skip(check);
  const state = keptState(check, { head, pull, tool: toolKey(context.settings.checkName) });
  if ('why' in state) return skip(state);
  const effective = policyOf(discussion.policy, state);
  if ('why' in effective) return skip(effective);
  return concludeAgain(context, { discussion, port, check, state, effective });
}

interface Standing {
  readonly discussion: Discussion;
  readonly port: GatePort;
  readonly check: StandingCheck;
  readonly state: RunState;
  readonly effective: EffectivePolicy;
}

async function concludeAgain(
  context: CommentContext,
  { discussion, port, check, state, effective }: Standing,
): Promise<RunResult> {
  const { settings, reporter, redact } = context;
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
  const own = conclude({
    decision,
    publication: { state: 'confirmed' },
    failOn: effective.failOn,
    enforce: effective.enforce,
    reviewers: countCompleted(facts.reviewers),
    files: facts.coverage,
    part: facts.part,
  });
  const explanations = explainAsked(heard.questions, { decision, facts, findings, conclusion: own });
  const wantsRerun = heard.answers.some(
    ({ request: { reading }, answer }) =>
      answer.state === 'accepted' && reading.ok && reading.command.do === 'rerun',
  );
  const plan = planGate({
    ...gateTarget(context, head),
    key: readStanding(check.externalId)?.key ?? context.runKey,
    started: true,
    conclusion: own,
    summary: check.summary,
    text: renderCheckText({ heard, decision, explanations, wantsRerun, state }, { redact }),
    annotations: [],
    pull: pullRequest.number,
    sharedWith,
  });
  const settled = await closeGate(context, { gate: port, startedCheck: check.id, plan });
  const conclusion = settled === undefined ? own : concludeSettled(own, settled);
  reporter.info(conclusion.title);
  const about = { head, part: facts.part === undefined ? undefined : { name: facts.part } };
  const steps = [
    ...withdrawApprovals({ decision, memory, render: about }),
    ...withdrawDemands({ decision, memory, render: about }),
    ...planReactions(heard.answers, heard.viewer),
  ];
  const publisher = settings.dryRun ? undefined : await context.publisher();
  if (publisher !== undefined) await carryOutUpkeep(steps, { publisher, reporter });
  const { status, conclusion: concluded } = conclusion;
  // The check carries the result: a comment's own run that fails would say nothing about the pull request.
  return { exitCode: 0, status, conclusion: concluded, verdict: decision.verdict ?? '', head };
}
