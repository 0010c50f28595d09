import { readSeverity } from '../formats/read-values.ts';
import type { CheckAnnotation, CheckRun } from '../model/evidence-pack.ts';
import type { ConfidenceBand, Severity } from '../model/finding.ts';
import { firstSentence, shortened } from '../model/text.ts';
import type { AppComment, AppReview, HeadEvidence } from './activity.ts';
import type { App, OwnActivity } from './identify.ts';
import { commitsNamed, type OwnReview, type OwnText } from './of-head.ts';
import { outlineOf } from './outline.ts';
import type { BodyItem } from './read-body.ts';
import { type ReadText, readFinding } from './read-finding.ts';

export interface AppFinding {
  /** Null where the app names no file. */
  readonly path: string | null;
  /** First line in the head; null for a whole file, an outdated comment, or no file. */
  readonly line: number | null;
  /** Last line, at least `line`; null where `line` is. */
  readonly endLine: number | null;
  /** One line. */
  readonly title: string;
  /** Markdown, without folds, hidden comments and prompts for agents; may be empty. */
  readonly text: string;
  readonly severity: Severity;
  readonly confidence: ConfidenceBand;
  /** The comment on lines that says it alone; absent for annotations of a check and for findings in a longer text. */
  readonly inline?: AppComment | undefined;
  readonly url: string;
  /** Whether the app says it of this head; else it said it of an earlier one, or does not say of which. */
  readonly ofThisHead: boolean;
  /** Then severity and confidence are `high`, unless the caller knows them better. */
  readonly editedByOthers: boolean;
  /** The app says that it is settled; that is shown, and closes nothing. */
  readonly claim?: 'settled' | undefined;
}

/** What is needed to read the findings of an app. */
export interface Sources {
  readonly app: App;
  readonly own: OwnActivity;
  readonly evidence: HeadEvidence;
  readonly reviews: readonly OwnReview[];
  readonly conversation: readonly OwnText<AppComment>[];
}

export function findingsOf(sources: Sources): readonly AppFinding[] {
  const { app, own, evidence, reviews, conversation } = sources;
  const inline = own.inline.map((comment) => inlineFinding(comment, sources));
  return [
    ...inline,
    ...reviews.flatMap((review) => bodyFindings(review, review.isOfHead, app)),
    ...conversation.flatMap((said) => bodyFindings(said, isOfHead(said.text, app, evidence), app)),
    ...own.checks.flatMap((check) => annotationFindings(check, inline)),
  ];
}

/** A comment of the conversation is rewritten in place, so one that names no commit says it of every head. */
function isOfHead({ body, editedByOthers }: AppComment, { entry }: App, { head }: HeadEvidence): boolean {
  const named = editedByOthers ? [] : commitsNamed(body, entry?.commitAfter);
  return named.length === 0 || named.some((commit) => head.startsWith(commit));
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

function inlineFinding(comment: AppComment, { app, evidence, reviews }: Sources): AppFinding {
  const { place, editedByOthers, url } = comment;
  const read = readFinding(outlineOf(comment.body).blocks, app.entry);
  const review = reviews.find(({ text }) => text.id === place?.review);
  const isResolved = place?.resolved === true && app.accounts.some(({ login }) => login === place.resolvedBy);
  return {
    ...weighed(read, editedByOthers, app),
    path: place?.path ?? null,
    line: place?.startLine ?? place?.line ?? null,
    endLine: place?.line ?? null,
    inline: comment,
    url,
    ofThisHead:
      place?.originalCommit == null ? review?.isOfHead === true : place.originalCommit === evidence.head,
    ...(isResolved || read.isSettled ? { claim: 'settled' } : {}),
  };
}

function bodyFindings(
  { text: { url, editedByOthers }, body }: OwnText<AppReview | AppComment>,
  isOfHead: boolean,
  app: App,
): AppFinding[] {
  if (body === undefined) return [];
  const isHidden = editedByOthers && body.items.length === 0;
  return [...body.items, ...(isHidden ? [hiddenItem] : [])].map(({ place, ...read }) => ({
    ...weighed(read, editedByOthers, app),
    ...place,
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
function annotationFindings(check: CheckRun, inline: readonly AppFinding[]): AppFinding[] {
  const isWritten = ({ path, startLine, endLine }: CheckAnnotation) =>
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
      url: check.url,
      ofThisHead: true,
      editedByOthers: false,
    }));
}

const levels: Readonly<Record<CheckAnnotation['level'], Severity>> = {
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

type AnnotationTexts = Pick<CheckAnnotation, 'level' | 'title' | 'message' | 'rawDetails'>;
