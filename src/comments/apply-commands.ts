import { isSubmittedFor } from '../apps/of-head.ts';
import {
  type ApprovalFacts,
  type Approvals,
  type Conversation,
  isAtLeastRole,
  type PersonReview,
  roleOf,
} from '../model/conversation.ts';
import { mostSevere } from '../model/finding.ts';
import { originalKey } from '../model/finding-history.ts';
import type { Submission } from '../model/known-finding.ts';
import { lastByKey } from '../model/lists.ts';
import { weighedSources } from '../model/original.ts';
import { compareText } from '../model/text.ts';
import { unknownParties } from '../policy/completeness.ts';
import { claimedVerdict, type Decision, decide } from '../policy/decision.ts';
import type { HumanApproval } from '../policy/policy.ts';
import {
  type Acceptance,
  type CommandContext,
  type Facts,
  isBlocking,
  type KnownJudged,
} from './accept-findings.ts';
import { type Answered, type AppliedCommands, judgeRequests } from './judge-requests.ts';

/** What is known of a head by which an approval is of it. */
export interface ApprovedHead {
  readonly head: string;
  /** Reviews by the events of their submission, whichever commit those named. */
  readonly submitted?: readonly Submission[] | undefined;
}

type Known = Pick<Conversation, 'personReviews' | 'people' | 'headSince'>;

/** The newest review of each person, comments aside. */
function newestReviews({ personReviews = [] }: Pick<Conversation, 'personReviews'>): readonly PersonReview[] {
  const inOrder = personReviews.toSorted(
    (a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt) || a.id - b.id,
  );
  return lastByKey(inOrder, ({ author }) => author);
}

/** People whose newest review, comments aside, approves. */
export function approvingPeople(conversation: Pick<Conversation, 'personReviews'>): readonly string[] {
  return newestReviews(conversation).flatMap(({ state, author }) => (state === 'APPROVED' ? [author] : []));
}

/** The part that a person has in the change; undefined for none. */
function partOf(author: string, { parties: { requesters, writers = [], pushers } }: ApprovalFacts) {
  const login = author.toLowerCase();
  if (requesters.includes(login)) return 'opened or asked for it';
  if (writers.includes(login)) return 'wrote part of it';
  return pushers.includes(login) ? 'pushed this head' : undefined;
}

/**
 * The approvals that count for a head: of people who had no part in the change, with the role that policy names, whose
 * newest review other than a comment approves this very head (threats G2a, G14). None counts while a party is unknown.
 */
export function countApprovals(
  conversation: Known,
  facts: ApprovalFacts,
  { head, submitted = [], by: least }: ApprovedHead & Pick<HumanApproval, 'by'>,
): Approvals {
  const submittedFor = new Map(submitted.map(({ review, commit }) => [review, commit]));
  const evidence = { head, firstCheckAt: conversation.headSince, submittedFor };
  const whyNot = (review: PersonReview) => {
    const part = partOf(review.author, facts);
    if (part !== undefined) return part;
    if (!isAtLeastRole(roleOf(review.author, conversation), least)) return `lacks the role ${least}`;
    return isSubmittedFor(review, evidence)
      ? undefined
      : 'approved another commit, or before the check of this one began';
  };
  // Anyone may approve in a public repository; of those without write access nothing is said.
  const approving = newestReviews(conversation)
    .filter(({ state, author }) => state === 'APPROVED' && roleOf(author, conversation) !== 'none')
    .toSorted((a, b) => compareText(a.author, b.author))
    .map((review) => ({ review, login: review.author, why: whyNot(review) }));
  const isKnown = unknownParties(facts).length === 0;
  return {
    by: approving
      .filter(({ why }) => isKnown && why === undefined)
      .map(({ login, review: { submittedAt: at, url } }) => ({ login, at, url })),
    others: approving.flatMap(({ login, why }) => (why === undefined ? [] : [{ login, why }])),
  };
}

const noCommands: AppliedCommands = { acceptances: [], waivers: [], questions: [], answers: [] };

/** Marks a waiver of something that is not missing as lapsed. */
function withoutEffect({ request, answer }: Answered, waived: readonly string[]): Answered {
  const { reading } = request;
  const subject = reading.ok && reading.command.do === 'waive' ? reading.command.subject : undefined;
  if (answer.state !== 'accepted' || subject === undefined || waived.includes(subject))
    return { request, answer };
  const why = 'there is nothing to waive: it is not missing on this head';
  return { request, answer: { state: 'lapsed', why } };
}

function isWhole({ uncovered }: Acceptance): boolean {
  return uncovered.length === 0;
}

/** The finding after a decision: settled, or weighed by the originals that the decision does not cover. */
function acceptIn(finding: KnownJudged, acceptance: Acceptance | undefined): KnownJudged {
  if (acceptance === undefined) return finding;
  if (isWhole(acceptance)) return { ...finding, status: 'wont_fix' };
  const { sources, originals = [], ...whole } = finding;
  const open = [...weighedSources(sources ?? []), ...originals].filter((original) =>
    acceptance.uncovered.includes(originalKey({ reviewer: '', ...original })),
  );
  return { ...whole, originals: open, severity: mostSevere(open.map(({ severity }) => severity)) };
}

/** Whether a finding blocks without any command, or a claim that tightens the result rests on it. */
function isDecisive(id: string, judged: readonly KnownJudged[], { claims, effective }: Facts): boolean {
  const blocks = judged.some((finding) => finding.id === id && isBlocking(finding, effective));
  const isClaimed = claims.some(
    (each) =>
      each.findings?.includes(id) === true &&
      !effective.advisoryClaims.has(each.reviewer) &&
      claimedVerdict(each.claims) !== 'PASS',
  );
  return blocks || isClaimed;
}

interface CommandInput extends Omit<CommandContext, 'conversation' | 'facts' | 'isDecisive'> {
  /** Without it no approval counts. */
  readonly approved?: ApprovedHead;
  readonly facts: Facts;
  /** Absent for a worktree, which has no comments. */
  readonly conversation: Conversation | undefined;
}

/**
 * Decides after applying people's commands. The author may not accept what blocks without any command, a claim
 * ends when people accepted all findings that it rests on, and a result that depends on a command is never
 * approved (threat G4).
 */
export function applyCommands({ judged, facts, conversation, approved, ...input }: CommandInput): {
  readonly decision: Decision;
  /** The findings after commands were applied. */
  readonly findings: readonly KnownJudged[];
  readonly commands: AppliedCommands;
} {
  if (conversation === undefined)
    return { decision: decide({ ...facts, findings: judged }), findings: judged, commands: noCommands };
  const commands = judgeRequests({
    ...input,
    judged,
    facts,
    conversation,
    isDecisive: (id) => isDecisive(id, judged, facts),
  });
  const acceptances = new Map(commands.acceptances.map((acceptance) => [acceptance.id, acceptance]));
  const findings = judged.map((finding) => acceptIn(finding, acceptances.get(finding.id)));
  const accepted = new Set(commands.acceptances.filter(isWhole).map(({ id }) => id));
  const claims = facts.claims.filter(
    ({ findings: rests = [] }) => rests.length === 0 || !rests.every((id) => accepted.has(id)),
  );
  const { approval, effective } = facts;
  const { 'human-approval': rule } = effective;
  const approvals =
    approval && rule && approved && countApprovals(conversation, approval, { ...approved, by: rule.by });
  const decided = decide({ ...facts, waivers: commands.waivers, claims, findings, approvals });
  const mayApprove = acceptances.size === 0 || decided.event !== 'APPROVE';
  return {
    findings,
    decision: mayApprove ? decided : { ...decided, event: 'COMMENT' },
    commands: {
      ...commands,
      answers: commands.answers.map((answered) => withoutEffect(answered, decided.waived)),
    },
  };
}
