import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export interface RenderedText {
  readonly value: string;
  /** Names of the elements around it, outermost first. */
  readonly within: readonly string[];
}

export interface Rendered {
  readonly html: string;
  readonly elements: readonly {
    readonly name: string;
    readonly attributes: string;
    readonly within: readonly string[];
  }[];
  readonly texts: readonly RenderedText[];
  /** End tags that closed nothing, and elements that were never closed. */
  readonly unbalanced: readonly string[];
}

const voidElements = new Set(['br', 'hr', 'img', 'input']);

/** Renders Markdown as GitHub's dialect does, raw HTML included, and reads the page with a scanner of its own. */
export function renderMarkdown(markdown: string): Rendered {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const elements: { name: string; attributes: string; within: readonly string[] }[] = [];
  const texts: RenderedText[] = [];
  const unbalanced: string[] = [];
  const open: string[] = [];
  for (const [token, close, name, attributes] of html.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)([^>]*)>|<!--[\s\S]*?-->|[^<]+|</g,
  )) {
    if (name === undefined) {
      // A comment shows nothing; how many there are is for the tests that read the HTML.
      if (!token.startsWith('<!--')) texts.push({ value: decode(token), within: [...open] });
    } else if (close === '/') {
      if (open.at(-1) === name) open.pop();
      else unbalanced.push(token);
    } else {
      elements.push({ name, attributes: attributes ?? '', within: [...open] });
      if (!voidElements.has(name)) open.push(name);
    }
  }
  return { html, elements, texts, unbalanced: [...unbalanced, ...open] };
}

/** The text that people read, block ends as spaces. */
export function readableText(rendered: Rendered): string {
  return rendered.texts.map(({ value }) => value).join('');
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const acting = [
  /(?:^|[^\w`])@[a-z0-9]/i,
  /[\w.+-]@[\w-]+\.[\w-]/,
  /#\d/,
  /\bgh-\d/i,
  /(?:^|[^0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])/i,
  /https?:|www\.|:\/\//i,
  /\$[^$]*\$/s,
  /:[a-z0-9_+-]+:/i,
  /\[![a-z]+\]/i,
];

/**
 * What GitHub would link, notify or draw: it looks at text outside of code and links, one text node at a time.
 * Neighbouring text that only our scanner split is joined first.
 */
export function actingText(rendered: Rendered): readonly string[] {
  return rendered.texts
    .filter(({ within }) => !within.some((name) => name === 'code' || name === 'pre' || name === 'a'))
    .map(({ value }) => value)
    .filter((value) => acting.some((pattern) => pattern.test(value)));
}

export function linkTargets(rendered: Rendered): readonly string[] {
  return rendered.elements
    .flatMap(({ attributes }) => /\b(?:href|src)="([^"]*)"/.exec(attributes)?.[1] ?? [])
    .map(decode);
}
