import type { BlockContent } from 'mdast';
import { byteLength } from './bytes.ts';
import { serialize } from './serialize.ts';

export interface Section {
  /** The same content from full to most reduced. */
  readonly variants: readonly [readonly BlockContent[], ...(readonly BlockContent[])[]];
  /** Higher survives longer; among equals the earlier one does. */
  readonly priority: number;
}

export interface CutSections<S extends Section> {
  readonly hidden: readonly S[];
  readonly shortened: readonly S[];
}

export interface FitRequest<S extends Section> {
  /** In the order they are read. */
  readonly sections: readonly S[];
  /** States what was cut; it must not grow when less is. Stands after the sections, only when something was cut. */
  readonly notice: (cut: CutSections<S>) => readonly BlockContent[];
  /** Always kept, and last. */
  readonly footer?: readonly BlockContent[];
  readonly budgetBytes?: number;
}

export interface Fitted<S extends Section> extends CutSections<S> {
  readonly blocks: readonly BlockContent[];
}

/** Every measured body limit of GitHub lies above, whichever unit it counts. */
export const defaultBudgetBytes = 60_000;

/**
 * Chooses a variant of each section so that the whole, serialized, is at most `budgetBytes`: detail goes first,
 * then sections, those of low priority before others. Markdown is never split.
 *
 * @throws {RangeError} when notice and footer alone, which are ours and small, exceed the budget.
 */
export function fitToBudget<S extends Section>(request: FitRequest<S>): Fitted<S> {
  const { sections, notice, footer = [], budgetBytes = defaultBudgetBytes } = request;
  const whole = budgetBytes - sizeOf(footer);
  const inFull = sections.reduce((sum, section) => sum + sizeOf(section.variants[0]), 0);
  const full = sections.map(() => 0);
  if (inFull <= whole) return assemble(request, full);

  const room = whole - sizeOf(notice({ hidden: sections, shortened: sections }));
  if (room < 0) {
    throw new RangeError(`A budget of ${budgetBytes} bytes leaves no room for the notice and the footer.`);
  }
  return assemble(request, choose(sections, room));
}

/** The index of each section's variant; undefined when there is no room for any. */
type Choice = readonly (number | undefined)[];

/** Admits sections at their smallest, then spends what is left on detail, both by priority. */
function choose(sections: readonly Section[], room: number): Choice {
  const sizes = sections.map((section) => section.variants.map(sizeOf));
  const byPriority = sections.map((_, index) => index).sort((a, b) => rank(sections[b]) - rank(sections[a]));
  const chosen: (number | undefined)[] = sections.map(() => undefined);
  let left = room;
  for (const index of byPriority) {
    const smallest = (sizes[index]?.length ?? 0) - 1;
    const size = sizes[index]?.[smallest] ?? 0;
    if (size > left) continue;
    chosen[index] = smallest;
    left -= size;
  }
  for (const index of byPriority) {
    const current = chosen[index];
    if (current === undefined) continue;
    const spent = sizes[index]?.[current] ?? 0;
    const best = sizes[index]?.findIndex((size) => size - spent <= left) ?? current;
    chosen[index] = best;
    left -= (sizes[index]?.[best] ?? 0) - spent;
  }
  return chosen;
}

function assemble<S extends Section>(
  { sections, notice, footer = [] }: FitRequest<S>,
  chosen: Choice,
): Fitted<S> {
  const cut = {
    hidden: sections.filter((_, index) => chosen[index] === undefined),
    shortened: sections.filter((_, index) => (chosen[index] ?? 0) > 0),
  };
  const shown = sections.flatMap((section, index) => section.variants[chosen[index] ?? -1] ?? []);
  const stated = cut.hidden.length + cut.shortened.length === 0 ? [] : notice(cut);
  return { ...cut, blocks: [...shown, ...stated, ...footer] };
}

/** With the line feed that separates it from what follows. */
function sizeOf(blocks: readonly BlockContent[]): number {
  return blocks.length === 0 ? 0 : byteLength(serialize(blocks)) + 1;
}

function rank(section: Section | undefined): number {
  return section?.priority ?? 0;
}
