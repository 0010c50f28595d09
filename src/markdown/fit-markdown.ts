import type { BlockContent, PhrasingContent } from 'mdast';
import { byteLength } from './characters.ts';
import { foldTags, serialize } from './serialize-markdown.ts';

/** Called only if there may be room, because rendering hidden content would dominate a large run. */
type Content = () => readonly BlockContent[];

/** A fold around neighbouring sections, left out when none of them fits. */
export interface Fold {
  readonly summary: readonly PhrasingContent[];
}

export interface Section {
  /**
   * The same content from complete to shortest. It does not begin with a list, because the previous section
   * may end with one and sections are serialized separately.
   */
  readonly variants: readonly [Content, ...Content[]];
  /** Higher priorities are cut last; among equals the earlier section stays. */
  readonly priority: number;
  /** The same object for all sections of one fold. */
  readonly fold?: Fold | undefined;
}

export interface CutSections<S extends Section> {
  readonly hidden: readonly S[];
  readonly shortened: readonly S[];
}

export interface FitRequest<S extends Section> {
  /** In reading order. */
  readonly sections: readonly S[];
  /** States what was cut; shown after the sections only if something was. Must not grow when less is cut. */
  readonly notice: (cut: CutSections<S>) => readonly BlockContent[];
  /** Always kept, at the end. Must not grow when less is cut. */
  readonly footer?: (cut: CutSections<S>) => readonly BlockContent[];
  readonly budgetBytes?: number;
}

/** Below every limit measured on GitHub, in any unit. */
export const defaultBudgetBytes = 60_000;

/** The search for a smaller section ends after this many consecutive sections without room. */
const maxMisses = 16;

/**
 * Markdown of at most `budgetBytes` with one variant of each section. Detail is cut first, then sections by
 * priority; Markdown is never split.
 * @throws {RangeError} when notice and footer alone exceed the budget
 */
export function fitToBudget<S extends Section>(request: FitRequest<S>): string {
  const { sections, notice, footer = () => [], budgetBytes = defaultBudgetBytes } = request;
  const tags = new Map(
    sections.flatMap(({ fold }) => (fold === undefined ? [] : [[fold, foldTags(fold.summary)]])),
  );
  const folds = [...tags.values()].reduce(
    (sum, { open, close }) => sum + byteLength(open) + byteLength(close) + 2,
    0,
  );
  const whole = budgetBytes - folds - write(footer({ hidden: sections, shortened: sections })).bytes;
  const parts = sections.map(toPart);
  const byPriority = parts.toSorted((a, b) => b.section.priority - a.section.priority);
  // Sections that do not even fit in their shortest form are not written in full: 1 s of a run with 10,000 findings.
  const areFull = fitIn(byPriority, whole, -1) && fitIn(byPriority, whole, 0);
  if (areFull) {
    for (const part of parts) part.chosen = 0;
  } else {
    const room = whole - write(notice({ hidden: sections, shortened: sections })).bytes;
    if (room < 0)
      throw new RangeError(`A budget of ${budgetBytes} bytes leaves no room for the notice and the footer.`);
    const left = choose(byPriority, room, ({ variants }) => [variants.length - 1]);
    const shown = byPriority.filter(({ chosen }) => chosen !== undefined);
    choose(shown, left, ({ variants }) => [...variants.keys()]);
  }
  const cut = {
    hidden: parts.filter(({ chosen }) => chosen === undefined).map(({ section }) => section),
    shortened: parts.filter(({ chosen = 0 }) => chosen > 0).map(({ section }) => section),
  };
  const stated = cut.hidden.length + cut.shortened.length === 0 ? [] : notice(cut);
  const shown = parts
    .map((part) => ({ text: writtenOf(part).text, fold: part.section.fold }))
    .filter(({ text }) => text !== '');
  const folded = shown.flatMap(({ text, fold }, index) => {
    const { open, close } = (fold && tags.get(fold)) ?? {};
    const opens = open !== undefined && shown[index - 1]?.fold !== fold;
    const closes = close !== undefined && shown[index + 1]?.fold !== fold;
    return [...(opens ? [open] : []), text, ...(closes ? [close] : [])];
  });
  return [...folded, write(stated).text, write(footer(cut)).text].filter((text) => text !== '').join('\n');
}

interface Written {
  readonly text: string;
  /** Including the line feed after it. */
  readonly bytes: number;
}

function write(blocks: readonly BlockContent[]): Written {
  if (blocks.length === 0) return nothing;
  const text = serialize(blocks);
  return { text, bytes: byteLength(text) + 1 };
}

interface Part<S extends Section> {
  readonly section: S;
  /** From the longest to the shortest, each serialized once. */
  readonly variants: readonly (() => Written)[];
  /** Index of the chosen variant; undefined for none. */
  chosen: number | undefined;
}

function toPart<S extends Section>(section: S): Part<S> {
  const variants = section.variants.map((content) => {
    let written: Written | undefined;
    return () => {
      written ??= write(content());
      return written;
    };
  });
  return { section, variants, chosen: undefined };
}

const nothing: Written = { text: '', bytes: 0 };

/** The chosen variant, or another one. */
function writtenOf({ variants, chosen }: Part<Section>, variant = chosen): Written {
  return (variant === undefined ? undefined : variants[variant]?.()) ?? nothing;
}

/** Whether one variant of every part fits, 0 for the longest and -1 for the shortest. */
function fitIn(parts: readonly Part<Section>[], room: number, variant: 0 | -1): boolean {
  let left = room;
  return parts.every(({ variants }) => {
    left -= variants.at(variant)?.().bytes ?? 0;
    return left >= 0;
  });
}

/** Chooses for each part the first of some variants that fits, and returns the room left. */
function choose<Each extends Part<Section>>(
  parts: readonly Each[],
  room: number,
  variantsOf: (part: Each) => readonly number[],
): number {
  let left = room;
  let misses = 0;
  for (const part of parts) {
    const spent = writtenOf(part).bytes;
    const best = variantsOf(part).find((variant) => writtenOf(part, variant).bytes - spent <= left);
    const isMiss = best === undefined || (best === part.chosen && best > 0);
    misses = isMiss ? misses + 1 : 0;
    if (best !== undefined) {
      left -= writtenOf(part, best).bytes - spent;
      part.chosen = best;
    }
    if (misses === maxMisses) break;
  }
  return left;
}
