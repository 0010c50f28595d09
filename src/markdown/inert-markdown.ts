import type { BlockContent, DefinitionContent, InlineCode, PhrasingContent, TableRow, Text } from 'mdast';
import { destroyMarks, isPlain, showInvisible } from './characters.ts';
import { webAddress } from './link-address.ts';

/**
 * Final check of a tree before serializing: text that GitHub would act on becomes code. Throws for a node
 * that only raw Markdown could produce (HTML, image, definition, footnote), which would be a bug.
 */
export function inertBlocks(blocks: readonly (BlockContent | DefinitionContent)[]): BlockContent[] {
  return blocks.flatMap((block) => inertBlock(block));
}

function inertBlock(block: BlockContent | DefinitionContent): BlockContent[] {
  switch (block.type) {
    case 'paragraph': {
      const children = inertPhrasing(block.children);
      return children.length === 0 ? [] : [{ type: 'paragraph', children }];
    }
    case 'heading':
      return [{ type: 'heading', depth: block.depth, children: inertPhrasing(block.children) }];
    case 'blockquote': {
      const children = inertBlocks(block.children);
      return children.length === 0 ? [] : [{ type: 'blockquote', children }];
    }
    case 'list': {
      const children = block.children.map((item) => ({ ...item, children: inertBlocks(item.children) }));
      return [{ ...block, children }];
    }
    case 'table':
      return [{ ...block, children: block.children.map(inertRow) }];
    case 'details':
      return [
        { type: 'details', summary: inertPhrasing(block.summary), children: inertBlocks(block.children) },
      ];
    case 'code':
      return [
        { type: 'code', lang: codeLanguage(block.lang), value: destroyMarks(showInvisible(block.value)) },
      ];
    case 'footer':
    case 'hidden':
    case 'suggestion':
    case 'thematicBreak':
      return [block];
    case 'definition':
    case 'footnoteDefinition':
    case 'html':
      throw notOurs(block.type);
  }
}

function inertRow(row: TableRow): TableRow {
  const children = row.children.map((cell) => ({ ...cell, children: inertPhrasing(cell.children) }));
  return { type: 'tableRow', children };
}

type Attention = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' }>;

/**
 * Neighbouring texts are joined first, because `#` next to `12` means `#12`; nested equal emphasis is joined
 * too, because Markdown cannot express it.
 */
function inertPhrasing(nodes: readonly PhrasingContent[], within: readonly string[] = []): PhrasingContent[] {
  const flat = joinNeighbours(flatten(nodes, within));
  return joinNeighbours(flat.flatMap((node) => inertInline(node, within)));
}

function flatten(nodes: readonly PhrasingContent[], within: readonly string[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (isBlank(node)) return [];
    return isAttention(node) && within.includes(node.type) ? flatten(node.children, within) : [node];
  });
}

function inertInline(node: PhrasingContent, within: readonly string[]): readonly PhrasingContent[] {
  switch (node.type) {
    case 'text':
      return inertText(node.value);
    case 'inlineCode':
      return [{ type: 'inlineCode', value: inertCode(node.value) }];
    case 'emphasis':
    case 'strong':
    case 'delete':
      return [{ type: node.type, children: inertPhrasing(node.children, [...within, node.type]) }];
    case 'subscript':
      return [{ type: 'subscript', children: inertPhrasing(node.children, within) }];
    case 'link':
      return [{ type: 'link', url: webAddress(node.url), children: inertPhrasing(node.children, within) }];
    case 'break':
      return [node];
    default:
      throw notOurs(node.type);
  }
}

function joinNeighbours(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const both = last === undefined ? undefined : joinTwo(last, node);
    if (both === undefined) joined.push(node);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

function joinTwo(left: PhrasingContent, right: PhrasingContent): PhrasingContent | undefined {
  if (left.type === 'text' && right.type === 'text') return { ...left, value: left.value + right.value };
  if (left.type === 'inlineCode' && right.type === 'inlineCode') {
    return { ...left, value: destroyMarks(left.value + right.value) };
  }
  if (isAttention(left) && left.type === right.type && isAttention(right)) {
    return { ...left, children: [...left.children, ...right.children] };
  }
  return undefined;
}

function isAttention(node: PhrasingContent): node is Attention {
  return node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete';
}

function isBlank(node: PhrasingContent): boolean {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value === '';
  return (
    (isAttention(node) || node.type === 'link' || node.type === 'subscript') && node.children.every(isBlank)
  );
}

function notOurs(type: string): Error {
  return new Error(
    `A "${type}" node cannot be posted: build it with src/markdown/markdown-nodes.ts instead.`,
  );
}

/**
 * Words end at white space and at scripts written without spaces. These take long to compile, and most text has none.
 */
function splitWords(text: string): readonly string[] {
  if (isPlain(text)) return text.split(/(\s+)/);
  return text.split(
    /(\s+|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\u3000-\u303F\uFF00-\uFF65]+)/u,
  );
}

/**
 * Words on which GitHub or a bot would act. GitHub reads the rendered text, so only code helps, not escapes.
 * Formulas and emoji names are included because they would not be shown as written.
 */
const active = new RegExp(
  [
    '[@$]', // mention, e-mail address, commit of a user; formula
    '#\\d', // issue or pull request, also with owner/repo before it
    '(?<![a-z0-9])gh-\\d', // the same, spelled GH-12
    '://|www\\.', // address
    '(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])', // commit
    '^[(\\[{"\']*[/!][a-z]', // command for a bot
    '\\[!', // alert in a quote
    ':[\\w+-]+:', // emoji
    '⟨U\\+', // a character made visible
  ].join('|'),
  'i',
);

/** A text of more parts is code as a whole: no person writes so many names. */
const maxParts = 1_000;

/** Text and code equal to one text leaf, from which GitHub creates no link and no notification (threat T2). */
function inertText(value: string): readonly (Text | InlineCode)[] {
  const safe = destroyMarks(showInvisible(value)).replace(/\n\s*/g, '\n');
  const nodes: (Text | InlineCode)[] = [];
  let plain = '';
  for (const word of splitWords(safe)) {
    if (!active.test(word)) {
      plain += word;
      continue;
    }
    const { before, core, after } = withoutPunctuation(word);
    plain += before;
    if (plain !== '') nodes.push({ type: 'text', value: plain });
    nodes.push({ type: 'inlineCode', value: core });
    if (nodes.length > maxParts) return [{ type: 'inlineCode', value: safe }];
    plain = after;
  }
  if (plain !== '') nodes.push({ type: 'text', value: plain });
  return nodes;
}

/** Code on one line, as in a rendered code span. */
function inertCode(value: string): string {
  return destroyMarks(showInvisible(value).replaceAll('\n', ' '));
}

const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Keeps punctuation around a word outside its code span: `(#12),` contains `#12`. */
function withoutPunctuation(word: string): { before: string; core: string; after: string } {
  let start = 0;
  let end = word.length;
  while (start < end && '([{"\'“‘«'.includes(word.charAt(start))) start += 1;
  while (end > start && isTrailing(word.slice(start, end))) end -= 1;
  if (start === end) return { before: '', core: word, after: '' };
  return { before: word.slice(0, start), core: word.slice(start, end), after: word.slice(end) };
}

function isTrailing(core: string): boolean {
  const last = core.slice(-1);
  const opening = openingOf[last];
  return opening === undefined ? '.,;:!?"\'”’»…'.includes(last) : !core.includes(opening);
}

/** Languages that GitHub renders as drawings, which may contain links and load what they name. */
const drawn = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);

/**
 * The language of a code block, or null for anything else. A suggestion is a node of its own, so a code block
 * can never be one (threat T4).
 */
function codeLanguage(lang: string | null | undefined): string | null {
  if (lang === null || lang === undefined || !/^[a-z0-9][a-z0-9+#._-]{0,31}$/i.test(lang)) return null;
  const name = lang.toLowerCase();
  return drawn.has(name) || name.startsWith('suggestion') ? null : lang;
}
