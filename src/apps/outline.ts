import type { Nodes, RootContent } from 'mdast';
import { parseMarkdown } from '../markdown/untrusted-markdown.ts';
import { type HtmlToken, htmlTokens } from './html-tokens.ts';

/** A run of text with one look, or an image with its alternative text. */
export interface Piece {
  readonly kind: 'text' | 'code' | 'image';
  readonly text: string;
  readonly strong: boolean;
  readonly emphasis: boolean;
  readonly struck: boolean;
  readonly small: boolean;
  readonly href?: string | undefined;
}

/** A `<details>`; `summary` grows until the summary ends. */
export interface Fold {
  readonly summary: Piece[];
}

export interface Block {
  /** `summary`: the summary of the innermost of `folds`. `html`: text between tags. */
  readonly kind: 'heading' | 'paragraph' | 'item' | 'code' | 'table' | 'html' | 'summary';
  readonly pieces: readonly Piece[];
  /** Folds around it, from the outermost. */
  readonly folds: readonly Fold[];
  /** The source without tags, images and the signs of quotations around it; empty for HTML. */
  readonly markdown: string;
}

export interface Outline {
  /** In reading order. */
  readonly blocks: readonly Block[];
  /** False for a text that would exhaust the parser: then its paragraphs are blocks, and no fold is known. */
  readonly whole: boolean;
}

/** The blocks of a text of GitHub Markdown, with HTML read as GitHub shows it. */
export function outlineOf(markdown: string): Outline {
  const nodes = parseMarkdown(markdown);
  if (nodes === undefined) return { blocks: paragraphsOf(markdown), whole: false };
  const walk = new Walk(markdown);
  walk.visitAll(nodes, 0);
  return { blocks: walk.blocks, whole: true };
}

const plain = { strong: false, emphasis: false, struck: false, small: false };

function paragraphsOf(markdown: string): readonly Block[] {
  const texts = markdown.split(/\n{2,}/).filter((text) => !text.startsWith('<!--'));
  return texts.map((text) => ({
    kind: 'paragraph',
    pieces: [{ kind: 'text', text, ...plain }],
    folds: [],
    markdown: text,
  }));
}

type Look = keyof typeof plain;

const lookOfTag: Readonly<Record<string, Look>> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  s: 'struck',
  del: 'struck',
  strike: 'struck',
  sub: 'small',
  sup: 'small',
};

const blockTags = new Set('p div pre table tr td th li ul ol h1 h2 h3 h4 h5 h6 blockquote hr'.split(' '));

/** Markdown and HTML are two trees in one text: folds open in one node and close in another. */
class Walk {
  readonly blocks: Block[] = [];
  readonly #source: string;
  readonly #folds: Fold[] = [];
  #isInSummary = false;
  /** Looks by tags and nodes around the current text. */
  #looks: Look[] = [];
  #href: string | undefined;
  #isCode = false;
  #kind: Block['kind'] = 'html';
  #pieces: Piece[] = [];
  #markdown = '';

  constructor(source: string) {
    this.#source = source;
  }

  visitAll(nodes: readonly RootContent[], quotes: number, kind?: 'item'): void {
    for (const [index, node] of nodes.entries()) this.#visit(node, quotes, index === 0 ? kind : undefined);
  }

  #visit(node: RootContent, quotes: number, kind?: 'item'): void {
    if (node.type === 'blockquote') this.#contained(() => this.visitAll(node.children, quotes + 1));
    else if (node.type === 'list') {
      for (const item of node.children) this.#contained(() => this.visitAll(item.children, quotes, 'item'));
    } else if (node.type === 'html') this.#block('html', '', () => this.#html(node.value));
    else if (node.type === 'code')
      this.#block('code', this.#sourceOf(node, quotes), () => this.#add('code', node.value));
    else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'table') {
      this.#block(kind ?? node.type, this.#sourceOf(node, quotes), () => this.#phrasing(node));
    }
  }

  /** What a container leaves open ends with it. */
  #contained(visit: () => void): void {
    const depth = this.#folds.length;
    visit();
    if (this.#folds.length > depth) this.#isInSummary = false;
    this.#folds.splice(depth);
  }

  #block(kind: Block['kind'], markdown: string, visit: () => void): void {
    this.#kind = kind;
    this.#markdown = markdown;
    this.#looks = [];
    this.#href = undefined;
    this.#isCode = false;
    visit();
    this.#end();
  }

  #end(): void {
    const isText = this.#pieces.some(({ text }) => text.trim() !== '');
    if (isText)
      this.blocks.push({
        kind: this.#kind,
        pieces: this.#pieces,
        folds: [...this.#folds],
        markdown: this.#markdown,
      });
    this.#pieces = [];
    // What follows in the same node, after a fold began or ended, has no source of its own.
    this.#markdown = '';
  }

  #phrasing(node: Nodes): void {
    if (node.type === 'text') this.#add('text', node.value);
    else if (node.type === 'inlineCode') this.#add('code', node.value);
    else if (node.type === 'image') this.#add('image', node.alt ?? '');
    else if (node.type === 'break') this.#add('text', '\n');
    else if (node.type === 'html') this.#html(node.value);
    else if ('children' in node) {
      const look = node.type === 'delete' ? 'struck' : node.type;
      if (look === 'strong' || look === 'emphasis' || look === 'struck') this.#looks.push(look);
      if (node.type === 'link') this.#href = node.url;
      for (const child of node.children) this.#phrasing(child);
      if (look === 'strong' || look === 'emphasis' || look === 'struck') this.#drop(look);
      if (node.type === 'link') this.#href = undefined;
      if (node.type === 'tableCell') this.#add('text', ' ');
    }
  }

  #html(value: string): void {
    for (const token of htmlTokens(value)) {
      if (token.kind === 'text') this.#add('text', token.text);
      else if (token.kind === 'tag') this.#tag(token);
    }
  }

  #tag({ name, closes, alt, href }: Extract<HtmlToken, { kind: 'tag' }>): void {
    const look = lookOfTag[name];
    if (name === 'details') this.#fold(closes);
    else if (name === 'summary') this.#summary(closes);
    else if (name === 'img') this.#add('image', alt ?? '');
    else if (name === 'br') this.#add('text', '\n');
    else if (name === 'code') this.#isCode = !closes;
    else if (name === 'a') this.#href = closes ? undefined : href;
    else if (look !== undefined) {
      if (closes) this.#drop(look);
      else this.#looks.push(look);
    } else if (blockTags.has(name)) {
      this.#end();
      if (/^h\d$/.test(name) && !this.#isInSummary) this.#kind = closes ? 'html' : 'heading';
    }
  }

  #fold(closes: boolean): void {
    this.#end();
    if (closes) this.#folds.pop();
    else this.#folds.push({ summary: [] });
    this.#isInSummary = false;
  }

  #summary(closes: boolean): void {
    const pieces = this.#folds.at(-1)?.summary ?? [];
    if (closes && this.#isInSummary)
      this.blocks.push({ kind: 'summary', pieces, folds: [...this.#folds], markdown: '' });
    if (!closes) this.#end();
    this.#isInSummary = !closes && this.#folds.length > 0;
  }

  #drop(look: Look): void {
    const last = this.#looks.lastIndexOf(look);
    if (last !== -1) this.#looks.splice(last, 1);
  }

  #add(kind: Piece['kind'], text: string): void {
    const looks = Object.fromEntries(this.#looks.map((look) => [look, true]));
    const isCode = kind === 'text' && this.#isCode;
    const piece = { ...plain, ...looks, kind: isCode ? 'code' : kind, text, href: this.#href } as const;
    if (this.#isInSummary) this.#folds.at(-1)?.summary.push(piece);
    else this.#pieces.push(piece);
  }

  /** The source of a block, without its inline tags and images. */
  #sourceOf(node: RootContent, quotes: number): string {
    let text = '';
    let from = node.position?.start.offset ?? 0;
    for (const { position } of tagsIn(node)) {
      text += this.#source.slice(from, position?.start.offset);
      from = position?.end.offset ?? from;
    }
    text += this.#source.slice(from, node.position?.end.offset);
    return quotes === 0 ? text : text.replace(/\n[ \t]*(?:>[ \t]?)+/g, '\n');
  }
}

function tagsIn(node: Nodes): readonly Nodes[] {
  if (node.type === 'html' || node.type === 'image') return [node];
  return 'children' in node ? node.children.flatMap((child) => tagsIn(child)) : [];
}
