import { readSeverity } from '../formats/read-values.ts';
import type { Severity } from '../model/finding.ts';
import { shortened } from '../model/text.ts';
import type { AppAnnotation, AppCheck, AppComment, AppReview, HeadEvidence } from './activity.ts';
import type { AppFinding } from './app-reading.ts';
import type { App, OwnActivity } from './identify.ts';
import { commitsNamed } from './of-head.ts';
import { markerOf } from './opening.ts';
import { outlineOf } from './outline.ts';
import { type BodyItem, type BodyReading, readBody } from './read-body.ts';
import { firstSentence, type ReadText, readFinding } from './read-finding.ts';

/** What is needed to read the findings of an app. */
export interface Sources {
  readonly app: App;
  readonly own: OwnActivity;
  readonly evidence: HeadEvidence;
  /** With those that someone else edited and that may have been of the head. */
  readonly reviewsOfHead: ReadonlySet<AppReview>;
  /** What was read in the bodies of reviews and comments. */
  readonly bodies: ReadonlyMap<AppReview | AppComment, BodyReading>;
}

const nothing: BodyReading = { items: [], counted: 0, whole: true };

/** The findings in the texts of reviews and of the conversation. */
export function readBodies({ entry, markers }: App, own: OwnActivity): Sources['bodies'] {
  const texts = [
    ...(entry?.body?.on === 'review' ? own.reviews : []),
    ...(entry?.body?.on === 'comment' ? own.conversation : []),
  ];
  return new Map(
    texts.map((text) => {
      const says = markerOf(text, markers)?.says;
      return [text, says === 'refused' || says === 'working' ? nothing : readBody(text.body, entry)];
    }),
  );
}

export function findingsOf(sources: Sources): readonly AppFinding[] {
  const { own } = sources;
  const inline = own.inline.map((comment) => inlineFinding(comment, sources));
  return [
    ...inline,
    ...own.reviews.flatMap((review) => reviewFindings(review, sources)),
    ...own.conversation.flatMap((comment) => conversationFindings(comment, sources)),
    ...own.checks.flatMap((check) => annotationFindings(check, inline)),
  ];
}

type Weighed = Pick<AppFinding, 'title' | 'text' | 'severity' | 'confidence' | 'editedByOthers'>;

/** An edit by someone else may have lowered the severity, so then it counts as high. */
function weighed(read: ReadText, editedByOthers: boolean, { name }: App): Weighed {
  return {
    title: read.title ?? `Comment of ${name}`,
    text: read.text,
    severity: editedByOthers ? 'high' : (read.severity ?? 'medium'),
    confidence: editedByOthers ? 'high' : (read.confidence ?? 'medium'),
    editedByOthers,
  };
}

function inlineFinding(comment: AppComment, { app, own, evidence, reviewsOfHead }: Sources): AppFinding {
  const { place, editedByOthers, id, url } = comment;
  const read = readFinding(outlineOf(comment.body).blocks, app.entry);
  const review = own.reviews.find((each) => each.id === place?.review);
  const isOfReview = review !== undefined && reviewsOfHead.has(review);
  const isResolved = place?.resolved === true && app.accounts.some(({ login }) => login === place.resolvedBy);
  return {
    ...weighed(read, editedByOthers, app),
    path: place?.path ?? null,
    line: place?.startLine ?? place?.line ?? null,
    endLine: place?.line ?? null,
    commentId: id,
    reviewId: place?.review ?? null,
    thread: place?.thread ?? null,
    url,
    ofThisHead: place?.originalCommit == null ? isOfReview : place.originalCommit === evidence.head,
    ...(isResolved || read.isSettled ? { claim: 'settled' } : {}),
  };
}

function reviewFindings(review: AppReview, { app, reviewsOfHead, bodies }: Sources): AppFinding[] {
  const ids = { commentId: null, reviewId: review.id };
  return bodyFindings(review, ids, reviewsOfHead.has(review), app, bodies.get(review));
}

/** A comment of the conversation is rewritten in place, so one that names no commit says it of every head. */
function conversationFindings(comment: AppComment, { app, evidence, bodies }: Sources): AppFinding[] {
  const named = comment.editedByOthers ? [] : commitsNamed(comment.body, app.entry?.commitAfter);
  const isOfHead = named.length === 0 || named.some((commit) => evidence.head.startsWith(commit));
  const ids = { commentId: comment.id, reviewId: null };
  return bodyFindings(comment, ids, isOfHead, app, bodies.get(comment));
}

function bodyFindings(
  { url, editedByOthers }: AppReview | AppComment,
  ids: Pick<AppFinding, 'commentId' | 'reviewId'>,
  isOfHead: boolean,
  app: App,
  body: BodyReading | undefined,
): AppFinding[] {
  const items = body?.items ?? [];
  const isHidden = body !== undefined && editedByOthers && items.length === 0;
  return [...items, ...(isHidden ? [hiddenItem] : [])].map(({ place, ...read }) => ({
    ...weighed(read, editedByOthers, app),
    ...place,
    ...ids,
    thread: null,
    url,
    ofThisHead: isOfHead && !read.isSettled,
    ...(read.isSettled ? { claim: 'settled' } : {}),
  }));
}

/** Stands for what someone else may have removed from a text that holds findings. */
const hiddenItem: BodyItem = {
  title: 'Someone else edited a text that lists findings',
  text: '',
  severity: undefined,
  confidence: undefined,
  isSettled: false,
  place: { path: null, line: null, endLine: null },
};

/** Findings of a tool, as sure as those of other tools. One that the app also wrote as a comment is that comment. */
function annotationFindings(check: AppCheck, inline: readonly AppFinding[]): AppFinding[] {
  const isWritten = ({ path, startLine, endLine }: AppAnnotation) =>
    inline.some(
      (each) =>
        each.path === path &&
        each.endLine !== null &&
        startLine <= each.endLine &&
        endLine >= (each.line ?? 0),
    );
  return check.annotations
    .filter((annotation) => !isWritten(annotation))
    .map((annotation) => ({
      path: annotation.path,
      line: annotation.startLine,
      endLine: annotation.endLine,
      title: shortened(annotation.title.trim() || firstSentence(annotation.message), 200),
      text: annotation.message,
      severity: severityOfAnnotation(annotation),
      confidence: 'high',
      commentId: null,
      reviewId: null,
      thread: null,
      url: check.url,
      ofThisHead: true,
      editedByOthers: false,
    }));
}

const levels: Readonly<Record<AppAnnotation['level'], Severity>> = {
  failure: 'high',
  warning: 'medium',
  notice: 'low',
};

/** The severity that it states, as code scanning does; else that of its level. */
function severityOfAnnotation({ level, title, message, rawDetails }: AnnotationTexts): Severity {
  const stated = [rawDetails, message, title].map((text) =>
    readSeverity(/severity"?\s?[:=]\s?"?(\w{1,20})/i.exec(text)?.[1]),
  );
  return stated.find((each) => each !== undefined) ?? levels[level];
}

type AnnotationTexts = Pick<AppAnnotation, 'level' | 'title' | 'message' | 'rawDetails'>;
