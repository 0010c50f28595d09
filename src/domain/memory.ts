import type { Conversation, PublishedReview, ReviewState } from './conversation.ts';
import { type Mark, readMarks } from './mark.ts';

/** What our own words on the pull request tell about earlier runs of this instance. */
export interface Memory {
  /** Fingerprints that stand in one of our threads or published bodies, resolved ones included. */
  readonly fingerprints: ReadonlySet<string>;
  /** Keys of the reviews that we published. */
  readonly keys: ReadonlySet<string>;
  /** State of our newest submitted review; undefined when there is none. */
  readonly lastState?: ReviewState;
}

function submitted(review: PublishedReview): boolean {
  return review.ours && review.state !== 'PENDING';
}

/**
 * Reads our marks back. Only texts by the viewer's own identity count, and only with this instance's key (threat
 * Y1). A draft is nobody's published word, so it is passed over.
 */
export function recall(conversation: Conversation, tool: string): Memory {
  const reviews = conversation.reviews.filter(submitted);
  const marked = reviews.map((review) => ({ review, marks: readMarks(review.body, tool) }));
  const threadMarks = conversation.threads.flatMap(({ comments }) =>
    comments.filter(({ ours }) => ours).flatMap(({ body }) => readMarks(body, tool)),
  );
  const all: readonly Mark[] = [...marked.flatMap(({ marks }) => marks), ...threadMarks];
  const own = marked.filter(({ marks }) => marks.some(({ kind }) => kind === 'review'));
  const last = own.at(-1)?.review.state;
  return {
    fingerprints: new Set(all.flatMap((mark) => (mark.kind === 'finding' ? [mark.fingerprint] : []))),
    keys: new Set(all.flatMap((mark) => (mark.kind === 'review' ? [mark.key] : []))),
    ...(last === undefined ? {} : { lastState: last }),
  };
}
