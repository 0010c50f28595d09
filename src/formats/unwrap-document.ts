import { isAtLeast, type Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { type JsonReading, jsonRules } from './json-reader.ts';
import { isObject, type NativeObject, own, pointerTo } from './json-value.ts';
import { foldKey, markIn, readSeverity } from './read-values.ts';
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
  /** Of a list of findings about one file. */
  path: [...roleNames.path, 'source'],
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
  /** There is other text in the answer, as around a document that is alone. */
  readonly isInProse?: boolean;
}

export interface Helpers {
  /** The format whose shape a value has. */
  readonly formatOf: (value: Native) => Format | undefined;
  /** Whether a value is a document, also where its keys have other names. */
  readonly isDocument: (value: Native) => boolean;
  /** The JSON document in a text. */
  readonly parse: (text: string) => Extract<JsonReading, { ok: true }> | undefined;
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

function unwrapOnce(at: Unwrapped, helpers: Helpers): Unwrapped | undefined {
  const { value, pointer } = at;
  if (typeof value === 'string') {
    const inner = helpers.parse(value);
    const { deviations, isInProse } = inner ?? {};
    return (
      inner &&
      enter({ ...at, isInProse: at.isInProse === true || isInProse === true }, inner.value, { deviations })
    );
  }
  if (Array.isArray(value)) return unwrapArray(at, value, helpers);
  if (!isObject(value)) return undefined;
  const failure = failureIn(value);
  if (failure !== undefined) return { ...at, refusal: notAReview(pointer, failure) };
  // An object that has this key is a file of our own, and no review.
  if (helpers.formatOf(value) !== undefined || own(value, 'schemaVersion') !== undefined) return undefined;
  const found = findingsIn(value);
  if (found !== undefined && isReviewData(value)) return enter(at, { ...value, line_comments: found.list });
  if (found !== undefined && !found.isVague) return enter(at, found.list, { parent: value, key: found.key });
  if (isFinding(value)) {
    const message = 'The document is one finding; it was read as a list of one.';
    const recommendation = 'Return an array, also of one finding.';
    const single = problem(documentRules.wrapped, { path: pointer, message, recommendation });
    return { ...at, value: [value], deviations: [...at.deviations, single] };
  }
  const isGiven = [value['role'], value['type']].some(
    (each) => typeof each === 'string' && is('given', each),
  );
  if (isGiven) return undefined;
  const groups = Object.keys(value).filter((key) => areGroups(value[key]));
  const [key, ...others] = groups.length === 1 ? groups : answersIn(value);
  if (key === undefined) return undefined;
  if (others.length === 0) return enter(at, value[key] ?? null, { parent: value, key });
  const parts = [key, ...others].map((each) => value[each] ?? null);
  return unwrapParts({ ...at, around: [...at.around, value] }, parts, helpers);
}

function unwrapArray(at: Unwrapped, list: Native[], helpers: Helpers): Unwrapped | undefined {
  if (helpers.formatOf(list) !== undefined || list.some(isFinding)) return undefined;
  const [first, ...rest] = list;
  if (typeof first === 'string' && rest.length === 0) return enter(at, first);
  if (areGroups(list)) return unwrapGroups(at, list);
  const results = list.filter(isResult);
  // A text or an empty list among other values says nothing.
  const parts = list.filter((each) => isObject(each) || (Array.isArray(each) && each.length > 0));
  return unwrapParts(at, results.length === 1 ? results : parts, helpers);
}

/** Whether it is the event that holds an agent's answer. */
export function isResult(event: Native): boolean {
  return own(event, 'type') === 'result';
}

/** The one document among an answer's parts or a program's events. What failed before it was tried again. */
function unwrapParts(at: Unwrapped, list: readonly Native[], helpers: Helpers): Unwrapped | undefined {
  const documents = new Map<string, { readonly part: Native; readonly inner: Unwrapped }>();
  let refusal: Problem | undefined;
  for (const part of list) {
    const inner = unwrapDocument(part, helpers);
    const isDocument = inner.refusal === undefined && helpers.isDocument(inner.value);
    if (isDocument) documents.set(JSON.stringify(inner.value), { part, inner });
    refusal = isDocument ? undefined : (inner.refusal ?? refusal);
  }
  const [document, ...others] = documents.values();
  if (refusal === undefined && others.length > 0) refusal = severalDocuments();
  if (refusal !== undefined || document === undefined) return refusal && { ...at, refusal };
  const { part, inner } = document;
  // Text next to the document belongs to the answer; thoughts, which are of another type, do not.
  const beside = list.filter(isObject).filter((each) => each['type'] === own(part, 'type'));
  return {
    ...enter(at, inner.value, { deviations: inner.deviations.slice(1) }),
    around: [...at.around, ...beside, ...inner.around],
    isInProse: at.isInProse === true || inner.isInProse === true || beside.length > 1,
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

/** Whether each item has a list of findings, as of one file or one reviewer, and one of them has any. */
function areGroups(list: Native | undefined): list is NativeObject[] {
  if (!Array.isArray(list)) return false;
  const groups = list.map((each) => (isObject(each) && !isFinding(each) ? findingsIn(each) : undefined));
  return !groups.includes(undefined) && groups.some((group) => listsFindings(group?.list));
}

/** All findings of the groups, in the file of their group where they name none. */
function unwrapGroups(at: Unwrapped, groups: readonly NativeObject[]): Unwrapped {
  const failure = groups.map(failureIn).find((each) => each !== undefined);
  if (failure !== undefined) return { ...at, refusal: notAReview(at.pointer, failure) };
  const findings = groups.flatMap((group) => {
    const { list = [] } = findingsIn(group) ?? {};
    const [file] = Object.keys(group).filter((key) => is('path', key));
    return file === undefined ? list : withDefaults(list, { file: group[file] ?? null });
  });
  return { ...enter(at, findings), around: [...at.around, ...groups] };
}

/** The findings with what their list says of them; what they say themselves of that counts. */
function withDefaults(findings: readonly Native[], defaults: NativeObject): Native[] {
  const isStated = (key: string) => is('path', key) && defaults['file'] !== undefined;
  return findings.map((finding) =>
    isObject(finding) && !Object.keys(finding).some(isStated) ? { ...defaults, ...finding } : finding,
  );
}

interface Step {
  /** The object that the value was in. */
  readonly parent?: NativeObject;
  readonly key?: string | undefined;
  readonly deviations?: readonly Problem[] | undefined;
}

/** One step further into the output, which is reported once. */
function enter(at: Unwrapped, value: Native, { parent, key, deviations = [] }: Step = {}): Unwrapped {
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

/** C2 with its comments under another name. */
function isReviewData(value: NativeObject): boolean {
  return ['pr_info', 'review_summary', 'review_event'].some((key) => own(value, key) !== undefined);
}

interface FindingList {
  readonly list: Native[];
  readonly key?: string;
  /** It is empty, and its key may be one of anything. */
  readonly isVague: boolean;
}

/**
 * The findings of an object: under keys of lists, by severity or file as in `{critical: […], low: []}`, or under any
 * other key. An empty list is one only under a key that can mean nothing else.
 */
function findingsIn(value: NativeObject): FindingList | undefined {
  const lists = Object.entries(value).flatMap(([key, each]) => {
    if (!Array.isArray(each)) return [];
    const said = saidBy(key);
    const isNamed = is('lists', key) && !is('vagueLists', key);
    return { key, said, isNamed, list: said === undefined ? each : withDefaults(each, said) };
  });
  const isMeant = (key: string) => is('lists', key) || !(settled.test(foldKey(key)) || isFinding(value));
  const filled = lists.filter(({ key, said, isNamed, list }) =>
    isNamed ? list.length > 0 : listsFindings(list) && (said !== undefined || isMeant(key)),
  );
  const [first, ...others] = filled;
  if (first !== undefined && others.length === 0) return { ...first, isVague: false };
  if (first !== undefined) {
    const areAll = filled.every(({ list }) => listsFindings(list));
    return areAll ? { list: filled.flatMap(({ list }) => list), isVague: false } : undefined;
  }
  const only = lists.find(({ isNamed }) => isNamed);
  if (only !== undefined) return { ...only, isVague: false };
  const meant = lists.filter(({ said }) => said !== undefined);
  if (meant.length === 0 || lists.some(({ list }) => list.length > 0)) return undefined;
  const ranks = meant.filter(({ said }) => said?.['severity'] !== undefined);
  return { list: [], isVague: ranks.length < 2 };
}

/** In the key of a list of findings that no longer count. */
const settled =
  /resolved|fixed|addressed|verified|dismiss|false|ignored|suppress|exclu|filtered|reject|withdrawn|previous|existing/;

/** What the key of a list says of its findings. */
function saidBy(key: string): NativeObject | undefined {
  const severity = severityOfKey(key);
  if (severity !== undefined) return { severity };
  return /[^.]\.\w|\//.test(key.slice(0, 500)) ? { file: key } : undefined;
}

/** `critical`, `warnings`, `high_severity`. */
function severityOfKey(key: string) {
  return (
    readSeverity(key) ??
    readSeverity(key.replace(/s$/, '')) ??
    readSeverity(key.replace(/_?(?:issues|findings)$/, ''))
  );
}

/** Keys under which an answer may be. */
function answersIn(value: NativeObject): readonly string[] {
  const holds = (each: Native | undefined) =>
    typeof each === 'string' ? /[[{]/.test(each) : isObject(each) || (Array.isArray(each) && each.length > 0);
  return Object.keys(value).filter(
    (key) => holds(value[key]) && (is('answers', key) || (is('lists', key) && isObject(value[key]))),
  );
}

/** Whether an object has what makes a finding: a text, with a place or a rank. */
export function isFinding(value: Native): boolean {
  if (!isObject(value)) return false;
  const keys = new Set(Object.keys(value).map(foldKey));
  const has = (meaning: Meaning) => [...keys].some((key) => is(meaning, key));
  if (!has('text')) return false;
  const isRanked = has('rank') || Object.values(value).some((each) => markIn(each) !== undefined);
  return has('place') ? isRanked || keys.has('type') || has('remark') : isRanked && keys.size > 2;
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
    if (is('states', key) && (is('failedStates', each) || each.startsWith('error_'))) {
      return `its ${key} is ${quote(each)}`;
    }
    if (foldKey(key) === 'type' && each === 'error') return 'its type is "error"';
  }
  return undefined;
}

function listsFindings(value: Native | undefined): boolean {
  return Array.isArray(value) && value.some(isFinding);
}

const findingWords =
  '(?:finding|issue|problem|concern|defect|violation|nitpick|(?<!de)bug|vulnerabilit(?:ie)?|warning)';
const ofFindings = new RegExp(findingWords);
/** A text may be about issues; only one under their plural can be an issue. */
const ofFindingsText = new RegExp(`${findingWords}s$|^warning$`);

/** Whether texts are under a key of findings, such as `key_findings` or `critical`, and are not about none. */
function namesFindings(key: string, value: Native): boolean {
  const name = foldKey(key);
  if (settled.test(name)) return false;
  const isMeant = Array.isArray(value)
    ? ofFindings.test(name) || isAtLeast(severityOfKey(key) ?? 'info', 'medium')
    : ofFindingsText.test(name);
  const says = (each: Native) => typeof each === 'string' && isSaid(each) && !ofNone.test(each);
  return isMeant && [value].flat().some(says);
}

/** A text that there are none, or the number of an issue in a tracker. */
const ofNone = /^\W{0,9}(?:no|none|nothing|zero|0|not)\b|^#\d{1,9}$/i;

function isSaid(value: Native): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'object'
    ? value !== null && Object.keys(value).length > 0
    : value !== false && value !== 0 && !(typeof value === 'string' && nothing.test(value));
}

/** A text in place of a value that is not there. */
const nothing = /^\s{0,9}(?:none|no|n\/?a|null|disabled)?\.?\s{0,9}$/i;

function describe(value: Native): string {
  const message = own(value, 'message') ?? value;
  return typeof message === 'string' ? quote(message) : quote(JSON.stringify(message));
}

const doubtKeys =
  /error|fail|truncat|incomplet|partial|abort|timeout|refus|unread|unreview|skipped|omitted|exitcode|exitstatus|returncode|remainingfile|not(?:review|analy)|couldnot|limitation/;

/** Agents are often denied what a review does without, such as a test run, but not a look at the code. */
function deniesReading(key: string, value: Native): boolean {
  return (
    /denial|denied/.test(foldKey(key)) && /\b(?:read|grep|glob|diff|show|cat)\b/i.test(JSON.stringify(value))
  );
}

/**
 * A reviewer that says it could not do its work, at the beginning of a sentence or about itself, or that the work was
 * not done.
 */
const notDone = new RegExp(
  [
    /(?:^|[.!?:;,]\s|\b(?:I|we|diff|patch|pull request)\s)(?:(?:was|were|am|are)\s)?(?:(?:could|ca|did|do) ?n[o']t|can ?not|unable to|not able to|failed to)\s(?:be\s)?(?:fully\s|completely\s)?(?:have (?:access|enough|sufficient)|read|open|access|load|fetch|review|see|complete|finish|process|analy[sz]e|inspect|retrieve|view|check|verify)/,
    /\b(?:nothing|not|n't)\s(?:(?:be|been|was|were)\s)?(?:fully\s|completely\s)?(?:reviewed|analy[sz]ed|inspected)\b/,
    /\bno (?:code|diff|patch|files?|changes?) (?:(?:(?:was|were|has been) )?(?:provided|given|supplied|available)|to review)\b/,
    /\breview (?:(?:is|was) )?(?:incomplete|(?:could |was )?not (?:be )?complete)/,
    /(?:^|[.!?:;]\s)(?:the\s)?(?:tool|command|analysis|review|scan)\s(?:has\s)?(?:failed|crashed|timed out)\b/,
    /\b(?:diff|change|patch|pull request|PR|input|output|response|review) (?:(?:is|was|appears|seems) (?:to be )?)?(?:too (?:large|big|long)|empty|missing|truncated|cut off|skipped)\b/,
    /\b(?:token|context|length|turn|time|rate) limits? (?:was |were )?(?:reached|exceeded|hit)\b|\bexceeded your (?:current )?quota\b/,
    /\bonly (?:a )?(?:part|portion|subset) of the (?:diff|changes?|files|code)\b/,
    /\bsomething went wrong\b|\bI(?: would|'d)? need (?:to see|access|more)\b|^(?:skipped|stopped|todo)\b/,
    /(?:^|[.!?:;]\s)please (?:provide|share|paste|attach|send|supply)\b/,
    /\bran out of (?:time|tokens|turns|budget|context)\b|\b(?:only|first) \d{1,9} (?:out )?of (?:the )?\d{1,9} files\b|^error:/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const found = '(?:found|identified|detected)';
const some = '(?:[1-9]\\d{0,3}|one|two|three|several|multiple|an?)';
const finding = `(?:\\w{1,20} ){0,2}${findingWords}`;
/** A sentence that says how many findings there are. */
const countsFindings = new RegExp(
  `\\b${found} ${some} ${finding}|\\b${some} ${finding}\\w{0,3} (?:was|were) ${found}`,
  'i',
);

/** JSON that lists objects, or Markdown with an item about a line, such as `- src/app.ts:5`. */
const listText = /^\s{0,9}\[\s{0,9}\{|^\s{0,9}(?:[-*+]|\d{1,3}[.)])\s[^\n]{0,200}?\w\.\w{1,9}:\d/m;

/** Why a document without findings is no clean review, in words; undefined where nothing contradicts it. */
export function doubtIn(around: readonly NativeObject[], helpers: Helpers): string | undefined {
  for (const object of around) {
    const doubt = doubtAbout(object, helpers);
    if (doubt !== undefined) return doubt;
  }
  return undefined;
}

/** Characters of one text that are searched for doubt. */
const maxTextSearched = 20_000;

/** Objects inside each other that are searched for doubt: a model API's answer is in the fourth. */
const maxSearched = 4;

function doubtAbout(object: NativeObject, helpers: Helpers, depth = 1): string | undefined {
  for (const [key, value] of Object.entries(object)) {
    if (is('aboutChange', key)) continue;
    if (is('claims', key) && !isApproval(value)) return `\`${key}\` is ${quote(value)}`;
    if (is('counts', key) && typeof value !== 'object' && Number(value) > 0) return `\`${key}\` is ${value}`;
    const isDoubt = doubtKeys.test(foldKey(key)) ? isSaid(value) : deniesReading(key, value);
    if (isDoubt) return `\`${key}\` is ${describe(value)}`;
    if (listsFindings(value) || isFinding(value) || namesFindings(key, value))
      return `\`${key}\` lists something`;
    for (const each of Array.isArray(value) ? value : [value]) {
      if (
        typeof each === 'string' &&
        (notDone.test(each.slice(0, maxTextSearched)) || holdsFindings(key, each, helpers))
      ) {
        return `\`${key}\` says ${quote(each)}`;
      }
      const isSearched = isObject(each) && depth < maxSearched;
      const doubt = isSearched ? doubtAbout(each, helpers, depth + 1) : undefined;
      if (doubt !== undefined) return doubt;
    }
  }
  return undefined;
}

/** Whether a text is a list of objects or lines, or under the key of an answer holds a document with findings. */
function holdsFindings(key: string, text: string, helpers: Helpers): boolean {
  const start = text.slice(0, maxTextSearched);
  if (listText.test(start) || countsFindings.test(start)) return true;
  const inner = is('answers', key) || is('lists', key) ? helpers.parse(text) : undefined;
  return inner !== undefined && listsFindings(unwrapDocument(inner.value, helpers).value);
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
