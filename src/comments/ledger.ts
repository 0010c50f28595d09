import type { Comment, Conversation, Thread } from '../model/conversation.ts';
import type { Kept } from '../model/kept.ts';
import type { KnownFinding } from '../model/known-finding.ts';
import { readMarks } from '../model/mark.ts';
import { findPassage, type Passage } from './passage.ts';

/** Where a finding of an earlier run is shown. */
export type Standing =
  | {
      readonly in: 'thread';
      readonly thread: Thread;
      /** Our comment that carries the mark. */
      readonly comment: Pick<Comment, 'id' | 'nodeId' | 'body'>;
      /** What the comment says has become of the finding. */
      readonly shows: KnownFinding['kind'];
      readonly url: string;
    }
  | {
      readonly in: 'body';
      readonly reviewId: number;
      readonly url: string;
      /** What the text says of it; absent where there was no room for that. */
      readonly passage?: Passage;
    }
  /** It had no room, or its comment was deleted or changed. */
  | { readonly in: 'nowhere'; readonly url?: undefined };

/** One finding that an earlier run of this instance reported. */
export interface LedgerEntry {
  readonly mark: KnownFinding;
  readonly standing: Standing;
}

/** A finding as a text of ours shows it. */
interface Shown extends LedgerEntry {
  readonly editedByOthers: boolean;
}

type Review = Conversation['reviews'][number];

function inThread(thread: Thread, tool: string): Shown[] {
  return thread.comments
    .filter(({ ours }) => ours)
    .flatMap(({ id, nodeId, body, url, editedByOthers }) =>
      readMarks(body, tool).flatMap((mark): Shown[] => {
        if (mark.kind === 'review') return [];
        const { tool: _, ...known } = mark;
        const standing = {
          in: 'thread',
          thread,
          comment: { id, nodeId, body },
          shows: mark.kind,
          url,
        } as const;
        return [{ mark: known, standing, editedByOthers }];
      }),
    );
}

function inBody({ id, body, url, editedByOthers }: Review, tool: string): Shown[] {
  return readMarks(body, tool).flatMap((mark): Shown[] => {
    if (mark.kind === 'review') return [];
    const { tool: _, ...known } = mark;
    const passage = findPassage(body, known.id);
    return [
      {
        mark: known,
        standing: { in: 'body', reviewId: id, url, ...(passage && { passage }) },
        editedByOthers,
      },
    ];
  });
}

/**
 * By id, where our threads and review bodies show findings. One that several of them show counts once: in its thread
 * before a body, in the newest thread, since a reopened finding has a new one, and in the newest body before older ones.
 */
function shownFindings(conversation: Conversation, tool: string): ReadonlyMap<string, Shown> {
  const bodies = conversation.reviews.filter(({ ours, state }) => ours && state !== 'PENDING');
  const inThreads = conversation.threads.flatMap((thread) => inThread(thread, tool));
  const shown = new Map(inThreads.map((each) => [each.mark.id, each]));
  for (const each of bodies.toReversed().flatMap((review) => inBody(review, tool))) {
    if (!shown.has(each.mark.id)) shown.set(each.mark.id, each);
  }
  return shown;
}

/**
 * Everything that earlier runs reported: what the newest check remembers, and what only our own texts show, since the
 * run that wrote them kept no check. Of a finding that the check knows a mark says only where it is shown; of any other
 * one a mark counts in a text that nobody else edited (threats G7, Y1).
 */
export function readLedger(
  conversation: Conversation,
  tool: string,
  kept: Kept | undefined,
): readonly LedgerEntry[] {
  const shown = shownFindings(conversation, tool);
  const remembered = kept?.findings ?? [];
  const ids = new Set(remembered.map(({ id }) => id));
  const others = [...shown.values()].filter(
    ({ mark, editedByOthers }) => !ids.has(mark.id) && !(editedByOthers && kept !== undefined),
  );
  return [
    ...remembered.map((mark) => ({
      mark,
      standing: shown.get(mark.id)?.standing ?? ({ in: 'nowhere' } as const),
    })),
    ...others.map(({ mark, standing }) => ({ mark, standing })),
  ];
}
