import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

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

interface Piece {
  readonly text: string;
  readonly open: string;
  readonly close: string;
}

const codes = { strong: [1, 22], emphasis: [3, 23], inlineCode: [36, 39] } as const;

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
        return `${this.#wrap(this.#inline(node.children, this.#code('strong')), indent, indent)}`;
      case 'paragraph':
        return this.#wrap(this.#inline(node.children), indent, indent);
      case 'code':
        return node.value.replace(/^/gm, `${indent}  `).concat('\n');
      case 'list':
        return node.children.map((item) => this.#item(item.children, indent)).join('');
      case 'blockquote':
        return this.blocks(node.children, `${indent}  `);
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

  #code(name: keyof typeof codes): Omit<Piece, 'text'> {
    const [open, close] = codes[name];
    return this.#style.color
      ? { open: `\u001b[${open}m`, close: `\u001b[${close}m` }
      : { open: '', close: '' };
  }

  #inline(nodes: readonly PhrasingContent[], outer: Omit<Piece, 'text'> = { open: '', close: '' }): Piece[] {
    return nodes.flatMap((node): Piece[] => {
      const within = (more: Omit<Piece, 'text'>) => ({
        open: `${outer.open}${more.open}`,
        close: `${more.close}${outer.close}`,
      });
      switch (node.type) {
        case 'text':
          return [{ text: node.value, ...outer }];
        case 'inlineCode':
          return [{ text: node.value, ...within(this.#code('inlineCode')) }];
        case 'strong':
        case 'emphasis':
          return this.#inline(node.children, within(this.#code(node.type)));
        case 'link': {
          if (!this.#style.hyperlinks)
            return [...this.#inline(node.children, outer), { text: ` (${node.url})`, ...outer }];
          const link = { open: `\u001b]8;;${node.url}\u001b\\`, close: '\u001b]8;;\u001b\\' };
          return this.#inline(node.children, within(link));
        }
        case 'break':
          return [{ text: ' ', ...outer }];
        default:
          return [];
      }
    });
  }

  /** Pieces in lines of the page's width. */
  #wrap(pieces: readonly Piece[], first: string, rest: string): string {
    let line = first;
    let used = widthOf(first);
    let text = '';
    for (const { text: words, open, close } of pieces) {
      for (const word of words.split(/(?<= )|(?= )/)) {
        const width = widthOf(word);
        if (used + width > this.#width && used > widthOf(rest) && word !== ' ') {
          text += `${line.trimEnd()}\n`;
          line = rest;
          used = widthOf(rest);
        }
        const isLeading = word === ' ' && line === rest;
        if (isLeading) continue;
        line += `${open}${word}${close}`;
        used += width;
      }
    }
    return `${text}${line.trimEnd()}\n`;
  }
}

/** Columns that a text takes; what is not ASCII counts as wide, which is safe. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x7f ? 1 : 2), 0);
}

/** A Markdown page of ours, already safe for a terminal, as a terminal shows it. */
export function terminalPage(markdown: string, style: TerminalStyle): string {
  return new Page(style).blocks(fromMarkdown(markdown).children, '');
}
