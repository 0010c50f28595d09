import type { Comment, Conversation, Thread } from '../publishing/conversation.ts';
import { type FindingMark, type Mark, readMarks } from './mark.ts';
import { findPassage, type Passage } from './passage.ts';

/** Where a finding of an earlier run stands. */
export type Standing =
  | {
      readonly in: 'thread';
      readonly thread: Thread;
      /** Our comment that carries the mark. */
      readonly comment: Pick<Comment, 'id' | 'nodeId' | 'body'>;
      readonly url: string;
      /** The mark in that comment, which a later one may have brought up to date. */
      readonly posted: FindingMark;
    }
  | {
      readonly in: 'body';
      readonly reviewId: number;
      readonly url: string;
      /** What the text says of it; absent where there was no room for that. */
      readonly passage?: Passage;
    };

/** One finding that an earlier run of this instance published. */
export interface LedgerEntry {
  readonly mark: FindingMark;
  readonly standing: Standing;
  /** The head at which a whole review did not find it again. */
  readonly missedAt?: string;
}

type Review = Conversation['reviews'][number];

function inThread(thread: Thread, tool: string): LedgerEntry[] {
  return thread.comments
    .filter(({ ours }) => ours)
    .flatMap(({ id, nodeId, body, url }) =>
      readMarks(body, tool).flatMap((mark): LedgerEntry[] =>
        mark.kind === 'review' || mark.kind === 'missed' || mark.kind === 'seen'
          ? []
          : [{ mark, standing: { in: 'thread', thread, comment: { id, nodeId, body }, url, posted: mark } }],
      ),
    );
}

function inBody({ id, body, url }: Review, mark: FindingMark): LedgerEntry {
  const passage = findPassage(body, mark.id);
  return { mark, standing: { in: 'body', reviewId: id, url, ...(passage && { passage }) } };
}

/** What the text tells of a finding that has a comment of its own. */
function withNews(entry: LedgerEntry, marks: readonly Mark[]): LedgerEntry {
  const { mark } = entry;
  if (mark.kind !== 'finding') return entry;
  const seen = marks.find((each) => each.kind === 'seen' && each.id === mark.id);
  return seen?.kind === 'seen' ? { ...entry, mark: { ...seen, kind: 'finding' } } : entry;
}

function withMiss(entry: LedgerEntry, marks: readonly Mark[]): LedgerEntry {
  const miss = marks.find((each) => each.kind === 'missed' && each.id === entry.mark.id);
  return miss === undefined || entry.mark.kind !== 'finding' ? entry : { ...entry, missedAt: miss.head };
}

/**
 * Everything that our threads and review bodies say of earlier findings, rebuilt from nothing but our own words on
 * the pull request (threat Y1). A finding that stands in several places counts once: in its thread before a body,
 * in the newest thread, since a reopened finding has a new one, and in the newest body before older ones. What the
 * newest text adds about a finding counts as long as that finding still has a place of its own.
 */
export function readLedger(conversation: Conversation, tool: string): readonly LedgerEntry[] {
  const entries = new Map<string, LedgerEntry>();
  for (const entry of conversation.threads.flatMap((thread) => inThread(thread, tool)))
    entries.set(entry.mark.id, entry);
  const reviews = conversation.reviews
    .filter(({ ours, state }) => ours && state !== 'PENDING')
    .map((review) => ({ review, marks: readMarks(review.body, tool) }))
    .filter(({ marks }) => marks.length > 0)
    .toReversed();
  for (const { review, marks } of reviews) {
    for (const mark of marks) {
      const isOwn = mark.kind === 'finding' || mark.kind === 'closed' || mark.kind === 'withdrawn';
      if (isOwn && !entries.has(mark.id)) entries.set(mark.id, inBody(review, mark));
    }
  }
  const news = reviews[0]?.marks ?? [];
  return [...entries.values()].map((entry) => {
    const known = entry.standing.in === 'thread' ? withNews(entry, news) : entry;
    return withMiss(known, news);
  });
}
