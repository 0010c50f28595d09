import type { AppComment, AppReview, HeadEvidence } from './activity.ts';
import type { Marker } from './app-table.ts';
import type { App, OwnActivity } from './identify.ts';
import { isReviewOfHead } from './of-head.ts';
import { markerOf, openingOf } from './opening.ts';
import { type BodyReading, readBody } from './read-body.ts';

/** A review of the app, or its comment in the conversation, as it was read. */
export interface OwnText<Text extends AppReview | AppComment> {
  readonly text: Text;
  /** Its first words. */
  readonly words: string;
  readonly marker: Marker | undefined;
  /** The findings in it; undefined where the app writes none into such a text. */
  readonly body: BodyReading | undefined;
}

export interface OwnReview extends OwnText<AppReview> {
  /** The comments that began threads with it. */
  readonly comments: readonly AppComment[];
  /** Also where someone else edited it and it may be. */
  readonly isOfHead: boolean;
}

const nothing: BodyReading = { items: [], counted: 0, whole: true };

function readText<Text extends AppReview | AppComment>(
  text: Text,
  { entry, markers }: App,
  on: 'review' | 'comment',
): OwnText<Text> {
  const opening = openingOf(text.body);
  const marker = markerOf(opening, markers);
  const isPlain = marker?.says === 'refused' || marker?.says === 'working';
  const read = () => (isPlain ? nothing : readBody(text.body, entry));
  return { text, words: opening.words, marker, body: entry?.body?.on === on ? read() : undefined };
}

export function readReviews(app: App, own: OwnActivity, evidence: HeadEvidence): readonly OwnReview[] {
  return own.reviews.map((review) => {
    const comments = own.inline.filter(({ place }) => place?.review === review.id);
    const isOfHead = isReviewOfHead(review, comments, evidence, app.entry?.commitAfter);
    return { ...readText(review, app, 'review'), comments, isOfHead };
  });
}

export function readConversation(app: App, own: OwnActivity): readonly OwnText<AppComment>[] {
  return own.conversation.map((comment) => readText(comment, app, 'comment'));
}
