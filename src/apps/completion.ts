import type { CheckRun } from '../model/evidence-pack.ts';
import { shortened } from '../model/text.ts';
import type { AppActivity, AppComment, AppStatus, HeadEvidence } from './activity.ts';
import { type AppFinding, findingsOf, type Sources } from './app-findings.ts';
import type { Marker } from './app-table.ts';
import { type App, type AppSource, identifyApp, ownActivity } from './identify.ts';
import { namesHead, type OwnReview, type OwnText, readConversation, readReviews } from './of-head.ts';
import { beginsWith, completes, openingOf, plainWords, statedNumber } from './opening.ts';

export type AppCompletion =
  | { readonly how: 'reviewed' }
  /** `reason` is untrusted: the app's own first words, or ours where it has none; at most 120 characters. */
  | {
      readonly how: 'working' | 'not-reviewed';
      readonly reason: string;
      /** It has answered, and not by a review that counts, so nothing more comes by itself. */
      readonly final?: true;
    };

/** What one thing that the app made says about a review of this head. */
interface Answer {
  /**
   * `nothing`: it is not about this head, or not known well enough. `flawed`: it is, and hides something, so that no
   * other answer completes either.
   */
  readonly says: 'reviewed' | 'refused' | 'working' | 'nothing' | 'flawed';
  /** Why it does not say `reviewed`. */
  readonly reason: string;
}

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

/**
 * What a check run on the head says. A conclusion alone says nothing, unless the table knows what it means: refusals
 * conclude as reviews do. `shown` is the number of findings that the app shows for this head.
 */
function checkAnswer(app: App, check: CheckRun, shown: number): Answer {
  const reason = reasonOf(check);
  if (check.status.toLowerCase() !== 'completed') return { says: 'working', reason };
  const met = app.markers.filter((marker) => isMetByCheck(marker, check));
  if (met.some(({ says }) => says === 'refused')) return { says: 'refused', reason };
  const stated = statedByCheck(app, check, met.find(completes));
  if (stated === undefined) return { says: 'nothing', reason };
  if (check.annotations.length < check.annotationCount)
    return { says: 'flawed', reason: 'not all annotations of its check could be read' };
  if (stated > shown) return { says: 'flawed', reason: 'its check states more findings than it shows' };
  return { says: 'reviewed', reason: '' };
}

function reasonOf({ title, summary, name, conclusion, status }: CheckRun): string {
  return openingOf(title).words || openingOf(summary).words || `${name}: ${conclusion ?? status}`;
}

function isMetByCheck({ on, conclusion, contains }: Marker, check: CheckRun): boolean {
  if (on !== 'check' || (conclusion !== undefined && conclusion !== check.conclusion?.toLowerCase()))
    return false;
  if (contains === undefined) return true;
  const output = plainWords([check.title, check.summary, check.text].join('\n'));
  return output.toLowerCase().includes(contains.toLowerCase());
}

/** How many findings a check states at least; undefined where it does not say that it reviewed. */
function statedByCheck({ checks }: App, { name, app, text }: CheckRun, marker: Marker | undefined) {
  const counts = checks.find((each) => each.name === name && each.app === app)?.counts;
  if (counts !== undefined) return countedAtEnd(text, counts);
  if (marker === undefined) return undefined;
  return marker.says === 'reviewed' ? 1 : 0;
}

/** The sum of the numbers in the hidden comment that ends a text; undefined without one. */
function countedAtEnd(text: string, begins: string): number | undefined {
  const comment = text.slice(text.lastIndexOf('<!--')).trimEnd();
  if (!comment.startsWith('<!--') || !comment.endsWith('-->')) return undefined;
  if (!comment.slice(4).trimStart().startsWith(begins)) return undefined;
  const numbers = [...comment.matchAll(/"\s{0,9}:\s{0,9}(\d{1,6})\b/g)].map(([, number]) => Number(number));
  return numbers.length === 0 ? undefined : numbers.reduce((sum, each) => sum + each, 0);
}

/** What a commit status on the head says. */
function statusAnswer({ markers }: App, status: AppStatus): Answer {
  const state = status.state.toLowerCase();
  const reason = status.description || `${status.context}: ${state}`;
  const met = markers.filter(
    ({ on, starts, conclusion }) =>
      on === 'status' &&
      (conclusion === undefined || conclusion === state) &&
      (starts === undefined || beginsWith(status.description, starts)),
  );
  if (met.some(({ says }) => says === 'refused')) return { says: 'refused', reason };
  if (state === 'pending') return { says: 'working', reason };
  return met.some(completes) ? { says: 'reviewed', reason: '' } : { says: 'nothing', reason };
}

/** What one app says about the head: whether it reviewed it, and what it found. */
export interface AppReading {
  readonly completion: AppCompletion;
  /** What a person writes to the app to ask for a review; shown as code, never live. */
  readonly ask?: string | undefined;
  readonly findings: readonly AppFinding[];
}

/** What the app says about the head. Positive evidence alone makes it `reviewed`. */
export function readApp(source: AppSource, activity: AppActivity, evidence: HeadEvidence): AppReading {
  const app = identifyApp(source);
  const own = ownActivity(app, activity);
  const reviews = readReviews(app, own, evidence);
  const sources = { app, own, evidence, reviews, conversation: readConversation(app, own) };
  const findings = findingsOf(sources);
  const completion = completionOf({ ...sources, findings, complete: activity.complete });
  return { completion, ask: app.entry?.ask, findings };
}
