import type { Conversation, Thread } from './conversation.ts';
import { type FindingMark, type Mark, readMarks } from './mark.ts';

/** Where a finding of an earlier run stands. */
export type Standing =
  | {
      readonly in: 'thread';
      readonly thread: Thread;
      /** Our comment that carries the mark. */
      readonly comment: { readonly id: number; readonly body: string };
      readonly url: string;
    }
  | { readonly in: 'body'; readonly reviewId: number; readonly url: string };

/** One finding that an earlier run of this instance published. */
export interface LedgerEntry {
  readonly mark: FindingMark;
  readonly standing: Standing;
}

function isFinding(mark: Mark): mark is FindingMark {
  return mark.kind !== 'review';
}

function inThread(thread: Thread, tool: string): LedgerEntry[] {
  return thread.comments
    .filter(({ ours }) => ours)
    .flatMap(({ id, body, url }) =>
      readMarks(body, tool)
        .filter(isFinding)
        .map(
          (mark): LedgerEntry => ({ mark, standing: { in: 'thread', thread, comment: { id, body }, url } }),
        ),
    );
}

/**
 * Everything that our threads and review bodies say of earlier findings, rebuilt from nothing but our own words on
 * the pull request (threat Y1). A finding that stands in several places counts once: in its thread before a body,
 * and in the newest body before older ones.
 */
export function readLedger(conversation: Conversation, tool: string): readonly LedgerEntry[] {
  const threads = conversation.threads.flatMap((thread) => inThread(thread, tool));
  const bodies = conversation.reviews
    .filter(({ ours, state }) => ours && state !== 'PENDING')
    .toReversed()
    .flatMap(({ id, body, url }) =>
      readMarks(body, tool)
        .filter(isFinding)
        .map((mark): LedgerEntry => ({ mark, standing: { in: 'body', reviewId: id, url } })),
    );
  const entries = new Map<string, LedgerEntry>();
  // The newest of several threads speaks for the finding: a reopened finding has a new thread.
  for (const entry of threads) entries.set(entry.mark.fingerprint, entry);
  for (const entry of bodies)
    if (!entries.has(entry.mark.fingerprint)) entries.set(entry.mark.fingerprint, entry);
  return [...entries.values()];
}
