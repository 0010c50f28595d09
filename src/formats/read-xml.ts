import { type X2jOptions, XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { decodeWithin, encodingOf, type JsonReading } from './json-reader.ts';
import { problem, quote, type Rule, refused } from './rules.ts';

export const xmlRules = {
  syntax: refused('XML/syntax', 'The document is exactly one complete XML document, within the limits.'),
  documentType: refused('XML/document-type', 'An XML document declares no document type and no entities.'),
};

/** Elements inside each other; formats of linters have four. */
const maxDepth = 16;

/** Elements of one document. */
const maxElements = 500_000;

/** Begins an attribute's name in the value that is read, so that attributes and elements never meet. */
const attributePrefix = '@';

/**
 * Declared entities are never expanded: a document type is refused before, the parser decodes nothing, and
 * `decodeReferences` knows the five of XML and numbers alone.
 */
const parsing: X2jOptions = {
  ignoreAttributes: false,
  attributeNamePrefix: attributePrefix,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: maxDepth,
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.has(name),
  attributeValueProcessor: (_name, value) => decodeReferences(value),
  tagValueProcessor: (_name, value) => decodeReferences(value),
};

/** Elements that may occur once or more than once, and are read as lists. */
const lists: ReadonlySet<string> = new Set(['file', 'error', 'exception']);

/** Whether the bytes begin as an XML document does, a byte order mark aside. */
export function isXml(bytes: Uint8Array): boolean {
  const start = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, 200)).trimStart();
  return start.startsWith('<?xml') || start.startsWith('<checkstyle');
}

/** One XML document as a value: attributes as keys with `@`, elements as keys. It has no positions. */
export function readXml(bytes: Uint8Array): JsonReading {
  const text = decodeWithin(bytes);
  if (typeof text !== 'string') return { ok: false, problems: [text] };
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    return refuse(
      xmlRules.documentType,
      'The document declares a document type or entities, which are never read.',
    );
  }
  if (text.split('<').length > maxElements) {
    return refuse(xmlRules.syntax, `The document has more than ${maxElements} tags.`);
  }
  try {
    // The parser goes first because it bounds the depth; only the validator sees a cut document.
    const value: unknown = new XMLParser(parsing).parse(text);
    const validity = XMLValidator.validate(text.replace(/^\ufeff/, ''));
    if (validity !== true)
      return refuse(xmlRules.syntax, `${quote(validity.err.msg, 200)} in line ${validity.err.line}.`);
    return { ok: true, value: z.json().parse(value), longestText: text.length, locate: () => new Map() };
  } catch (error) {
    return refuse(xmlRules.syntax, `The document cannot be read: ${quote(String(error), 200)}.`);
  }
}

function refuse(rule: Rule, message: string): JsonReading {
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
