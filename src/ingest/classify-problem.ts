import type { ParsedFinding } from '../model/finding.ts';
import type { Original } from '../model/original.ts';
import { type ProblemKind, problemKinds } from './problem-kinds.ts';
import { type Profile, profileOf } from './similarity.ts';

/** The kinds of problem that a text shows, and how many of the signs of each it has. */
export type Kinds = ReadonlyMap<string, number>;

/** A sign in the title counts as much as this many in the explanation. */
const titleWeight = 2;

/** From this many signs on a text is clearly about a kind. */
const clearKind = 2;

const symbols: readonly (readonly [RegExp, string])[] = [
  [/\.\.(?:[/\\]|(?=["'`\s,]|$))/g, ' dotdot '],
  [/0\.0\.0\.0/g, ' allinterfaces '],
  [/[!=]==?/g, ' equalsign '],
  [/\bn\+1\b/gi, ' nplusone '],
  [/(?::|\bas) any\b|[`'"]any[`'"]/g, ' anytype any '],
  [/\bcwe[-_: ]?0{0,4}([1-9]\d{0,5})/gi, ' cwe$1 '],
];

/** Words in lower case: compounds as a whole and in their parts, so `shell=True`, `execSync` and `exec-sync` meet. */
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

function ruleKey(rule: string): string {
  return rule.toLowerCase().replaceAll('_', '-');
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

/** The kinds of problem that a title and an explanation show. */
export function kindsOfText(title: string, explanation: string): Kinds {
  const counts = countSigns(tokensOf(`${title} ${explanation}`));
  for (const [kind, count] of countSigns(tokensOf(title)))
    counts.set(kind, (counts.get(kind) ?? 0) + (titleWeight - 1) * count);
  return counts;
}

/** The ids that a rule goes by: as a whole, and each part of `python.lang.security.eval` and `plugin/no-eval`. */
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
 * The kinds of problem that a tool's rule is about: by its id, or of an unknown rule what the words of its id and its
 * message show most.
 */
export function kindsOfRule(rule: string, message: string): Kinds {
  const kinds = kindsOfId(rule);
  if (kinds.length === 0) return strongest(kindsOfText(rule.replace(/[./:]+/g, ' '), message));
  return new Map(kinds.map((kind) => [kind, clearKind]));
}

/** Names that a linter writes without quotes: `ineffectual assignment to err`. */
const bareName =
  /\b(?:to|variable|import|argument|parameter|function|func|field|constant|const) ([\p{L}_$][\p{L}\p{N}_$.]*)/giu;

/** `md5`, `sha1`: a problem of one of these is not that of another. */
const algorithm = /^(?:md|sha|rc|ssl|tls)\d+$/;

/** What a finding is about, read from its text when it is first compared. */
export class Problem {
  /** The tool's rule; undefined for what a model reports. */
  readonly rule: string | undefined;
  readonly #finding: ParsedFinding;
  #kinds: Kinds | undefined;
  #profile: Profile | undefined;
  #tokens: ReadonlySet<string> | undefined;

  constructor({ finding, tool }: Original) {
    this.#finding = finding;
    this.rule = tool === true ? finding.category : undefined;
  }

  get #text(): string {
    const { title, titleDerived, issue } = this.#finding;
    return titleDerived ? issue : `${title}\n${issue}`;
  }

  get kinds(): Kinds {
    const { title, titleDerived, issue } = this.#finding;
    this.#kinds ??=
      this.rule === undefined ? kindsOfText(titleDerived ? '' : title, issue) : kindsOfRule(this.rule, issue);
    return this.#kinds;
  }

  get profile(): Profile {
    this.#profile ??= profileOf(this.#text);
    return this.#profile;
  }

  get tokens(): ReadonlySet<string> {
    this.#tokens ??= tokensOf(this.#text);
    return this.#tokens;
  }

  /** Members with what they belong to, such as `rows.Close`. */
  get members(): readonly string[] {
    return (
      this.#text.match(/(?<![\p{L}\p{N}_$.])[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+/gu) ?? []
    );
  }

  /** What a rule about one named thing names: in quotes, as code, or after words like "variable". */
  get ruleNames(): ReadonlySet<string> {
    const bare = [...this.#text.matchAll(bareName)].flatMap(([, name = '']) => name.toLowerCase().split('.'));
    return new Set([...this.profile.names, ...bare]);
  }
}

function namesDiffer(tool: Problem, other: Problem): boolean {
  const { numbers } = tool.profile;
  if (numbers.size > 0 && other.profile.numbers.size > 0 && isDisjoint(numbers, other.profile.numbers))
    return true;
  const [members, others] = [tool.members, other.members];
  if (members.length > 0 && others.length > 0)
    return !members.some((name) => others.some((each) => each.endsWith(name) || name.endsWith(each)));
  const names = tool.ruleNames;
  const plain = new Set([...names].map((name) => name.replace(/[_$]/g, '')));
  return names.size > 0 && other.ruleNames.size > 0 && isDisjoint(plain, other.tokens);
}

function isDisjoint(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((each) => !other.has(each));
}

function algorithmsDiffer(one: Problem, other: Problem): boolean {
  const [first, second] = [one, other].map(
    ({ tokens }) => new Set([...tokens].filter((token) => algorithm.test(token))),
  );
  return !!first?.size && !!second?.size && isDisjoint(first, second);
}

/**
 * Whether a tool and another reviewer report one problem on one line, by its kind; `doubtful` where the other text has
 * no clear sign of it, undefined where the words must decide.
 */
export function compareProblems(one: Problem, other: Problem): 'same' | 'different' | 'doubtful' | undefined {
  if (one.rule === undefined) return other.rule === undefined ? undefined : compareProblems(other, one);
  const kinds = [...one.kinds.keys()];
  if (kinds.length === 0) return undefined;
  const isNamed = kinds.some((kind) => problemKinds[kind]?.names === true);
  if ((isNamed && namesDiffer(one, other)) || algorithmsDiffer(one, other)) return 'different';
  const shown = Math.max(0, ...kinds.map((kind) => other.kinds.get(kind) ?? 0));
  const most = Math.max(0, ...other.kinds.values());
  if (shown === 0 && most >= clearKind) return 'different';
  return shown >= clearKind && 2 * shown > most ? 'same' : 'doubtful';
}
