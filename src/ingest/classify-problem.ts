import type { ParsedFinding } from '../model/finding.ts';
import type { Original } from '../model/original.ts';
import { type ProblemKind, problemKinds } from './problem-kinds.ts';
import { profileOf } from './similarity.ts';

/** Kinds of problem shown by a text, and the number of signs of each. */
export type Kinds = ReadonlyMap<string, number>;

/** A sign in the title counts as this many in the explanation. */
const titleWeight = 2;

/** A text with this many signs is clearly about a kind. */
const clearKind = 2;

const symbols: readonly (readonly [RegExp, string])[] = [
  [/\.\.(?:[/\\]|(?=["'`\s,]|$))/g, ' dotdot '],
  [/0\.0\.0\.0/g, ' allinterfaces '],
  [/[!=]==?/g, ' equalsign '],
  [/\bn\+1\b/gi, ' nplusone '],
  [/(?::|\bas) any\b|[`'"]any[`'"]/g, ' anytype any '],
  [/\bcwe[-_: ]?0{0,4}([1-9]\d{0,5})/gi, ' cwe$1 '],
];

/**
 * Words in lower case, compounds both whole and in parts, so that `shell=True`, `execSync` and `exec-sync`
 * match.
 */
export function tokensOf(text: string): ReadonlySet<string> {
  const plain = symbols.reduce((all, [symbol, word]) => all.replace(symbol, word), text);
  const tokens = new Set<string>();
  for (const compound of plain.match(/[\p{L}\p{N}_$-]+/gu) ?? []) {
    tokens.add(compound.replace(/[_$-]/g, '').toLowerCase());
    for (const part of compound.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ').split(/[\s_$-]+/))
      tokens.add(part.toLowerCase());
  }
  tokens.delete('');
  return tokens;
}

interface Sign {
  readonly kind: string;
  readonly slots: readonly number[];
  readonly weight: number;
}

const signs: Sign[] = [];
const prefixes = new Map<string, number[]>();
const exact = new Map<string, number[]>();
const kindsByRule = new Map<string, string[]>();

function addTo(map: Map<string, number[]>, key: string, value: number): void {
  const there = map.get(key);
  if (there === undefined) map.set(key, [value]);
  else there.push(value);
}

let slotCount = 0;
for (const [kind, { rules = '', cwe = [], signs: written }] of Object.entries<ProblemKind>(problemKinds)) {
  for (const sign of [...written.split(','), ...cwe.map((number) => `cwe${number}.`)]) {
    const mark = /^[!?]/.exec(sign.trim())?.[0];
    const slots = sign
      .trim()
      .replace(/^[!?]/, '')
      .split(/\s+/)
      .map((slot) => {
        const number = slotCount++;
        for (const each of slot.split('/')) {
          const word = each.replace('n+1', 'nplusone').replace(/[_$-]/g, '').toLowerCase();
          if (word.endsWith('.')) addTo(exact, word.slice(0, -1), number);
          else if (word !== '') addTo(prefixes, word, number);
        }
        return number;
      });
    const weight = mark === '?' || (mark === undefined && slots.length === 2) ? 1 : 2;
    signs.push({ kind, slots, weight });
  }
  for (const rule of rules.split(/\s+/).filter(Boolean)) {
    const key = ruleKey(rule);
    kindsByRule.set(key, [...(kindsByRule.get(key) ?? []), kind]);
  }
}

/** Normalises ids that tools write as `no-explicit-any`, `no_explicit_any` or `noExplicitAny`. */
function ruleKey(rule: string): string {
  return rule.toLowerCase().replace(/[_-]/g, '');
}

function countSigns(tokens: ReadonlySet<string>): Map<string, number> {
  const filled = new Uint8Array(slotCount);
  for (const token of tokens) {
    for (const slot of exact.get(token) ?? []) filled[slot] = 1;
    for (let length = 2; length <= token.length; length += 1)
      for (const slot of prefixes.get(token.slice(0, length)) ?? []) filled[slot] = 1;
  }
  const counts = new Map<string, number>();
  for (const { kind, slots, weight } of signs)
    if (slots.every((slot) => filled[slot] === 1)) counts.set(kind, (counts.get(kind) ?? 0) + weight);
  return counts;
}

/** Kinds of problem shown by a title and an explanation. */
export function kindsOfText(title: string, explanation: string): Kinds {
  const counts = countSigns(tokensOf(`${title} ${explanation}`));
  for (const [kind, count] of countSigns(tokensOf(title)))
    counts.set(kind, (counts.get(kind) ?? 0) + (titleWeight - 1) * count);
  return counts;
}

/** Ids of a rule: the whole, and each part of `python.lang.security.eval` and `plugin/no-eval`. */
function partsOfRule(rule: string): readonly string[] {
  const key = ruleKey(rule.trim());
  return [key, ...key.split('/').reverse(), ...key.split(/[./\s:]+/).reverse()];
}

function kindsOfId(rule: string): readonly string[] {
  for (const part of partsOfRule(rule)) {
    const kinds = kindsByRule.get(part);
    if (kinds !== undefined) return kinds;
  }
  return [];
}

function strongest(kinds: Kinds): Kinds {
  const most = Math.max(0, ...kinds.values());
  return new Map([...kinds].filter(([, count]) => count === most));
}

/**
 * Kinds of problem of a tool's rule, by its id; for an unknown rule, the kind shown most by its words and
 * message.
 */
export function kindsOfRule(rule: string, message: string): Kinds {
  const kinds = kindsOfId(rule);
  if (kinds.length === 0) return strongest(kindsOfText(rule.replace(/[./:]+/g, ' '), message));
  return new Map(kinds.map((kind) => [kind, clearKind]));
}

/** Names that a linter writes without quotes: `ineffectual assignment to err`. */
const bareName =
  /\b(?:to|variable|import|argument|parameter|function|func|field|constant|const) ([\p{L}_$][\p{L}\p{N}_$.]*)/giu;

/** `md5`, `sha1`: problems about different algorithms differ. */
const algorithm = /^(?:md|sha|rc|ssl|tls)\d+$/;

/** What a finding is about, computed on first comparison. */
export class Problem {
  /** The tool's rule; undefined for a model's finding. */
  readonly rule: string | undefined;
  readonly #finding: ParsedFinding;
  #read: Reading | undefined;

  constructor({ finding, tool }: Original) {
    this.#finding = finding;
    this.rule = tool === true ? finding.category : undefined;
  }

  get reading(): Reading {
    this.#read ??= readProblem(this.#finding, this.rule);
    return this.#read;
  }
}

interface Reading {
  readonly kinds: Kinds;
  /** Number of signs of the most frequent kind. */
  readonly most: number;
  readonly numbers: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly algorithms: ReadonlySet<string>;
  /** Members with their object, such as `rows.Close`. */
  readonly members: readonly string[];
  /** Names in quotes, in code, or after words such as "variable". */
  readonly names: ReadonlySet<string>;
}

function readProblem({ title, titleDerived, issue }: ParsedFinding, rule: string | undefined): Reading {
  const text = titleDerived ? issue : `${title}\n${issue}`;
  const profile = profileOf(text);
  const kinds = rule === undefined ? kindsOfText(titleDerived ? '' : title, issue) : kindsOfRule(rule, issue);
  const tokens = tokensOf(text);
  const bare = [...text.matchAll(bareName)].flatMap(([, name = '']) => name.toLowerCase().split('.'));
  return {
    kinds,
    most: Math.max(0, ...kinds.values()),
    numbers: profile.numbers,
    tokens,
    algorithms: new Set([...tokens].filter((token) => algorithm.test(token))),
    members:
      text.match(/(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu) ?? [],
    names: new Set([...profile.names, ...bare].map((name) => name.replace(/[_$]/g, ''))),
  };
}

function namesDiffer(tool: Reading, other: Reading): boolean {
  if (areDisjoint(tool.numbers, other.numbers)) return true;
  if (tool.members.length > 0 && other.members.length > 0)
    return !tool.members.some((name) =>
      other.members.some((each) => each.endsWith(name) || name.endsWith(each)),
    );
  return other.names.size > 0 && areDisjoint(tool.names, other.tokens);
}

/** Whether both are non-empty and have nothing in common. */
function areDisjoint(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && ![...one].some((each) => other.has(each));
}

/**
 * Whether a tool and another reviewer report one problem on one line, by its kind. `doubtful` when the other
 * text has no clear sign of it; undefined when the words must decide.
 */
export function compareProblems(one: Problem, other: Problem): 'same' | 'different' | 'doubtful' | undefined {
  if (one.rule === undefined)
    return other.rule === undefined ? undefined : compareReadings(other.reading, one.reading);
  return compareReadings(one.reading, other.reading);
}

function compareReadings(tool: Reading, other: Reading): ReturnType<typeof compareProblems> {
  if (tool.kinds.size === 0) return undefined;
  let shown = 0;
  let isNamed = false;
  for (const kind of tool.kinds.keys()) {
    shown = Math.max(shown, other.kinds.get(kind) ?? 0);
    isNamed ||= problemKinds[kind]?.names === true;
  }
  if (shown === 0 && other.most >= clearKind) return 'different';
  if ((isNamed && namesDiffer(tool, other)) || areDisjoint(tool.algorithms, other.algorithms))
    return 'different';
  return shown >= clearKind && 2 * shown > other.most ? 'same' : 'doubtful';
}
