import type { ApprovalFacts, Approvals } from '../model/conversation.ts';
import type { ErrorCode } from '../model/error-codes.ts';
import { isAtLeast } from '../model/finding.ts';
import type { InvalidOriginal } from '../model/ingest-report.ts';
import {
  type ChangeSize,
  type Coverage,
  isComplete,
  isTooLarge,
  type PolicyOrigin,
} from '../model/manifest.ts';
import {
  hasReviewed,
  isAwaited,
  isChosen,
  type Reviewer,
  type ReviewerOutcome,
  reasonWords,
} from '../model/reviewer.ts';
import { compareText, counted, listNames, shortened } from '../model/text.ts';
import type { EffectivePolicy } from './effective-policy.ts';

/** The subject of a waiver that an admin alone can give. */
export const approvalSubject = 'human-approval';

/** Subjects of a waiver other than reviewers; no reviewer may have such a name. */
const reservedSubjects: readonly string[] = ['coverage', 'size', approvalSubject];

export function isReservedSubject(subject: string): boolean {
  return reservedSubjects.includes(subject);
}

/**
 * A person's decision that this head may pass without a reviewer (by id), without the part of the change that
 * could not be read (`coverage`), despite its size, or without people's approval. It applies to one head and never
 * approves.
 */
export interface Waiver {
  readonly subject: string;
  readonly reason: string;
  /** Login of the person. */
  readonly by: string;
  /** Time of the comment's last edit, and its address. */
  readonly at: string;
  readonly url: string;
  /** Whether the person is the pull request's author. */
  readonly selfAccepted: boolean;
}

/**
 * Why a review is incomplete. `code` is stable. `text` quotes nothing untrusted, so a check's title may
 * contain it. `detail` may quote a reviewer.
 */
export interface IncompleteReason {
  readonly code: ErrorCode;
  readonly text: string;
  readonly detail?: string | undefined;
  /** The subject of the waiver that lifts it; absent when none does. */
  readonly subject?: string;
  /** The reviewer that did not complete. */
  readonly reviewer?: string;
  /** Apps that may still answer by themselves, and so end it. */
  readonly awaited?: readonly string[];
}

/** A reason with its detail, for text that is rendered as untrusted. */
export function inWords({ code, text, detail }: IncompleteReason): string {
  if (detail === undefined) return text;
  const more = detail.replace(/\.$/, '');
  return code === 'REVIEWER_INCOMPLETE' ? `${text}: ${more}` : `${text} (${more})`;
}

export interface CompletenessInput {
  /** Absent where policy asks for no approval. */
  readonly approval?: ApprovalFacts | undefined;
  /** By default none. */
  readonly approvals?: Approvals | undefined;
  readonly reviewers: readonly Reviewer[];
  readonly refused: readonly Pick<InvalidOriginal, 'severity'>[];
  readonly effective: Pick<EffectivePolicy, 'refused' | 'partial-coverage' | 'oversized' | 'human-approval'>;
  readonly coverage: Coverage;
  /** Number of changed files that base policy ignores. */
  readonly ignored?: number | undefined;
  /**
   * Whether the built-in reviewer alone is not enough, as in a run without reviewers of its own, which
   * publishes received documents.
   */
  readonly expectsReviewer?: boolean | undefined;
  /** Set when part of the conversation could not be read, which may include open findings. */
  readonly commandsUnread?: boolean | undefined;
  /** Why findings of an earlier run may be missing. */
  readonly partlyRemembered?: string | undefined;
  readonly size?: ChangeSize | undefined;
  readonly policy: PolicyOrigin;
  /** Number of findings marked fixed that no reviewer could check again. */
  readonly unverified?: number | undefined;
  /** Whether this is a draft that base policy skips until it is ready. */
  readonly postponed?: boolean | undefined;
  /** Waivers for this head. */
  readonly waivers?: readonly Waiver[];
}

/** Outcome of a reviewer that did not complete, to follow its name. */
const stateWords: Readonly<Record<ReviewerOutcome['state'], string>> = {
  reviewed: 'reviewed',
  skipped: 'was skipped',
  needs_input: 'needs input',
  invalid: 'gave an invalid answer',
  unavailable: 'is unavailable',
  timed_out: 'timed out',
  blocked: 'is blocked',
};

/** The reason for a reviewer that did not complete. */
export function incompleteReviewer(reviewer: Reviewer): IncompleteReason {
  const { id, outcome } = reviewer;
  return {
    code: 'REVIEWER_INCOMPLETE',
    text: `${id} ${stateWords[outcome.state]}`,
    reviewer: id,
    ...('reason' in outcome && { detail: reasonWords(outcome.reason) }),
    ...(!isReservedSubject(id) && { subject: id }),
    ...(isAwaited(reviewer) && { awaited: [id] }),
  };
}

/** Whether base policy selects the reviewer. An excluded one neither completes a review nor leaves it open. */
export function applies(reviewer: Reviewer): boolean {
  return reviewer.outcome.state !== 'skipped';
}

/** Whether the review is postponed, whatever reviewers found. */
export function isPostponed({ incomplete }: { readonly incomplete: readonly IncompleteReason[] }): boolean {
  return incomplete.some(({ code }) => code === 'DRAFT');
}

/** Whether a complete review waits for people to approve, and for nothing else. */
export function isAwaitingApproval({
  incomplete,
}: {
  readonly incomplete: readonly Pick<IncompleteReason, 'code'>[];
}): boolean {
  return incomplete.length > 0 && incomplete.every(({ code }) => code === 'APPROVAL_MISSING');
}

/** Whether base policy ignores every changed file, so that reviewers have nothing to do. */
export function isAllIgnored({
  ignored,
  coverage,
}: Pick<CompletenessInput, 'ignored' | 'coverage'>): boolean {
  return ignored === coverage.expected && ignored > 0;
}

/** With the number of late findings that would block, which follows from the findings. */
type Decided = CompletenessInput & { readonly late?: number };

/** Why this is not a complete review of the head, and the subjects that are missing and waived. */
export function checkCompleteness(input: Decided): {
  readonly incomplete: readonly IncompleteReason[];
  readonly waived: readonly string[];
} {
  const subjects = new Set(input.waivers?.map(({ subject }) => subject));
  const isWaived = ({ subject }: IncompleteReason) => subject !== undefined && subjects.has(subject);
  const missing = [...missingParts(input, isWaived)];
  const waived = missing.filter(isWaived).flatMap(({ subject }) => subject ?? []);
  return { incomplete: missing.filter((reason) => !isWaived(reason)), waived: [...new Set(waived)].sort() };
}

type IsWaived = (reason: IncompleteReason) => boolean;

function* missingParts(input: Decided, isWaived: IsWaived): Generator<IncompleteReason> {
  const { effective, coverage, size, policy, partlyRemembered, unverified = 0, late = 0 } = input;
  const isToReview = !isAllIgnored(input);
  if (input.postponed === true) yield { code: 'DRAFT', text: 'policy leaves drafts alone' };
  if (partlyRemembered !== undefined) {
    const text = 'what an earlier run found cannot all be read';
    yield { code: 'MEMORY_PARTIAL', text, detail: partlyRemembered, subject: 'coverage' };
  }
  if (input.commandsUnread === true) {
    const text = 'not all comments and reviews of the pull request could be read';
    yield { code: 'CONVERSATION_PARTIAL', text, subject: 'coverage' };
  }
  // Before the reviewers that are blocked by it.
  if (isToReview && size !== undefined && isTooLarge(size, effective.oversized)) yield oversized(size);
  if (isToReview) yield* missingReviewers(input, isWaived);
  const invalid = input.refused.filter(({ severity }) => !isAccepted(severity, effective)).length;
  if (invalid > 0) {
    const text = invalid === 1 ? '1 finding breaks its contract' : `${invalid} findings break their contract`;
    yield { code: 'FINDINGS_REFUSED', text };
  }
  if (isToReview && effective['partial-coverage'] === 'incomplete' && !isComplete(coverage)) {
    const text = `only ${coverage.covered} of ${coverage.expected} changed files could be read`;
    yield { code: 'COVERAGE_PARTIAL', text, subject: 'coverage' };
  }
  if (unverified > 0) {
    const text = `${counted(unverified, 'finding')} marked fixed could not be checked again`;
    yield { code: 'NOT_VERIFIED', text };
  }
  if (late > 0) {
    const text = `${counted(late, 'finding')} on lines reviewed before would block, and a person decides`;
    yield { code: 'LATE_FINDINGS', text };
  }
  if (policy.state === 'unreadable') {
    const text = 'the policy file could not be read';
    yield { code: 'POLICY_UNREADABLE', text, detail: policy.reason };
  }
  yield* missingApprovals(input);
}

/** Only a finding whose claimed severity can be read, and where base policy accepts it. */
function isAccepted(
  claimed: InvalidOriginal['severity'],
  { refused: accepted }: CompletenessInput['effective'],
): boolean {
  return accepted !== 'none' && claimed !== undefined && isAtLeast(accepted, claimed);
}

function oversized({ lines, limit, split }: ChangeSize): IncompleteReason {
  const parts = split.map((part) => `${part.subsystem} (${part.lines} lines)`);
  return {
    code: 'OVERSIZED',
    text: `the change has ${lines} added lines, more than ${limit}`,
    ...(parts.length > 1 && { detail: `by subsystem: ${listNames(parts, 5)}` }),
    subject: 'size',
  };
}

/**
 * A review without any reviewer is incomplete and cannot be waived: running no reviewer is not success
 * (threat G2, P2). The built-in reviewer is enough only when no other is selected.
 */
function* missingReviewers(
  { reviewers, expectsReviewer }: CompletenessInput,
  isWaived: IsWaived,
): Generator<IncompleteReason> {
  // A waiver takes effect for an optional reviewer too where no other one reviewed, so it is shown.
  const isMissed = (each: Reviewer) => each.required || isWaived(incompleteReviewer(each));
  const missing = reviewers
    .filter((each) => applies(each) && each.outcome.state !== 'reviewed' && isMissed(each))
    .sort((a, b) => compareText(a.id, b.id))
    .map(incompleteReviewer);
  yield* missing;
  if (!missing.every(isWaived)) return;
  // A waiver says nothing of a reviewer that completed after all.
  const isAsked = (each: Reviewer) =>
    hasReviewed(each) || (applies(each) && !isWaived(incompleteReviewer(each)));
  const asked = reviewers.filter((each) => isChosen(each) && isAsked(each));
  if ((asked.length === 0 && expectsReviewer !== true ? reviewers : asked).some(hasReviewed)) return;
  const who = reviewers.some(hasReviewed) ? 'no reviewer but the built-in one' : 'no reviewer';
  const awaited = reviewers.filter(isAwaited).map(({ id }) => id);
  const text = `${who} reviewed this change`;
  yield { code: 'NO_REVIEWER', text, ...(awaited.length > 0 && { awaited }) };
}

/** Whether people must approve this change before its gate passes. */
export function asksForApproval({ approval }: Pick<CompletenessInput, 'approval'>): boolean {
  return approval !== undefined && approval.why.length > 0;
}

/** What is unknown of those with a part in the change: then no approval can be told from one of theirs. */
export function unknownParties({ parties: { writers, pushers } }: ApprovalFacts): readonly string[] {
  return [
    ...(writers === undefined ? ['not all about its authors could be read'] : []),
    ...(pushers.length === 0 ? ['no run saw the push of this head, so who pushed it is unknown'] : []),
  ];
}

const maxOthers = 5;
/** In characters: a check's title has room for 255. */
const maxWhy = 160;

/** The reason for approvals that are missing; none when all were given. The text quotes nothing untrusted. */
function* missingApprovals({
  approval,
  approvals = { by: [], others: [] },
  effective,
}: CompletenessInput): Generator<IncompleteReason> {
  if (approval === undefined || !asksForApproval({ approval })) return;
  const given = approvals.by.length;
  const count = effective['human-approval']?.count ?? 1;
  if (given >= count) return;
  const why = shortened(listNames(approval.why, approval.why.length), maxWhy);
  const others = approvals.others.slice(0, maxOthers).map(({ login, why }) => `${login} ${why}`);
  const detail = [...unknownParties(approval), ...others].join('; ');
  const text = `${given} of ${count} approvals by people, since ${why}`;
  yield { code: 'APPROVAL_MISSING', text, ...(detail !== '' && { detail }), subject: approvalSubject };
}
