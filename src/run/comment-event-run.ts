import { isDeepStrictEqual } from 'node:util';
import { readOverwritten, writeOverwritten } from '../apps/activity.ts';
import { applyCommands } from '../comments/apply-commands.ts';
import type { Answered } from '../comments/judge-requests.ts';
import {
  asksToRerun,
  type CommentEvent,
  type Discussion,
  isOfApp,
  whyIgnored,
} from '../comments/requests.ts';
import { nothingToDo, type RunResult } from '../gate/gate-stage.ts';
import { foreignOn } from '../gate/gatekeeper.ts';
import { recallMemory } from '../memory/memory.ts';
import { readState } from '../memory/packed-state.ts';
import { fromRunState, keptIn, type RunState } from '../memory/run-state.ts';
import { onFailure } from '../model/failure.ts';
import { toolKey } from '../model/mark.ts';
import { renderCheckText, renderWaiting } from '../pages/check-content.ts';
import { appsIn, type EffectivePolicy } from '../policy/effective-policy.ts';
import { conclude, incompleteAs } from '../policy/gate-decision.ts';
import { concludeNamed, laterRunsOf, letsMerge, newestOf } from '../policy/shared-head.ts';
import type { ChecksPort } from '../ports/gate-port.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { keepOverwritten, planReactions, planReplies, planSeen } from '../publish/answers.ts';
import { dismissStaleApprovals, dismissStaleChangeRequests } from '../publish/plan-review.ts';
import { type AppsOfEvent, blockingApps, isNamed, joinApps, reportsFinding } from './apps-of-event.ts';
import {
  type ConcludedHead,
  carryOut,
  carryOutSteps,
  type NewConclusion,
  overtaken,
  policyNow,
  readPolicy,
  type WritingContext,
  withdrawStalePass,
} from './conclude-again.ts';

export interface CommentContext
  extends WritingContext,
    AppsOfEvent,
    Pick<StagePorts, 'gate' | 'dismissUnearned'> {
  readonly event: CommentEvent;
  /** Reads the conversation again on each call. */
  readonly discussion: () => Promise<Discussion>;
}

/** Something of which it is not known what it was: an event that another workflow heard, or what happened during a run. */
export const unheard: CommentEvent = {
  onPullRequest: true,
  body: '',
  byPerson: false,
  readOnly: false,
  relayed: true,
};

/**
 * Applies a comment's commands, and what apps say, immediately if the gate is a check: the stored facts of the last
 * review are decided again with both as they are now, and the check is concluded again. No reviewer runs, nothing of
 * the head is read or run, and no finding is posted. A status or a job stores nothing of its run, so the next run does it.
 */
export async function commentStage(context: CommentContext, attempt = 1): Promise<RunResult> {
  const { event, reporter } = context;
  const leaveUnchanged = (why: string) => nothingToDo(reporter, why);
  const ignored = whyIgnored(event);
  if (ignored !== undefined) return leaveUnchanged(ignored);
  const discussion = await context.discussion();
  const { pullRequest, conversation, head } = discussion;
  if (pullRequest.state !== 'open') return leaveUnchanged(`the pull request is ${pullRequest.state}`);
  if (!conversation.complete)
    return leaveUnchanged('the conversation could not be read to its end; the next run applies it');
  const unasked = whyNotAsked(context, discussion);
  if (unasked !== undefined) return leaveUnchanged(unasked);
  if (attempt === 1) await keepIfOverwritten(context, discussion);
  const applied = await applyAtOnce(context, discussion);
  if (applied === overtaken && attempt < maxAttempts) return commentStage(context, attempt + 1);
  if (typeof applied !== 'string') return applied;
  if (!isComment(event)) return leaveUnchanged(`${applied}; the next run of the review reads this`);
  // The check stays as it is: the comment gets a reaction, and its author learns what to run.
  const { line, page } = renderWaiting({ why: applied, head, pull: pullRequest.number });
  reporter.notice(line);
  await reporter.summary(page);
  await carryOutSteps(context, planSeen(conversation));
  return { exitCode: 0, status: 'skipped' };
}

/**
 * Keeps what an app reported in a comment that someone else changed: any run may be under way, and reads it from ours. Once
 * only: when it is changed again, that person's words may be what it said before.
 */
async function keepIfOverwritten(context: CommentContext, discussion: Discussion): Promise<void> {
  const { policy, head, conversation } = discussion;
  const { overwritten: comment } = context.event;
  const effective = policyNow(policy, context.settings.policyInputs);
  if (comment === undefined || effective === undefined || !reportsFinding(comment, effective, head)) return;
  const { id, account, body, url } = comment;
  if (conversation.comments.flatMap(readOverwritten).some((kept) => kept.url === url)) return;
  const mark = writeOverwritten({ ...comment, body: context.redact(body) });
  await carryOutSteps(context, [keepOverwritten(id, account?.login ?? 'ghost', mark)]);
}

/** Whether a person wrote it, who gets an answer. */
function isComment(event: CommentEvent): boolean {
  return !isOfApp(event) && event.vote === undefined;
}

/** Why what an app or a reviewing person did has no effect under the policy of the base; undefined where it may have. */
function whyNotAsked({ event, settings }: CommentContext, { policy }: Discussion): string | undefined {
  if (isComment(event)) return undefined;
  const effective = policyNow(policy, settings.policyInputs);
  const mayVote = event.vote !== undefined || event.relayed === true;
  if (mayVote && effective?.['human-approval'] !== undefined) return undefined;
  if (!isOfApp(event)) return 'the base policy asks nobody to approve';
  const isAsked = effective !== undefined && isNamed(event.app, effective);
  return isAsked ? undefined : 'no reviewer of the base policy is the app that wrote this';
}

/** Another event's run may conclude the check meanwhile; one for a fork knows no number by which to wait. */
const maxAttempts = 3;

/** The concluded check of a head, with the stored data to decide on it again. */
interface DecidableHead extends ConcludedHead {
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
  const { number: pull } = pullRequest;
  const check = newestOf(pull, present)?.check;
  if (laterRunsOf(pull, present).some(({ conclusion }) => conclusion === null))
    return 'a review of this head is running';
  if (check === undefined) return 'no review of this head was concluded';
  if (await withdrawStalePass(port, { check, discussion }, settings))
    return 'the review was made for another base branch or policy';
  const concluded = { discussion, check };
  const stored = readState(check.text, { head, pull, tool: toolKey(settings.checkName) });
  if (stored.why !== undefined) return endPass(context, port, concluded, stored);
  const { state } = stored;
  const effective = readPolicy(discussion.policy, state);
  if (effective !== undefined) return concludeAgain(context, port, { ...concluded, state, effective });
  const other = 'the policy of the base is another one than the review was made by';
  return endPass(context, port, concluded, { state, why: other });
}

/**
 * Ends a pass for what an app reports that would block, and for what may take back an approval, where nothing else can be
 * decided again; else says why not.
 */
async function endPass(
  context: CommentContext,
  port: ChecksPort,
  concluded: ConcludedHead,
  { state, why }: { readonly state: RunState | undefined; readonly why: string },
): Promise<RunResult | string> {
  const { discussion, check } = concluded;
  const effective = policyNow(discussion.policy, context.settings.policyInputs);
  const isPass = letsMerge(check.conclusion ?? undefined) && effective?.enforce === true;
  const isTakenBack = context.event.vote?.approves === false;
  if ((!isOfApp(context.event) && !isTakenBack) || effective === undefined || !isPass) return why;
  const { apps, news } = await blockingApps(context, state, subjectOf(context, discussion, effective));
  if (apps.length === 0 && !isTakenBack) return why;
  const what = isTakenBack
    ? 'an approval may not hold'
    : `${apps.join(', ')} reported since what would block`;
  const conclusion = incompleteAs(`Incomplete: ${what}, and ${why}; review again`);
  const planned = { conclusion, verdict: null, news, withdrawn: [], answers: [] };
  const ended = await carryOut(context, port, { ...concluded, ...planned });
  const isEnded = typeof ended !== 'string' && ended.status !== 'superseded';
  if (isEnded && !context.settings.dryRun) await context.dismissUnearned?.('all');
  return ended;
}

/** Decides again, and changes nothing where an app or a reviewing person says nothing new. */
async function concludeAgain(
  context: CommentContext,
  port: ChecksPort,
  concluded: DecidableHead,
): Promise<RunResult | string> {
  const { isSame, ...planned } = await planAgain(context, port, concluded);
  if (!isComment(context.event) && isSame)
    return nothingToDo(context.reporter, 'it says nothing that this check does not know');
  return carryOut(context, port, { ...concluded, ...planned });
}

function subjectOf(
  { settings }: CommentContext,
  { head, conversation }: Discussion,
  effective: EffectivePolicy,
) {
  const { newestComment } = recallMemory(conversation, toolKey(settings.checkName), undefined);
  return { head, effective, newestComment };
}

/** A new conclusion from the stored run, what people and apps say now, and what else is on the head; nothing is written. */
async function planAgain(
  context: CommentContext,
  port: ChecksPort,
  concluded: DecidableHead,
): Promise<NewConclusion & { readonly isSame: boolean }> {
  const { discussion, check, effective } = concluded;
  const { head, conversation } = discussion;
  const [{ state, news }, named] = await Promise.all([
    joinApps(context, concluded.state, subjectOf(context, discussion, effective)),
    port.readName({ name: context.settings.checkName, head }).catch(onFailure((failure) => failure)),
  ]);
  const { commands, ...again } = decideAgain({ ...concluded, state });
  const { facts, decision } = again;
  const own = conclude({ decision, facts, publication: { state: 'confirmed' } });
  const conclusion = concludeNamed(own, foreignOn(named, port));
  const { answers } = commands;
  const rerun = isRerunAsked(answers, effective) ? { head, pull: discussion.pullRequest.number } : undefined;
  return {
    conclusion,
    text: renderCheckText({ ...again, commands, rerun, conclusion, state }, context),
    isConcluded: check.conclusion !== null,
    inputs: state.inputs,
    verdict: decision.verdict,
    news,
    withdrawn: [...dismissStaleApprovals(again), ...dismissStaleChangeRequests(again)],
    answers: [...planReplies(answers, conversation), ...planReactions(answers)],
    isSame:
      (check.conclusion ?? 'action_required') === conclusion.conclusion &&
      conclusion.title === check.title &&
      isDeepStrictEqual(state, concluded.state),
  };
}

/** Decides the stored run again with people's current commands. */
function decideAgain({ discussion, state, effective }: DecidableHead) {
  const { pullRequest, conversation, head } = discussion;
  const { facts, judged } = fromRunState(state, effective);
  const { tool } = state;
  const memory = recallMemory(conversation, tool, { kept: keptIn(state), heads: [head] }, { head });
  const approved = { head, submitted: state.submitted };
  const people = { ledger: memory.ledger, conversation, author: pullRequest.author, tool, approved };
  const { decision, findings: weighed, commands } = applyCommands({ judged, facts, ...people });
  return { decision, facts, weighed, commands, memory };
}

/** Whether a command asks for a reviewer that is no app: apps were read for this run. */
function isRerunAsked(answers: readonly Answered[], effective: EffectivePolicy): boolean {
  const apps = appsIn(effective);
  return answers.some(
    ({ request, answer }) => answer.state === 'accepted' && asksToRerun(request, (id) => !apps.has(id)),
  );
}
