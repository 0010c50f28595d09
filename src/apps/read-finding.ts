import type { ConfidenceBand, Severity } from '../model/finding.ts';
import { shortened } from '../model/text.ts';
import type { AppEntry } from './app-table.ts';
import { confidenceOf, headOf, severityOf, shownText } from './labels.ts';
import { beginsWith, plainWords } from './opening.ts';
import type { Block, Piece } from './outline.ts';

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
  const severities = entry?.severities ?? {};
  const labels: string[] = [];
  const texts: string[] = [];
  let title: string | undefined;
  const shown = blocks.filter(({ folds }) => folds.length === 0);
  const words = shown.map(({ pieces }) => plainWords(pieces.map(({ text }) => text).join('')));
  const settled = (entry?.markers ?? []).filter(({ says }) => says === 'settled');
  const isSettled = (line: string) => settled.some(({ starts = '' }) => beginsWith(line, starts));
  const isFooter = (line: string) => entry?.footers?.some((each) => beginsWith(line, each)) === true;
  for (const [index, block] of shown.entries()) {
    const line = words[index] ?? '';
    if (isSettled(line) || isFooter(line)) continue;
    if (block.kind === 'code') texts.push(block.markdown);
    else {
      const { labels: own, rest } = headOf(
        block.pieces.filter(({ small }) => !small),
        severities,
      );
      const isProse = rest.some(({ text }) => text.trim() !== '');
      if (title === undefined || !isProse) labels.push(...own);
      labels.push(...block.pieces.filter(({ small }) => small).map(({ text }) => text));
      if (isProse && title === undefined) {
        const begun = titleOf(block, rest, entry?.titleAfter);
        title = begun.title;
        texts.push(begun.text);
      } else if (isProse) texts.push(markdownOf(block));
    }
  }
  return {
    title,
    text: texts.filter((text) => text.trim() !== '').join('\n\n'),
    severity: scaled(words, entry?.scale) ?? severityOf(labels, severities),
    confidence: confidenceOf(labels),
    isSettled: words.some(isSettled),
  };
}

function markdownOf({ kind, markdown, pieces }: Block): string {
  const text = markdown === '' ? pieces.map(shownText).join('') : markdown;
  return kind === 'item' ? `- ${text}` : text;
}

/** The title that a block begins with, and what is left of the block. */
function titleOf({ kind }: Block, rest: readonly Piece[], titleAfter: string | undefined) {
  const [first] = rest;
  const whole = rest.map(shownText).join('');
  const bold = first?.strong === true ? first.text : undefined;
  const title = kind === 'heading' ? whole : (bold ?? firstSentence(whole));
  const left = kind === 'heading' ? '' : whole.slice(bold?.length ?? 0);
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

function scaled(words: readonly string[], scale: AppEntry['scale']): Severity | undefined {
  if (scale === undefined) return undefined;
  const all = words.join(' ');
  const at = all.indexOf(scale.before);
  const number = at === -1 ? Number.NaN : Number.parseInt(all.slice(at + scale.before.length), 10);
  if (Number.isNaN(number)) return undefined;
  if (number >= scale.high) return 'high';
  return number >= scale.medium ? 'medium' : 'low';
}
