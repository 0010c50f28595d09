import { shortened } from '../model/text.ts';
import type { AppComment } from './activity.ts';
import type { Sources } from './app-findings.ts';
import type { AppCompletion, AppFinding } from './app-reading.ts';
import { type Answer, checkAnswer, statusAnswer } from './head-answers.ts';
import type { App } from './identify.ts';
import { namesHead } from './of-head.ts';
import { completes, statedNumber } from './opening.ts';
import type { OwnReview, OwnText } from './own-texts.ts';

/** In characters. */
const maxReason = 120;

interface Known extends Sources {
  readonly findings: readonly AppFinding[];
  /** False when GitHub did not show everything. */
  readonly complete: boolean;
}

/** Whether the app reviewed this head. Only positive evidence of its own says so; all else is a reason why not. */
export function completionOf(known: Known): AppCompletion {
  const { app, own, complete } = known;
  const shown = known.findings.filter(({ ofThisHead }) => ofThisHead).length;
  const onHead = [
    ...own.checks.map((check) => checkAnswer(app, check, shown)),
    ...own.statuses.map((status) => statusAnswer(app, status)),
  ];
  const texts = textAnswers(known);
  const refused = onHead.find(({ says }) => says === 'refused');
  const hurdle =
    onHead.find(({ says }) => says === 'working') ??
    [...texts, ...onHead].find(({ says }) => says === 'flawed');
  const proofs = refused === undefined ? [...texts, ...onHead] : texts;
  if (hurdle !== undefined) return notReviewed(hurdle);
  if (!proofs.some(({ says }) => says === 'reviewed')) return notReviewed(whyNot(known, onHead, texts));
  if (!complete) return notReviewed(nothing('GitHub did not show all that it wrote'));
  return app.mayComplete
    ? { how: 'reviewed' }
    : notReviewed({ says: 'flawed', reason: 'nothing that it writes proves a review' });
}

function notReviewed({ says, reason }: Answer): AppCompletion {
  const isFinal = says === 'refused' || says === 'flawed';
  return {
    how: says === 'working' ? 'working' : 'not-reviewed',
    reason: shortened(reason, maxReason),
    ...(isFinal && { final: true }),
  };
}

function nothing(reason: string): Answer {
  return { says: 'nothing', reason };
}

/** A refusal on the head comes first, then the newest text that refuses or waits, then what else there is. */
function whyNot({ own, app }: Known, onHead: readonly Answer[], texts: readonly Answer[]): Answer {
  const isPlain = ({ says }: Answer) => says === 'refused' || says === 'working';
  const candidates = [
    onHead.find(isPlain),
    texts.find(isPlain),
    ...own.reactions.map((reaction) => reactionAnswer(reaction, app)),
    ...texts,
    ...onHead,
  ];
  const best = candidates.find((each) => each !== undefined && each.reason !== '');
  return best ?? nothing('it has not answered');
}

/** A reaction names no commit, so it proves nothing: the one about the commit before may come late. */
function reactionAnswer(reaction: string, { markers }: App): Answer | undefined {
  const marker = markers.find((each) => each.on === 'reaction' && each.reaction === reaction);
  if (marker?.says === 'working') return { says: 'working', reason: 'it has begun to review' };
  return marker && nothing('its reaction names no commit');
}

/** Of reviews and comments, newest first. A refusal from before the head says nothing of this one. */
function textAnswers(known: Known): readonly Answer[] {
  const { head, firstCheckAt } = known.evidence;
  const since = firstCheckAt === null ? Number.NEGATIVE_INFINITY : Date.parse(firstCheckAt);
  const reviews = known.reviews.map((review) => ({
    at: Date.parse(review.text.submittedAt),
    isOfHead: review.isOfHead,
    answer: reviewAnswer(review, known.app),
  }));
  const comments = known.conversation.map((comment) => {
    const isOfHead = namesHead(comment.text.body, known.app.entry?.commitAfter, head);
    return { at: Date.parse(comment.text.editedAt), isOfHead, answer: commentAnswer(comment, isOfHead) };
  });
  return [...reviews, ...comments]
    .toSorted((one, other) => other.at - one.at)
    .map(({ answer, at, isOfHead }) =>
      answer.says === 'refused' && !isOfHead && at < since ? nothing(answer.reason) : answer,
    );
}

const leftOut = 'it states more findings than it shows';

function reviewAnswer(review: OwnReview, app: App): Answer {
  const { text, comments, isOfHead, body } = review;
  // Nobody can delete a review, but an edit could hide what it stated.
  if (text.editedByOthers) {
    const reason = 'someone else edited its review';
    return isOfHead ? { says: 'flawed', reason } : nothing(reason);
  }
  const plain = plainAnswer(review);
  if (plain !== undefined) return plain;
  if (comments.length === 0 && !isReview(review, app)) return nothing(unproven(review));
  if (!isOfHead) return nothing('its last review is not certainly of this commit');
  const stated = statedNumber(text.body, app.entry?.states ?? []) ?? 0;
  const isWhole = stated <= comments.length + (body?.counted ?? 0) && body?.whole !== false;
  return isWhole ? { says: 'reviewed', reason: '' } : { says: 'flawed', reason: leftOut };
}

type Beginning = Pick<OwnReview, 'words' | 'marker'>;

function plainAnswer({ words, marker }: Beginning): Answer | undefined {
  if (marker?.says !== 'refused' && marker?.says !== 'working') return undefined;
  return { says: marker.says, reason: words || 'it did not review' };
}

/** On GitHub an answer in a thread makes a review too, with neither a text nor a comment that begins a thread. */
function isReview({ text: { body, state }, marker }: OwnReview, { entry }: App): boolean {
  if (entry !== undefined) return marker !== undefined && completes(marker);
  return body.trim() !== '' || state === 'APPROVED' || state === 'CHANGES_REQUESTED';
}

function unproven({ words, marker }: Beginning): string {
  return marker === undefined || words === '' ? words : `not certain enough: ${words}`;
}

/** A person can delete a comment, so one that hides something only proves nothing. */
function commentAnswer(comment: OwnText<AppComment>, isOfHead: boolean): Answer {
  const { text, marker, body } = comment;
  if (text.editedByOthers) return nothing('someone else edited its comment');
  if (marker === undefined) return nothing('');
  const plain = plainAnswer(comment);
  if (plain !== undefined) return plain;
  if (!completes(marker)) return nothing(unproven(comment));
  if (!isOfHead) return nothing('its answer does not name this commit');
  return body?.whole === false ? nothing(leftOut) : { says: 'reviewed', reason: '' };
}
