import type { Conversation, PublishedReview } from './conversation.ts';
import { readMarks } from './mark.ts';
import type { ReviewEvent } from './review-document.ts';

/** What our own words on the pull request tell about earlier runs of this instance. */
export interface Memory {
  /** Fingerprints that stand in one of our threads or published bodies, resolved ones included. */
  readonly fingerprints: ReadonlySet<string>;
  /** Keys of the reviews that we published. */
  readonly keys: ReadonlySet<string>;
  /** What our newest review asked for, whatever became of it; undefined when there is none. */
  readonly lastEvent?: ReviewEvent;
}

function submitted(review: PublishedReview): boolean {
  return review.ours && review.state !== 'PENDING';
}

/**
 * Reads our marks back. Only texts by the viewer's own identity count, and only with this instance's key (threat
 * Y1). A draft is nobody's published word, so it is passed over.
 */
export function recall(conversation: Conversation, tool: string): Memory {
  const bodyMarks = conversation.reviews.filter(submitted).flatMap(({ body }) => readMarks(body, tool));
  const threadMarks = conversation.threads.flatMap(({ comments }) =>
    comments.filter(({ ours }) => ours).flatMap(({ body }) => readMarks(body, tool)),
  );
  const reviews = bodyMarks.flatMap((mark) => (mark.kind === 'review' ? [mark] : []));
  const findings = [...bodyMarks, ...threadMarks].filter((mark) => mark.kind === 'finding');
  const lastEvent = reviews.at(-1)?.event;
  return {
    fingerprints: new Set(findings.map(({ fingerprint }) => fingerprint)),
    keys: new Set(reviews.map(({ key }) => key)),
    ...(lastEvent === undefined ? {} : { lastEvent }),
  };
}
