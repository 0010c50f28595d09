import type { Severity } from '../model/finding.ts';
import { oneLine } from '../model/text.ts';
import type { AppEntry, BodyShape } from './app-table.ts';
import { beginsWith, statedNumber } from './opening.ts';
import { type Block, type Fold, type Outline, outlineOf, type Piece } from './outline.ts';
import { type ReadText, readFinding, severityOf, shownText } from './read-finding.ts';

/** Lines of a file; without a path the app names lines of a file that it does not name. */
export interface Place {
  readonly path: string | null;
  readonly line: number | null;
  readonly endLine: number | null;
}

export interface BodyItem extends ReadText {
  readonly place: Place;
}

/** The findings in a review's body or a comment. */
export interface BodyReading {
  readonly items: readonly BodyItem[];
  /** How many of them are part of the number that the review states. */
  readonly counted: number;
  /** False where it states more than could be read. */
  readonly whole: boolean;
}

const nowhere: Place = { path: null, line: null, endLine: null };

const empty: BodyReading = { items: [], counted: 0, whole: true };

export function readBody(body: string, entry: AppEntry | undefined): BodyReading {
  const shape = entry?.body;
  if (entry === undefined || shape === undefined || body.trim() === '') return empty;
  const outline = outlineOf(body);
  if (shape.how === 'sections') return readSections(outline, shape, entry);
  const items = readItems(outline, shape, entry);
  // Only a link after a text says that the text is a finding, so the number of all is stated elsewhere.
  const stated = shape.how === 'links' ? (statedNumber(body, entry.states ?? []) ?? 0) : 0;
  return { items, counted: 0, whole: outline.whole && stated <= items.length };
}

function readItems(
  { blocks }: Outline,
  shape: Exclude<BodyShape, { how: 'sections' }>,
  entry: AppEntry,
): readonly BodyItem[] {
  if (shape.how === 'folds') return foldItems(blocks, entry);
  if (shape.how === 'links') return linkItems(blocks, shape.place, entry);
  const bullets = blocks.filter(({ kind, folds }) => kind === 'item' && folds.length === 0);
  return bullets.map((block) => {
    const read = readFinding([block], entry);
    return { ...read, severity: read.severity ?? shape.severity, place: nowhere };
  });
}

function readSections(
  { blocks, whole }: Outline,
  { sections }: Extract<BodyShape, { how: 'sections' }>,
  entry: AppEntry,
): BodyReading {
  const read = sections.map((section) => {
    const isOfSection = ({ folds: [fold] }: Block) =>
      fold !== undefined && beginsWith(wordsOf(fold.summary), section.starts);
    const items = sectionItems(blocks.filter(isOfSection), entry, section.severity);
    const title = blocks.find(
      (block) => block.kind === 'summary' && block.folds.length === 1 && isOfSection(block),
    );
    const stated = Number(
      /\((\d{1,6})\)\s*$/.exec(title === undefined ? '' : textOf(title.pieces))?.[1] ?? 0,
    );
    return { items, stated, counted: section.counted === true ? items.length : 0 };
  });
  return {
    items: read.flatMap(({ items }) => items),
    counted: read.reduce((sum, { counted }) => sum + counted, 0),
    whole: whole && read.every(({ items, stated }) => items.length >= stated),
  };
}

/** A summary's words from the first letter, since apps put a picture before them. */
function wordsOf(pieces: readonly Piece[]): string {
  return textOf(pieces).replace(/^[^\p{L}\p{N}]+/u, '');
}

function textOf(pieces: readonly Piece[]): string {
  return oneLine(pieces.map(({ text }) => text).join(''));
}

/** A block with a place begins an item; what follows up to the next place, outside of deeper folds, is its text. */
function sectionItems(
  blocks: readonly Block[],
  entry: AppEntry,
  severity: Severity | undefined,
): readonly BodyItem[] {
  const items: { readonly place: Place; readonly depth: number; readonly blocks: Block[] }[] = [];
  for (const block of blocks.filter(({ kind }) => kind !== 'summary')) {
    const begun = placeAtStart(block);
    if (begun !== undefined)
      items.push({ place: begun.place, depth: block.folds.length, blocks: [begun.rest] });
    else items.at(-1)?.blocks.push(block);
  }
  return items.map(({ place, depth, blocks: own }) => {
    const read = readFinding(
      own.map((block) => ({ ...block, folds: block.folds.slice(depth) })),
      entry,
    );
    return { ...read, severity: severity ?? read.severity, place };
  });
}

/** `12-15`: in the fold of a file, or **path:12** in bold in the section itself; deeper folds repeat places. */
function placeAtStart(block: Block): { readonly place: Place; readonly rest: Block } | undefined {
  const [first, ...others] = block.pieces;
  if (first === undefined || block.kind === 'code') return undefined;
  const file =
    block.folds.length === 2 ? textOf(block.folds.at(-1)?.summary ?? []).replace(/ \(\d{1,6}\)$/, '') : '';
  const own = /^\s*(\d{1,9})(?:\s?-\s?(\d{1,9}))?(?=$|:)/.exec(first.text);
  const named =
    first.strong && block.folds.length === 1
      ? /^([^:]+):(\d{1,9})(?:-(\d{1,9}))?:?$/.exec(textOf([first]))
      : null;
  if (file !== '' && own !== null) {
    const rest = { ...first, kind: 'text' as const, text: first.text.slice(own[0].length) };
    return {
      place: placeOf(file, own[1], own[2]),
      rest: { ...block, pieces: [rest, ...others], markdown: '' },
    };
  }
  if (named === null) return undefined;
  return { place: placeOf(named[1], named[2], named[3]), rest: { ...block, pieces: others, markdown: '' } };
}

function placeOf(path: string | undefined, start: string | undefined, end?: string): Place {
  const [first, last] = [Number(start), Number(end ?? start)];
  const isRange = first >= 1 && last >= first;
  return { path: path ?? null, line: isRange ? first : null, endLine: isRange ? last : null };
}

/** Links to lines of a commit: the text follows on the same line or below, or is the list item before. */
function linkItems(blocks: readonly Block[], where: 'first' | 'last', entry: AppEntry): readonly BodyItem[] {
  const items: { readonly place: Place; readonly blocks: Block[] }[] = [];
  let before: Block | undefined;
  for (const block of blocks.filter(({ folds }) => folds.length === 0)) {
    const at = block.pieces.findIndex(({ href }) => placeOfLink(href) !== undefined);
    const place = placeOfLink(block.pieces[at]?.href);
    if (where === 'last') {
      if (place !== undefined && before !== undefined) items.push({ place, blocks: [before] });
      before = place === undefined && block.kind === 'item' ? block : undefined;
    } else if (place !== undefined) {
      items.push({ place, blocks: [{ ...block, pieces: block.pieces.slice(at + 1), markdown: '' }] });
    } else items.at(-1)?.blocks.push(block);
  }
  return items.map(({ place, blocks: own }) => ({ ...readFinding(own, entry), place }));
}

function placeOfLink(href: string | undefined): Place | undefined {
  const [, path, start, end] =
    /\/blob\/[0-9a-f]{7,64}\/([^#]+)#L(\d{1,9})(?:-L(\d{1,9}))?$/.exec(href ?? '') ?? [];
  return path === undefined ? undefined : placeOf(decodedPath(path), start, end);
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Each outermost fold with a place is a finding: its title is the summary, the badge before it states the severity. */
function foldItems(blocks: readonly Block[], entry: AppEntry): readonly BodyItem[] {
  const items: BodyItem[] = [];
  let severity: Severity | undefined;
  for (const block of blocks) {
    const [fold] = block.folds;
    if (fold === undefined) severity = severityOf(alts(block), entry.severities ?? {}) ?? severity;
    const isTitle = block.kind === 'summary' && block.folds.length === 1;
    if (!isTitle || fold === undefined) continue;
    const inside = blocks.filter(({ folds }) => folds[0] === fold);
    const place = inside
      .flatMap(({ pieces }) => pieces)
      .map(placeOfPiece)
      .find((each) => each !== undefined);
    if (place !== undefined)
      items.push({ ...foldText(fold, inside), severity, confidence: undefined, place });
  }
  return items;
}

function alts({ pieces }: Block): readonly string[] {
  return pieces.filter(({ kind }) => kind === 'image').map(({ text }) => text);
}

/** `path[R74-79]` as the text of a link, or a link to lines of the diff of a file that it names by a hash. */
function placeOfPiece({ text, href }: Piece): Place | undefined {
  const [, path, start, end] = /^\s*([^[\]\s]+)\[R?(\d{1,9})(?:-R?(\d{1,9}))?\]\s*$/.exec(text) ?? [];
  if (path !== undefined) return placeOf(path, start, end);
  const [, from, to] = /#diff-[0-9a-f]{0,64}R(\d{1,9})(?:-R(\d{1,9}))?$/.exec(href ?? '') ?? [];
  return from === undefined ? undefined : placeOf(undefined, from, to);
}

function foldText(
  { summary }: Fold,
  inside: readonly Block[],
): Pick<ReadText, 'title' | 'text' | 'isSettled'> {
  const shown = summary.filter(({ kind }) => kind === 'text');
  const bold = textOf(shown.filter(({ strong }) => strong));
  const rest = textOf(shown.filter(({ strong }) => !strong)).replace(/^\d{1,6}\.\s+/, '');
  const title = [bold, rest].filter((part) => part !== '').join(': ');
  const first = inside.find(({ kind, folds }) => kind === 'summary' && folds.length > 1)?.folds[1];
  const text = inside.filter(
    ({ kind, folds }) => kind !== 'summary' && first !== undefined && folds[1] === first,
  );
  return {
    title: title === '' ? undefined : title,
    text: text.map(({ pieces }) => pieces.map(shownText).join('').trim()).join('\n\n'),
    isSettled: shown.some(({ struck }) => struck),
  };
}
