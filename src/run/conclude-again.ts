import { isDeepStrictEqual } from 'node:util';
import type { Discussion } from '../comments/requests.ts';
import { checksToChange, concludeSettledCheck } from '../gate/execute-gate-plan.ts';
import type { RunResult } from '../gate/gate-stage.ts';
import { concludeGate, type GateKeeping, gateTarget } from '../gate/gatekeeper.ts';
import type { RunState } from '../memory/run-state.ts';
import { reviewMarks, toolKey, writeMark } from '../model/mark.ts';
import { sha256 } from '../model/text.ts';
import type { Step } from '../model/write-plan.ts';
import { type AppNews, afterComments } from '../pages/check-content.ts';
import type { Decision } from '../policy/decision.ts';
import { type EffectivePolicy, effectivePolicy, type PolicyInputs } from '../policy/effective-policy.ts';
import { reportedVerdict } from '../policy/gate-decision.ts';
import { type GatePlan, type GatePlanInput, planGate } from '../policy/gate-plan.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { basisDigest, concludeSettled, readOwnConclusion, settle } from '../policy/shared-head.ts';
import type { CheckRun, ChecksPort } from '../ports/gate-port.ts';
import type { OwnReviewState } from '../ports/publisher.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import { carryOutUpkeep, notifyPeople } from '../publish/publish.ts';

/** A pass for another base branch or policy does not count (threat G6), so the check must not show it. */
export async function withdrawStalePass(
  { checks }: ChecksPort,
  {
    check,
    discussion: { pullRequest, policy },
  }: { readonly check: CheckRun; readonly discussion: Discussion },
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

/** The current base policy, whatever the review was made by; undefined when it cannot be read. */
export function policyNow(policy: Discussion['policy'], inputs: PolicyInputs): EffectivePolicy | undefined {
  if (policy.state === 'absent') return effectivePolicy(undefined, inputs);
  const parsed = policy.state === 'present' ? parsePolicy(policy.bytes) : undefined;
  return parsed?.ok === true ? effectivePolicy(parsed.policy, inputs) : undefined;
}

/** The current base policy; undefined for another one, by which findings must be weighed again. */
export function readPolicy(
  policy: Discussion['policy'],
  { inputs, policy: stored }: RunState,
): EffectivePolicy | undefined {
  const present = policy.state === 'present' ? sha256(policy.bytes) : policy.state;
  return present === stored ? policyNow(policy, inputs) : undefined;
}

/** What a check is concluded again with. */
export interface WritingContext extends GateKeeping, Pick<StagePorts, 'directory' | 'publisher' | 'redact'> {}

/** The concluded check of a head. */
export interface ConcludedHead {
  readonly discussion: Discussion;
  readonly check: CheckRun;
}

/** A new conclusion of the check, and what the pull request has to say then. */
export interface NewConclusion extends Pick<GatePlanInput, 'conclusion' | 'text' | 'isConcluded' | 'inputs'> {
  readonly verdict: Decision['verdict'];
  /** What apps say since. */
  readonly news: AppNews;
  /** Dismissals of our reviews. */
  readonly withdrawn: readonly Step[];
  /** To the people who wrote commands. */
  readonly answers: readonly Step[];
}

/** Why nothing was written: the decision is to be made again. */
export const overtaken = 'another run has concluded the check since';

function planCheck(
  context: WritingContext,
  { discussion: { head, pullRequest, sharing }, check, ...planned }: ConcludedHead & NewConclusion,
): GatePlan {
  const { conclusion, text, isConcluded = false, inputs, news } = planned;
  const own = readOwnConclusion(check.externalId);
  return planGate({
    ...gateTarget(context, head),
    conclusion,
    text,
    isConcluded,
    inputs,
    key: own?.key ?? context.runKey,
    summary: afterComments(check.summary, conclusion.title, news, context),
    pull: pullRequest.number,
    basis: own?.basis,
    sharing,
  });
}

/**
 * Concludes the check first, then updates the pull request, then reacts to commands: if the run is ended
 * early, nothing posted is untrue.
 */
export async function carryOut(
  context: WritingContext,
  port: ChecksPort,
  planned: ConcludedHead & NewConclusion,
): Promise<RunResult | string> {
  const { discussion, check, withdrawn } = planned;
  const { head, conversation } = discussion;
  const superseded: RunResult = { exitCode: 0, status: 'superseded', head };
  const [present, checks] = await Promise.all([
    readIfHead(context, discussion),
    port.checks.list({ name: context.settings.checkName, head, by: conversation.viewer }),
  ]);
  if (present === undefined) return superseded;
  if (!checks.some((each) => isDeepStrictEqual(each, check))) return overtaken;
  const plan = planCheck(context, planned);
  // If this run is ended early, the check stays as the review concluded it, so there is nothing to clean up.
  const keeping = { ...context, rememberGate: () => {} };
  const settled = await concludeGate(keeping, { gate: port, startedCheck: check.id, plan });
  const conclusion = concludeSettled(planned.conclusion, settled);
  if (withdrawn.length > 0 && (await readIfHead(context, discussion)) === undefined) return superseded;
  const since = planSince(context, present, conclusion.title, planned.news);
  await carryOutSteps(context, [...withdrawn, ...since, ...planned.answers]);
  return { ...conclusion, verdict: reportedVerdict(conclusion, planned), head };
}

/**
 * Our reviews, if the head is still the one concluded about. Read before each kind of write, so that this run does not
 * undo what a newer head's run wrote (threat Y4).
 */
async function readIfHead(
  context: WritingContext,
  discussion: Discussion,
): Promise<Pick<OwnReviewState, 'ownReviews'> | undefined> {
  const publisher = await context.publisher();
  if (publisher === undefined) return { ownReviews: [] };
  const now = await publisher.confirm();
  if (now.head === discussion.head) return now;
  context.reporter.notice(`Superseded: the head is ${now.head} now, and its own review applies the comment`);
  return undefined;
}

/** No digest of a text is this one, so the next run of the review writes the text anew. */
const outdated = '0'.repeat(8);

/** What our newest review says of apps since; a command alone is answered in its own place. */
function planSince(
  context: WritingContext,
  { ownReviews }: Pick<OwnReviewState, 'ownReviews'>,
  title: string,
  news: AppNews,
): readonly Step[] {
  if (news.reviewers.length + news.added.length === 0) return [];
  const tool = toolKey(context.settings.checkName);
  for (const { nodeId, body } of ownReviews.toReversed()) {
    const mark = reviewMarks(body, tool).at(-1);
    if (mark === undefined) continue;
    const marked = body.replace(writeMark(mark), () => writeMark({ ...mark, digest: outdated }));
    const edited = afterComments(marked, title, news, context);
    return edited === body ? [] : [{ do: 'update-review', key: mark.key, nodeId, body: edited }];
  }
  return [];
}

/** A dry run writes nothing. */
export async function carryOutSteps(context: WritingContext, steps: readonly Step[]): Promise<void> {
  const { settings, reporter } = context;
  const publisher = settings.dryRun || steps.length === 0 ? undefined : await context.publisher();
  if (publisher === undefined) return;
  await notifyPeople(steps, { publisher, reporter });
  await carryOutUpkeep(steps, { publisher, reporter });
}
