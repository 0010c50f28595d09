import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { failureIn } from './contradictions.ts';
import { areGroups, type FindingList, findingsIn, findingsOfGroups, isFinding } from './finding-lists.ts';
import { type JsonReading, jsonRules } from './json-reader.ts';
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
import { hasMeaning } from './vocabulary.ts';

/** Steps that lead from an output to the document in it. */
const maxSteps = 12;

export interface Unwrapped {
  readonly value: Native;
  /** Where the document is in the output, as far as it is known. */
  readonly pointer: string;
  readonly deviations: readonly Problem[];
  /** Why the output is no document, or not a whole one. */
  readonly fault?: Problem;
  /** Everything around the findings, outermost first: it may contradict an empty list. */
  readonly around: readonly NativeObject[];
  /** Other texts of the answer, such as prose before the document. */
  readonly beside: readonly string[];
}

/** How an output is read. */
export interface Unwrapping {
  /** The format that was named. */
  readonly named?: Format | undefined;
  /** The JSON document in a text. */
  readonly parse: (text: string) => Extract<JsonReading, { ok: true }> | undefined;
}

function formatOf(value: Native, named: Format | undefined): Format | undefined {
  const listKey = named && formatDefinition(named).listKey;
  // A file with the list of the named format is one, whatever else it lacks.
  if (listKey !== undefined && Array.isArray(own(value, listKey))) return named;
  return unwrapTransport(value)?.format ?? recogniseFormat(value);
}

/** Whether a value is a document, also where its keys have other names. */
export function isDocument(value: Native, named?: Format): boolean {
  return formatOf(value, named) !== undefined || recogniseTolerantly(value) !== undefined;
}

/** The output as it is, before anything around its document is removed. */
export function wholeOutput(value: Native): Unwrapped {
  return { value, pointer: '', deviations: [], around: [], beside: [] };
}

/** The document inside of what programs put around it: a JSON string, an API's answer, an object with the list. */
export function unwrapDocument(output: Unwrapped, how: Unwrapping): Unwrapped {
  let at = output;
  for (let step = 0; step < maxSteps && at.fault === undefined; step += 1) {
    const next = unwrapOnce(at, how);
    if (next === undefined) break;
    at = next;
  }
  return at;
}

/** One layer less; undefined where the value is the document, or nothing is known to be in it. */
function unwrapOnce(at: Unwrapped, how: Unwrapping): Unwrapped | undefined {
  const { value } = at;
  if (typeof value === 'string') return unwrapText(at, value, how);
  if (Array.isArray(value)) return unwrapArray(at, value, how);
  return isObject(value) ? unwrapObject(at, value, how) : undefined;
}

function unwrapText(at: Unwrapped, text: string, how: Unwrapping): Unwrapped | undefined {
  const inner = how.parse(text);
  if (inner === undefined) return undefined;
  const { deviations, beside = [] } = inner;
  return enter({ ...at, beside: [...at.beside, ...beside] }, inner.value, { deviations });
}

function unwrapArray(at: Unwrapped, list: Native[], how: Unwrapping): Unwrapped | undefined {
  // Most lists have a finding in front; to recognise a format takes a look at every item.
  if (list.some(isFinding) || formatOf(list, how.named) !== undefined) return undefined;
  const [first, ...rest] = list;
  if (typeof first === 'string' && rest.length === 0) return enter(at, first);
  if (areGroups(list)) return unwrapGroups(at, list);
  const results = list.filter(isResult);
  // A text or an empty list among other values says nothing.
  const parts = list.filter((each) => isObject(each) || (Array.isArray(each) && each.length > 0));
  return unwrapParts(at, results.length === 1 ? results : parts, how);
}

/** Whether it is the event that holds an agent's answer. */
export function isResult(event: Native): boolean {
  return own(event, 'type') === 'result';
}

function unwrapObject(at: Unwrapped, value: NativeObject, how: Unwrapping): Unwrapped | undefined {
  const known = recogniseFormat(value);
  // Its own reader knows how the report of a tool says that the tool failed.
  if (known !== undefined && isToolFormat(known)) return undefined;
  const failure = failureIn(value);
  if (failure !== undefined) return { ...at, fault: notAReview(at.pointer, failure) };
  // An object with this key is a file of our own, and no review.
  const isWhole = formatOf(value, how.named) !== undefined || own(value, 'schemaVersion') !== undefined;
  if (isWhole) return undefined;
  const found = findingsIn(value);
  return (found && unwrapList(at, value, found)) ?? unwrapFinding(at, value) ?? unwrapAnswer(at, value, how);
}

function unwrapList(
  at: Unwrapped,
  value: NativeObject,
  { list, key, isVague }: FindingList,
): Unwrapped | undefined {
  // C2 with its comments under another name.
  const isReviewData = ['pr_info', 'review_summary', 'review_event'].some(
    (name) => own(value, name) !== undefined,
  );
  if (isReviewData) return enter(at, { ...value, line_comments: list });
  return isVague ? undefined : enter(at, list, { parent: value, key });
}

function unwrapFinding(at: Unwrapped, value: NativeObject): Unwrapped | undefined {
  if (!isFinding(value)) return undefined;
  const message = 'The document is one finding; it was read as a list of one.';
  const recommendation = 'Return an array, also of one finding.';
  const single = problem(documentRules.wrapped, { path: at.pointer, message, recommendation });
  return { ...at, value: [value], deviations: [...at.deviations, single] };
}

/** The answer in the message of an API or an agent. */
function unwrapAnswer(at: Unwrapped, value: NativeObject, how: Unwrapping): Unwrapped | undefined {
  if (isGiven(value)) return undefined;
  const keys = Object.keys(value);
  const groups = keys.filter((key) => areGroups(value[key]));
  const answers = keys.filter((key) => mayHoldAnswer(key, value[key] ?? null));
  const [key, ...others] = groups.length === 1 ? groups : answers;
  if (key === undefined) return undefined;
  if (others.length === 0) return enter(at, value[key] ?? null, { parent: value, key });
  const parts = [key, ...others].map((each) => value[each] ?? null);
  return unwrapParts({ ...at, around: [...at.around, value] }, parts, how);
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
function unwrapParts(at: Unwrapped, list: readonly Native[], how: Unwrapping): Unwrapped | undefined {
  // By its text, so that the same document counts once.
  const documents = new Map<string, readonly [part: Native, inner: Unwrapped]>();
  let fault: Problem | undefined;
  for (const part of list) {
    const inner = unwrapDocument(wholeOutput(part), how);
    const isAnswer = inner.fault === undefined && isDocument(inner.value, how.named);
    if (isAnswer) documents.set(JSON.stringify(inner.value), [part, inner]);
    fault = isAnswer ? undefined : (inner.fault ?? fault);
  }
  const [document, ...others] = documents.values();
  if (fault === undefined && others.length > 0) fault = severalDocuments();
  if (fault !== undefined || document === undefined) return fault && { ...at, fault };
  const [part, inner] = document;
  // Texts and thoughts next to the document belong to the answer; files that a model was given do not.
  const siblings = list.filter(isObject).filter((each) => each !== part && !isGiven(each));
  return {
    ...enter(at, inner.value, { deviations: inner.deviations.slice(1) }),
    around: [...at.around, ...siblings, ...inner.around],
    beside: [...at.beside, ...inner.beside],
  };
}

/** Text that holds several documents, none of which is chosen. */
export function severalDocuments(): Problem {
  return problem(jsonRules.oneDocument, {
    path: '',
    message: 'The text holds more than one JSON document.',
    recommendation: 'Return exactly one document; none is chosen for you.',
  });
}

function unwrapGroups(at: Unwrapped, groups: readonly NativeObject[]): Unwrapped {
  const failure = groups.map(failureIn).find((each) => each !== undefined);
  if (failure !== undefined) return { ...at, fault: notAReview(at.pointer, failure) };
  return { ...enter(at, findingsOfGroups(groups)), around: [...at.around, ...groups] };
}

interface Layer {
  /** The object that the value was in. */
  readonly parent?: NativeObject;
  readonly key?: string | undefined;
  readonly deviations?: readonly Problem[] | undefined;
}

/** One layer further into the output, which is reported once. */
function enter(at: Unwrapped, value: Native, { parent, key, deviations = [] }: Layer = {}): Unwrapped {
  const pointer = key === undefined ? at.pointer : pointerTo(at.pointer, key);
  const message = 'The document is inside something else, which was removed.';
  const first = problem(documentRules.wrapped, { path: pointer, message });
  return {
    ...at,
    value,
    pointer,
    deviations: [...(at.deviations.length > 0 ? at.deviations : [first]), ...deviations],
    around: parent === undefined ? at.around : [...at.around, parent],
  };
}

function notAReview(path: string, why: string): Problem {
  return problem(documentRules.failure, {
    path,
    message: `The output is not a complete review: ${why}.`,
    recommendation: 'Run the reviewer again; it must return a complete review.',
  });
}
