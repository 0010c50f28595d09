import type { Conversation } from '../publishing/conversation.ts';
import { type LedgerEntry, readLedger } from './ledger.ts';
import { type ReviewMark, readMarks } from './mark.ts';

/** One of our own reviews that this instance published, newest last. */
export interface OwnReview {
  readonly id: number;
  readonly nodeId: string;
  readonly url: string;
  readonly state: Conversation['reviews'][number]['state'];
  readonly body: string;
  readonly mark: ReviewMark;
}

/** What our own words on the pull request tell about earlier runs of this instance. */
export interface Memory {
  readonly ledger: readonly LedgerEntry[];
  readonly reviews: readonly OwnReview[];
  /** Id of the newest review by anybody; absent where there was none. */
  readonly newestReview?: number;
  /** False when a page could not be had: then nothing may be concluded from what is not there. */
  readonly complete: boolean;
}

/** A pull request that we never spoke on, or a worktree. */
export const nothingRemembered: Memory = { ledger: [], reviews: [], complete: true };

/** A pull request whose conversation nobody could read. */
export const nothingKnown: Memory = { ...nothingRemembered, complete: false };

/**
 * Reads our marks back. Only texts by the viewer's own identity count, and only with this instance's key (threat
 * Y1). A draft is nobody's published word, so it is passed over.
 */
export function recall(conversation: Conversation, tool: string): Memory {
  const reviews = conversation.reviews
    .filter(({ ours, state }) => ours && state !== 'PENDING')
    .flatMap(({ id, nodeId, url, state, body }) => {
      const mark = readMarks(body, tool).findLast((each) => each.kind === 'review');
      return mark?.kind === 'review' ? [{ id, nodeId, url, state, body, mark }] : [];
    });
  const { complete } = conversation;
  const newest = conversation.reviews
    .filter(({ state }) => state !== 'PENDING')
    .reduce((highest, { id }) => Math.max(highest, id), 0);
  return {
    ledger: readLedger(conversation, tool),
    reviews,
    complete,
    ...(newest > 0 && { newestReview: newest }),
  };
}
