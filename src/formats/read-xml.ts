import { type X2jOptions, XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { surroundings } from './extract-json.ts';
import type { XmlSyntax } from './format-definition.ts';
import { decodeWithin, encodingOf, type JsonReading } from './json-reader.ts';
import { problem, quote, type Rule, type Rules } from './rules.ts';

export const xmlRules = {
  syntax: {
    id: 'XML/syntax',
    grade: 'refused',
    summary: 'The document is exactly one complete XML document, within the limits.',
  },
  documentType: {
    id: 'XML/document-type',
    grade: 'refused',
    summary: 'An XML document declares no document type and no entities.',
  },
} satisfies Rules;

/** Elements inside each other; formats of linters have four. */
const maxDepth = 16;

/** Elements of one document. */
const maxElements = 500_000;

/** Begins an attribute's name in the value that is read, so that attributes and elements never meet. */
const attributePrefix = '@';

/**
 * Declared entities are never expanded: a document type is reported before, the parser decodes nothing, and
 * `decodeReferences` knows the five of XML and numbers alone.
 */
const parsing = {
  ignoreAttributes: false,
  attributeNamePrefix: attributePrefix,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: maxDepth,
  attributeValueProcessor: (_name, value) => decodeReferences(value),
  tagValueProcessor: (_name, value) => decodeReferences(value),
} satisfies X2jOptions;

/** Bytes in which an XML document begins, behind what a package manager prints. */
const searched = 4096;

/** A line that begins as JSON or a code fence does, so that XML behind it is a part of something else. */
const otherDocument = /^[ \t]*(?:\{|\[[ \t]*(?:[[{"\]]|$)|```)/m;

/**
 * The syntax of an XML document, perhaps behind blank lines or a program's banner: the one whose root it has, else the
 * first, whose format says what is wrong. Undefined for bytes that are no XML.
 */
export function xmlSyntaxOf(bytes: Uint8Array, syntaxes: readonly XmlSyntax[]): XmlSyntax | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, searched));
  const possible = syntaxes.filter(({ roots }) => {
    const start = startOfXml(text, roots);
    return start !== undefined && !otherDocument.test(text.slice(0, start));
  });
  return possible.find(({ roots }) => rootIn(text, roots) !== undefined) ?? possible[0];
}

function rootIn(text: string, roots: readonly string[]): string | undefined {
  return roots.find((each) => new RegExp(`<${each}\\b`).test(text));
}

function startOfXml(text: string, roots: readonly string[]): number | undefined {
  return new RegExp(`^[ \\t\ufeff]*<(?:\\?xml|${roots.join('|')})\\b`, 'm').exec(text)?.index;
}

interface XmlText {
  readonly before: string;
  readonly xml: string;
  readonly behind: string;
}

/** The document from its declaration or root to the end of its root, and the text around it. */
function cutOut(text: string, { roots }: XmlSyntax): XmlText {
  const start = startOfXml(text, roots) ?? 0;
  const root = rootIn(text, roots) ?? '';
  const closing = `</${root}>`;
  const last = text.lastIndexOf(closing);
  const opening = text.indexOf('>', text.indexOf(`<${root}`, start));
  const isClosed = last !== -1 || text[opening - 1] === '/';
  const end = last === -1 ? opening + 1 : last + closing.length;
  if (root === '' || !isClosed) return { before: text.slice(0, start), xml: text.slice(start), behind: '' };
  return { before: text.slice(0, start), xml: text.slice(start, end), behind: text.slice(end) };
}

/** One XML document as a value: attributes as keys with `@`, elements as keys. It has no positions. */
export function readXml(bytes: Uint8Array, syntax: XmlSyntax): JsonReading {
  const whole = decodeWithin(bytes);
  if (typeof whole !== 'string') return { ok: false, problems: [whole] };
  const { before, xml: text, behind } = cutOut(whole, syntax);
  const lists = new Set(syntax.lists);
  const options: X2jOptions = {
    ...parsing,
    isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.has(name),
  };
  if (/<!(?:DOCTYPE|ENTITY)/i.test(whole)) {
    const message = 'The document declares a document type or entities, which are never read.';
    return invalid(xmlRules.documentType, message);
  }
  if (text.split('<').length > maxElements) {
    return invalid(xmlRules.syntax, `The document has more than ${maxElements} tags.`);
  }
  try {
    // The parser goes first because it bounds the depth; only the validator sees a cut document.
    const value: unknown = new XMLParser(options).parse(text);
    const validity = XMLValidator.validate(text.replace(/^\ufeff/, ''));
    if (validity !== true)
      return invalid(xmlRules.syntax, `${quote(validity.err.msg, 200)} in line ${validity.err.line}.`);
    const around = surroundings(before, behind);
    return { ok: true, value: z.json().parse(value), locate: () => new Map(), ...around };
  } catch (error) {
    return invalid(xmlRules.syntax, `The document cannot be read: ${quote(String(error), 200)}.`);
  }
}

function invalid(rule: Rule, message: string): JsonReading {
  const recommendation = 'Write one complete XML document in UTF-8, without a document type.';
  return { ok: false, problems: [problem(rule, { path: '', message, recommendation })] };
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Replaces the references that XML itself defines; any other stays as it is written. */
function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#([0-9]{1,7})|#(x[0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
    (written, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? written;
      const code = Number(decimal ?? `0${hexadecimal}`);
      return code >= 9 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : written;
    },
  );
}
