import { z } from 'zod';
import { isAtLeast, type Severity } from '../model/finding.ts';
import type { RefusedFinding } from '../model/ingest-report.ts';
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
  isChosen,
  type Reviewer,
  type ReviewerOutcome,
  reasonWords,
} from '../model/reviewer.ts';
import { compareText, listNames } from '../model/text.ts';
import type { EffectivePolicy } from './effective-policy.ts';

/** Subjects of a waiver other than reviewers; no reviewer may have such a name. */
const reservedSubjects: readonly string[] = ['coverage', 'size'];

export function isReservedSubject(subject: string): boolean {
  return reservedSubjects.includes(subject);
}

/** The command that waives a subject for a head. */
export function waiveCommand(subject: string): string {
  return `/${project.name} waive ${subject} REASON`;
}

/**
 * A person's decision that this head may pass without a reviewer (by id), without the part of the change that
 * could not be read (`coverage`), or despite its size. It applies to one head and never approves.
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
export const IncompleteReason = z
  .strictObject({
    code: z.enum([
      'NO_REVIEWER',
      'REVIEWER_INCOMPLETE',
      'FINDINGS_REFUSED',
      'COVERAGE_PARTIAL',
      'OVERSIZED',
      'POLICY_UNREADABLE',
      'CONVERSATION_PARTIAL',
      'MEMORY_PARTIAL',
      'NOT_VERIFIED',
      'DRAFT',
    ]),
    text: z.string(),
    detail: z.string().optional(),
  })
  .readonly();
export type IncompleteReason = z.infer<typeof IncompleteReason>;

/** A reason with its detail, for text that is rendered as untrusted. */
export function inWords({ code, text, detail }: IncompleteReason): string {
  if (detail === undefined) return text;
  const more = detail.replace(/\.$/, '');
  return code === 'REVIEWER_INCOMPLETE' ? `${text}: ${more}` : `${text} (${more})`;
}

export interface CompletenessInput {
  readonly reviewers: readonly Reviewer[];
  readonly refused: readonly Pick<RefusedFinding, 'severity'>[];
  readonly acceptRefused: EffectivePolicy['acceptRefused'];
  /** Whether base policy accepts partial coverage as complete. */
  readonly acceptPartial: boolean;
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
  readonly oversized: EffectivePolicy['oversized'];
  readonly policy: PolicyOrigin;
  /** Number of findings marked fixed that no reviewer could check again; cannot be waived. */
  readonly unverified?: number;
  /** Whether this is a draft that base policy skips until it is ready; cannot be waived. */
  readonly postponed?: boolean;
  /** Waivers for this head; refusals and the policy file cannot be waived. */
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
export function incompleteReviewer({ id, outcome }: Reviewer): IncompleteReason {
  const text = `${id} ${stateWords[outcome.state]}`;
  const detail = 'reason' in outcome ? { detail: reasonWords(outcome.reason) } : {};
  return { code: 'REVIEWER_INCOMPLETE', text, ...detail };
}

/** Whether base policy selects the reviewer. An excluded one neither completes a review nor leaves it open. */
export function applies(reviewer: Reviewer): boolean {
  return reviewer.outcome.state !== 'skipped';
}

/** A refusal is acceptable only when its claimed severity is readable and base policy accepts it. */
function isAccepted(claimed: Severity | undefined, accepted: EffectivePolicy['acceptRefused']): boolean {
  return accepted !== 'none' && claimed !== undefined && isAtLeast(accepted, claimed);
}

function isWaived(subject: string, waivers: readonly Waiver[] = []): boolean {
  return waivers.some((waiver) => waiver.subject === subject);
}

/**
 * A review without any reviewer is incomplete and cannot be waived: running no reviewer is not success
 * (threat G2, P2). The built-in reviewer is enough only when no other is selected.
 */
function reviewerReasons({
  reviewers,
  waivers,
  expectsReviewer,
}: CompletenessInput): readonly IncompleteReason[] {
  const unfinished = reviewers
    .filter((reviewer) => applies(reviewer) && reviewer.required && reviewer.outcome.state !== 'reviewed')
    .filter(({ id }) => isReservedSubject(id) || !isWaived(id, waivers))
    .sort((a, b) => compareText(a.id, b.id))
    .map(incompleteReviewer);
  if (unfinished.length > 0) return unfinished;
  const asked = reviewers.filter(
    (reviewer) =>
      isChosen(reviewer) && (applies(reviewer) || hasReviewed(reviewer)) && !isWaived(reviewer.id, waivers),
  );
  if ((asked.length === 0 && expectsReviewer !== true ? reviewers : asked).some(hasReviewed)) return [];
  const who = reviewers.some(hasReviewed) ? 'no reviewer but the built-in one' : 'no reviewer';
  return [{ code: 'NO_REVIEWER', text: `${who} looked at this change` }];
}

/** Listed first, since blocked reviewers are a consequence of the size. */
function sizeReasons({ size, oversized, waivers }: CompletenessInput): readonly IncompleteReason[] {
  if (isWaived('size', waivers) || size === undefined || !isTooLarge(size, oversized)) return [];
  const text = `the change has ${size.lines} added lines, more than ${size.limit}`;
  const parts = size.split.map(({ subsystem, lines }) => `${subsystem} (${lines} lines)`);
  const detail = parts.length > 1 ? { detail: `by subsystem: ${listNames(parts, 5)}` } : {};
  return [{ code: 'OVERSIZED', text, ...detail }];
}

/** Whether the review is postponed, whatever reviewers found. */
export function isPostponed({ incomplete }: { readonly incomplete: readonly IncompleteReason[] }): boolean {
  return incomplete.some(({ code }) => code === 'DRAFT');
}

/** Whether base policy ignores every changed file, so that reviewers have nothing to do. */
export function isAllIgnored({
  ignored = 0,
  coverage,
}: {
  readonly ignored?: number | undefined;
  readonly coverage: Pick<Coverage, 'expected'>;
}): boolean {
  return ignored > 0 && ignored === coverage.expected;
}

/** All reasons why this is not a complete review of the head; empty means complete. */
export function incompleteReasons(input: CompletenessInput): readonly IncompleteReason[] {
  const isToReview = !isAllIgnored(input);
  const reasons: IncompleteReason[] = isToReview ? [...sizeReasons(input), ...reviewerReasons(input)] : [];
  if (input.commandsUnread === true && !isWaived('coverage', input.waivers)) {
    const text = 'not all that was said on the pull request before could be read';
    reasons.unshift({ code: 'CONVERSATION_PARTIAL', text });
  }
  if (input.partlyRemembered !== undefined && !isWaived('coverage', input.waivers)) {
    const text = 'what an earlier run found cannot all be read';
    reasons.unshift({ code: 'MEMORY_PARTIAL', text, detail: input.partlyRemembered });
  }
  if (input.postponed === true) reasons.unshift({ code: 'DRAFT', text: 'policy leaves drafts alone' });
  const refused = input.refused.filter(({ severity }) => !isAccepted(severity, input.acceptRefused)).length;
  if (refused > 0) {
    const what = refused === 1 ? '1 finding breaks its contract' : `${refused} findings break their contract`;
    reasons.push({ code: 'FINDINGS_REFUSED', text: what });
  }
  if (
    isToReview &&
    !input.acceptPartial &&
    !isWaived('coverage', input.waivers) &&
    !isComplete(input.coverage)
  ) {
    const { covered, expected } = input.coverage;
    reasons.push({
      code: 'COVERAGE_PARTIAL',
      text: `only ${covered} of ${expected} changed files could be read`,
    });
  }
  const { unverified = 0 } = input;
  if (unverified > 0) {
    const what = unverified === 1 ? '1 finding marked fixed' : `${unverified} findings marked fixed`;
    reasons.push({ code: 'NOT_VERIFIED', text: `${what} could not be looked at again` });
  }
  if (input.policy.state === 'unreadable') {
    const { reason } = input.policy;
    const detail = reason === undefined ? {} : { detail: reason };
    reasons.push({ code: 'POLICY_UNREADABLE', text: 'the policy file could not be read', ...detail });
  }
  return reasons;
}
