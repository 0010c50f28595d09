import type { Conversation } from './conversation.ts';
import { type LedgerEntry, readLedger } from './ledger.ts';
import { type ReviewMark, readMarks } from './mark.ts';

/** One of our own reviews that this instance published, newest last. */
export interface OwnReview {
  readonly id: number;
  readonly url: string;
  readonly state: Conversation['reviews'][number]['state'];
  readonly body: string;
  readonly mark: ReviewMark;
}

/** What our own words on the pull request tell about earlier runs of this instance. */
export interface Memory {
  readonly ledger: readonly LedgerEntry[];
  readonly reviews: readonly OwnReview[];
  /** False when a page could not be had: then nothing may be concluded from what is not there. */
  readonly complete: boolean;
}

/** A pull request that we never spoke on, or a worktree. */
export const nothingRemembered: Memory = { ledger: [], reviews: [], complete: true };

/**
 * Reads our marks back. Only texts by the viewer's own identity count, and only with this instance's key (threat
 * Y1). A draft is nobody's published word, so it is passed over.
 */
export function recall(conversation: Conversation, tool: string): Memory {
  const reviews = conversation.reviews
    .filter(({ ours, state }) => ours && state !== 'PENDING')
    .flatMap(({ id, url, state, body }) => {
      const mark = readMarks(body, tool).findLast((each) => each.kind === 'review');
      return mark === undefined ? [] : [{ id, url, state, body, mark }];
    });
  return { ledger: readLedger(conversation, tool), reviews, complete: conversation.complete };
}
