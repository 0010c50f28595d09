import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { isObject, type NativeObject, own, pointerTo } from './json-value.ts';
import { foldKey, readSeverity } from './read-values.ts';
import type { Format } from './registry.ts';
import { documentRules, problem, quote } from './rules.ts';
import { outputWords, roleNames } from './vocabulary.ts';

/** Names by what they say, as keys are compared. */
const names = {
  ...outputWords,
  place: [...roleNames.path, ...roleNames.lines, 'files', 'location', 'code_location', 'scope'],
  text: [...roleNames.text, ...roleNames.title],
  rank: [...roleNames.severity, ...roleNames.confidence, 'requires_human'],
  remark: ['body', 'message', 'comment', ...roleNames.fix],
};
type Meaning = keyof typeof names;
const folded = new Map<string, ReadonlySet<string>>(
  Object.entries(names).map(([meaning, words]) => [meaning, new Set(words.map(foldKey))]),
);

/** Whether a key or a word has this meaning. */
function is(meaning: Meaning, word: string): boolean {
  return folded.get(meaning)?.has(foldKey(word)) === true;
}

/** Steps that lead from an output to the document in it. */
const maxSteps = 12;

export interface Unwrapped {
  readonly value: Native;
  /** Where the document is in the output, as far as it is known. */
  readonly pointer: string;
  readonly deviations: readonly Problem[];
  /** Why the output is no document, or not a whole one. */
  readonly refusal?: Problem;
  /** Everything around the findings, outermost first: it may say that an empty list is no clean review. */
  readonly around: readonly NativeObject[];
}

interface Helpers {
  /** The format whose shape a value has. */
  readonly formatOf: (value: Native) => Format | undefined;
  /** The JSON document in a text. */
  readonly parse: (
    text: string,
  ) => { readonly value: Native; readonly deviations?: readonly Problem[] } | undefined;
}

/** The document inside what programs put around it: a JSON string, an API's answer, an object around the list. */
export function unwrapDocument(output: Native, helpers: Helpers): Unwrapped {
  let at: Unwrapped = { value: output, pointer: '', deviations: [], around: [] };
  for (let step = 0; step < maxSteps; step += 1) {
    const next = unwrapOnce(at, helpers);
    if (next === undefined) return at;
    at = next;
    if (at.refusal !== undefined) return at;
  }
  return at;
}

function unwrapOnce(at: Unwrapped, { formatOf, parse }: Helpers): Unwrapped | undefined {
  const { value, pointer } = at;
  if (typeof value === 'string') {
    const inner = parse(value);
    return inner && enter(at, inner.value, inner);
  }
  if (Array.isArray(value)) return unwrapArray(at, value, formatOf);
  if (!isObject(value)) return undefined;
  const failure = failureIn(value);
  if (failure !== undefined) return { ...at, refusal: notAReview(pointer, failure) };
  // An object that has this key is a file of our own, and no review.
  if (formatOf(value) !== undefined || own(value, 'schemaVersion') !== undefined) return undefined;
  const list = listIn(value);
  if (list !== undefined && isReviewData(value)) {
    return enter(at, { ...value, line_comments: value[list] ?? [] });
  }
  const groups = list === undefined ? groupedBySeverity(value) : undefined;
  if (groups !== undefined) return enter(at, groups, { parent: value });
  if (list === undefined && isFinding(value)) {
    const message = 'The document is one finding; it was read as a list of one.';
    const recommendation = 'Return an array, also of one finding.';
    const single = problem(documentRules.wrapped, { path: pointer, message, recommendation });
    return { ...at, value: [value], deviations: [...at.deviations, single] };
  }
  const key = list ?? answerIn(value);
  return key === undefined ? undefined : enter(at, value[key] ?? null, { parent: value, key });
}

/** A list of one answer, of parts of which one is text, or of a program's events. */
function unwrapArray(at: Unwrapped, list: Native[], formatOf: Helpers['formatOf']): Unwrapped | undefined {
  if (list.some(isFinding)) return undefined;
  const [event, ...others] = list.filter((each) => own(each, 'type') === 'result');
  if (event !== undefined && others.length === 0) return enter(at, event);
  if (formatOf(list) !== undefined && !list.some((each) => own(each, 'type') === 'text')) return undefined;
  const [answer, ...more] = list.filter(
    (each) => typeof each === 'string' || (isObject(each) && answerIn(each) !== undefined),
  );
  if (answer === undefined || more.length > 0) return undefined;
  return typeof answer === 'string' && list.length > 1 ? undefined : enter(at, answer);
}

interface Step {
  /** The object that the value was in. */
  readonly parent?: NativeObject;
  readonly key?: string;
  readonly deviations?: readonly Problem[];
}

/** One step further into the output, which is reported once. */
function enter(at: Unwrapped, value: Native, { parent, key, deviations = [] }: Step = {}): Unwrapped {
  const pointer = key === undefined ? at.pointer : pointerTo(at.pointer, key);
  const message = 'The document is inside something else, which was removed.';
  const first = problem(documentRules.wrapped, { path: pointer, message });
  return {
    value,
    pointer,
    deviations: [...(at.deviations.length > 0 ? at.deviations : [first]), ...deviations],
    around: parent === undefined ? at.around : [...at.around, parent],
  };
}

/** C2 with its comments under another name. */
function isReviewData(value: NativeObject): boolean {
  return ['pr_info', 'review_summary', 'review_event'].some((key) => own(value, key) !== undefined);
}

/** The key of the only list of findings; an empty list counts where no other one has anything. */
function listIn(value: NativeObject): string | undefined {
  const lists = Object.keys(value).filter((key) => is('lists', key) && Array.isArray(value[key]));
  const [filled, ...others] = lists.filter((key) => isSaid(value[key] ?? null));
  if (others.length > 0) return undefined;
  return filled ?? lists.find((key) => !is('vagueLists', key));
}

/** Lists by severity, `{critical: […], low: []}`, as one list whose findings have the severity of their key. */
function groupedBySeverity(value: NativeObject): Native | undefined {
  const lists = Object.entries(value).flatMap(([key, each]) =>
    Array.isArray(each) ? [{ each, severity: severityOfKey(key) }] : [],
  );
  const groups = lists.filter(({ severity }) => severity !== undefined);
  const isSilent = groups.every(({ each }) => each.length === 0);
  const isOther = lists.some(({ each, severity }) => severity === undefined && each.length > 0);
  if (isOther || (isSilent && groups.length < 2)) return undefined;
  return groups.flatMap(({ each, severity = '' }) =>
    each.map((finding) => (isObject(finding) ? { severity, ...finding } : finding)),
  );
}

/** `critical`, `warnings`, `high_severity`. */
function severityOfKey(key: string) {
  return (
    readSeverity(key) ??
    readSeverity(key.replace(/s$/, '')) ??
    readSeverity(key.replace(/_?(?:issues|findings)$/, ''))
  );
}

function answerIn(value: NativeObject): string | undefined {
  const holds = (each: Native | undefined) =>
    typeof each === 'string' ? /[[{]/.test(each) : isObject(each) || (Array.isArray(each) && each.length > 0);
  const keys = Object.keys(value).filter((key) => is('answers', key) && holds(value[key]));
  if (keys.length <= 1) return keys[0];
  const [main, ...others] = keys.filter((key) => is('mainAnswers', key));
  return others.length === 0 ? main : undefined;
}

/** Whether an object has what makes a finding: a text, with a place or a rank. */
export function isFinding(value: Native): boolean {
  if (!isObject(value)) return false;
  const keys = new Set(Object.keys(value).map(foldKey));
  const has = (meaning: Meaning) => [...keys].some((key) => is(meaning, key));
  if (!has('text')) return false;
  const isRanked = has('rank') || Object.values(value).some(isMarked);
  return has('place') ? isRanked || keys.has('type') || has('remark') : isRanked && keys.size > 2;
}

function isMarked(value: Native): boolean {
  return typeof value === 'string' && /^\W?P[0-3]\b/.test(value);
}

const documentKeys = ['lists', 'place', 'text', 'rank', 'answers'] as const;

/** Whether a key belongs to a document, so that a broken object which has it is a broken document. */
export function isDocumentKey(key: string): boolean {
  return documentKeys.some((meaning) => is(meaning, key));
}

/** How a program says that it failed, in words. */
function failureIn(value: NativeObject): string | undefined {
  for (const [key, each] of Object.entries(value)) {
    if (is('failures', key) && typeof each !== 'number' && isSaid(each) && !listsFindings(each)) {
      return `its key ${quote(key)} says ${describe(each)}`;
    }
    if (each === true && is('failedIfTrue', key)) return `its key ${quote(key)} is true`;
    if (each === false && is('failedIfFalse', key)) return `its key ${quote(key)} is false`;
    if (typeof each !== 'string') continue;
    if (is('ends', key) && !is('wholeEnds', each)) return `the answer ended by ${quote(each)}`;
    const name = foldKey(key);
    if (name === 'status' && is('failedStates', each)) return `its status is ${quote(each)}`;
    if (name === 'type' && each === 'error') return 'its type is "error"';
  }
  return undefined;
}

function listsFindings(value: Native): boolean {
  return Array.isArray(value) && value.some(isFinding);
}

function isSaid(value: Native): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object'
    ? value !== null && Object.keys(value).length > 0
    : value !== '' && value !== false && value !== 0;
}

function describe(value: Native): string {
  const message = own(value, 'message') ?? value;
  return typeof message === 'string' ? quote(message) : quote(JSON.stringify(message));
}

const doubtKeys =
  /error|fail|truncat|incomplet|partial|abort|timeout|refus|unread|skipped|notreview|couldnot|limitation/;
/** A reviewer that says it could not do its work, at the beginning of a sentence or about itself. */
const notDone =
  /(?:^|[.!?:;]\s|\b(?:I|we)\s)(?:(?:was|were|am|are)\s)?(?:could ?n[o']t|can ?n[o']t|unable to|not able to|failed to|did ?n[o']t)\s(?:be\s)?(?:fully\s|completely\s)?(?:read|open|access|load|fetch|review|see|complete|finish|process|analy[sz]e|inspect|retrieve|view|check|verify)/i;

/** Why a document without findings is no clean review, in words; undefined where nothing contradicts it. */
export function doubtIn(around: readonly NativeObject[]): string | undefined {
  for (const object of around) {
    const doubt = doubtAbout(object, 0);
    if (doubt !== undefined) return doubt;
  }
  return undefined;
}

function doubtAbout(object: NativeObject, depth: number): string | undefined {
  for (const [key, value] of Object.entries(object)) {
    if (is('aboutChange', key)) continue;
    if (is('claims', key) && !isApproval(value)) return `\`${key}\` is ${quote(value)}`;
    if (is('counts', key) && typeof value === 'number' && value > 0) return `\`${key}\` is ${value}`;
    if (doubtKeys.test(foldKey(key)) && isSaid(value)) return `\`${key}\` is ${describe(value)}`;
    if (typeof value === 'string' && notDone.test(value.slice(0, 20_000))) {
      return `\`${key}\` says ${quote(value)}`;
    }
    if (listsFindings(value)) return `\`${key}\` lists something`;
    const doubt = depth < 2 && isObject(value) ? doubtAbout(value, depth + 1) : undefined;
    if (doubt !== undefined) return doubt;
  }
  return undefined;
}

/** Sentences are read by people; only a word or a yes can contradict an empty list. */
function isApproval(value: Native): boolean {
  if (typeof value === 'boolean') return value;
  return typeof value !== 'string' || value.length > 40 || value.trim() === '' || is('approvals', value);
}

function notAReview(path: string, why: string): Problem {
  return problem(documentRules.failure, {
    path,
    message: `The output is not a complete review: ${why}.`,
    recommendation: 'Run the reviewer again; it must return a complete review.',
  });
}
