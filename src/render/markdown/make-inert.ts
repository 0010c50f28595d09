import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, TableRow } from 'mdast';
import { destroyMarks } from './destroy-marks.ts';
import { inertCode, inertText } from './inert-text.ts';
import { codeLanguage } from './language.ts';
import { webAddress } from './link-address.ts';
import { showInvisible } from './show-invisible.ts';

/**
 * The last look at a tree before it is written, whoever built it: what GitHub would act on becomes code, and a
 * node that only raw Markdown could need (HTML, image, definition, footnote) is a bug of ours.
 */
export function inertBlocks(blocks: readonly BlockContent[]): BlockContent[] {
  return blocks.flatMap((block) => inertBlock(block));
}

function inertBlock(block: BlockContent): BlockContent[] {
  switch (block.type) {
    case 'paragraph': {
      const children = inertPhrasing(block.children);
      return children.length === 0 ? [] : [{ type: 'paragraph', children }];
    }
    case 'heading':
      return [{ type: 'heading', depth: block.depth, children: inertPhrasing(block.children) }];
    case 'blockquote': {
      const children = blocksOf(block.children);
      return children.length === 0 ? [] : [{ type: 'blockquote', children }];
    }
    case 'list':
      return [{ ...block, children: block.children.map(inertItem) }];
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
    case 'suggestion':
    case 'thematicBreak':
      return [block];
    case 'html':
      throw notOurs(block.type);
  }
}

function inertItem(item: ListItem): ListItem {
  return { ...item, children: blocksOf(item.children) };
}

function inertRow(row: TableRow): TableRow {
  const children = row.children.map((cell) => ({ ...cell, children: inertPhrasing(cell.children) }));
  return { type: 'tableRow', children };
}

function blocksOf(children: readonly (BlockContent | DefinitionContent)[]): BlockContent[] {
  return children.flatMap((child) => {
    if (child.type === 'definition' || child.type === 'footnoteDefinition') throw notOurs(child.type);
    return inertBlock(child);
  });
}

type Attention = Extract<PhrasingContent, { type: 'emphasis' | 'strong' | 'delete' }>;

/**
 * Neighbouring text is joined before it is looked at, since `#` beside `12` is as good as `#12`; emphasis within
 * the same emphasis is joined too, since Markdown cannot say it.
 */
export function inertPhrasing(
  nodes: readonly PhrasingContent[],
  within: readonly string[] = [],
): PhrasingContent[] {
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
    case 'mark':
      return [node];
    case 'html':
    case 'image':
    case 'imageReference':
    case 'linkReference':
    case 'footnoteReference':
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
  return new Error(`A "${type}" node cannot be posted: build it with src/render/markdown/build.ts instead.`);
}
