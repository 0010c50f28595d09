import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { isObject, type NativeObject, own, pointerTo } from './json-value.ts';
import { foldKey, readSeverity } from './read-values.ts';
import type { Format } from './registry.ts';
import { documentRules, problem, quote } from './rules.ts';
import { outputWords, roleNames } from './vocabulary.ts';

const words = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(foldKey));
const listKeys = words(outputWords.lists);
const vagueKeys = words(outputWords.vagueLists);
const answerKeys = words(outputWords.answers);
const mainAnswerKeys = words(outputWords.mainAnswers);
const endKeys = words(outputWords.ends);
const wholeEnds = words(outputWords.wholeEnds);
const failureKeys = words(outputWords.failures);
const keysOfFailureIfTrue = words(outputWords.failedIfTrue);
const keysOfFailureIfFalse = words(outputWords.failedIfFalse);
const failedStates = words(outputWords.failedStates);
const approvals = words(outputWords.approvals);
const claimKeys = words(outputWords.claims);
const countKeys = words(outputWords.counts);
const keysAboutChange = words(outputWords.aboutChange);
const placeKeys = words([
  ...roleNames.path,
  ...roleNames.lines,
  'files',
  'location',
  'code_location',
  'scope',
]);
const textKeys = words([...roleNames.text, ...roleNames.title]);
const rankKeys = words([...roleNames.severity, ...roleNames.confidence, 'requires_human']);
const remarkKeys = words(['body', 'message', 'comment', ...roleNames.fix]);

/** Steps that lead from an output to the document in it. */
const maxSteps = 12;

export interface Unwrapped {
  readonly value: Native;
  /** Where the document is in the output, as far as it is known. */
  readonly pointer: string;
  readonly deviations: readonly Problem[];
  /** Why the document is none, or is not whole. */
  readonly refusal?: Problem;
  /** Everything around the findings, outermost first: it may say that silence is no clean review. */
  readonly around: readonly NativeObject[];
}

interface Helpers {
  /** The format whose shape a value has; undefined for none. */
  readonly formatOf: (value: Native) => Format | undefined;
  /** The JSON document in a text; undefined for none. */
  readonly parse: (
    text: string,
  ) => { readonly value: Native; readonly deviations: readonly Problem[] } | undefined;
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
  const { value } = at;
  if (typeof value === 'string') {
    const inner = parse(value);
    return inner === undefined ? undefined : nested(at, inner.value, inner.deviations);
  }
  if (Array.isArray(value)) return unwrapArray(at, value, formatOf);
  if (!isObject(value)) return undefined;
  const failure = failureIn(value);
  if (failure !== undefined) return { ...at, refusal: notAReview(at.pointer, failure) };
  // What has this key is a file of our own, and no review.
  if (formatOf(value) !== undefined || own(value, 'schemaVersion') !== undefined) return undefined;
  const list = listIn(value);
  if (list !== undefined && isReviewData(value)) {
    return nested(at, { ...value, line_comments: value[list] ?? [] }, []);
  }
  if (list !== undefined) return inside(at, value, list);
  const groups = groupedBySeverity(value);
  if (groups !== undefined) {
    return {
      ...at,
      value: groups,
      pointer: at.pointer,
      around: [...at.around, value],
      deviations: [...at.deviations, wrapped(at.pointer)],
    };
  }
  if (isFinding(value)) {
    return {
      ...at,
      value: [value],
      pointer: at.pointer,
      deviations: [...at.deviations, singleObject(at.pointer)],
    };
  }
  const answer = answerIn(value);
  return answer === undefined ? undefined : inside(at, value, answer);
}

/** A list of one answer, of parts of which one is text, or of a program's events. */
function unwrapArray(at: Unwrapped, list: Native[], formatOf: Helpers['formatOf']): Unwrapped | undefined {
  if (list.some(isFinding)) return undefined;
  const events = list.filter((each) => isObject(each) && own(each, 'type') === 'result');
  const [event] = events;
  if (event !== undefined && events.length === 1) return nested(at, event);
  if (formatOf(list) !== undefined && !list.some((each) => own(each, 'type') === 'text')) return undefined;
  const answers = list.filter(
    (each) => typeof each === 'string' || (isObject(each) && answerIn(each) !== undefined),
  );
  const [answer] = answers;
  if (answer === undefined || answers.length !== 1) return undefined;
  return typeof answer === 'string' && list.length > 1 ? undefined : nested(at, answer);
}

function nested(at: Unwrapped, value: Native, deviations: readonly Problem[] = []): Unwrapped {
  const known = at.deviations.length > 0 ? at.deviations : [wrapped(at.pointer)];
  return { ...at, value, pointer: at.pointer, deviations: [...known, ...deviations] };
}

function inside(at: Unwrapped, value: NativeObject, key: string): Unwrapped {
  const pointer = pointerTo(at.pointer, key);
  return {
    value: value[key] ?? null,
    pointer,
    deviations: at.deviations.length > 0 ? at.deviations : [wrapped(pointer)],
    around: [...at.around, value],
  };
}

/** C2 with its comments under another name. */
function isReviewData(value: NativeObject): boolean {
  return ['pr_info', 'review_summary', 'review_event'].some((key) => own(value, key) !== undefined);
}

/** The key of the only list of findings; an empty list counts where no other one has anything. */
function listIn(value: NativeObject): string | undefined {
  const lists = Object.keys(value).filter((key) => listKeys.has(foldKey(key)) && Array.isArray(value[key]));
  const filled = lists.filter((key) => own(own(value, key), 0) !== undefined);
  if (filled.length > 1) return undefined;
  return filled[0] ?? lists.find((key) => !vagueKeys.has(foldKey(key)));
}

/** Lists by severity, `{critical: […], low: []}`, as one list whose findings have the severity of their key. */
function groupedBySeverity(value: NativeObject): Native | undefined {
  const entries = Object.entries(value);
  const groups = entries.filter(([key, each]) => Array.isArray(each) && severityOfKey(key) !== undefined);
  if (
    groups.length === 0 ||
    groups.every(([, each]) => Array.isArray(each) && each.length === 0 && groups.length < 2)
  ) {
    return undefined;
  }
  if (
    entries.some(([key, each]) => Array.isArray(each) && each.length > 0 && severityOfKey(key) === undefined)
  ) {
    return undefined;
  }
  return groups.flatMap(([key, each]) =>
    Array.isArray(each)
      ? each.map((finding) =>
          isObject(finding) ? { severity: severityOfKey(key) ?? key, ...finding } : finding,
        )
      : [],
  );
}

function holdsSomething(value: Native | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : isObject(value);
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
  const keys = Object.keys(value).filter((key) => {
    const each = value[key];
    return (
      answerKeys.has(foldKey(key)) && (typeof each === 'string' ? /[[{]/.test(each) : holdsSomething(each))
    );
  });
  if (keys.length <= 1) return keys[0];
  const texts = keys.filter((key) => mainAnswerKeys.has(foldKey(key)));
  return texts.length === 1 ? texts[0] : undefined;
}

/** Whether an object has what makes a finding: a text, with a place or a rank. */
export function isFinding(value: Native): boolean {
  if (!isObject(value)) return false;
  const keys = new Set(Object.keys(value).map(foldKey));
  const has = (names: ReadonlySet<string>) => [...keys].some((key) => names.has(key));
  if (!has(textKeys)) return false;
  const isRanked = has(rankKeys) || Object.values(value).some(isMarked);
  return has(placeKeys) ? isRanked || keys.has('type') || has(remarkKeys) : isRanked && keys.size > 2;
}

function isMarked(value: Native): boolean {
  return typeof value === 'string' && /^\W?P[0-3]\b/.test(value);
}

/** Whether a key belongs to a document, so that a broken object which has it is a broken document. */
export function isDocumentKey(key: string): boolean {
  const name = foldKey(key);
  return (
    listKeys.has(name) ||
    placeKeys.has(name) ||
    textKeys.has(name) ||
    rankKeys.has(name) ||
    answerKeys.has(name)
  );
}

/** How a program says that it failed, in words. */
function failureIn(value: NativeObject): string | undefined {
  for (const [key, each] of Object.entries(value)) {
    const name = foldKey(key);
    if (failureKeys.has(name) && typeof each !== 'number' && isSaid(each) && !listsFindings(each)) {
      return `its key ${quote(key)} says ${describe(each)}`;
    }
    if (each === true && keysOfFailureIfTrue.has(name)) return `its key ${quote(key)} is true`;
    if (each === false && keysOfFailureIfFalse.has(name)) return `its key ${quote(key)} is false`;
    if (endKeys.has(name) && typeof each === 'string' && !wholeEnds.has(foldKey(each))) {
      return `the answer ended by ${quote(each)}`;
    }
    if (name === 'status' && typeof each === 'string' && failedStates.has(foldKey(each))) {
      return `its status is ${quote(each)}`;
    }
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

/** Why a document without findings is no clean review, in words; undefined where nothing speaks against it. */
export function doubtIn(around: readonly NativeObject[]): string | undefined {
  for (const object of around) {
    const doubt = doubtAbout(object, 0);
    if (doubt !== undefined) return doubt;
  }
  return undefined;
}

function doubtAbout(object: NativeObject, depth: number): string | undefined {
  for (const [key, value] of Object.entries(object)) {
    const name = foldKey(key);
    if (keysAboutChange.has(name)) continue;
    if (claimKeys.has(name) && !isApproval(value)) return `\`${key}\` is ${quote(value)}`;
    if (countKeys.has(name) && typeof value === 'number' && value > 0) return `\`${key}\` is ${value}`;
    if (doubtKeys.test(name) && value !== false && isSaid(value) && value !== null)
      return `\`${key}\` is ${describe(value)}`;
    if (typeof value === 'string' && notDone.test(value.slice(0, 20_000)))
      return `\`${key}\` says ${quote(value)}`;
    if (Array.isArray(value) && value.some(isFinding)) return `\`${key}\` lists something`;
    if (depth < 2 && isObject(value)) {
      const doubt = doubtAbout(value, depth + 1);
      if (doubt !== undefined) return doubt;
    }
  }
  return undefined;
}

/** Sentences are read by people; only a word or a yes can contradict an empty list. */
function isApproval(value: Native): boolean {
  if (value === null || value === true || typeof value === 'number' || typeof value === 'object') return true;
  if (value === false) return false;
  return value.length > 40 || value.trim() === '' || approvals.has(foldKey(value));
}

function wrapped(pointer: string): Problem {
  return problem(documentRules.wrapped, {
    path: pointer,
    message: 'The document is inside something else, which was taken off.',
  });
}

function singleObject(pointer: string): Problem {
  return problem(documentRules.wrapped, {
    path: pointer,
    message: 'The document is one finding; it was read as a list of one.',
    recommendation: 'Return an array, also of one finding.',
  });
}

function notAReview(path: string, why: string): Problem {
  return problem(documentRules.failure, {
    path,
    message: `The output is no review, or not a whole one: ${why}.`,
    recommendation: 'Run the reviewer again, and let it return its whole review.',
  });
}
