import { identifyApp } from '../apps/identify.ts';
import { outlineOf } from '../apps/outline.ts';
import { readFinding } from '../apps/read-finding.ts';
import type { Comment, Conversation, PublishedReview, Thread } from '../model/conversation.ts';
import { isAtLeast, keyOfComment } from '../model/finding.ts';
import { rememberAgain } from '../model/finding-history.ts';
import {
  type KeptFindings,
  originalsOf,
  type RememberedFinding,
  strictestOf,
} from '../model/known-finding.ts';
import { lastByKey } from '../model/lists.ts';
import { type FindingMark, findingOf, readMarks } from '../model/mark.ts';
import { type Passage, passageIn, passagesIn } from './passage.ts';

/** Our comment with the mark of a finding. */
export type OurComment = Pick<Comment, 'id' | 'nodeId' | 'review' | 'body' | 'writtenAt' | 'editedByOthers'>;

/** Where a finding of an earlier run is shown. */
type ShownAt =
  | {
      readonly in: 'thread';
      readonly thread: Thread;
      readonly comment: OurComment;
      /** The finding's state according to the comment. */
      readonly shows: RememberedFinding['kind'];
      /** Whether the thread was opened for it, so that its lines are the thread's; others were there or came later. */
      readonly leads: boolean;
      readonly url: string;
    }
  | {
      readonly in: 'body';
      readonly url: string;
      /** The finding's text; absent when it did not fit, or someone else edited it. */
      readonly passage?: Passage;
    }
  /**
   * No text of ours: it did not fit, its comment was deleted or changed, or the thread of an app has it, with what the app
   * wrote unless someone else edited that.
   */
  | { readonly in: 'nowhere'; readonly url?: string; readonly thread?: Thread; readonly passage?: Passage };

/** One finding that an earlier run of this instance reported. */
export interface EarlierFinding {
  readonly remembered: RememberedFinding;
  readonly shownAt: ShownAt;
}

/** Whether no run settled a finding. */
export function isOpen({ remembered }: EarlierFinding): boolean {
  return remembered.kind === 'finding';
}

/** The title and text with which an earlier finding is shown; empty when neither is left, or others edited them. */
export function passageOf({ shownAt, remembered }: EarlierFinding): Partial<Passage> {
  if (shownAt.in === 'thread')
    return shownAt.comment.editedByOthers ? {} : passageIn(shownAt.comment.body, remembered.id);
  if (shownAt.in === 'nowhere' || shownAt.passage === undefined) return shownAt.passage ?? {};
  // In a review's text the first line has only the classification.
  const text = shownAt.passage.text.split('\n').slice(1).join('\n').trim();
  return { ...shownAt.passage, text };
}

/** The thread that shows a finding; undefined when its comment may have been edited into that of another finding. */
export function threadOf({ shownAt }: EarlierFinding): Thread | undefined {
  return shownAt.in === 'thread' && !shownAt.comment.editedByOthers ? shownAt.thread : undefined;
}

/** The same, or the thread of the app that wrote it where no text of ours shows it. */
export function anyThreadOf(entry: EarlierFinding): Thread | undefined {
  return entry.shownAt.in === 'nowhere' ? entry.shownAt.thread : threadOf(entry);
}

/** A person's reply protects a thread, since they may be waiting for an answer. */
export function isAnswered({ shownAt }: EarlierFinding): boolean {
  return shownAt.in === 'thread' && shownAt.thread.comments.some(({ ours }) => !ours);
}

/** A finding as one of our texts shows it. */
interface PostedFinding {
  readonly mark: FindingMark;
  readonly shownAt: ShownAt;
  readonly editedByOthers: boolean;
}

/** The findings that a text shows, each once. */
function findingMarks(body: string, tool: string): readonly FindingMark[] {
  const marks = readMarks(body, tool).filter((mark) => mark.kind !== 'review');
  return lastByKey(marks, ({ id }) => id);
}

function shownInThread(thread: Thread, tool: string): readonly PostedFinding[] {
  const ours = thread.comments.filter((comment) => comment.ours);
  return ours.flatMap((comment) =>
    findingMarks(comment.body, tool).map((mark, at): PostedFinding => {
      const { url, editedByOthers } = comment;
      const leads = at === 0 && comment === thread.comments[0];
      const shownAt = { in: 'thread', thread, comment, shows: mark.kind, leads, url } as const;
      return { mark, shownAt, editedByOthers };
    }),
  );
}

function shownInBody({ url, body, editedByOthers }: PublishedReview, tool: string): readonly PostedFinding[] {
  const passages: ReadonlyMap<string, Passage> = editedByOthers ? new Map() : passagesIn(body);
  return findingMarks(body, tool).map((mark): PostedFinding => {
    const passage = passages.get(mark.id);
    return { mark, shownAt: { in: 'body', url, ...(passage && { passage }) }, editedByOthers };
  });
}

/**
 * Findings in our threads and review bodies, by id. Each counts once: a thread takes precedence over a body, one that
 * shows the finding as open over others, since a reopened finding may go into an older thread, then the newest over
 * older ones, and an intact text over one that someone else edited, which may have the mark of another finding.
 */
function shownFindings(conversation: Conversation, tool: string): ReadonlyMap<string, PostedFinding> {
  const bodies = conversation.reviews.filter(({ ours, state }) => ours && state !== 'PENDING');
  const inThreads = conversation.threads.flatMap((thread) => shownInThread(thread, tool));
  const inBodies = bodies.flatMap((review) => shownInBody(review, tool));
  const precedence = ({ mark, shownAt, editedByOthers }: PostedFinding) => {
    const place = shownAt.in === 'thread' ? 1 + Number(mark.kind === 'finding') : 0;
    return editedByOthers ? place : 3 + place;
  };
  const leastFirst = [...inBodies, ...inThreads].sort((a, b) => precedence(a) - precedence(b));
  return new Map(leastFirst.map((each) => [each.mark.id, each]));
}

/** A finding by its mark, which counts only in a text that no one else edited (threats G7, Y1). */
function markedFinding({ mark, shownAt, editedByOthers }: PostedFinding): EarlierFinding {
  const remembered = findingOf(mark);
  return { remembered: editedByOthers ? strictestOf(remembered) : remembered, shownAt };
}

/** Where an app wrote a finding that no text of ours shows, as severe as it is. */
function shownByApp(known: RememberedFinding, { threads }: Conversation): ShownAt {
  const gravest = originalsOf(known).filter(({ severity }) => isAtLeast(severity, known.severity));
  const keys = gravest.map(({ postKey }) => postKey);
  const isOfApp = ({ comments: [first] }: Thread) => first && keys.includes(keyOfComment(first.id));
  const thread = threads.find(isOfApp);
  const [first] = thread?.comments ?? [];
  if (thread === undefined || first === undefined) return { in: 'nowhere' };
  const { author, body, url } = first;
  if (first.editedByOthers) return { in: 'nowhere', url };
  const { entry } = identifyApp({ login: author ?? '' });
  const { title, text } = readFinding(outlineOf(body).blocks, entry);
  return { in: 'nowhere', url, thread, passage: { ...(title !== undefined && { title }), text } };
}

/** A finding that a check remembers. Its mark shows where it is published, and whether a later run reopened it. */
function keptFinding(
  known: RememberedFinding,
  posted: PostedFinding | undefined,
  { check, conversation }: { readonly check: KeptFindings; readonly conversation: Conversation },
): EarlierFinding {
  if (posted === undefined) return { remembered: known, shownAt: shownByApp(known, conversation) };
  const { shownAt } = posted;
  if (known.kind === 'finding' || shownAt.in !== 'thread' || !isOpenSince(check, posted))
    return { remembered: known, shownAt };
  const { remembered } = markedFinding(posted);
  return { remembered: rememberAgain(remembered, known, shownAt.comment.writtenAt), shownAt };
}

/** Whether a comment of a review that the check does not know shows a finding as open: its run ended before its check. */
function isOpenSince(
  { newestReview }: KeptFindings,
  { mark, shownAt, editedByOthers }: PostedFinding,
): boolean {
  if (mark.kind !== 'finding' || editedByOthers || shownAt.in !== 'thread') return false;
  return (shownAt.comment.review ?? 0) > newestReview;
}

/** A person who resolves a thread that is open now can see what it shows. */
function asSeen(entry: EarlierFinding): EarlierFinding {
  const { unseen, ...seen } = entry.remembered;
  return unseen && threadOf(entry)?.resolved === false ? { ...entry, remembered: seen } : entry;
}

/**
 * All findings of earlier runs: those in the newest check, and those only in our own texts, from runs without a check.
 * Where there is a check, a text that someone else edited shows nothing more (threats G7, Y1).
 */
export function readLedger(
  conversation: Conversation,
  tool: string,
  check: KeptFindings | undefined,
): readonly EarlierFinding[] {
  const shown = shownFindings(conversation, tool);
  if (check === undefined) return [...shown.values()].map(markedFinding).map(asSeen);
  const ids = new Set(check.findings.map(({ id }) => id));
  const others = [...shown.values()].filter(
    ({ mark, editedByOthers }) => !ids.has(mark.id) && !editedByOthers,
  );
  const context = { check, conversation };
  const kept = check.findings.map((known) => keptFinding(known, shown.get(known.id), context));
  return [...kept, ...others.map(markedFinding)].map(asSeen);
}
