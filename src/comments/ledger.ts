import type { Comment, Conversation, Thread } from '../model/conversation.ts';
import type { Kept } from '../model/kept.ts';
import type { RememberedFinding } from '../model/known-finding.ts';
import { readMarks } from '../model/mark.ts';
import { findPassage, type Passage } from './passage.ts';

/** Where a finding of an earlier run is shown. */
export type ShownAt =
  | {
      readonly in: 'thread';
      readonly thread: Thread;
      /** Our comment that carries the mark. */
      readonly comment: Pick<Comment, 'id' | 'nodeId' | 'body'>;
      /** What the comment says has become of the finding. */
      readonly shows: RememberedFinding['kind'];
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
export interface EarlierFinding {
  readonly remembered: RememberedFinding;
  readonly shownAt: ShownAt;
}

/** A finding as a text of ours shows it. */
interface Shown extends EarlierFinding {
  readonly editedByOthers: boolean;
}

type Review = Conversation['reviews'][number];

function shownInThread(thread: Thread, tool: string): Shown[] {
  return thread.comments
    .filter(({ ours }) => ours)
    .flatMap(({ id, nodeId, body, url, editedByOthers }) =>
      readMarks(body, tool).flatMap((mark): Shown[] => {
        if (mark.kind === 'review') return [];
        const { tool: _, ...known } = mark;
        const shownAt = {
          in: 'thread',
          thread,
          comment: { id, nodeId, body },
          shows: mark.kind,
          url,
        } as const;
        return [{ remembered: known, shownAt, editedByOthers }];
      }),
    );
}

function shownInBody({ id, body, url, editedByOthers }: Review, tool: string): Shown[] {
  return readMarks(body, tool).flatMap((mark): Shown[] => {
    if (mark.kind === 'review') return [];
    const { tool: _, ...known } = mark;
    const passage = findPassage(body, known.id);
    return [
      {
        remembered: known,
        shownAt: { in: 'body', reviewId: id, url, ...(passage && { passage }) },
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
  const inThreads = conversation.threads.flatMap((thread) => shownInThread(thread, tool));
  const shown = new Map(inThreads.map((each) => [each.remembered.id, each]));
  for (const each of bodies.toReversed().flatMap((review) => shownInBody(review, tool))) {
    if (!shown.has(each.remembered.id)) shown.set(each.remembered.id, each);
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
  check: Kept | undefined,
): readonly EarlierFinding[] {
  const shown = shownFindings(conversation, tool);
  const kept = check?.findings ?? [];
  const ids = new Set(kept.map(({ id }) => id));
  const others = [...shown.values()].filter(
    ({ remembered, editedByOthers }) => !ids.has(remembered.id) && !(editedByOthers && check !== undefined),
  );
  return [
    ...kept.map((remembered) => ({
      remembered,
      shownAt: shown.get(remembered.id)?.shownAt ?? ({ in: 'nowhere' } as const),
    })),
    ...others.map(({ remembered, shownAt }) => ({ remembered, shownAt })),
  ];
}
