import { type ErrorCode, fixFor } from '../model/error-codes.ts';
import { isAtLeast } from '../model/finding.ts';
import type { InvalidOriginal } from '../model/ingest-report.ts';
import {
  type ChangeSize,
  type Coverage,
  isComplete,
  isTooLarge,
  type PolicyOrigin,
} from '../model/manifest.ts';
import { project } from '../model/project.ts';
import {
  hasReviewed,
  isAwaited,
  isChosen,
  type Reviewer,
  type ReviewerOutcome,
  reasonWords,
} from '../model/reviewer.ts';
import { compareText, counted, listNames } from '../model/text.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import { type ApprovalInput, approvalSubject, missingApprovals } from './human-approval.ts';

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

export interface CompletenessInput extends Pick<ApprovalInput, 'approval' | 'approvals'> {
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
  const approvals = missingApprovals(input);
  if (approvals !== undefined) yield { code: 'APPROVAL_MISSING', ...approvals, subject: approvalSubject };
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

/** Why a review is incomplete, and its reviewers. */
export interface Unfinished {
  readonly decision: { readonly incomplete: readonly IncompleteReason[] };
  readonly reviewers: readonly Pick<Reviewer, 'id' | 'outcome'>[];
  /** Set on a pull request, where a person with this role may waive, and the workflow reviews again. */
  readonly waivedBy?: EffectivePolicy['waived-by'] | undefined;
}

/** The code at the start of a reviewer's reason: `NO_SECRET: …`. */
function codeOf({ outcome }: Pick<Reviewer, 'outcome'>): string {
  return ('reason' in outcome ? /^([A-Z][A-Z_]+): /.exec(outcome.reason)?.[1] : undefined) ?? '';
}

function stepFor(reviewer: Pick<Reviewer, 'id' | 'outcome'>): string {
  const { id, outcome } = reviewer;
  const fix = fixFor(codeOf(reviewer));
  if (fix !== undefined) return `\`${id}\`: ${fix}`;
  if (outcome.state === 'needs_input') return `Answer the questions of \`${id}\` where it reads the answers.`;
  return outcome.state === 'invalid'
    ? `Correct the document of \`${id}\`: \`pr-verdict validate FILE\` lists every problem.`
    : `Find out why \`${id}\` has no document: check its log, and the file that \`findings\` names.`;
}

/** The reasons for which a review is incomplete, without reviewers that only wait for another reason's end. */
function independentReasons({ decision, reviewers }: Unfinished): readonly IncompleteReason[] {
  // The size is a reason of its own, with a step and a waiver.
  const tooLargeFor = new Set(reviewers.filter((each) => codeOf(each) === 'OVERSIZED').map(({ id }) => id));
  return decision.incomplete.filter(({ reviewer = '' }) => !tooLargeFor.has(reviewer));
}

/** A reason for which a review is incomplete, and the one thing that removes it. */
export interface Remedy {
  readonly why: string;
  readonly toDo?: string;
}

/** One entry a reason; empty for a complete review. */
export function remedies(unfinished: Unfinished): readonly Remedy[] {
  return independentReasons(unfinished).map((reason) => {
    const { code, reviewer = '' } = reason;
    const missing = unfinished.reviewers.find(({ id }) => id === reviewer);
    const toDo = (missing === undefined ? fixFor(code) : stepFor(missing))?.replaceAll('<id>', reviewer);
    return { why: inWords(reason), ...(toDo !== undefined && { toDo }) };
  });
}

/** What to do once the reasons are removed, or who may waive them; empty for a complete review. */
export function afterwards(unfinished: Unfinished): readonly string[] {
  const { waivedBy } = unfinished;
  // An approval concludes the check again, and its own step says who can waive it.
  const reasons = independentReasons(unfinished).filter(({ code }) => code !== 'APPROVAL_MISSING');
  if (reasons.length === 0) return [];
  if (waivedBy === undefined)
    return ['Then run the review again; `--reviewers ID` starts only that reviewer.'];
  const subjects = new Set(reasons.flatMap(({ subject }) => subject ?? []));
  const commands = [...subjects].map((subject) => `\`/${project.name} waive ${subject} REASON\``).join(', ');
  const rerun = 'Then push, or run the jobs of the review again.';
  if (commands === '') return [rerun];
  const waive = `a person with the role ${waivedBy} can waive it for this head with a comment: ${commands}.`;
  return [rerun, `If that is not possible, ${waive}`];
}

/** Steps that complete an incomplete review, in order; empty for a complete one. */
export function stepsToComplete(unfinished: Unfinished): readonly string[] {
  return [...remedies(unfinished).flatMap(({ toDo }) => toDo ?? []), ...afterwards(unfinished)];
}
