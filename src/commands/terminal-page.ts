import { styleText } from 'node:util';
import type { PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visibleText } from '../model/text.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a terminal shows of a page. */
export interface TerminalStyle {
  readonly columns: number;
  readonly color: boolean;
  /** Whether addresses are put behind their text (OSC 8). */
  readonly hyperlinks: boolean;
}

const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== '0';

const linkingPrograms = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'Tabby']);

/** Whether the terminal is known to support hyperlinks, by the variables that terminals set. */
export function supportsHyperlinks(env: Environment): boolean {
  if (isSet(env['FORCE_HYPERLINK'])) return true;
  if (isSet(env['CI']) || env['TERM'] === 'dumb') return false;
  const {
    WT_SESSION: windows,
    KITTY_WINDOW_ID: kitty,
    VTE_VERSION: vte = '0',
    TERM_PROGRAM: program = '',
  } = env;
  return isSet(windows) || isSet(kitty) || Number(vte) >= 5_000 || linkingPrograms.has(program);
}

/** Pages are no wider, so that lines stay readable. */
const maxColumns = 80;

/** A word with the escape sequences of its style. */
type Draw = (word: string) => string;

interface Piece {
  readonly text: string;
  readonly draw: Draw;
}

const asIs: Draw = (word) => word;

const styles = { strong: 'bold', emphasis: 'italic', inlineCode: 'cyan' } as const;

class Page {
  readonly #style: TerminalStyle;
  readonly #width: number;

  constructor(style: TerminalStyle) {
    this.#style = style;
    this.#width = Math.min(maxColumns, Math.max(20, style.columns));
  }

  blocks(nodes: readonly RootContent[], indent: string): string {
    return nodes.map((node) => this.#block(node, indent)).join('\n');
  }

  #block(node: RootContent, indent: string): string {
    switch (node.type) {
      case 'heading':
        return this.#wrap(this.#inline(node.children, this.#styled('strong')), indent, indent);
      case 'paragraph':
        return this.#wrap(this.#inline(node.children), indent, indent);
      case 'code':
        return visibleText(node.value).replace(/^/gm, `${indent}  `).concat('\n');
      case 'list':
        return node.children.map((item) => this.#item(item.children, indent)).join('');
      case 'blockquote':
        return this.blocks(node.children, `${indent}  `);
      case 'table':
        return this.#table(node, indent);
      default:
        return '';
    }
  }

  #item(children: readonly RootContent[], indent: string): string {
    const [first, ...rest] = children;
    const inner = `${indent}  `;
    const top =
      first?.type === 'paragraph' ? this.#wrap(this.#inline(first.children), `${indent}• `, inner) : '';
    return `${top}${rest.map((node) => this.#block(node, inner)).join('')}`;
  }

  /** A table without rules, whose widest columns are wrapped until it fits. */
  #table({ children: [header, ...rows] }: Table, indent: string): string {
    const bold = this.#styled('strong');
    const cells = [
      ...(header === undefined ? [] : [header.children.map((cell) => this.#inline(cell.children, bold))]),
      ...rows.map((row) => row.children.map((cell) => this.#inline(cell.children))),
    ];
    const widths = columnWidths(cells, this.#width - widthOf(indent));
    return cells
      .map((row) => {
        const lines = row.map((cell, column) => this.#lines(cell, widths[column] ?? 0));
        const height = Math.max(...lines.map(({ length }) => length));
        return Array.from({ length: height }, (_, at) => {
          const line = lines.map((cell, column) => padded(cell[at], widths[column] ?? 0)).join(columnGap);
          return `${indent}${line.trimEnd()}\n`;
        }).join('');
      })
      .join('');
  }

  #styled(name: keyof typeof styles, outer = asIs): Draw {
    if (!this.#style.color) return outer;
    return (word) => outer(styleText(styles[name], word, { validateStream: false }));
  }

  #inline(nodes: readonly PhrasingContent[], draw = asIs): Piece[] {
    return nodes.flatMap((node): Piece[] => {
      switch (node.type) {
        case 'text':
          return [{ text: oneLine(node.value), draw }];
        case 'inlineCode':
          return [{ text: oneLine(node.value), draw: this.#styled('inlineCode', draw) }];
        case 'strong':
        case 'emphasis':
          return this.#inline(node.children, this.#styled(node.type, draw));
        case 'link': {
          const url = oneLine(node.url);
          if (!this.#style.hyperlinks)
            return [...this.#inline(node.children, draw), { text: ` (${url})`, draw }];
          const linked: Draw = (word) => draw(`\u001b]8;;${url}\u001b\\${word}\u001b]8;;\u001b\\`);
          return this.#inline(node.children, linked);
        }
        case 'break':
          return [{ text: ' ', draw }];
        default:
          return [];
      }
    });
  }

  /** Pieces in lines of the page's width. */
  #wrap(pieces: readonly Piece[], first: string, rest: string): string {
    return this.#lines(pieces, this.#width - widthOf(rest), widthOf(first) - widthOf(rest))
      .map(({ text }, at) => `${at === 0 ? first : rest}${text}`.trimEnd().concat('\n'))
      .join('');
  }

  /** Pieces in lines of a width, the first of them shorter by `taken`. A longer word has a line of its own. */
  #lines(pieces: readonly Piece[], width: number, taken = 0): readonly Line[] {
    const lines: Line[] = [{ text: '', used: taken }];
    for (const { text: words, draw } of pieces) {
      for (const word of words.split(/(?<= )|(?= )/)) {
        const line = lines.at(-1);
        if (line === undefined || (word === ' ' && line.used === 0)) continue;
        const isFull = line.used > 0 && word !== ' ' && line.used + widthOf(word) > width;
        const last = isFull ? { text: '', used: 0 } : line;
        if (isFull) lines.push(last);
        last.text += draw(word);
        last.used += widthOf(word);
      }
    }
    return lines;
  }
}

interface Line {
  text: string;
  /** Columns that it takes. */
  used: number;
}

const columnGap = '  ';

/** Widths with which the rows fit: the widest column gives way first, and none below its longest word. */
function columnWidths(rows: readonly (readonly (readonly Piece[])[])[], room: number): readonly number[] {
  const widths: number[] = [];
  const words: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      const text = cell.map((piece) => piece.text).join('');
      widths[column] = Math.max(widths[column] ?? 0, widthOf(text));
      words[column] = Math.max(words[column] ?? 0, ...text.split(' ').map(widthOf));
    });
  }
  const excess = () =>
    widths.reduce((sum, width) => sum + width, columnGap.length * (widths.length - 1)) - room;
  while (excess() > 0) {
    const spare = widths.map((width, column) => (width > (words[column] ?? 0) ? width : 0));
    const widest = spare.indexOf(Math.max(...spare));
    if ((spare[widest] ?? 0) === 0) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function padded({ text, used }: Line = { text: '', used: 0 }, width: number): string {
  return `${text}${' '.repeat(Math.max(0, width - used))}`;
}

/** A text without line breaks and without anything that a terminal obeys. */
function oneLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ');
}

/** Columns that a text takes; what is not ASCII counts as wide, which is safe. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x7f ? 1 : 2), 0);
}

/** A Markdown page of ours as a terminal shows it; no text in it can command the terminal. */
export function terminalPage(markdown: string, style: TerminalStyle): string {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return new Page(style).blocks(tree.children, '');
}
