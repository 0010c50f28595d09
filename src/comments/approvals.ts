import { isSubmittedFor } from '../apps/of-head.ts';
import {
  type ApprovalFacts,
  type Approvals,
  type Conversation,
  isAtLeastRole,
  type PersonReview,
  roleOf,
} from '../model/conversation.ts';
import type { Submission } from '../model/known-finding.ts';
import { lastByKey } from '../model/lists.ts';
import { compareText } from '../model/text.ts';
import { unknownParties } from '../policy/completeness.ts';
import type { HumanApproval } from '../policy/policy.ts';

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
