import type { ConfidenceBand, Severity } from '../model/finding.ts';
import { shortened } from '../model/text.ts';
import type { AppEntry } from './app-table.ts';
import { confidenceOf, type Head, headOf, severityOf, shownText } from './labels.ts';
import { beginsWith, plainWords } from './opening.ts';
import type { Block } from './outline.ts';

/** What one comment of an app says, wherever it is. */
export interface ReadText {
  /** Undefined where nothing but labels, folds and code was written. */
  readonly title: string | undefined;
  readonly text: string;
  readonly severity: Severity | undefined;
  readonly confidence: ConfidenceBand | undefined;
  readonly isSettled: boolean;
}

/** In characters. */
const maxTitle = 200;

/**
 * The title is the first bold text, heading or sentence outside of folds; the severity is in the labels before it, or in
 * paragraphs of nothing but labels. What is in folds repeats findings, or instructs agents, and is left out.
 */
export function readFinding(blocks: readonly Block[], entry: AppEntry | undefined): ReadText {
  const shown = blocks.filter(({ folds }) => folds.length === 0);
  const settled = shown.filter((block) => isSettled(block, entry));
  const parts = shown
    .filter((block) => !settled.includes(block) && !isFooter(block, entry))
    .map((block) => partOf(block, entry?.severities ?? {}));
  const titled = parts.find(({ block, isProse }) => isProse && block.kind !== 'code');
  const begun = titled && titleOf(titled, entry?.titleAfter);
  const first = titled === undefined ? parts.length : parts.indexOf(titled);
  const labels = parts.flatMap((part, at) => [
    ...(at <= first || !part.isProse ? part.labels : []),
    ...part.smallPrint,
  ]);
  const texts = parts.map((part, at) =>
    at === first ? begun?.text : part.isProse && markdownOf(part.block),
  );
  return {
    title: begun?.title,
    text: texts.filter((text) => typeof text === 'string' && text.trim() !== '').join('\n\n'),
    severity:
      scaled(shown.map(wordsOf).join(' '), entry?.scale) ?? severityOf(labels, entry?.severities ?? {}),
    confidence: confidenceOf(labels),
    isSettled: settled.length > 0,
  };
}

function wordsOf({ pieces }: Block): string {
  return plainWords(pieces.map(({ text }) => text).join(''));
}

function isSettled(block: Block, entry: AppEntry | undefined): boolean {
  const markers = entry?.markers?.filter(({ says }) => says === 'settled') ?? [];
  return markers.some(({ starts, hidden }) =>
    starts === undefined ? block.markdown.startsWith(`<${hidden}>`) : beginsWith(wordsOf(block), starts),
  );
}

function isFooter(block: Block, entry: AppEntry | undefined): boolean {
  return entry?.footers?.some((each) => beginsWith(wordsOf(block), each)) === true;
}

/** A block as labels and what follows them. */
interface Part extends Head {
  readonly block: Block;
  readonly smallPrint: readonly string[];
  readonly isProse: boolean;
}

function partOf(block: Block, severities: Readonly<Record<string, Severity>>): Part {
  const small = block.pieces.filter((piece) => piece.small);
  const isCode = block.kind === 'code';
  const head = isCode
    ? { labels: [], rest: block.pieces }
    : headOf(
        block.pieces.filter((piece) => !piece.small),
        severities,
      );
  const isProse = head.rest.some(({ text }) => text.trim() !== '');
  return { ...head, block, smallPrint: small.map(({ text }) => text), isProse };
}

function markdownOf({ kind, markdown, pieces }: Block): string {
  const text = markdown === '' ? pieces.map(shownText).join('') : markdown;
  return kind === 'item' ? `- ${text}` : text;
}

/** The title that a block begins with, and what is left of it. */
function titleOf({ block, rest }: Part, titleAfter: string | undefined) {
  const words = rest.filter((piece) => piece.kind !== 'image');
  const [first] = words;
  const bold = first?.strong === true ? first.text : undefined;
  // What separates a label from the sentence is part of neither.
  const whole = words
    .map(shownText)
    .join('')
    .replace(bold === undefined ? /^\s*[:–—]\s*/ : '', '');
  const title = block.kind === 'heading' ? whole : (bold ?? firstSentence(whole));
  const left = block.kind === 'heading' ? '' : whole.slice(bold?.length ?? 0);
  const at = titleAfter === undefined ? -1 : title.indexOf(titleAfter);
  const named = at === -1 ? title : title.slice(at + (titleAfter ?? '').length);
  return { title: shortened(oneLine(named), maxTitle), text: left.trim() };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Up to the first end of a sentence, with it. */
export function firstSentence(text: string): string {
  const line = oneLine(text.slice(0, 1_000));
  return /^.*?[.!?](?=\s+[^\p{Ll}\s]|$)/u.exec(line)?.[0] ?? line;
}

function scaled(all: string, scale: AppEntry['scale']): Severity | undefined {
  if (scale === undefined) return undefined;
  const at = all.indexOf(scale.before);
  const number = at === -1 ? Number.NaN : Number.parseInt(all.slice(at + scale.before.length), 10);
  if (Number.isNaN(number)) return undefined;
  if (number >= scale.high) return 'high';
  return number >= scale.medium ? 'medium' : 'low';
}
