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
 * With more sections, the short variants are tried first: for 10,000 findings, writing long ones that do not
 * fit took 0.5 s.
 */
const manySections = 500;

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
  const parts = sections.map((section) => new Part(section));
  const byPriority = parts.toSorted((a, b) => b.section.priority - a.section.priority);
  const isHopeless = parts.length > manySections && !fits(byPriority, whole, (part) => part.smallest);
  if (isHopeless || !fitInFull(byPriority, whole)) {
    const room = whole - write(notice({ hidden: sections, shortened: sections })).bytes;
    if (room < 0)
      throw new RangeError(`A budget of ${budgetBytes} bytes leaves no room for the notice and the footer.`);
    addDetail(byPriority, room - admit(byPriority, room));
  }
  const cut = {
    hidden: parts.filter(({ chosen }) => chosen === undefined).map(({ section }) => section),
    shortened: parts.filter(({ chosen = 0 }) => chosen > 0).map(({ section }) => section),
  };
  const stated = cut.hidden.length + cut.shortened.length === 0 ? [] : notice(cut);
  const shown = parts
    .map(({ text, section: { fold } }) => ({ text, fold }))
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
  if (blocks.length === 0) return { text: '', bytes: 0 };
  const text = serialize(blocks);
  return { text, bytes: byteLength(text) + 1 };
}

/** A section with the variants serialized so far. */
class Part<S extends Section> {
  readonly section: S;
  /** Index of the chosen variant; undefined for none. */
  chosen: number | undefined;
  readonly #written: Written[] = [];

  constructor(section: S) {
    this.section = section;
  }

  get smallest(): number {
    return this.section.variants.length - 1;
  }

  get text(): string {
    return this.chosen === undefined ? '' : this.#write(this.chosen).text;
  }

  bytes(variant: number): number {
    return this.#write(variant).bytes;
  }

  #write(variant: number): Written {
    this.#written[variant] ??= write(this.section.variants[variant]?.() ?? []);
    return this.#written[variant];
  }
}

function fits<Each extends Part<Section>>(
  parts: readonly Each[],
  room: number,
  variantOf: (part: Each) => number,
): boolean {
  let left = room;
  for (const part of parts) {
    left -= part.bytes(variantOf(part));
    if (left < 0) return false;
  }
  return true;
}

function fitInFull(parts: readonly Part<Section>[], room: number): boolean {
  if (!fits(parts, room, () => 0)) return false;
  for (const part of parts) part.chosen = 0;
  return true;
}

/** Admits parts in their shortest variant and returns the bytes used. */
function admit(parts: readonly Part<Section>[], room: number): number {
  let taken = 0;
  let misses = 0;
  for (const part of parts) {
    const bytes = part.bytes(part.smallest);
    if (taken + bytes > room) misses += 1;
    else {
      part.chosen = part.smallest;
      taken += bytes;
      misses = 0;
    }
    if (misses === maxMisses) break;
  }
  return taken;
}

/** Uses the remaining room for longer variants of admitted parts. */
function addDetail(parts: readonly Part<Section>[], room: number): void {
  let left = room;
  let misses = 0;
  for (const part of parts) {
    if (part.chosen === undefined) continue;
    const spent = part.bytes(part.smallest);
    const best = part.section.variants.findIndex((_, variant) => part.bytes(variant) - spent <= left);
    misses = best === part.smallest && best > 0 ? misses + 1 : 0;
    part.chosen = best;
    left -= part.bytes(best) - spent;
    if (misses === maxMisses) break;
  }
}
