import type { Comment, Conversation, Thread } from '../model/conversation.ts';
import type { Kept, RememberedFinding } from '../model/known-finding.ts';
import { readMarks } from '../model/mark.ts';
import { bodyLines } from '../model/text.ts';

/** What a text of ours says of one finding, as Markdown without the HTML that it was folded in. */
export interface Passage {
  readonly title: string;
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What precedes a title: its severity. */
const label = /^\S{1,4} (?:Critical|High|Medium|Low|Info)(?: · |: )/u;

function plain(html: string): string {
  return html
    .replace(/<sub>.*<\/sub>$/, '')
    .replace(/<\/?code>/g, '`')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}

/**
 * The folded part of one of our review texts that ends with the finding's own small print. Untrusted text cannot
 * write such lines: rendering escapes its HTML.
 */
export function findPassage(body: string, id: string): Passage | undefined {
  const lines = bodyLines(body);
  const end = lines.findIndex((line) => line.startsWith('<sub>') && line.endsWith(` · \`${id}\`</sub>`));
  const start = lines.slice(0, Math.max(0, end)).lastIndexOf('<details>');
  if (start < 0) return undefined;
  const [, title] = /^<summary>(.*)<\/summary>$/.exec(lines[start + 1] ?? '') ?? [];
  if (title === undefined) return undefined;
  return {
    title: plain(title).replace(label, ''),
    text: lines
      .slice(start + 2, end)
      .join('\n')
      .trim(),
  };
}

/** A comment without our own last line, and without the text that people wrote below it. */
export function withoutSignature(body: string): string {
  return body.replace(/\r\n?/g, '\n').replace(/\n<sub>[^\n]*<\/sub>[\s\S]*$/, '');
}

/** The first line of a text about a finding classifies it and does not describe the problem. */
export function withoutClassification(text: string): string {
  return text.split('\n').slice(1).join('\n').trim();
}

/** How the fold begins that holds the comment of a settled finding. */
export const settledWords = { closed: '✅ Fixed at ', withdrawn: 'Not found again at ' } as const;

const settledSummary = new RegExp(`^<summary>(?:${Object.values(settledWords).join('|')})`);

function beforeItWasSettled(text: string): string {
  const [first, second = '', ...rest] = text.split('\n');
  return first === '<details>' && settledSummary.test(second) ? rest.join('\n').trim() : text;
}

/** The text with the content of its folds below their summaries. */
export function unfolded(text: string): string {
  return text
    .split('\n')
    .filter((line) => line !== '<details>' && line !== '</details>')
    .map((line) =>
      line.replace(/^<summary>(.*)<\/summary>$/, (_, summary: string) => `**${plain(summary)}**`),
    )
    .join('\n');
}

/** The title and text in a comment of ours, whether its finding is settled or not; a derived title is left out. */
export function commentPassage(body: string): Partial<Passage> & Pick<Passage, 'text'> {
  const [first = '', ...rest] = beforeItWasSettled(withoutSignature(body)).split('\n');
  const folds = rest.indexOf('<details>');
  const text = rest
    .slice(0, folds < 0 ? undefined : folds)
    .join('\n')
    .trim();
  const [, shown = ''] = /^\*\*(.+)\*\*$/.exec(first) ?? [];
  return label.test(shown) ? { title: shown.replace(label, ''), text } : { text };
}

/** Where a finding of an earlier run is shown. */
type ShownAt =
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
