/** Text between tags, with its character references decoded, or a tag; comments are left out. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly closes: boolean;
      readonly alt?: string | undefined;
      readonly href?: string | undefined;
    };

/** The tokens of raw HTML in Markdown, in linear time; what is no tag is text. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let from = 0;
  while (from < html.length) {
    const open = html.indexOf('<', from);
    const text = html.slice(from, open === -1 ? undefined : open);
    if (text !== '') yield { kind: 'text', text: decoded(text) };
    if (open === -1) return;
    const { token, end } = markupAt(html, open);
    if (token !== undefined) yield token;
    from = end;
  }
}

const tag = /<(\/?)([a-z][\w-]*)((?![\w-])[^<>]*)>/iy;

function markupAt(html: string, at: number): { readonly token?: HtmlToken; readonly end: number } {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at);
    return { end: end === -1 ? html.length : end + 3 };
  }
  tag.lastIndex = at;
  const [whole, slash, name, attributes = ''] = tag.exec(html) ?? [];
  if (whole === undefined || name === undefined) return { token: { kind: 'text', text: '<' }, end: at + 1 };
  const token: HtmlToken = {
    kind: 'tag',
    name: name.toLowerCase(),
    closes: slash === '/',
    alt: attribute(attributes, /\balt=(?:"([^"]*)"|'([^']*)')/i),
    href: attribute(attributes, /\bhref=(?:"([^"]*)"|'([^']*)')/i),
  };
  return { token, end: at + whole.length };
}

function attribute(attributes: string, pattern: RegExp): string | undefined {
  const [, quoted, other] = pattern.exec(attributes) ?? [];
  const value = quoted ?? other;
  return value === undefined ? undefined : decoded(value);
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

function decoded(text: string): string {
  return text.replace(/&(#39|[a-z]{2,5});/g, (whole, name: string) => characters[name] ?? whole);
}
