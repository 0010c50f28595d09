import type { Comment, Conversation, Thread } from '../model/conversation.ts';
import { ConfidenceBand, type Location, Severity } from '../model/finding.ts';
import { type Kept, type RememberedFinding, titleHash } from '../model/known-finding.ts';
import { type FindingMark, readMarks } from '../model/mark.ts';
import { ReviewerId } from '../model/reviewer.ts';
import { bodyLines, sha256 } from '../model/text.ts';

/** What a text of ours says of one finding, as Markdown without the HTML that it was folded in. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly severity?: Severity | undefined;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What precedes a title: its severity. */
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
  const words = plain(title);
  return {
    title: words.replace(label, ''),
    severity: severityIn(words),
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
  const severity = severityIn(shown);
  const title = severity === undefined ? '' : shown.replace(label, '');
  return { ...(title !== '' && { title }), severity, text };
}

/** The end of a finding's text: its reviewers, and in a comment its category and confidence. */
const smallPrint =
  /^<sub>by ([^·]{1,2000}?) · (?:(.{1,400}?)(?:, (high|medium|low) confidence)? · )?`([a-z0-9-]{1,80})`<\/sub>\s*$/;

/** Ids of the findings that a text of ours shows, by their small print. */
export function idsShownIn(body: string): readonly string[] {
  return bodyLines(body).flatMap((line) => smallPrint.exec(line)?.[4] ?? []);
}

/** A comment without a confidence in its small print is speculative; in a review's text the first line says it. */
function confidenceIn(
  [, , kind, band]: readonly (string | undefined)[],
  { text }: Pick<Passage, 'text'>,
): ConfidenceBand {
  if (kind !== undefined) return ConfidenceBand.safeParse(band).data ?? 'speculative';
  const [, shown] =
    /(?:^| · )(?:(high|medium|low) confidence|speculative)(?: · |$)/.exec(text.split('\n', 1)[0] ?? '') ?? [];
  return (
    ConfidenceBand.safeParse(shown).data ?? (/ · speculative(?: · |$)/m.test(text) ? 'speculative' : 'high')
  );
}

/** The place that an id was made from, in a file of these names. */
function placeIn(id: string, names: readonly string[]): Location | undefined {
  const [, hash, start = '0', end] = /-([0-9a-f]{8})-(\d{1,9})(?:-(\d{1,9}))?/.exec(id) ?? [];
  const path = names.find((name) => sha256(name).slice(0, 8) === hash);
  if (path === undefined) return undefined;
  const [startLine, endLine] = [Number(start), Number(end ?? 0)];
  if (startLine === 0) return { path, side: 'RIGHT' };
  return { path, side: 'RIGHT', startLine, ...(endLine > startLine && { endLine }) };
}

/**
 * A finding that no check remembers, as our own text shows it. Where the text does not say it or someone else edited
 * it, the strictest holds, and nobody may close what has no known reviewer.
 */
function rememberShown(
  { tool: _, ...mark }: FindingMark,
  text: {
    readonly body: string;
    readonly passage: Partial<Passage> & Pick<Passage, 'text'>;
    readonly names: readonly string[];
    readonly editedByOthers: boolean;
  },
): RememberedFinding {
  const { passage, names } = text;
  const prints = text.editedByOthers ? [] : bodyLines(text.body).map((line) => smallPrint.exec(line));
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
        const names = [thread.path];
        const remembered = rememberShown(mark, {
          body,
          passage: commentPassage(body),
          names,
          editedByOthers,
        });
        const comment = { id, nodeId, body };
        const shownAt = { in: 'thread', thread, comment, shows: mark.kind, url } as const;
        return [{ remembered, shownAt, editedByOthers }];
      }),
    );
}

/** What the first line of a passage has as code: among it the places of its finding. */
function namesIn(text: string): readonly string[] {
  const [line = ''] = text.split('\n', 1);
  return [...line.matchAll(/(?<!\\)`([^`]{1,400}?)(?::\d+(?:-\d+)?)?`/g)].flatMap(([, name]) => name ?? []);
}

function shownInBody({ id, body, url, editedByOthers }: Review, tool: string): Shown[] {
  return readMarks(body, tool).flatMap((mark): Shown[] => {
    if (mark.kind === 'review') return [];
    const passage = findPassage(body, mark.id);
    const read = {
      body,
      passage: passage ?? { text: '' },
      names: namesIn(passage?.text ?? ''),
      editedByOthers,
    };
    const shownAt = { in: 'body', reviewId: id, url, ...(passage && { passage }) } as const;
    return [{ remembered: rememberShown(mark, read), shownAt, editedByOthers }];
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
