import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { type Format, formats } from '../model/review-document.ts';
import { shortened } from '../model/text.ts';
import { defaultLimits, readJson } from './json-reader.ts';
import { isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import { type ParsedDocument, provesClean, type Reading } from './parsed-document.ts';
import { brokenTexts, cutText } from './read-findings.ts';

import { readJsonLines } from './read-json-lines.ts';
import { type LenientReading, readLenientJson } from './read-lenient.ts';
import { isXml, readXml } from './read-xml.ts';
import { registry } from './registry.ts';
import { type Report, report } from './report-entry.ts';
import { joined, none, problem, quote } from './rules.ts';
import { unwrapTransport } from './transport.ts';

export interface DocumentRequest {
  readonly bytes: Uint8Array;
  /** Forces one format; without it the document is recognised by its shape. */
  readonly format?: Format | undefined;
  /** `strict` unless said otherwise: see `readLenientJson` for what `lenient` forgives. */
  readonly strictness?: Strictness | undefined;
  readonly context?: Context;
  /** Inflates gzip to at most `limit` bytes; undefined when it is damaged or larger. Absent: gzip is refused. */
  readonly gunzip?: (bytes: Uint8Array, limit: number) => Uint8Array | undefined;
}

export type Strictness = 'strict' | 'lenient';

export type ParseOutcome = Report &
  (
    | {
        readonly ok: true;
        readonly format: Format;
        readonly document: ParsedDocument;
        /** Whether the document is whole, valid, unrepaired and empty: evidence that nothing was found. */
        readonly provesClean: boolean;
      }
    | {
        /** The document itself does not hold: its reviewer is invalid and no finding of it counts. */
        readonly ok: false;
        /** Absent when the text is not JSON or its shape is not known. */
        readonly format?: Format;
        /** What could be read all the same, for showing to people. */
        readonly document?: ParsedDocument;
        readonly provesClean: false;
      }
  );

/** Reads one document of a reviewer: bytes to canonical findings, with every broken rule at once. */
export function parseDocument(request: DocumentRequest): ParseOutcome {
  const { format: forced, context = {} } = request;
  const { reading, repairs } = read(request);
  if (!reading.ok) {
    const named = forced === 'review-output' ? reading.problems.map(asFirstRule) : reading.problems;
    return { ok: false, provesClean: false, ...report([...repairs, ...named], reading) };
  }
  const identified = identify(reading.value, forced);
  if (!identified.ok) {
    return { ok: false, provesClean: false, ...report([...repairs, identified.problem], reading) };
  }
  const { format, value, pointer } = identified;
  const { isWellFormed } = reading;
  const parsed = withWholeText(registry[format].read(value, { ...context, isWellFormed }), isWellFormed);
  const placed = parsed.problems.map((each) =>
    pointer === '' ? each : { ...each, path: pointer + each.path },
  );
  const reported = report([...repairs, ...placed], reading);
  if (!parsed.ok) return { ok: false, format, document: parsed.document, provesClean: false, ...reported };
  const document = { ...parsed.document, complete: parsed.document.complete && repairs.length === 0 };
  return { ok: true, format, document, provesClean: provesClean(document), ...reported };
}

/** A document with half characters beside its findings is none, and what it says in general has its limits too. */
function withWholeText({ document, problems, ok }: Reading, isWellFormed: boolean): Reading {
  const broken = isWellFormed ? none : brokenTexts(document.native);
  const { summary, questions } = document;
  return {
    ok: ok && broken.length === 0,
    problems: joined(broken, problems),
    document: {
      ...document,
      ...(summary !== undefined && { summary: cutText(summary).toWellFormed() }),
      questions: questions.map((each) => ({
        ...each,
        id: shortened(each.id, 80),
        question: cutText(each.question),
      })),
    },
  };
}

interface Identified {
  readonly ok: true;
  readonly format: Format;
  readonly value: Native;
  readonly pointer: string;
}

/** What the value is to be read as, and where in it the document begins. */
function identify(
  value: Native,
  forced: Format | undefined,
): Identified | Extract<Recognition, { ok: false }> {
  const wrapped = unwrapTransport(value);
  if (wrapped !== undefined && (forced === undefined || forced === wrapped.format))
    return { ok: true, ...wrapped };
  if (forced !== undefined) return { ok: true, format: forced, value, pointer: '' };
  const recognition = recognise(value);
  return recognition.ok ? { ...recognition, value, pointer: '' } : recognition;
}

function read({ bytes, format, strictness, gunzip }: DocumentRequest): LenientReading {
  const plain = isGzip(bytes) ? gunzip?.(bytes, defaultLimits.bytes) : bytes;
  if (plain === undefined) return { reading: { ok: false, problems: [notInflated()] }, repairs: [] };
  if (format === 'rdjsonl' || (format === undefined && beginsWithDiagnostic(plain))) {
    return { reading: readJsonLines(plain), repairs: [] };
  }
  if (format === 'checkstyle' || (format === undefined && isXml(plain))) {
    return { reading: readXml(plain), repairs: [] };
  }
  return strictness === 'lenient' ? readLenientJson(plain) : { reading: readJson(plain), repairs: [] };
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function notInflated(): Problem {
  return problem('format/compressed', {
    path: '',
    type: 'limit',
    message: 'The document is compressed, and is damaged or inflates to more than is read.',
    recommendation: 'Write the document as plain JSON.',
  });
}

/** Whether the first line alone is a diagnostic, which makes the document JSON Lines rather than JSON. */
function beginsWithDiagnostic(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x7b) return false;
  const end = bytes.indexOf(0x0a);
  const line = readJson(end === -1 ? bytes : bytes.subarray(0, end));
  return line.ok && isObject(own(line.value, 'location')) && own(line.value, 'message') !== undefined;
}

/** Where C1 is known to be meant, text that is not JSON breaks its first rule. */
function asFirstRule(fault: Problem): Problem {
  return fault.rule === 'JSON/syntax' ? problem('C1/R1', fault) : fault;
}

type Recognition =
  | { readonly ok: true; readonly format: Format }
  | { readonly ok: false; readonly problem: Problem };

/** The one format whose shape the value has. Nothing is guessed: none or several is an error. */
function recognise(value: Native): Recognition {
  const found = formats.filter((format) => registry[format].recognises(value));
  const [format] = found;
  if (format !== undefined && found.length === 1) return { ok: true, format };
  if (format !== undefined) {
    return {
      ok: false,
      problem: problem('format/ambiguous', {
        path: '',
        type: 'format',
        message: `The document could be any of ${found.join(', ')}: it is ${shapeOf(value)}.`,
        recommendation: 'Name the format, for example with `--format`.',
      }),
    };
  }
  return {
    ok: false,
    problem: problem('format/unknown', {
      path: '',
      type: 'format',
      message: `The document has the shape of no known contract: it is ${shapeOf(value)}.`,
      recommendation: `Write one of ${formats.join(', ')}, or name the format that is meant.`,
    }),
  };
}

/** What was seen, in a few words. */
function shapeOf(value: Native): string {
  if (isObject(value) && typeof own(value, '$schema') === 'string') return 'a JSON Schema';
  if (Array.isArray(value)) {
    const first = value.find(isObject);
    return first === undefined
      ? `an array of ${value.length} without objects`
      : `an array of ${shapeOf(first)}`;
  }
  if (!isObject(value)) return quote(value);
  const keys = Object.keys(value);
  const shown = keys.slice(0, 8).map((key) => quote(key, 30));
  return keys.length === 0
    ? 'an object without keys'
    : `an object with the keys ${shown.join(', ')}${keys.length > shown.length ? ', …' : ''}`;
}
