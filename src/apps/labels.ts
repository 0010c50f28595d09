import { readConfidenceWord, readSeverity } from '../formats/read-values.ts';
import { type ConfidenceBand, mostSevere, type Severity } from '../model/finding.ts';
import { groupBy } from '../model/lists.ts';
import type { Piece } from './outline.ts';

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

const circlePattern = /[🔴🟠🟡🔵🟣]/u;

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
  const kinds = groupBy(parts, (part) => (circlePattern.test(part) ? 'circled' : 'plain'));
  const words = [...(kinds.get('circled') ?? []), ...(kinds.get('plain') ?? [])];
  const stated = words.map((word) => statedAs('severity', word) ?? plainLabel(word)).map(readSeverity);
  const drawn = labels.join(' ').match(/[🔴🟠🟡🔵🟣]/u)?.[0] ?? '';
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
