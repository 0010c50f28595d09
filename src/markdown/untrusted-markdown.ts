import type { BlockContent, List, ListItem, PhrasingContent, RootContent, Table, TableCell } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { cleanStart } from '../model/redact.ts';
import { isBeyondParsing, oneLine } from '../model/text.ts';
import { type Cut, cutToBytes, showInvisible } from './characters.ts';
import { allowedAddress } from './link-address.ts';
import { codeFence, codeSpan, paragraph, strong, text, withCode } from './markdown-nodes.ts';

/** Created once, because each call would combine the extensions again. */
const parsing: Options = {
  extensions: [gfm()],
  // The transforms would search text for addresses again; words that are addresses become code anyway.
  mdastExtensions: gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension),
};

/** The blocks of a text as GitHub reads it; undefined for a text that would exhaust the parser. */
export function parseMarkdown(source: string): readonly RootContent[] | undefined {
  return isBeyondParsing(source) ? undefined : fromMarkdown(source, parsing).children;
}

export interface PlainTextOptions {
  /** Replaces secrets in normalised text; must not change text without secrets. */
  readonly redact: (text: string) => string;
  /** UTF-8 bytes to keep; a cut is stated. */
  readonly maxBytes?: number;
}

/** Some inputs cost Markdown parsers more than linear time; within this limit the worst is harmless. */
const defaultMaxBytes = 16_384;

/** Untrusted text on one line: titles, names, labels. Only code spans are parsed. */
export function plainText(untrusted: string, options: PlainTextOptions): PhrasingContent[] {
  const { kept, moreBytes } = prepareText(untrusted, options);
  return [...readCode(oneLine(kept)), ...(moreBytes === 0 ? [] : [text(cutNotice(moreBytes))])];
}

/** Unpaired backticks stay as they are. */
function readCode(line: string): PhrasingContent[] {
  const parts = line.split('`');
  const isPaired = parts.length % 2 === 1;
  const isFilled = parts.every((part, index) => index % 2 === 0 || part.trim() !== '');
  return isPaired && isFilled ? withCode(line) : [text(line)];
}

/** Untrusted text as a code block. */
export function codeText(untrusted: string, options: PlainTextOptions): BlockContent {
  const { kept, moreBytes } = prepareText(untrusted, options);
  return codeFence(null, moreBytes === 0 ? kept : `${kept}\n${cutNotice(moreBytes)}`);
}

/** The text to show, and about how much was cut. */
function prepareText(untrusted: string, { redact, maxBytes = defaultMaxBytes }: PlainTextOptions): Cut {
  const [start, unread] = cleanStart(untrusted, maxBytes, (raw) => redact(showInvisible(raw)));
  const { kept, moreBytes } = cutToBytes(start, maxBytes);
  return { kept, moreBytes: moreBytes + unread };
}

/** The words after a text that was cut. */
function cutNotice(moreBytes: number): string {
  return `… (cut, ${moreBytes} bytes more)`;
}

interface UntrustedSource extends Pick<MarkdownTextOptions, 'linkHosts' | 'fileUrl'> {
  readonly source: string;
  /** Applied again to each leaf after character references are decoded. */
  readonly redact: (text: string) => string;
}

/** Deeper quotes, lists and emphasis are shown as written. */
const maxDepth = 6;
const maxCells = 1_000;
const maxColumns = 20;

/** Parses `source` and rebuilds it from allowed nodes; everything else is shown as text or code. */
function allowListed(untrusted: UntrustedSource): BlockContent[] {
  if (untrusted.source.trim() === '') return [];
  if (isPlain(untrusted.source)) return plainParagraphs(untrusted);
  const blocks = parseMarkdown(untrusted.source);
  if (blocks === undefined) return [codeFence(null, untrusted.source)];
  return rebuildBlocks(blocks, untrusted, 0);
}

/**
 * Whether the source has no Markdown but paragraphs: no special characters, no address, and no line that
 * looks like a block or ends like a break.
 */
function isPlain(source: string): boolean {
  return !/[`*_~[\]<>&\\|@]|:\/\/|www\./i.test(source) && !/^(?:[#+=\-\t ]|\d{1,9}[.)])|[\t ]$/m.test(source);
}

/** The parser's result for plain text, at a hundredth of the time. */
function plainParagraphs({ source, redact }: UntrustedSource): BlockContent[] {
  const paragraphs = source.split(/\n{2,}/).map((each) => each.replace(/^\n|\n$/g, ''));
  return paragraphs.filter((each) => each !== '').map((each) => paragraph(text(redact(each))));
}

function rebuildBlock(node: RootContent, untrusted: UntrustedSource, depth: number): BlockContent[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(...rebuildPhrasing(node.children, untrusted))];
    case 'heading':
      return [paragraph(strong(...rebuildPhrasing(node.children, untrusted)))];
    case 'code':
      return [codeFence(node.lang ?? null, untrusted.redact(node.value))];
    case 'html':
      return [codeFence('html', untrusted.redact(node.value))];
    case 'blockquote':
      if (depth >= maxDepth) return [sourceBlock(node, untrusted)];
      return [{ type: 'blockquote', children: rebuildBlocks(node.children, untrusted, depth + 1) }];
    case 'list':
      return depth >= maxDepth ? [sourceBlock(node, untrusted)] : [rebuildList(node, untrusted, depth + 1)];
    case 'table':
      return [isReadable(node) ? rebuildTable(node, untrusted) : sourceBlock(node, untrusted)];
    case 'thematicBreak':
      return [];
    case 'footnoteDefinition':
      return [
        paragraph(text(`[^${untrusted.redact(node.label ?? node.identifier)}]:`)),
        ...rebuildBlocks(node.children, untrusted, depth),
      ];
    default:
      return [paragraph(codeSpan(sourceOf(node, untrusted)))];
  }
}

function rebuildBlocks(
  nodes: readonly RootContent[],
  untrusted: UntrustedSource,
  depth: number,
): BlockContent[] {
  return nodes.flatMap((node) => rebuildBlock(node, untrusted, depth));
}

function rebuildList(list: List, untrusted: UntrustedSource, depth: number): List {
  const children = list.children.map(
    (item): ListItem => ({
      type: 'listItem',
      spread: item.spread ?? false,
      children: withBox(item.checked, rebuildBlocks(item.children, untrusted, depth)),
    }),
  );
  // A start of nine digits would indent everything below it as far.
  const start = Math.min(list.start ?? 1, 9_999);
  return { type: 'list', ordered: list.ordered ?? false, start, spread: list.spread ?? false, children };
}

/** A task's box as text: people could tick a real one, and GitHub counts it among the pull request's tasks. */
function withBox(checked: ListItem['checked'], blocks: BlockContent[]): BlockContent[] {
  if (checked === null || checked === undefined) return blocks;
  const box = text(checked ? '[x] ' : '[ ] ');
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(box, ...first.children), ...rest]
    : [paragraph(box), ...blocks];
}

/** Short rows are padded to the header, so a wide header over many empty rows would grow without limit. */
function isReadable(table: Table): boolean {
  const columns = table.children[0]?.children.length ?? 0;
  return columns <= maxColumns && columns * table.children.length <= maxCells;
}

function rebuildTable(table: Table, untrusted: UntrustedSource): Table {
  const rebuildCell = (cell: TableCell) => ({ ...cell, children: rebuildPhrasing(cell.children, untrusted) });
  const children = table.children.map((row) => ({ ...row, children: row.children.map(rebuildCell) }));
  return { ...table, children };
}

function rebuildPhrasing(
  nodes: readonly PhrasingContent[],
  untrusted: UntrustedSource,
  depth = 0,
): PhrasingContent[] {
  return nodes.flatMap((node) => rebuildInline(node, untrusted, depth));
}

function rebuildInline(node: PhrasingContent, untrusted: UntrustedSource, depth: number): PhrasingContent[] {
  const { redact, linkHosts, fileUrl } = untrusted;
  switch (node.type) {
    case 'text':
      return [text(redact(node.value))];
    case 'inlineCode':
    case 'html':
      return [codeSpan(redact(node.value))];
    case 'break':
      return [{ type: 'break' }];
    case 'emphasis':
    case 'strong':
    case 'delete':
      if (depth >= maxDepth) return [codeSpan(sourceOf(node, untrusted))];
      return [{ type: node.type, children: rebuildPhrasing(node.children, untrusted, depth + 1) }];
    case 'link': {
      const children = rebuildPhrasing(node.children, untrusted, depth);
      const address = redact(node.url);
      const url = allowedAddress(address, linkHosts) ?? fileUrl?.(address);
      return url === undefined ? withAddress(children, address) : [{ type: 'link', url, children }];
    }
    case 'image':
      return withAddress([text(redact(node.alt ?? ''))], redact(node.url));
    case 'linkReference':
    case 'imageReference':
    case 'footnoteReference':
      return [text(sourceOf(node, untrusted))];
    case 'subscript':
      return [codeSpan(sourceOf(node, untrusted))];
  }
}

/** The text of a link or image, followed by its address as code unless both are equal. */
function withAddress(shown: readonly PhrasingContent[], address: string): PhrasingContent[] {
  const [only] = shown;
  const written = shown.length === 1 && only?.type === 'text' ? only.value : undefined;
  if (written === '' || shown.length === 0) return [codeSpan(address)];
  if (written !== undefined && ['', 'http://', 'mailto:'].some((scheme) => scheme + written === address)) {
    return [codeSpan(written)];
  }
  return [...shown, text(' ('), codeSpan(address), text(')')];
}

function sourceBlock(node: RootContent, untrusted: UntrustedSource): BlockContent {
  return codeFence(null, sourceOf(node, untrusted));
}

function sourceOf(node: RootContent, { source, redact }: UntrustedSource): string {
  return redact(source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0));
}

export interface MarkdownTextOptions extends PlainTextOptions {
  /** Hosts (with port, if any) that links may use: the server's own and those of base policy. */
  readonly linkHosts: ReadonlySet<string>;
  /** Permalink of a path with a line, such as `src/app.ts#L5`; undefined for any other address. */
  readonly fileUrl?: ((address: string) => string | undefined) | undefined;
}

/** Untrusted Markdown, rebuilt from nodes that cannot affect anything around them (threat T3). */
export function markdownText(untrusted: string, options: MarkdownTextOptions): BlockContent[] {
  const { kept, moreBytes } = prepareText(untrusted, options);
  const redact = (value: string) => options.redact(showInvisible(value));
  const blocks = allowListed({ ...options, source: kept, redact });
  return moreBytes === 0 ? blocks : [...blocks, paragraph(text(cutNotice(moreBytes)))];
}
