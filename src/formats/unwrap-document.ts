import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/ingest-report.ts';
import { failureIn } from './contradictions.ts';
import { extractJson, isResult, severalDocuments } from './extract-json.ts';
import { areGroups, findingsIn, findingsOfGroups, isFinding, listsFindings } from './finding-lists.ts';
import type { JsonReading } from './json-reader.ts';
import { isObject, type NativeObject, own, pointerTo } from './json-value.ts';
import { unwrapTransport } from './prompt.ts';
import {
  type Format,
  formatDefinition,
  isToolFormat,
  recogniseFormat,
  recogniseTolerantly,
} from './registry.ts';
import { documentRules, problem } from './rules.ts';
import { hasMeaning, isDocumentKey } from './vocabulary.ts';

/*
 * A program prints an output, and the document is somewhere in it. What is around it are layers, one in another. Here
 * three of them, an event, a text and an object, are around a list of findings:
 *
 *     {"type": "result", "result": "{\"findings\": […], \"summary\": \"One issue.\"}"}
 *
 * `unwrapDocument` removes one layer after the other until a format is recognised, and keeps what was in the layers, since
 * it may contradict an empty list of findings. Each kind of layer has a function below that says what is inside.
 */

/** An output of which layers were removed. */
export interface Unwrapped {
  /** The document, or what no layer is known of. */
  readonly value: Native;
  /** Where it is in the output, as far as it is known. */
  readonly pointer: string;
  readonly deviations: readonly Problem[];
  /** Why the output is no document, or not a whole one. */
  readonly fault?: Problem;
  /** The objects that were removed, and parts of the answer next to the document, outermost first. */
  readonly around: readonly NativeObject[];
  /** Other texts of the answer, such as prose before the document. */
  readonly beside: readonly string[];
}

/** One layer. */
interface Layer {
  readonly inside: Native;
  /** The key of what is inside, where there is only one. */
  readonly key?: string;
  readonly around?: readonly NativeObject[];
  readonly beside?: readonly string[] | undefined;
  /** What is reported of it in place of the usual message. */
  readonly message?: Pick<Problem, 'message' | 'recommendation'>;
  readonly deviations?: readonly Problem[] | undefined;
}

/** A value in which a document was looked for and must not be read. */
interface Fault {
  readonly fault: Problem;
}

/** The output as it is, before any layer is removed. */
export function wholeOutput(value: Native): Unwrapped {
  return { value, pointer: '', deviations: [], around: [], beside: [] };
}

/** Layers that are removed at most. */
const maxLayers = 12;

/** Removes all layers; `named` is the format that the output is said to have. */
export function unwrapDocument(output: Unwrapped, named?: Format): Unwrapped {
  let at = output;
  for (let count = 0; count < maxLayers; count += 1) {
    const layer = layerOf(at.value, named);
    if (layer === undefined) return at;
    if ('fault' in layer) return { ...at, fault: { ...layer.fault, path: at.pointer } };
    at = within(at, layer);
  }
  return at;
}

/** What is inside of the next layer. */
function within(at: Unwrapped, layer: Layer): Unwrapped {
  const { inside, key, around = [], beside = [], deviations = [] } = layer;
  const pointer = key === undefined ? at.pointer : pointerTo(at.pointer, key);
  const usual = { message: 'The document is inside something else, which was removed.' };
  // However many layers there are, it is said once.
  const message = layer.message ?? (at.deviations.length === 0 ? usual : undefined);
  const reported = message && [problem(documentRules.wrapped, { path: pointer, ...message })];
  return {
    value: inside,
    pointer,
    deviations: [...at.deviations, ...(reported ?? []), ...deviations],
    around: [...at.around, ...around],
    beside: [...at.beside, ...beside],
  };
}

/** The outermost layer of a value; undefined for a document, and where nothing is known to be inside. */
function layerOf(value: Native, named: Format | undefined): Layer | Fault | undefined {
  if (typeof value === 'string') return layerOfText(value);
  if (Array.isArray(value)) return isDocument(value, named) ? undefined : layerOfList(value, named);
  return isObject(value) ? layerOfObject(value, named) : undefined;
}

/** Whether a value is a document, also where its keys have other names. */
function isDocument(value: Native, named?: Format): boolean {
  const listKey = named && formatDefinition(named).listKey;
  // A file with the list of the named format is one, whatever else it lacks.
  const isNamed = listKey !== undefined && Array.isArray(own(value, listKey));
  return isNamed || unwrapTransport(value) !== undefined || recogniseTolerantly(value) !== undefined;
}

/** A document as text in a string. */
function layerOfText(text: string): Layer | undefined {
  const inner = parseText(text);
  return inner && { inside: inner.value, beside: inner.beside, deviations: inner.deviations };
}

/** A text alone, lists of findings by file or by reviewer, the parts of an answer, or the events of an agent. */
function layerOfList(list: Native[], named: Format | undefined): Layer | Fault | undefined {
  const [first, ...rest] = list;
  if (typeof first === 'string' && rest.length === 0) return { inside: first };
  if (areGroups(list)) return layerOfGroups(list);
  const results = list.filter(isResult);
  // A text or an empty list among other values says nothing.
  const parts = list.filter((each) => isObject(each) || (Array.isArray(each) && each.length > 0));
  return documentAmong(results.length === 1 ? results : parts, named);
}

function layerOfGroups(groups: readonly NativeObject[]): Layer | Fault {
  const failure = groups.map(failureIn).find((each) => each !== undefined);
  return failure === undefined
    ? { inside: findingsOfGroups(groups), around: groups }
    : { fault: notAReview(failure) };
}

function layerOfObject(value: NativeObject, named: Format | undefined): Layer | Fault | undefined {
  const known = recogniseFormat(value);
  // Its own reader knows how the report of a tool says that the tool failed.
  if (known !== undefined && isToolFormat(known)) return undefined;
  const failure = failureIn(value);
  if (failure !== undefined) return { fault: notAReview(failure) };
  // An object with this key is a file of our own, and no review.
  if (isDocument(value, named) || own(value, 'schemaVersion') !== undefined) return undefined;
  return layerOfNamedList(value) ?? layerOfFinding(value) ?? layerOfAnswer(value, named);
}

const sectionsOfReviewData = ['pr_info', 'review_summary', 'review_event'];

/** An object that holds the list of findings. */
function layerOfNamedList(value: NativeObject): Layer | undefined {
  const found = findingsIn(value);
  if (found === undefined) return undefined;
  const { list, key, isVague } = found;
  // C2 with its comments under another name.
  if (sectionsOfReviewData.some((name) => own(value, name) !== undefined)) {
    return { inside: { ...value, line_comments: list } };
  }
  return isVague ? undefined : { inside: list, around: [value], ...(key !== undefined && { key }) };
}

/** One finding in place of a list, which adds a layer instead of removing one. */
function layerOfFinding(value: NativeObject): Layer | undefined {
  if (!isFinding(value)) return undefined;
  const message = 'The document is one finding; it was read as a list of one.';
  return { inside: [value], message: { message, recommendation: 'Return an array, also of one finding.' } };
}

/** The message of an API or an agent, which has the answer under one key or in several. */
function layerOfAnswer(value: NativeObject, named: Format | undefined): Layer | Fault | undefined {
  if (isGiven(value)) return undefined;
  const keys = Object.keys(value);
  const groups = keys.filter((key) => areGroups(value[key]));
  const answers = keys.filter((key) => mayHoldAnswer(key, value[key] ?? null));
  const [key, ...others] = groups.length === 1 ? groups : answers;
  if (key === undefined) return undefined;
  if (others.length === 0) return { inside: value[key] ?? null, key, around: [value] };
  const found = documentAmong(
    [key, ...others].map((each) => value[each] ?? null),
    named,
  );
  return found && ('fault' in found ? found : { ...found, around: [value, ...(found.around ?? [])] });
}

/** Whether a message or event is what a model was given, and no answer of it. */
function isGiven(value: NativeObject): boolean {
  const roles = [value['role'], value['type']];
  return roles.some((each) => typeof each === 'string' && hasMeaning(each, 'given'));
}

/** Whether an answer may be under a key. */
function mayHoldAnswer(key: string, value: Native): boolean {
  // Some models write the list as JSON in a string.
  const isListText = typeof value === 'string' && /^\s*\[/.test(value);
  if (hasMeaning(key, 'lists') && (isObject(value) || isListText)) return true;
  if (!hasMeaning(key, 'answers')) return false;
  if (typeof value === 'string') return /[[{]/.test(value);
  return isObject(value) || (Array.isArray(value) && value.length > 0);
}

/** The one document among an answer's parts or a program's events. A failure before it was followed by another try. */
function documentAmong(parts: readonly Native[], named: Format | undefined): Layer | Fault | undefined {
  // By its text, so that the same document counts once.
  const documents = new Map<string, readonly [part: Native, inner: Unwrapped]>();
  let fault: Problem | undefined;
  for (const part of parts) {
    const inner = unwrapDocument(wholeOutput(part), named);
    const isAnswer = inner.fault === undefined && isDocument(inner.value, named);
    if (isAnswer) documents.set(JSON.stringify(inner.value), [part, inner]);
    fault = isAnswer ? undefined : (inner.fault ?? fault);
  }
  const [document, ...others] = documents.values();
  if (fault === undefined && others.length > 0) fault = severalDocuments();
  if (fault !== undefined) return { fault };
  if (document === undefined) return undefined;
  const [part, { value, deviations, around, beside }] = document;
  // Texts and thoughts next to the document belong to the answer; files that a model was given do not.
  const siblings = parts.filter(isObject).filter((each) => each !== part && !isGiven(each));
  return { inside: value, around: [...siblings, ...around], beside, deviations: deviations.slice(1) };
}

function notAReview(why: string): Problem {
  return problem(documentRules.failure, {
    path: '',
    message: `The output is not a complete review: ${why}.`,
    recommendation: 'Run the reviewer again; it must return a complete review.',
  });
}

/** The JSON in a text that has a document in it, perhaps in layers. */
export function extractDocument(bytes: Uint8Array): JsonReading {
  return extractJson(bytes, { isDocument: holdsDocument, isKey: isDocumentKey });
}

/** An empty list in a sentence or in code, such as `number[]`, is none. */
function holdsDocument(value: Native, isAlone: boolean): boolean {
  const { value: inner, fault } = unwrapDocument(wholeOutput(value));
  const isSentence = Array.isArray(inner) && inner.length === 0 && !isAlone;
  return fault !== undefined || (isDocument(inner) && !isSentence);
}

/** What is nested in a string is read like an output of its own. */
function parseText(text: string): Extract<JsonReading, { ok: true }> | undefined {
  const reading = extractDocument(new TextEncoder().encode(text));
  return reading.ok && typeof reading.value === 'object' ? reading : undefined;
}

/** Whether a text has a document with findings in it. */
export function holdsFindings(text: string): boolean {
  const inner = parseText(text);
  return inner !== undefined && listsFindings(unwrapDocument(wholeOutput(inner.value)).value);
}
