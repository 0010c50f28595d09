import type { Comment, Conversation, Thread } from '../model/conversation.ts';
import { ConfidenceBand, type Location, Severity } from '../model/finding.ts';
import {
  type KeptFindings,
  type RememberedFinding,
  rememberAgain,
  titleHash,
} from '../model/known-finding.ts';
import { type FindingMark, readMarks } from '../model/mark.ts';
import { ReviewerId } from '../model/reviewer.ts';
import { bodyLines, sha256 } from '../model/text.ts';

/** A finding's part of one of our texts, as Markdown without the enclosing HTML. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly severity?: Severity | undefined;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The severity before a title. */
const label = /^\S{1,4} (Critical|High|Medium|Low|Info)(?: · |: |$)/u;

function severityIn(words: string): Severity | undefined {
  return Severity.safeParse(label.exec(words)?.[1]?.toLowerCase()).data;
}

function plain(html: string): string {
  return html
    .replace(/<sub>.*<\/sub>$/, '')
    .replace(/<\/?code>/g, '`')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}

/**
 * The folded part of one of our review texts that ends with the finding's small print. Untrusted text cannot
 * forge such lines, since rendering escapes its HTML.
 */
export function findPassage(body: string, id: string): Passage | undefined {
  const lines = bodyLines(body);
  const end = lines.findIndex((line) => line.startsWith('<sub>') && line.endsWith(` · \`${id}\`</sub>`));
  const start = lines.slice(0, Math.max(0, end)).lastIndexOf('<details>');
  if (start < 0) return undefined;
  const [, title] = /^<summary>(.*)<\/summary>$/.exec(lines[start + 1] ?? '') ?? [];
  if (title === undefined) return undefined;
  const words = plain(title);
  const text = lines.slice(start + 2, end).join('\n');
  return { title: words.replace(label, ''), severity: severityIn(words), text: text.trim() };
}

/** A comment without our last line and without text that people added below it. */
export function withoutSignature(body: string): string {
  return body.replace(/\r\n?/g, '\n').replace(/\n<sub>[^\n]*<\/sub>[\s\S]*$/, '');
}

/** Start of the summary of the fold that holds a settled finding's comment. */
export const settledWords = { closed: '✅ Fixed at ', withdrawn: 'Not found again at ' } as const;

const settledSummary = new RegExp(`^<summary>(?:${Object.values(settledWords).join('|')})`);

function beforeItWasSettled(text: string): string {
  const [first, second = '', ...rest] = text.split('\n');
  return first === '<details>' && settledSummary.test(second) ? rest.join('\n').trim() : text;
}

/** The text with the content of its folds below their summaries. */
export function unfolded(text: string): string {
  const lines = text.split('\n').filter((line) => line !== '<details>' && line !== '</details>');
  const strong = (_: string, summary: string) => `**${plain(summary)}**`;
  return lines.map((line) => line.replace(/^<summary>(.*)<\/summary>$/, strong)).join('\n');
}

/** The title and text in a comment of ours, open or settled; leaves out a derived title. */
export function commentPassage(body: string): Partial<Passage> & Pick<Passage, 'text'> {
  const [first = '', ...rest] = beforeItWasSettled(withoutSignature(body)).split('\n');
  const folds = rest.indexOf('<details>');
  const text = (folds < 0 ? rest : rest.slice(0, folds)).join('\n').trim();
  const [, shown = ''] = /^\*\*(.+)\*\*(?: · |$)/.exec(first) ?? [];
  const severity = severityIn(shown);
  const title = severity === undefined ? '' : shown.replace(label, '');
  return { ...(title !== '' && { title }), severity, text };
}

/**
 * The part of a comment of ours about one finding as it was before it was settled, without its small print; the whole
 * comment where that is gone.
 */
export function partAbout(body: string, id: string): string {
  const lines = bodyLines(body);
  const prints = lines.flatMap((line, at) => (smallPrint.test(line) ? [at] : []));
  const end = prints.find((at) => smallPrint.exec(lines[at] ?? '')?.[4] === id);
  if (end === undefined) return body;
  const start = prints.findLast((at) => at < end) ?? -1;
  const part = lines
    .slice(start + 1, end)
    .join('\n')
    .trim();
  return beforeItWasSettled(part.replace(/^<\/details>\n*/, ''));
}

/** The title and text of one finding in a comment of ours. */
function passageIn(body: string, id: string): Partial<Passage> & Pick<Passage, 'text'> {
  const part = partAbout(body, id);
  return (part.startsWith('<details>') ? findPassage(body, id) : undefined) ?? commentPassage(part);
}

/** The end of a finding's text: its reviewers, and in a comment its category and confidence. */
const smallPrint =
  /^<sub>by ([^·]{1,2000}?) · (?:(.{1,400}?)(?:, (high|medium|low) confidence)? · )?`([a-z0-9-]{1,80})`<\/sub>\s*$/;

/** Ids of the findings that a text of ours shows, from their small print. */
export function idsShownIn(body: string): readonly string[] {
  return bodyLines(body).flatMap((line) => smallPrint.exec(line)?.[4] ?? []);
}

/** A comment without a confidence in its small print is speculative; in a review's text the first line has it. */
function confidenceIn([, , kind, band]: readonly (string | undefined)[], { text }: Pick<Passage, 'text'>) {
  if (kind !== undefined) return ConfidenceBand.safeParse(band).data ?? 'speculative';
  const [, shown] =
    /(?:^| · )(?:(high|medium|low) confidence|speculative)(?: · |$)/.exec(text.split('\n', 1)[0] ?? '') ?? [];
  return (
    ConfidenceBand.safeParse(shown).data ?? (/ · speculative(?: · |$)/m.test(text) ? 'speculative' : 'high')
  );
}

/** The place from which an id was made, in one of these files. */
function placeIn(id: string, names: readonly string[]): Location | undefined {
  const [, hash, start = '0', end] = /-([0-9a-f]{8})-(\d{1,9})(?:-(\d{1,9}))?/.exec(id) ?? [];
  const path = names.find((name) => sha256(name).slice(0, 8) === hash);
  if (path === undefined) return undefined;
  const [startLine, endLine] = [Number(start), Number(end ?? 0)];
  if (startLine === 0) return { path, side: 'RIGHT' };
  return { path, side: 'RIGHT', startLine, ...(endLine > startLine && { endLine }) };
}

/** One of our posted texts, and the part of it about a finding. */
interface ShownText extends Pick<Comment, 'body' | 'editedByOthers'> {
  readonly passage: Partial<Passage> & Pick<Passage, 'text'>;
  /** Names that may be its file. */
  readonly names: readonly string[];
}

/**
 * Restores a finding that no check remembers from our own text. A value that is missing, or that someone else
 * may have edited, gets the strictest default, and without a known reviewer the finding cannot be closed by
 * silence.
 */
function rememberShown(
  { tool: _, ...mark }: FindingMark,
  { body, passage, names, editedByOthers }: ShownText,
): RememberedFinding {
  const prints = editedByOthers ? [] : bodyLines(body).map((line) => smallPrint.exec(line));
  const print = prints.find((parts) => parts?.[4] === mark.id);
  const by = print?.[1]?.replaceAll('\\', '').split(/, also reported by |, /) ?? [];
  const place = placeIn(mark.id, names);
  return {
    ...mark,
    severity: (print && passage.severity) ?? 'critical',
    confidence: print ? confidenceIn(print, passage) : 'high',
    preExisting: false,
    reviewers: by.every((name) => ReviewerId.safeParse(name).success) ? by : [],
    contestedBy: [],
    title: passage.title === undefined ? '' : titleHash(passage.title),
    ...(place && { place }),
    alsoAt: [],
    named: [],
  };
}

/** Where a finding of an earlier run is shown. */
type ShownAt =
  | {
      readonly in: 'thread';
      readonly thread: Thread;
      /** Our comment with the mark. */
      readonly comment: Pick<Comment, 'id' | 'nodeId' | 'review' | 'body' | 'writtenAt'>;
      /** The finding's state according to the comment. */
      readonly shows: RememberedFinding['kind'];
      readonly url: string;
    }
  | {
      readonly in: 'body';
      readonly url: string;
      /** The finding's text; absent when it did not fit. */
      readonly passage?: Passage;
    }
  /** It did not fit, or its comment was deleted or changed. */
  | { readonly in: 'nowhere'; readonly url?: undefined };

/** One finding that an earlier run of this instance reported. */
export interface EarlierFinding {
  readonly remembered: RememberedFinding;
  readonly shownAt: ShownAt;
}

/** The title and text with which an earlier finding is shown; empty when neither is left. */
export function passageOf({ shownAt, remembered }: EarlierFinding): Partial<Passage> {
  if (shownAt.in === 'thread') return passageIn(shownAt.comment.body, remembered.id);
  if (shownAt.in === 'nowhere' || shownAt.passage === undefined) return {};
  // In a review's text the first line has only the classification.
  const text = shownAt.passage.text.split('\n').slice(1).join('\n').trim();
  return { title: shownAt.passage.title, text };
}

/** A finding as one of our texts shows it. */
interface PostedFinding extends EarlierFinding {
  readonly editedByOthers: boolean;
}

function findingMarks(body: string, tool: string): readonly FindingMark[] {
  return readMarks(body, tool).flatMap((mark) => (mark.kind === 'review' ? [] : [mark]));
}

function shownInThread(thread: Thread, tool: string): PostedFinding[] {
  const ours = thread.comments.filter((comment) => comment.ours);
  return ours.flatMap((comment) =>
    findingMarks(comment.body, tool).map((mark) => {
      const { body, url, editedByOthers } = comment;
      const text = { body, editedByOthers, passage: passageIn(body, mark.id), names: [thread.path] };
      const shownAt = { in: 'thread', thread, comment, shows: mark.kind, url } as const;
      return { remembered: rememberShown(mark, text), shownAt, editedByOthers };
    }),
  );
}

/** The code spans of a passage's first line, which include the finding's places. */
function namesIn(text: string): readonly string[] {
  const [line = ''] = text.split('\n', 1);
  return [...line.matchAll(/(?<!\\)`([^`]{1,400}?)(?::\d+(?:-\d+)?)?`/g)].flatMap(([, name]) => name ?? []);
}

function shownInBody(review: Conversation['reviews'][number], tool: string): PostedFinding[] {
  const { url, body, editedByOthers } = review;
  return findingMarks(body, tool).map((mark) => {
    const found = findPassage(body, mark.id);
    const passage = found ?? { text: '' };
    const text = { body, editedByOthers, passage, names: namesIn(passage.text) };
    const shownAt = { in: 'body', url, ...(found && { passage: found }) } as const;
    return { remembered: rememberShown(mark, text), shownAt, editedByOthers };
  });
}

/**
 * Findings in our threads and review bodies, by id. Each counts once: a thread takes precedence over a body,
 * the newest thread over older ones, since a reopened finding gets a new one, and the newest body over older
 * ones.
 */
function shownFindings(conversation: Conversation, tool: string): ReadonlyMap<string, PostedFinding> {
  const bodies = conversation.reviews.filter(({ ours, state }) => ours && state !== 'PENDING');
  const inThreads = conversation.threads.flatMap((thread) => shownInThread(thread, tool));
  const shown = new Map(inThreads.map((each) => [each.remembered.id, each]));
  for (const each of bodies.toReversed().flatMap((review) => shownInBody(review, tool))) {
    if (!shown.has(each.remembered.id)) shown.set(each.remembered.id, each);
  }
  return shown;
}

/**
 * What a run reopened that ended before it concluded its check: a settled finding in a comment of a review that the
 * check does not know. Undefined for any other finding.
 */
function reopenedAfter(
  { newestReview }: KeptFindings,
  known: RememberedFinding,
  { remembered, shownAt, editedByOthers }: PostedFinding,
): RememberedFinding | undefined {
  if (known.kind === 'finding' || remembered.kind !== 'finding' || editedByOthers) return undefined;
  if (shownAt.in !== 'thread' || (shownAt.comment.review ?? 0) <= newestReview) return undefined;
  // Its id has the place at which it was first published; GitHub has the thread's.
  const { place: _, ...posted } = remembered;
  return rememberAgain(posted, known, shownAt.comment.writtenAt);
}

/**
 * All findings of earlier runs: those in the newest check, and those only in our own texts, from runs without
 * a check. For a finding in the check, a mark shows where it is published, and whether a later run reopened it. For
 * others, a mark counts only in a text that no one else edited (threats G7, Y1).
 */
export function readLedger(
  conversation: Conversation,
  tool: string,
  check: KeptFindings | undefined,
): readonly EarlierFinding[] {
  const shown = shownFindings(conversation, tool);
  const kept = (check?.findings ?? []).map((known): EarlierFinding => {
    const posted = shown.get(known.id);
    if (check === undefined || posted === undefined) return { remembered: known, shownAt: { in: 'nowhere' } };
    return { remembered: reopenedAfter(check, known, posted) ?? known, shownAt: posted.shownAt };
  });
  const ids = new Set(kept.map(({ remembered }) => remembered.id));
  const others = [...shown.values()].filter(
    ({ remembered, editedByOthers }) => !ids.has(remembered.id) && !(editedByOthers && check !== undefined),
  );
  return [...kept, ...others.map(({ remembered, shownAt }) => ({ remembered, shownAt }))];
}
