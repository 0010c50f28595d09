import type { Native, Severity } from '../model/finding.ts';
import { isObject, type NativeObject } from './json-value.ts';
import { markIn, readSeverity } from './read-values.ts';
import { foldKey, hasMeaning, type Meaning } from './vocabulary.ts';

export interface FindingList {
  readonly list: Native[];
  /** Absent where the findings are those of several lists. */
  readonly key?: string;
  /** It is empty, and its key may be one of anything. */
  readonly isVague: boolean;
}

/** Whether an object has the parts of a finding: a text, with a place or a rank. */
export function isFinding(value: Native): boolean {
  if (!isObject(value)) return false;
  const keys = new Set(Object.keys(value).map(foldKey));
  const has = (meaning: Meaning) => [...keys].some((key) => hasMeaning(key, meaning));
  if (!has('text')) return false;
  const isRanked = has('rank') || Object.values(value).some((each) => markIn(each) !== undefined);
  return has('place') ? isRanked || keys.has('type') || has('remark') : isRanked && keys.size > 2;
}

export function listsFindings(value: Native | undefined): boolean {
  return Array.isArray(value) && value.some(isFinding);
}

interface NamedList {
  readonly key: string;
  readonly list: Native[];
  /** Its key is one of lists of findings and of nothing else. */
  readonly isNamed: boolean;
  /** Its key says something of its findings. */
  readonly said: NativeObject | undefined;
}

/**
 * The findings of an object: under keys of lists, by severity or file as in `{critical: […], low: []}`, or under any
 * other key. An empty list counts only under a key that can mean nothing else.
 */
export function findingsIn(value: NativeObject): FindingList | undefined {
  const lists = Object.entries(value).flatMap(([key, each]) =>
    Array.isArray(each) ? namedList(key, each) : [],
  );
  const isOneFinding = isFinding(value);
  const filled = lists.filter((each) => hasFindings(each, isOneFinding));
  return filled.length > 0 ? joined(filled) : emptyList(lists);
}

function namedList(key: string, list: Native[]): NamedList {
  const said = saidBy(key);
  const isNamed = hasMeaning(key, 'lists') && !hasMeaning(key, 'vagueLists');
  return { key, said, isNamed, list: said === undefined ? list : withDefaults(list, said) };
}

function hasFindings({ key, list, isNamed, said }: NamedList, isOneFinding: boolean): boolean {
  if (isNamed) return list.length > 0;
  if (!listsFindings(list)) return false;
  return said !== undefined || hasMeaning(key, 'lists') || !(isSettled(key) || isOneFinding);
}

/** The only list, or the findings of all; undefined where some of several lists hold something else. */
function joined(filled: readonly NamedList[]): FindingList | undefined {
  const [first, ...others] = filled;
  if (first !== undefined && others.length === 0) return { ...first, isVague: false };
  if (!filled.every(({ list }) => listsFindings(list))) return undefined;
  return { list: filled.flatMap(({ list }) => list), isVague: false };
}

function emptyList(lists: readonly NamedList[]): FindingList | undefined {
  const only = lists.find(({ isNamed }) => isNamed);
  if (only !== undefined) return { ...only, isVague: false };
  const meant = lists.filter(({ said }) => said !== undefined);
  if (meant.length === 0 || lists.some(({ list }) => list.length > 0)) return undefined;
  const ranks = meant.filter(({ said }) => said?.['severity'] !== undefined);
  return { list: [], isVague: ranks.length < 2 };
}

const settled =
  /resolved|fixed|addressed|verified|dismiss|false|ignored|suppress|exclu|filtered|reject|withdrawn|previous|existing/;

/** Whether a list with this key is one of findings that no longer count. */
export function isSettled(key: string): boolean {
  return settled.test(foldKey(key));
}

/** The severity or the file of all findings of a list, from its key. */
function saidBy(key: string): NativeObject | undefined {
  const severity = severityOfKey(key);
  if (severity !== undefined) return { severity };
  return /[^.]\.\w|\//.test(key.slice(0, 500)) ? { file: key } : undefined;
}

/** `critical`, `warnings`, `high_severity`. */
export function severityOfKey(key: string): Severity | undefined {
  return (
    readSeverity(key) ??
    readSeverity(key.replace(/s$/, '')) ??
    readSeverity(key.replace(/_?(?:issues|findings)$/, ''))
  );
}

/** Whether each item has a list of findings, as of one file or one reviewer, and one of them has any. */
export function areGroups(list: Native | undefined): list is NativeObject[] {
  if (!Array.isArray(list)) return false;
  const groups = list.map((each) => (isObject(each) && !isFinding(each) ? findingsIn(each) : undefined));
  return !groups.includes(undefined) && groups.some((group) => listsFindings(group?.list));
}

/** All findings of the groups, in the file of their group where they name none. */
export function findingsOfGroups(groups: readonly NativeObject[]): Native[] {
  return groups.flatMap((group) => {
    const { list = [] } = findingsIn(group) ?? {};
    const file = Object.keys(group).find((key) => hasMeaning(key, 'path'));
    return file === undefined ? list : withDefaults(list, { file: group[file] ?? null });
  });
}

/** The findings with the facts of their list; what a finding says itself counts. */
function withDefaults(findings: readonly Native[], defaults: NativeObject): Native[] {
  const isStated = (key: string) => hasMeaning(key, 'path') && defaults['file'] !== undefined;
  return findings.map((finding) =>
    isObject(finding) && !Object.keys(finding).some(isStated) ? { ...defaults, ...finding } : finding,
  );
}
