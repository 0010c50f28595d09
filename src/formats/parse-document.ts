import { gunzipSync } from 'node:zlib';
import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import { groupBy } from '../model/lists.ts';
import { project } from '../model/project.ts';
import { listNames } from '../model/text.ts';
import { readJsonLines } from './extract-json.ts';
import { electBase, fileTree } from './file-tree.ts';
import {
  type Context,
  type ParsedDocument,
  provesClean,
  type Reading,
  type Syntax,
} from './format-definition.ts';
import { defaultLimits, type JsonReading, jsonRules, readJson } from './json-reader.ts';
import { isObject, own } from './json-value.ts';
import { type Identified, unwrapTransport } from './prompt.ts';
import { readXml, xmlSyntaxOf } from './read-xml.ts';
import {
  type Format,
  formatDefinition,
  formats,
  isLineOfFormat,
  recogniseFormat,
  recogniseFormats,
  recogniseTolerantly,
  syntaxOf,
  xmlSyntaxes,
} from './registry.ts';
import { documentRules, maxProblems, problem, quote } from './rules.ts';
import { extractDocument, type Unwrapped, unwrapDocument, wholeOutput } from './unwrap-document.ts';
import { weighWhole } from './whole-review.ts';

export interface DocumentRequest {
  readonly bytes: Uint8Array;
  /** Forces one format; without it the document is recognised by its shape. */
  readonly format?: Format | undefined;
  /** `tolerant` reads whatever has one meaning, and is the default; `strict` takes what the contract says. */
  readonly strictness?: Strictness | undefined;
  readonly context?: Context;
}

export type Strictness = 'tolerant' | 'strict';

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
        /** The document itself is invalid, so its reviewer is invalid and no finding of it counts. */
        readonly ok: false;
        /** Absent when the text is not JSON or its shape is not known. */
        readonly format?: Format;
        /** The part that could be read, for showing to people. */
        readonly document?: ParsedDocument;
        readonly provesClean: false;
      }
  );

/**
 * Reads one document of a reviewer: bytes to canonical findings, with every broken rule at once. Nothing in it is
 * fetched, included or executed (threat I8).
 */
export function parseDocument(request: DocumentRequest): ParseOutcome {
  const { format: forced, context = {}, strictness = 'tolerant' } = request;
  const isTolerant = strictness === 'tolerant';
  const reading = read(request);
  const deviations = reading.ok ? (reading.deviations ?? []) : [];
  const invalid = (problems: readonly Problem[]): ParseOutcome => ({
    ok: false,
    provesClean: false,
    ...report([...deviations, ...problems], reading),
  });
  if (!reading.ok) return invalid(reading.problems.map((each) => withSyntaxRule(each, forced)));
  const output = { ...wholeOutput(reading.value), beside: reading.beside ?? [] };
  // Our own answers (C4) say in keys of their own how a run ended, which would count as failures of a reviewer.
  const isOurs = own(reading.value, 'skill') === project.name;
  const found = isTolerant && !isOurs ? unwrapDocument(output, forced) : output;
  if (found.fault !== undefined) return invalid([...found.deviations, found.fault]);
  const identified = identify(found, forced, isTolerant);
  if (!('format' in identified)) return invalid([...found.deviations, identified]);
  const { format, value, pointer } = identified;
  const known = { ...context, isTolerant };
  const asFormat = readPlaced(format, value, known);
  const { ok, document, problems } = weighWhole(asFormat, {
    format,
    value,
    found,
    reading,
    context: known,
  });
  const placed = problems.map((each) => (pointer === '' ? each : { ...each, path: pointer + each.path }));
  const reported = report([...deviations, ...found.deviations, ...placed], reading);
  return ok
    ? { ok: true, format, document, provesClean: provesClean(document), ...reported }
    : { ok: false, format, document, provesClean: false, ...reported };
}

/** Reads the document, and once more where several of its paths lie elsewhere: they have one base. */
function readPlaced(format: Format, value: Native, { changed, ...known }: Context): Reading {
  const { read } = formatDefinition(format);
  if (changed === undefined) return read(value, known);
  const { tree = fileTree(changed.paths, 'change') } = known;
  const sought = new Set<string>();
  const reading = read(value, { ...known, changed, tree, sought });
  const bases = [...groupBy(sought, (path) => path.startsWith('/'))].flatMap(([kind, paths]) => {
    const base = electBase(paths, tree);
    return base === undefined ? [] : [[kind, base] as const];
  });
  return sought.size > 1 ? read(value, { ...known, changed, tree, bases: new Map(bases) }) : reading;
}

/** The format to read the value as, and where in it the document begins. */
function identify(found: Unwrapped, forced: Format | undefined, isTolerant: boolean): Identified | Problem {
  const { value, pointer } = found;
  const wrapped = unwrapTransport(value);
  if (wrapped !== undefined && (forced === undefined || forced === wrapped.format)) {
    return { ...wrapped, pointer: pointer + wrapped.pointer };
  }
  const format = forced ?? (isTolerant ? recogniseTolerantly(value) : recogniseFormat(value));
  return format === undefined ? unknownShape(value) : { format, value, pointer };
}

function read({ bytes, format, strictness }: DocumentRequest): JsonReading {
  const plain = isGzip(bytes) ? inflate(bytes) : bytes;
  if (plain === undefined) {
    const message = 'The document is compressed, and is damaged or inflates to more than is read.';
    return { ok: false, problems: [problem(documentRules.compressed, { path: '', message })] };
  }
  const syntax = format === undefined ? syntaxIn(plain) : syntaxOf(format);
  if (syntax.kind === 'json-lines') return readJsonLines(plain);
  if (syntax.kind === 'xml') return readXml(plain, syntax);
  return strictness === 'strict' ? readJson(plain) : extractDocument(plain);
}

/** The syntax that the bytes have. */
function syntaxIn(bytes: Uint8Array): Syntax {
  if (beginsWithItem(bytes)) return { kind: 'json-lines' };
  return xmlSyntaxOf(bytes, xmlSyntaxes) ?? { kind: 'json' };
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Undefined when the data is damaged, or inflates to more than is read of any document. */
function inflate(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: defaultLimits.bytes });
  } catch {
    return undefined;
  }
}

/** Whether the first line alone is an item of a format, which makes the document JSON Lines rather than JSON. */
function beginsWithItem(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0x7b) return false;
  const end = bytes.indexOf(0x0a);
  const line = readJson(end === -1 ? bytes : bytes.subarray(0, end));
  return line.ok && isLineOfFormat(line.value);
}

/** Text that is not JSON breaks the format's own rule about it, where that is known. */
function withSyntaxRule(fault: Problem, forced: Format | undefined): Problem {
  const rule = forced === undefined ? undefined : formatDefinition(forced).syntaxRule;
  return rule === undefined || fault.rule !== jsonRules.syntax.id ? fault : problem(rule, fault);
}

function unknownShape(value: Native): Problem {
  const candidates = recogniseFormats(value);
  const isUnknown = candidates.length === 0;
  const what = isUnknown ? 'has the shape of no known contract' : `could be any of ${candidates.join(', ')}`;
  return problem(isUnknown ? documentRules.unknown : documentRules.ambiguous, {
    path: '',
    message: `The document ${what}: it is ${shapeOf(value)}.`,
    recommendation: isUnknown
      ? `Write one of ${formats.join(', ')}, or name the format that is meant.`
      : 'Name the format, for example with `--format`.',
  });
}

/** The shape of a value in a few words. */
function shapeOf(value: Native): string {
  const object = Array.isArray(value) ? value.find(isObject) : value;
  if (!isObject(object)) return quote(value);
  const keys = Object.keys(object).map((key) => quote(key, 30));
  return `${quote(value)} with ${keys.length === 0 ? 'no keys' : `the keys ${listNames(keys, 8)}`}`;
}

/** The problems of one document that are shown. */
export interface Report {
  /** In document order, with line and column, at most 200 … */
  readonly problems: readonly Problem[];
  /** … and how many more there are. */
  readonly omitted: number;
}

/**
 * When there are too many problems, deviations are left out before those that cost a finding. Positions cost a pass
 * over the text, so they are looked up only for problems that are shown.
 */
export function report(problems: readonly Problem[], reading: JsonReading): Report {
  const shown = problems.length <= maxProblems ? problems : gravest(problems);
  const omitted = problems.length - shown.length;
  const unplaced = shown.filter(({ line }) => line === undefined);
  if (!reading.ok || unplaced.length === 0) return { problems: shown, omitted };
  const positions = reading.locate(unplaced.map(({ path }) => path));
  return { problems: shown.map((each) => ({ ...positions.get(each.path), ...each })), omitted };
}

function gravest(problems: readonly Problem[]): readonly Problem[] {
  const grave = problems.filter(({ grade }) => grade !== 'deviation').slice(0, maxProblems);
  const rest = problems.filter(({ grade }) => grade === 'deviation').slice(0, maxProblems - grave.length);
  const chosen = new Set([...grave, ...rest]);
  return problems.filter((each) => chosen.has(each));
}

/**
 * The answer of `validate`: `valid` when nothing is invalid or would be relocated; deviations are reported. `omitted`
 * counts the problems that are not listed, which are deviations unless one of the others is graver.
 */
export function toErrors({ problems, omitted }: Report): {
  readonly valid: boolean;
  readonly errors: readonly Problem[];
  readonly omitted: number;
} {
  return { valid: problems.every(({ grade }) => grade === 'deviation'), errors: problems, omitted };
}
