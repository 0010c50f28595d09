import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Node,
  Paragraph,
  Parent,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';
import { type Mark, writeMark } from '../model/mark.ts';
import { destroyMarks, showInvisible } from './characters.ts';

/** Our own text. Text of others goes through `plainText` or `markdownText`, which also redact and bound them. */
export function text(value: string): Text {
  return { type: 'text', value };
}

export function strong(...children: readonly PhrasingContent[]): Strong {
  return { type: 'strong', children: [...children] };
}

/** Code on one line; line feeds become spaces. */
export function codeSpan(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** Our own text, with code in backticks. */
export function withCode(words: string): PhrasingContent[] {
  return words.split('`').map((part, index) => (index % 2 === 0 ? text(part) : codeSpan(part)));
}

/** A link of ours; `url` must be an http or https address. A link of a reviewer passes `markdownText`. */
export function link(children: readonly PhrasingContent[], url: string): Link {
  return { type: 'link', url, children: [...children] };
}

export function sub(...children: readonly PhrasingContent[]): Subscript {
  return { type: 'subscript', children: [...children] };
}

/** A mark of ours, which nobody sees. */
export function hiddenMark(mark: Mark): Hidden {
  return { type: 'hidden', value: writeMark(mark) };
}

export function paragraph(...children: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [...children] };
}

export function heading(depth: Heading['depth'], ...children: readonly PhrasingContent[]): Heading {
  return { type: 'heading', depth, children: [...children] };
}

/** Items of one block are set tight; with more, blank lines keep the blocks apart. */
export function list(items: readonly (readonly BlockContent[])[], ordered = false): List {
  const spread = items.some((item) => item.length > 1);
  const children: ListItem[] = items.map((item) => ({ type: 'listItem', spread, children: [...item] }));
  return { type: 'list', ordered, spread, children };
}

type Cells = readonly (readonly PhrasingContent[])[];

export function table(header: Cells, rows: readonly Cells[]): Table {
  return { type: 'table', children: [header, ...rows].map(tableRow) };
}

function tableRow(cells: Cells): TableRow {
  return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: [...cell] })) };
}

export function details(summary: readonly PhrasingContent[], children: readonly BlockContent[]): Details {
  return { type: 'details', summary: [...summary], children: [...children] };
}

/** A code block; a language that GitHub would draw or apply instead of showing is left out. */
export function codeFence(lang: string | null, value: string): Code {
  return { type: 'code', lang, value };
}

/**
 * A suggestion for exactly the anchored lines, given without line terminators; none deletes them. Undefined when
 * the lines cannot be shown as they are (invisible characters, a hidden mark): what people apply is what they see.
 */
export function suggestionBlock(lines: readonly string[]): Suggestion | undefined {
  const exact = lines.every(
    (line) => !line.includes('\n') && showInvisible(line) === line && destroyMarks(line) === line,
  );
  return exact ? { type: 'suggestion', lines: [...lines] } : undefined;
}

/** A collapsible part. The only block whose HTML tags we write; its children are Markdown and cannot close it. */
export interface Details extends Parent {
  type: 'details';
  summary: PhrasingContent[];
  children: BlockContent[];
}

/** A replacement for exactly the anchored lines, without line terminators. */
export interface Suggestion extends Node {
  type: 'suggestion';
  lines: string[];
}

/** Small print. */
export interface Subscript extends Parent {
  type: 'subscript';
  children: PhrasingContent[];
}

/** A line that is not shown: one of our own marks. */
export interface Hidden extends Node {
  type: 'hidden';
  value: string;
}

/** Small print that links to a commit, with one of our own marks in the address. */
export interface Footer extends Node {
  type: 'footer';
  commit: string;
  address: string;
}

declare module 'mdast' {
  interface BlockContentMap {
    details: Details;
    footer: Footer;
    hidden: Hidden;
    suggestion: Suggestion;
  }
  interface PhrasingContentMap {
    subscript: Subscript;
  }
  interface RootContentMap {
    details: Details;
    suggestion: Suggestion;
    subscript: Subscript;
    footer: Footer;
    hidden: Hidden;
  }
}
