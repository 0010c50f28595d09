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

/** Our own text. Other text goes through `plainText` or `markdownText`, which redact and limit it. */
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

/** Our own link; `url` must be http or https. Reviewers' links go through `markdownText`. */
export function link(children: readonly PhrasingContent[], url: string): Link {
  return { type: 'link', url, children: [...children] };
}

export function sub(...children: readonly PhrasingContent[]): Subscript {
  return { type: 'subscript', children: [...children] };
}

/** One of our invisible marks. */
export function hiddenMark(mark: Mark): Hidden {
  return { type: 'hidden', value: writeMark(mark) };
}

export function paragraph(...children: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [...children] };
}

export function heading(depth: Heading['depth'], ...children: readonly PhrasingContent[]): Heading {
  return { type: 'heading', depth, children: [...children] };
}

/** Items of one block are tight; longer items are separated by blank lines. */
export function list(items: readonly (readonly BlockContent[])[]): List {
  const spread = items.some((item) => item.length > 1);
  const children: ListItem[] = items.map((item) => ({ type: 'listItem', spread, children: [...item] }));
  return { type: 'list', ordered: false, spread, children };
}

type Cells = readonly (readonly PhrasingContent[])[];

export function table(header: readonly string[], rows: readonly Cells[]): Table {
  return { type: 'table', children: [header.map((word) => [text(word)]), ...rows].map(tableRow) };
}

function tableRow(cells: Cells): TableRow {
  return { type: 'tableRow', children: cells.map((cell) => ({ type: 'tableCell', children: [...cell] })) };
}

/** A fold. Its summary is a button, so links in it become their text. */
export function details(summary: readonly PhrasingContent[], children: readonly BlockContent[]): Details {
  return { type: 'details', summary: withoutLinks(summary), children: [...children] };
}

function withoutLinks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return node.children;
    return 'children' in node ? [{ ...node, children: withoutLinks(node.children) }] : [node];
  });
}

/** A code block; a language that GitHub would draw or apply is left out. */
export function codeFence(lang: string | null, value: string): Code {
  return { type: 'code', lang, value };
}

/**
 * A suggestion for exactly the commented lines, without line ends; an empty list deletes them. Undefined when
 * the lines cannot be shown exactly (invisible characters, a hidden mark), because people must see what they
 * apply.
 */
export function suggestionBlock(lines: readonly string[]): Suggestion | undefined {
  const exact = lines.every(
    (line) => !line.includes('\n') && showInvisible(line) === line && destroyMarks(line) === line,
  );
  return exact ? { type: 'suggestion', lines: [...lines] } : undefined;
}

/** A fold. The only block whose HTML tags we write; its children are Markdown and cannot close it. */
export interface Details extends Parent {
  type: 'details';
  summary: PhrasingContent[];
  children: BlockContent[];
}

/** A replacement for exactly the commented lines, without line ends. */
export interface Suggestion extends Node {
  type: 'suggestion';
  lines: string[];
}

/** Small text. */
export interface Subscript extends Parent {
  type: 'subscript';
  children: PhrasingContent[];
}

/** A line that is not shown: one of our marks. */
export interface Hidden extends Node {
  type: 'hidden';
  value: string;
}

/** Small text that links to a commit, with one of our marks in the address. */
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
