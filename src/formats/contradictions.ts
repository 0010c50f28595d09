import { isAtLeast, type Native } from '../model/finding.ts';
import { isFinding, isSettled, listsFindings, severityOfKey } from './finding-lists.ts';
import { isObject, type NativeObject, own } from './json-value.ts';
import { quote } from './rules.ts';
import { foldKey, hasMeaning } from './vocabulary.ts';

/** How a program says that it failed, in words. */
export function failureIn(value: NativeObject): string | undefined {
  const failures = Object.entries(value).map(([key, each]) => failureOf(key, each));
  return failures.find((failure) => failure !== undefined);
}

/** The same of a tool's report without its findings, in which an error may look like a finding. */
export function failureOfReport(report: NativeObject): string | undefined {
  const error = Object.entries(report).find(([key, value]) => hasMeaning(key, 'failures') && isError(value));
  return error === undefined ? failureIn(report) : `its key ${quote(error[0])} says ${describe(error[1])}`;
}

/** A number counts errors, which are findings of linters. */
function isError(value: Native): boolean {
  return typeof value !== 'number' && isSaid(value);
}

function failureOf(key: string, value: Native): string | undefined {
  if (hasMeaning(key, 'failures') && isError(value) && !listsFindings(value)) {
    return `its key ${quote(key)} says ${describe(value)}`;
  }
  if (value === true && hasMeaning(key, 'failedIfTrue')) return `its key ${quote(key)} is true`;
  if (value === false && hasMeaning(key, 'failedIfFalse')) return `its key ${quote(key)} is false`;
  return typeof value === 'string' ? failedState(key, value) : undefined;
}

function failedState(key: string, word: string): string | undefined {
  if (hasMeaning(key, 'ends') && !hasMeaning(word, 'wholeEnds')) {
    return `the answer ended by ${quote(word)}`;
  }
  const isFailed = hasMeaning(word, 'failedStates') || word.startsWith('error_');
  if (hasMeaning(key, 'states') && isFailed) return `its ${key} is ${quote(word)}`;
  return foldKey(key) === 'type' && word === 'error' ? 'its type is "error"' : undefined;
}

/** Whether a value says anything, such as an error that is not null. */
export function isSaid(value: Native): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object') return value !== null && Object.keys(value).length > 0;
  return value !== false && value !== 0 && !(typeof value === 'string' && nothing.test(value));
}

/** A text in place of a value that is not there. */
const nothing = /^\s{0,9}(?:none|no|n\/?a|null|disabled|-)?\.?\s{0,9}$/i;

function describe(value: Native): string {
  const message = own(value, 'message') ?? value;
  return typeof message === 'string' ? quote(message) : quote(JSON.stringify(message));
}

/** Objects inside each other that are searched: a model API's answer is in the fourth. */
const maxDepth = 4;

type Search = (object: NativeObject) => string | undefined;

/** The first answer of a search of these objects and of those in them. */
export function searchAll(objects: readonly NativeObject[], search: Search, depth = 1): string | undefined {
  for (const object of objects) {
    const found = search(object) ?? searchAll(innerObjects(object, depth), search, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function innerObjects(object: NativeObject, depth: number): readonly NativeObject[] {
  if (depth >= maxDepth) return [];
  const entries = Object.entries(object).filter(([key]) => !hasMeaning(key, 'aboutChange'));
  return entries.flatMap(([, value]) => (Array.isArray(value) ? value : [value])).filter(isObject);
}

/** What around an empty list contradicts it by structure, in words: states, counts, counters, lists under known keys. */
export function contradictionIn(
  around: readonly NativeObject[],
  holdsFindings: (text: string) => boolean,
): string | undefined {
  return searchAll(around, (object) => {
    for (const [key, value] of Object.entries(object)) {
      if (hasMeaning(key, 'aboutChange')) continue;
      const found = contradictedBy(key, value) ?? listedIn(key, value, holdsFindings);
      if (found !== undefined) return found;
    }
    return undefined;
  });
}

function contradictedBy(key: string, value: Native): string | undefined {
  if (hasMeaning(key, 'claims') && !isApproval(value)) return `\`${key}\` is ${quote(value)}`;
  const isCount = hasMeaning(key, 'counts') && typeof value !== 'object';
  if (isCount && Number(value) > 0) return `\`${key}\` is ${value}`;
  const isDoubt = doubtKeys.test(foldKey(key)) ? isSaid(value) : deniesReading(key, value);
  if (isDoubt) return `\`${key}\` is ${describe(value)}`;
  const lists = listsFindings(value) || isFinding(value) || namesFindings(key, value);
  return lists ? `\`${key}\` lists something` : undefined;
}

/** A text that lists places, or under the key of an answer holds another document. */
function listedIn(key: string, value: Native, holdsFindings: (text: string) => boolean): string | undefined {
  const isAnswer = hasMeaning(key, 'answers') || hasMeaning(key, 'lists');
  const isList = (text: Native) =>
    typeof text === 'string' && (listText.test(text.slice(0, 20_000)) || (isAnswer && holdsFindings(text)));
  const text = [value].flat().find(isList);
  return text === undefined ? undefined : `\`${key}\` says ${quote(text)}`;
}

/** Longer texts are sentences, which are no claims. Only a word or a boolean can contradict an empty list. */
function isApproval(value: Native): boolean {
  if (typeof value === 'boolean') return value;
  return typeof value !== 'string' || value.length > 40 || !isSaid(value) || hasMeaning(value, 'approvals');
}

const doubtKeys =
  /error|fail|fatal|truncat|incomplet|partial|abort|timeout|refus|block(?:ed|reason)|unread|unreview|skipped|omitted|todo|pending|exitcode|exitstatus|returncode|remainingfile|not(?:review|analy)|couldnot|cannot|unable|insufficient|needsmore|limitation/;

/** Agents are often denied programs that a review can do without, such as a test run, but not a look at the code. */
function deniesReading(key: string, value: Native): boolean {
  const isDenial = /denial|denied/.test(foldKey(key));
  return isDenial && /\b(?:read|grep|glob|diff|show|cat)\b/i.test(JSON.stringify(value));
}

const findingNames =
  '(?:finding|issue|problem|concern|defect|violation|nitpick|suggestion|question|(?<!de)bug|vulnerabilit(?:ie)?|warning)';
const ofFindings = new RegExp(findingNames);
/** A text may be about issues; only one under their plural can be an issue. */
const ofFindingsText = new RegExp(`${findingNames}s$|^warning$`);
/** The number of an issue in a tracker, or a list as JSON, which is read by itself. */
const isOther = /^#\d{1,9}$|^\s*[[{]/;

/** Whether texts are under a key of findings, such as `key_findings` or `critical`. */
function namesFindings(key: string, value: Native): boolean {
  if (isSettled(key)) return false;
  const name = foldKey(key);
  const isMeant = Array.isArray(value)
    ? ofFindings.test(name) || isAtLeast(severityOfKey(key) ?? 'info', 'medium')
    : ofFindingsText.test(name);
  const says = (each: Native) => typeof each === 'string' && isSaid(each) && !isOther.test(each);
  return isMeant && [value].flat().some(says);
}

/** JSON that lists objects, or Markdown with an item about a line, such as `- src/app.ts:5`. */
const listText = /^\s{0,9}\[\s{0,9}\{|^\s{0,9}(?:[-*+]|\d{1,3}[.)])\s[^\n]{0,200}?\w\.\w{1,9}:\d/m;

/** Parts of a change that reviewers count, as in `files_reviewed` and `total_pages`. */
const units = ['file', 'hunk', 'chunk', 'batch', 'page', 'part'] as const;

/** Keys that count units of another kind than those that were read or are to be read. */
const otherCount =
  /with|issue|finding|error|skip|fail|remain|left|unre|unscan|uncheck|ignor|omit|exclu|fix|add|remov|delet|renam|modif|size|max|limit/;
const readCount = /read|review|analy|scan|check|process|inspect|examin|lint|cover|seen|visit|current/;
const wholeCount = /total|all|changed|number|count/;

interface Counter {
  readonly key: string;
  readonly count: number;
}

/**
 * Why an object says itself that it does not cover the whole change, in words: a cursor to more of it, fewer files than
 * there are, or none.
 */
export function coverageGap(object: NativeObject): string | undefined {
  const cursor = Object.entries(object).find(([key, value]) => hasMeaning(key, 'cursors') && isOpen(value));
  if (cursor !== undefined) return `\`${cursor[0]}\` is ${quote(cursor[1])}`;
  return units.map((unit) => gapIn(object, unit)).find((gap) => gap !== undefined);
}

function isOpen(value: Native): boolean {
  return value !== null && value !== false && value !== 0 && value !== '';
}

function gapIn(object: NativeObject, unit: (typeof units)[number]): string | undefined {
  const read = countersOf(object, (name) => isReadCounter(name, unit));
  const whole = countersOf(object, (name) => isWholeCounter(name, unit));
  const none = unit === 'file' ? [...read, ...whole].find(({ count }) => count === 0) : undefined;
  if (none !== undefined) return `\`${none.key}\` says that there is no file`;
  const pairs = read.flatMap((done) => whole.map((all) => ({ done, all })));
  const less = pairs.find(({ done, all }) => done.count < all.count);
  return less && `\`${less.done.key}\` is ${less.done.count} and \`${less.all.key}\` is ${less.all.count}`;
}

/** How many units were read. `page` and `part` alone are the number of this one. */
function isReadCounter(name: string, unit: string): boolean {
  if (name === unit) return unit !== 'file';
  return (name.includes(unit) && readCount.test(name)) || (unit === 'file' && name === 'reviewed');
}

function isWholeCounter(name: string, unit: string): boolean {
  return (name === `${unit}s` || (name.includes(unit) && wholeCount.test(name))) && !readCount.test(name);
}

/** Numbers, and lengths of lists, under keys of one kind. */
function countersOf(object: NativeObject, isOfKind: (name: string) => boolean): readonly Counter[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const name = foldKey(key);
    const count = countOf(value);
    return count === undefined || otherCount.test(name) || !isOfKind(name) ? [] : [{ key, count }];
  });
}

/** Undefined for what is no count: a list of objects may be anything. */
function countOf(value: Native): number | undefined {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.length : undefined;
  const isNumeric = typeof value === 'string' && /^\d{1,9}$/.test(value);
  return typeof value === 'number' || isNumeric ? Number(value) : undefined;
}

/** Why it is not known what an object found, in words: of its lists there is none. */
export function unknownList(object: NativeObject): string | undefined {
  const lists = Object.keys(object).filter(
    (key) => hasMeaning(key, 'lists') && !hasMeaning(key, 'vagueLists'),
  );
  const [first] = lists;
  const isUnknown = !isFinding(object) && lists.every((key) => object[key] === null);
  return first && isUnknown ? `\`${first}\` is null` : undefined;
}

/** The number of files that the document says were read. */
export function filesRead(object: NativeObject): readonly number[] {
  return countersOf(object, (name) => isReadCounter(name, 'file')).map(({ count }) => count);
}

/** The paths under keys such as `reviewed` and `files_reviewed`. */
export function pathsRead(object: NativeObject): readonly string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    if (!Array.isArray(value) || !isReadCounter(foldKey(key), 'file')) return [];
    return value.filter((each) => typeof each === 'string');
  });
}
