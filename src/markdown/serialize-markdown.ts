import type { BlockContent, Code, Parents, PhrasingContent, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import { once } from '../model/lists.ts';
import { byteLength } from './characters.ts';
import { inertBlocks } from './inert-markdown.ts';
import type { Details, Footer, Hidden, Subscript, Suggestion } from './markdown-nodes.ts';

/**
 * Writes a tree as GitHub Markdown with exactly one line feed at the end. All posted text goes through here:
 * the result notifies no one, and its only HTML comes from the handlers below (threats T1, T2).
 */
export function serialize(blocks: readonly BlockContent[]): string {
  const children = inertBlocks(blocks);
  if (children.length === 0) return '\n';
  return toMarkdown({ type: 'root', children }, options);
}

function writeDetails(node: Details, _parent: Parents | undefined, state: State, info: Info): string {
  const open = `<details>\n<summary>${summaryHtml(node.summary)}</summary>\n\n`;
  return `${open}${state.containerFlow(node, info)}\n\n</details>`;
}

function subscript(node: Subscript, _parent: Parents | undefined, state: State, info: Info): string {
  const content = state.containerPhrasing(node, { ...info, before: '>', after: '<' });
  return `<sub>${content.replaceAll('\n', ' ')}</sub>`;
}
subscript.peek = () => '<';

function writeFooter({ commit, address }: Footer): string {
  return `<sub>[reviewed at \`${commit.slice(0, 10)}\`](${address})</sub>`;
}

function writeHidden(node: Hidden): string {
  return `<!-- ${node.value} -->`;
}

/**
 * Some bots read commands from the Markdown source. An indented fence shows the same code while no source
 * line starts with a command; lists and quotes indent anyway.
 */
function writeCode(node: Code, parent: Parents | undefined, state: State, info: Info): string {
  const written = defaultHandlers.code(node, parent, state, info);
  const outermost = parent?.type === 'root' || parent?.type === 'details';
  return outermost && /^[/@!][a-z]/im.test(node.value) ? written.replace(/^(?=.)/gm, '  ') : written;
}

/** What the library's patterns for unsafe text are about, apart from spaces at line ends. Most text has none of it. */
const maybeUnsafe = /[\t\r\n!-+.:<-@[-`|~\u007f-]/;

/** To ask each of fifty patterns about each text took a third of the time of a page. */
function writeText(node: Text, parent: Parents | undefined, state: State, info: Info): string {
  const around = info.before + node.value + info.after;
  if (!maybeUnsafe.test(node.value) && !/\n | \n/.test(around)) return node.value;
  return defaultHandlers.text(node, parent, state, info);
}

function writeSuggestion(node: Suggestion): string {
  const runs = node.lines.flatMap((line) => line.match(/`+/g) ?? []);
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [`${fence}suggestion`, ...node.lines, fence].join('\n');
}

/** Created once, because each call would compile the extension's patterns again. */
const options: Options = {
  bullet: '-',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: {
    code: writeCode,
    details: writeDetails,
    footer: writeFooter,
    hidden: writeHidden,
    subscript,
    suggestion: writeSuggestion,
    text: writeText,
  },
};

/** Markdown is not parsed inside `<summary>`, so its content is written as HTML. */
function summaryHtml(nodes: readonly PhrasingContent[]): string {
  return nodes.map(inlineHtml).join('');
}

const summaryTags = { emphasis: 'em', strong: 'strong', delete: 'del', subscript: 'sub' };

function inlineHtml(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'break':
      return ' ';
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${summaryHtml(node.children)}</a>`;
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'subscript': {
      const tag = summaryTags[node.type];
      return `<${tag}>${summaryHtml(node.children)}</${tag}>`;
    }
    default:
      throw new Error(`A "${node.type}" node cannot be in a summary.`);
  }
}

/** Line feeds become spaces, because a blank line would end the HTML around the summary. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', ' ');
}

/** Called only if there may be room, because rendering hidden content would dominate a large run. */
type Content = () => readonly BlockContent[];

export interface Section {
  /**
   * The same content from complete to shortest. It does not begin with a list, because the previous section
   * may end with one and sections are serialized separately.
   */
  readonly variants: readonly [Content, ...Content[]];
  /** Higher priorities are cut last; among equals the earlier section stays. */
  readonly priority: number;
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
  const whole = budgetBytes - sizeOf(write(footer({ hidden: sections, shortened: sections })));
  const parts = sections.map(toPart);
  const byPriority = parts.toSorted((a, b) => b.section.priority - a.section.priority);
  chooseVariants(byPriority, whole);
  if (parts.some(({ chosen }) => chosen !== 0)) {
    const room = whole - sizeOf(write(notice({ hidden: sections, shortened: sections })));
    if (room < 0)
      throw new RangeError(`A budget of ${budgetBytes} bytes leaves no room for the notice and the footer.`);
    chooseVariants(byPriority, room);
  }
  const cut = {
    hidden: parts.filter(({ chosen }) => chosen === undefined).map(({ section }) => section),
    shortened: parts.filter(({ chosen = 0 }) => chosen > 0).map(({ section }) => section),
  };
  const stated = cut.hidden.length + cut.shortened.length === 0 ? [] : notice(cut);
  return [...parts.map((part) => writtenOf(part)), write(stated), write(footer(cut))]
    .filter((text) => text !== '')
    .join('\n');
}

function write(blocks: readonly BlockContent[]): string {
  return blocks.length === 0 ? '' : serialize(blocks);
}

/** In bytes, including the line feed that follows a text. */
function sizeOf(text: string): number {
  return text === '' ? 0 : byteLength(text) + 1;
}

interface Part<S extends Section> {
  readonly section: S;
  /** From the longest to the shortest, each serialized once. */
  readonly variants: readonly (() => string)[];
  /** Index of the chosen variant; undefined for none. */
  chosen: number | undefined;
}

function toPart<S extends Section>(section: S): Part<S> {
  const variants = section.variants.map((content) => once(() => write(content())));
  return { section, variants, chosen: undefined };
}

/** The chosen variant, or another one. */
function writtenOf({ variants, chosen }: Part<Section>, variant = chosen): string {
  return (variant === undefined ? undefined : variants[variant]?.()) ?? '';
}

/** Makes room for all in their shortest form first, and then for as much as possible of each. */
function chooseVariants(parts: readonly Part<Section>[], room: number): void {
  for (const part of parts) part.chosen = undefined;
  const left = choose(parts, room, ({ variants }) => [variants.length - 1]);
  const shown = parts.filter(({ chosen }) => chosen !== undefined);
  choose(shown, left, ({ variants }) => [...variants.keys()]);
}

/** Chooses for each part the first of some variants that fits, and returns the room left. */
function choose(
  parts: readonly Part<Section>[],
  room: number,
  variantsOf: (part: Part<Section>) => readonly number[],
): number {
  let left = room;
  let misses = 0;
  for (const part of parts) {
    const spent = sizeOf(writtenOf(part));
    const added = (variant: number) => sizeOf(writtenOf(part, variant)) - spent;
    const best = variantsOf(part).find((variant) => added(variant) <= left);
    const isMiss = best === undefined || (best === part.chosen && best > 0);
    misses = isMiss ? misses + 1 : 0;
    if (best !== undefined) {
      left -= added(best);
      part.chosen = best;
    }
    if (misses === maxMisses) break;
  }
  return left;
}
