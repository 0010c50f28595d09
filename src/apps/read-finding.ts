import { readConfidenceWord, readSeverity } from '../formats/read-values.ts';
import { type ConfidenceBand, mostSevere, type Severity } from '../model/finding.ts';
import { firstSentence, oneLine, shortened } from '../model/text.ts';
import type { AppEntry } from './app-table.ts';
import { beginsWith, plainWords } from './opening.ts';
import type { Block, Piece } from './outline.ts';

/** What begins a block and is no prose: badges, circles, words in bold or italics. */
export interface Head {
  readonly labels: readonly string[];
  /** What follows. */
  readonly rest: readonly Piece[];
}

type Severities = Readonly<Record<string, Severity>>;

/** In UTF-16 units; a severity in what follows is none that a reader would find. */
const maxLabel = 1_000;

/** The labels that a block begins with. A word in bold within prose is none. */
export function headOf(pieces: readonly Piece[], severities: Severities): Head {
  const joined = joinPieces(pieces);
  const labels: string[] = [];
  for (const [index, piece] of joined.entries()) {
    if (!isLabel(piece, joined[index + 1], severities)) {
      const { label, rest } = splitPrefix(piece);
      const all = label === undefined ? labels : [...labels, label];
      return { labels: all, rest: [...rest, ...joined.slice(index + 1)] };
    }
    labels.push(piece.text.slice(0, maxLabel));
  }
  return { labels, rest: [] };
}

/** Neighbours with the same look are one piece, so that a bold text is one whatever is inside. */
function joinPieces(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind !== 'image' && last !== undefined && isSameLook(last, piece)) {
      joined[joined.length - 1] = { ...last, text: last.text + shownText(piece) };
    } else joined.push({ ...piece, text: piece.strong ? shownText(piece) : piece.text });
  }
  return joined;
}

/** Only bold runs are joined: links and code in prose keep their own pieces. */
function isSameLook(one: Piece, other: Piece): boolean {
  return one.kind !== 'image' && one.strong && other.strong && one.struck === other.struck;
}

export function shownText({ kind, text }: Piece): string {
  return kind === 'code' ? `\`${text}\`` : text;
}

function isLabel(piece: Piece, next: Piece | undefined, severities: Severities): boolean {
  if (piece.kind === 'image' || !/[\p{L}\p{N}]/u.test(piece.text)) return true;
  const isFollowed = next !== undefined && /^\s*[\p{L}\p{N}]/u.test(next.text) && !next.strong;
  if (piece.strong && /:\s*$/.test(piece.text)) return isFollowed;
  if (piece.strong) return severityOfLabel(piece.text, severities) !== undefined && !isProse(next);
  if (piece.emphasis) return next === undefined || !isProse(next);
  // Code after labels, such as a path, is one where nothing follows it.
  return piece.kind === 'code' && next === undefined;
}

function isProse(next: Piece | undefined): boolean {
  return next !== undefined && next.kind === 'text' && !next.emphasis && /^\s*[\p{L}\p{N}]/u.test(next.text);
}

/** `P1: text` and `[high] text`, where the word is a severity. */
function splitPrefix(piece: Piece): { readonly label?: string; readonly rest: readonly Piece[] } {
  if (piece.kind !== 'text') return { rest: [piece] };
  const [whole, word = ''] = /^\s{0,9}[[(]?([A-Za-z]{1,12}\d?)(?:[\])]|\s?[:–—])\s+/.exec(piece.text) ?? [];
  if (whole === undefined || readSeverity(word) === undefined) return { rest: [piece] };
  return { label: word, rest: [{ ...piece, text: piece.text.slice(whole.length) }] };
}

const circles: Severities = { '🔴': 'critical', '🟠': 'high', '🟡': 'medium', '🔵': 'low' };

const circle = /[🔴🟠🟡🔵🟣]/u;

function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/\bbadge\b/g, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
    .trim();
}

function ownSeverity(label: string, severities: Severities): Severity | undefined {
  const parts = [label, ...label.split(/[()|,]/)].map(plainLabel);
  const found = parts.flatMap((part) => (Object.hasOwn(severities, part) ? [severities[part]] : []));
  const known = found.filter((each) => each !== undefined);
  return known.length === 0 ? undefined : mostSevere(known);
}

function severityOfLabel(label: string, severities: Severities): Severity | undefined {
  return ownSeverity(label, severities) ?? readSeverity(plainLabel(label));
}

/**
 * The severity that labels state. The app's own words come first, then a word with a circle, then a word, then a circle:
 * a category such as "security" is also a word for a severity.
 */
export function severityOf(labels: readonly string[], severities: Severities): Severity | undefined {
  const parts = labels.flatMap((label) => label.split('|'));
  const own = [...labels, ...parts].map((label) => ownSeverity(label, severities));
  const isCircled = (part: string) => circle.test(part);
  const words = parts.toSorted((a, b) => Number(isCircled(b)) - Number(isCircled(a)));
  const stated = words.map((word) => statedAs('severity', word) ?? plainLabel(word)).map(readSeverity);
  const drawn = circle.exec(labels.join(' '))?.[0] ?? '';
  return [...own, ...stated, severities[drawn], circles[drawn]].find((each) => each !== undefined);
}

/** The confidence that labels state in a word. */
export function confidenceOf(labels: readonly string[]): ConfidenceBand | undefined {
  const words = labels.flatMap((label) => label.split('|')).map((part) => statedAs('confidence', part));
  return words.flatMap((word) => readConfidenceWord(word) ?? [])[0];
}

/** The word in `Severity: HIGH`. */
function statedAs(name: 'severity' | 'confidence', label: string): string | undefined {
  const [key = '', value] = label.split(':');
  return plainLabel(key) === name && value !== undefined ? plainLabel(value) : undefined;
}

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

function scaled(all: string, scale: AppEntry['scale']): Severity | undefined {
  if (scale === undefined) return undefined;
  const at = all.indexOf(scale.before);
  const number = at === -1 ? Number.NaN : Number.parseInt(all.slice(at + scale.before.length), 10);
  if (Number.isNaN(number)) return undefined;
  if (number >= scale.high) return 'high';
  return number >= scale.medium ? 'medium' : 'low';
}
