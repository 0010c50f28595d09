import { areDisjoint, member, Profile } from '../compare/similarity.ts';
import { cached } from '../model/lists.ts';
import type { Original } from '../model/original.ts';
import { type ProblemKind, problemKinds } from './problem-kinds.ts';

/** Kinds of problem shown by a text, and the number of signs of each. */
type Kinds = ReadonlyMap<string, number>;

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
function tokensOf(text: string): ReadonlySet<string> {
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

/** One sign: all of its slots must be filled, each by one of several words. */
interface Sign {
  readonly kind: string;
  readonly slots: readonly number[];
  readonly weight: number;
}

const signs: Sign[] = [];
/** `word.` stands for the whole word, `word` for all that begin with it. */
const slotsByWord = new Map<string, number[]>();
const kindsByRule = new Map<string, string[]>();
let slotCount = 0;

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function addSign(kind: string, written: string): void {
  const text = written.trim();
  const mark = /^[!?]/.exec(text)?.[0] ?? '';
  const slots = text
    .slice(mark.length)
    .split(/\s+/)
    .map((alternatives) => {
      for (const word of alternatives.replace('n+1', 'nplusone').split('/'))
        append(slotsByWord, word.replace(/[_$-]/g, '').toLowerCase(), slotCount);
      slotCount += 1;
      return slotCount - 1;
    });
  signs.push({ kind, slots, weight: mark === '?' || (mark === '' && slots.length === 2) ? 1 : 2 });
}

/** Normalises ids that tools write as `no-explicit-any`, `no_explicit_any` or `noExplicitAny`. */
function ruleKey(rule: string): string {
  return rule.toLowerCase().replace(/[_-]/g, '');
}

for (const [kind, { rules = '', cwe = [], signs: written }] of Object.entries<ProblemKind>(problemKinds)) {
  for (const sign of [...written.split(','), ...cwe.map((number) => `cwe${number}.`)]) addSign(kind, sign);
  for (const rule of rules.split(/\s+/).filter(Boolean)) append(kindsByRule, ruleKey(rule), kind);
}

function countSigns(text: string): Kinds {
  const filled = new Uint8Array(slotCount);
  for (const token of tokensOf(text)) {
    for (const slot of slotsByWord.get(`${token}.`) ?? []) filled[slot] = 1;
    for (let length = 2; length <= token.length; length += 1)
      for (const slot of slotsByWord.get(token.slice(0, length)) ?? []) filled[slot] = 1;
  }
  const counts = new Map<string, number>();
  for (const { kind, slots, weight } of signs)
    if (slots.every((slot) => filled[slot] === 1)) counts.set(kind, (counts.get(kind) ?? 0) + weight);
  return counts;
}

/** Kinds of problem shown by a title and an explanation; a sign in the title counts twice. */
function kindsOfText(title: string, explanation: string): Kinds {
  const [all, inTitle] = [countSigns(`${title} ${explanation}`), countSigns(title)];
  return new Map([...all].map(([kind, count]) => [kind, count + (inTitle.get(kind) ?? 0)]));
}

/**
 * Kinds of problem of a tool's rule, by its id or a part of it, as in `python.lang.security.eval` and
 * `plugin/no-eval`; for an unknown rule, those that its words and message show.
 */
function kindsOfRule(rule: string, message: string): Kinds {
  const key = ruleKey(rule.trim());
  const parts = [key, ...key.split('/').reverse(), ...key.split(/[./\s:]+/).reverse()];
  const [kinds] = parts.flatMap((part) => {
    const known = kindsByRule.get(part);
    return known === undefined ? [] : [known];
  });
  if (kinds === undefined) return kindsOfText(rule.replace(/[./:]+/g, ' '), message);
  return new Map(kinds.map((kind) => [kind, clearKind]));
}

/** `md5`, `sha1`: problems about different algorithms differ. */
const algorithm = /^(?:md|sha|rc|ssl|tls)\d+$/;

/** What a finding is about. */
interface Problem {
  readonly kinds: Kinds;
  /** Number of signs of the most frequent kind. */
  readonly most: number;
  readonly numbers: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly algorithms: ReadonlySet<string>;
  /** Members with their object, such as `rows.Close`. */
  readonly members: readonly string[];
  /** Names in quotes or in code. */
  readonly names: ReadonlySet<string>;
}

/** The tool's rule; undefined for a model's finding. */
export function ruleOf({ finding, tool }: Original): string | undefined {
  return tool === true ? finding.category : undefined;
}

/** Read on first comparison: most findings have no other one near them. */
const problemOf = cached((original: Original): Problem => {
  const { title, titleDerived, issue } = original.finding;
  const rule = ruleOf(original);
  const ownTitle = titleDerived ? '' : title;
  const text = `${ownTitle}\n${issue}`;
  const { names, numbers } = new Profile(text).named;
  const kinds = rule === undefined ? kindsOfText(ownTitle, issue) : kindsOfRule(rule, issue);
  const tokens = tokensOf(text);
  return {
    kinds,
    most: Math.max(0, ...kinds.values()),
    numbers,
    tokens,
    algorithms: new Set([...tokens].filter((token) => algorithm.test(token))),
    members: text.match(member) ?? [],
    names: new Set([...names].map((name) => name.replace(/[_$]/g, ''))),
  };
});

function namesDiffer(tool: Problem, other: Problem): boolean {
  if (areDisjoint(tool.numbers, other.numbers)) return true;
  if (tool.members.length > 0 && other.members.length > 0)
    return !tool.members.some((name) =>
      other.members.some((each) => each.endsWith(name) || name.endsWith(each)),
    );
  return other.names.size > 0 && areDisjoint(tool.names, other.tokens);
}

/**
 * Whether a tool and another reviewer report one problem on one line, by its kind. `doubtful` when the other
 * text has no clear sign of it; undefined when the words must decide.
 */
export function compareProblems(
  one: Original,
  second: Original,
): 'same' | 'different' | 'doubtful' | undefined {
  const isByTool = ruleOf(one) !== undefined;
  if (!isByTool && ruleOf(second) === undefined) return undefined;
  const [tool, other] = isByTool ? [problemOf(one), problemOf(second)] : [problemOf(second), problemOf(one)];
  if (tool.kinds.size === 0) return undefined;
  const kinds = [...tool.kinds.keys()];
  const shown = Math.max(...kinds.map((kind) => other.kinds.get(kind) ?? 0));
  if (shown === 0 && other.most >= clearKind) return 'different';
  const isNamed = kinds.some((kind) => problemKinds[kind]?.names === true);
  if ((isNamed && namesDiffer(tool, other)) || areDisjoint(tool.algorithms, other.algorithms))
    return 'different';
  return shown >= clearKind && 2 * shown > other.most ? 'same' : 'doubtful';
}
