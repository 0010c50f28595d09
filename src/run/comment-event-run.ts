import { isDeepStrictEqual } from 'node:util';
import { readOverwritten, writeOverwritten } from '../apps/overwritten.ts';
import { applyCommands } from '../comments/apply-commands.ts';
import { type CommentEvent, type Discussion, isOfApp, whyIgnored } from '../comments/requests.ts';
import { concludeGate, foreignOn, type GateKeeping, gateTarget } from '../gate/gatekeeper.ts';
import { recallMemory } from '../memory/memory.ts';
import { fromRunState, keptIn, type RunState } from '../memory/run-state.ts';
import { onFailure } from '../model/failure.ts';
import { toolKey } from '../model/mark.ts';
import type { Step } from '../model/write-plan.ts';
import { type AppNews, afterComments, renderCheckText, renderWaiting } from '../pages/check-content.ts';
import { appsIn, type EffectivePolicy } from '../policy/effective-policy.ts';
import { conclude, incompleteAs, reportedVerdict } from '../policy/gate-decision.ts';
import { planGate } from '../policy/gate-plan.ts';
import {
  concludeNamed,
  concludeSettled,
  laterRunsOf,
  letsMerge,
  newestOf,
  readOwnConclusion,
} from '../policy/shared-head.ts';
import type { CheckRun, ChecksPort } from '../ports/gate-port.ts';
import type { OwnReviewState } from '../ports/publisher.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { keepOverwritten, planReactions, planReplies, planSeen } from '../publish/answers.ts';
import { planNews } from '../publish/plan-news.ts';
import { dismissStaleApprovals, dismissStaleChangeRequests } from '../publish/plan-review.ts';
import { carryOutUpkeep, notifyPeople } from '../publish/publish.ts';
import { type AppsOfEvent, blockingApps, isNamed, joinApps, reportsFinding } from './apps-of-event.ts';
import { nothingToDo, type RunResult } from './pipeline.ts';
import { policyNow, readPolicy, readState, withdrawStalePass } from './stored-state.ts';

export interface CommentContext
  extends GateKeeping,
    AppsOfEvent,
    Pick<StagePorts, 'directory' | 'gate' | 'publisher' | 'redact' | 'dismissUnearned'> {
  readonly event: CommentEvent;
  /** Reads the conversation again on each call. */
  readonly discussion: () => Promise<Discussion>;
}

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
  const effective = policyNow(policy, context.settings);
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
  const effective = policyNow(policy, settings);
  const mayVote = event.vote !== undefined || event.relayed === true;
  if (mayVote && effective?.['human-approval'] !== undefined) return undefined;
  if (!isOfApp(event)) return 'the base policy asks nobody to approve';
  const isAsked = effective !== undefined && isNamed(event.app, effective);
  return isAsked ? undefined : 'no reviewer of the base policy is the app that wrote this';
}

/** Another event's run concluded the check since it was read; one for a fork knows no number by which to wait. */
const overtaken = 'another run has concluded the check since';
const maxAttempts = 3;

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
  const stored = readState(check, discussion, toolKey(settings.checkName));
  if (stored.why !== undefined) return endPass(context, port, { discussion, check, ...stored });
  const { state } = stored;
  const effective = readPolicy(discussion.policy, state);
  if (effective !== undefined) return concludeAgain(context, port, { discussion, check, state, effective });
  const other = 'the policy of the base is another one than the review was made by';
  return endPass(context, port, { discussion, check, state, why: other });
}

/** A concluded check whose stored data cannot be decided again, and why. */
interface UndecidableHead extends Pick<ConcludedHead, 'discussion' | 'check'> {
  readonly state: RunState | undefined;
  readonly why: string;
}

/**
 * Ends a pass for what an app reports that would block, and for what may take back an approval, where nothing else can be
 * decided again; else says why not.
 */
async function endPass(
  context: CommentContext,
  port: ChecksPort,
  { discussion, check, state, why }: UndecidableHead,
): Promise<RunResult | string> {
  const effective = policyNow(discussion.policy, context.settings);
  const isPass = letsMerge(check.conclusion ?? undefined) && effective?.enforce === true;
  const isTakenBack = context.event.vote?.approves === false;
  if ((!isOfApp(context.event) && !isTakenBack) || effective === undefined || !isPass) return why;
  const { head, conversation, pullRequest, sharing } = discussion;
  const { newestComment } = recallMemory(conversation, toolKey(context.settings.checkName), undefined);
  const { apps, news } = await blockingApps(context, state, { head, effective, newestComment });
  if (apps.length === 0 && !isTakenBack) return why;
  const what = isTakenBack
    ? 'an approval may not hold'
    : `${apps.join(', ')} reported since what would block`;
  const title = `Incomplete: ${what}, and ${why}; review again`;
  const conclusion = incompleteAs(title);
  const own = readOwnConclusion(check.externalId);
  const plan = planGate({
    ...gateTarget(context, head),
    key: own?.key ?? context.runKey,
    conclusion,
    summary: afterComments(check.summary, title, news, context),
    pull: pullRequest.number,
    basis: own?.basis,
    sharing,
  });
  const present = await readIfHead(context, discussion);
  if (present === undefined) return { exitCode: 0, status: 'superseded', head };
  await concludeGate({ ...context, rememberGate: () => {} }, { gate: port, startedCheck: check.id, plan });
  context.reporter.info(title);
  if (!context.settings.dryRun) await context.dismissUnearned?.('all');
  await carryOutSteps(context, planSince(context, present, title, news));
  return { ...conclusion, exitCode: 0, verdict: '', head };
}

/** Decides the stored run again with people's current commands. */
function decideAgain({ discussion, state, effective }: ConcludedHead) {
  const { pullRequest, conversation, head } = discussion;
  const { facts, judged } = fromRunState(state, effective);
  const { tool } = state;
  const memory = recallMemory(conversation, tool, { kept: keptIn(state), heads: [head] }, { head });
  const approved = { head, submitted: state.submitted };
  const people = { ledger: memory.ledger, conversation, author: pullRequest.author, tool, approved };
  const { decision, findings: weighed, commands } = applyCommands({ judged, facts, ...people });
  const conclusion = conclude({ decision, facts, publication: { state: 'confirmed' } });
  const apps = appsIn(effective);
  const isProgram = (id: string) => !apps.has(id);
  const wantsRerun = commands.answers.some(
    ({ request: { reading }, answer }) =>
      answer.state === 'accepted' &&
      reading.ok &&
      reading.command.do === 'rerun' &&
      (reading.command.reviewers.length === 0 || reading.command.reviewers.some(isProgram)),
  );
  // Apps were read for this run.
  const rerun = wantsRerun ? { head, pull: pullRequest.number } : undefined;
  return { decision, facts, weighed, conclusion, commands, memory, rerun };
}

/** A new conclusion from the stored run, what people and apps say now, and what else is on the head; nothing is written. */
async function planAgain(context: CommentContext, port: ChecksPort, concluded: ConcludedHead) {
  const { discussion, check, effective } = concluded;
  const { pullRequest, sharing, head, conversation } = discussion;
  const { newestComment } = recallMemory(conversation, concluded.state.tool, undefined);
  const [{ state, news }, named] = await Promise.all([
    joinApps(context, concluded.state, { head, effective, newestComment }),
    port.readName({ name: context.settings.checkName, head }).catch(onFailure((failure) => failure)),
  ]);
  const again = decideAgain({ ...concluded, state });
  const conclusion = concludeNamed(again.conclusion, foreignOn(named, port));
  const own = readOwnConclusion(check.externalId);
  const gate = planGate({
    ...gateTarget(context, head),
    key: own?.key ?? context.runKey,
    conclusion,
    isConcluded: check.conclusion !== null,
    summary: afterComments(check.summary, conclusion.title, news, context),
    text: renderCheckText({ ...again, conclusion, state }, context),
    inputs: state.inputs,
    pull: pullRequest.number,
    basis: own?.basis,
    sharing,
  });
  const isSame =
    (check.conclusion ?? 'action_required') === conclusion.conclusion &&
    conclusion.title === check.title &&
    isDeepStrictEqual(state, concluded.state);
  return { ...again, conclusion, gate, news, isSame };
}

/**
 * Concludes the check first, then updates the pull request, then reacts to commands: if the run is ended
 * early, nothing posted is untrue.
 */
async function concludeAgain(
  context: CommentContext,
  port: ChecksPort,
  concluded: ConcludedHead,
): Promise<RunResult | string> {
  const { reporter, settings } = context;
  const { discussion, check } = concluded;
  const { head, conversation } = discussion;
  const { gate: plan, news, isSame, ...again } = await planAgain(context, port, concluded);
  if (!isComment(context.event) && isSame)
    return nothingToDo(reporter, 'it says nothing that this check does not know');
  const superseded: RunResult = { exitCode: 0, status: 'superseded', head };
  const [present, checks] = await Promise.all([
    readIfHead(context, discussion),
    port.checks.list({ name: settings.checkName, head, by: conversation.viewer }),
  ]);
  if (present === undefined) return superseded;
  if (!checks.some((each) => isDeepStrictEqual(each, check))) return overtaken;
  // If this run is ended early, the check stays as the review concluded it, so there is nothing to clean up.
  const keeping = { ...context, rememberGate: () => {} };
  const settled = await concludeGate(keeping, { gate: port, startedCheck: check.id, plan });
  const conclusion = concludeSettled(again.conclusion, settled);
  reporter.info(conclusion.title);
  const withdrawn = [...dismissStaleApprovals(again), ...dismissStaleChangeRequests(again)];
  if (withdrawn.length > 0 && (await readIfHead(context, discussion)) === undefined) return superseded;
  const { answers } = again.commands;
  await carryOutSteps(context, [
    ...withdrawn,
    ...planSince(context, present, conclusion.title, news),
    ...planReplies(answers, conversation),
    ...planReactions(answers),
  ]);
  // The check has the result; a failing comment run would say nothing about the pull request.
  const verdict = reportedVerdict(conclusion, again.decision);
  return { exitCode: 0, status: conclusion.status, conclusion: conclusion.conclusion, verdict, head };
}

/**
 * Our reviews, if the head is still the one concluded about. Read before each kind of write, so that this run does not
 * undo what a newer head's run wrote (threat Y4).
 */
async function readIfHead(
  context: CommentContext,
  discussion: Discussion,
): Promise<Pick<OwnReviewState, 'ownReviews'> | undefined> {
  const publisher = await context.publisher();
  if (publisher === undefined) return { ownReviews: [] };
  const now = await publisher.confirm();
  if (now.head === discussion.head) return now;
  context.reporter.notice(`Superseded: the head is ${now.head} now, and its own review applies the comment`);
  return undefined;
}

/** What our newest review says of apps since; a command alone is answered in its own place. */
function planSince(
  context: CommentContext,
  present: Pick<OwnReviewState, 'ownReviews'>,
  title: string,
  news: AppNews,
): readonly Step[] {
  if (news.reviewers.length + news.added.length === 0) return [];
  const write = (body: string) => afterComments(body, title, news, context);
  return planNews(present, toolKey(context.settings.checkName), write);
}

/** A dry run writes nothing. */
async function carryOutSteps(context: CommentContext, steps: readonly Step[]): Promise<void> {
  const { settings, reporter } = context;
  const publisher = settings.dryRun || steps.length === 0 ? undefined : await context.publisher();
  if (publisher === undefined) return;
  await notifyPeople(steps, { publisher, reporter });
  await carryOutUpkeep(steps, { publisher, reporter });
}
