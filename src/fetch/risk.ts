import type { EvidencePack } from '../model/evidence-pack.ts';
import type { EvidencePolicy } from '../policy/policy.ts';
import type { ChangedBlock, FileChange, Hinted } from './file-change.ts';
import {
  extensionOf,
  headingWords,
  holdsSegments,
  isComment,
  isInterface,
  isProduct,
  type Language,
  nameOf,
  pathWords,
} from './file-kind.ts';

/** Matches import statements. */
export const imports =
  /^[+-]\s*(?:import\b|from\s|use\s|using\s|require\b|require_relative\b|package\b|#include\b|export\s+(?:\*|\{[^}]*\})\s+from\b|["'][\w./@-]+["'],?$|const .{1,80}= require\()/;

/** The changed lines that a rule matches. */
export interface LinePattern extends Hinted {
  /** Matched against a line with its `+` or `-`; every matching line contains one of `hints`. */
  readonly code: RegExp;
  /** Lines to ignore. */
  readonly except?: RegExp;
  /** Whether quoted texts of several words, which are for people, are ignored. */
  readonly withoutTexts?: boolean;
  /** The files whose lines are matched; all when absent. */
  readonly in?: (file: FileChange) => boolean;
  /** A match is doubtful. */
  readonly doubtful?: boolean;
  /** Only matches that are on one side of the change alone count. */
  readonly onOneSide?: boolean;
}

/**
 * A risk rule. It applies to a product file (code, configuration, or a file of unknown kind) whose path or changed
 * lines match, never to documents, tests and pictures. A doubtful match is moderate at most.
 */
export interface RiskRule {
  readonly factor: string;
  readonly severity: 'moderate' | 'red';
  /** Words of a path segment, alone or joined, singular and in lower case. */
  readonly words?: readonly string[];
  readonly doubtfulWords?: readonly string[];
  /** The files whose paths are searched for `words`; all when absent. */
  readonly wordsIn?: (file: FileChange) => boolean;
  readonly doubtfulWordsIn?: (file: FileChange) => boolean;
  /** Neighbouring segments, such as `.github/workflows`. */
  readonly folders?: readonly string[];
  /** Words in the heading of the enclosing function that count like words of a path. */
  readonly headings?: readonly string[];
  readonly names?: readonly RegExp[];
  readonly extensions?: readonly string[];
  /** Globs of a rule that the repository defines. */
  readonly paths?: (path: string) => boolean;
  readonly lines?: readonly LinePattern[];
  /** A file in which only such lines changed is a doubtful match. */
  readonly harmless?: RegExp;
  /** Kinds of files that only this rule matches. */
  readonly kinds?: readonly FileChange['kind'][];
  /** Whether the lines are left out, because the place in the file does not help. */
  readonly noHotspots?: boolean;
  /** A question for the reviewer. */
  readonly why: string;
}

/** 1-based lines of the head, both included, within one hunk. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

export interface Match {
  readonly rule: RiskRule;
  readonly file: FileChange;
  /** Whether the match often means something else and nothing confirms it. */
  readonly doubtful: boolean;
  readonly severity: RiskRule['severity'];
  /** All changed lines where the path matched, else the lines that did. */
  readonly spans: readonly LineSpan[];
}

/** Maximum length of lists that are compared. */
const maxReordered = 100;

export function matchRiskRules(files: readonly FileChange[], rules: readonly RiskRule[]): readonly Match[] {
  return files.flatMap((file) => rules.flatMap((rule) => matchRule(rule, file) ?? []));
}

function matchRule(rule: RiskRule, file: FileChange): Match | undefined {
  if (rule.kinds?.includes(file.kind))
    return isOwnVersion(file) ? undefined : toMatch(rule, file, { doubtful: false, spans: [] });
  if (!isProduct(file.kind) || file.commentOnly || isSameContent(file)) return undefined;
  const patterns = rule.lines?.filter((pattern) => pattern.in?.(file) !== false) ?? [];
  const find = (doubtful: boolean) =>
    patterns.filter((each) => (each.doubtful ?? false) === doubtful).flatMap((each) => findLines(each, file));
  if (matchesPath(rule, file)) {
    const doubtful = rule.harmless === undefined ? isInterface(file) : everyLineMatches(file, rule.harmless);
    return toMatch(rule, file, { doubtful, spans: changedSpans(file) });
  }
  const inNamed =
    isInterface(file) || file.kind !== 'code' ? [] : spansInFunctions(rule.headings, rule, file);
  const sure = joined([...find(false), ...inNamed].toSorted((a, b) => a.start - b.start));
  if (sure.length > 0) return toMatch(rule, file, { doubtful: false, spans: sure });
  if (hasWord(rule.doubtfulWords, file, rule.doubtfulWordsIn ?? rule.wordsIn))
    return toMatch(rule, file, { doubtful: true, spans: changedSpans(file) });
  const inFunctions = rule.severity === 'red' ? spansInFunctions(rule.words, rule, file) : [];
  const doubtful = joined([...find(true), ...inFunctions].toSorted((a, b) => a.start - b.start));
  return doubtful.length === 0 ? undefined : toMatch(rule, file, { doubtful: true, spans: doubtful });
}

function toMatch(rule: RiskRule, file: FileChange, found: Pick<Match, 'doubtful' | 'spans'>): Match {
  return { rule, file, ...found, severity: found.doubtful ? 'moderate' : rule.severity };
}

/** Whether only versions and no digest changed in a lock file, so the versions are the project's own. */
function isOwnVersion({ kind, blocks }: FileChange): boolean {
  const lines = blocks.flatMap((block) => block.lines);
  return kind === 'lockfile' && lines.length > 0 && lines.every((line) => ownVersion.test(line));
}

const ownVersion = /^\s*"?version"?\s*[:=]/;

/** Whether only the mode changed, or the order of a list such as dependencies. */
function isSameContent({ status, kind, added, deleted, binary, blocks }: FileChange): boolean {
  if (status !== 'modified' || binary) return false;
  if (added + deleted === 0) return true;
  const textOf = (side: ChangedBlock['kind']) =>
    blocks
      .filter((block) => block.kind === side)
      .flatMap(({ lines }) => lines)
      .filter((line) => line.trim() !== '')
      .toSorted()
      .join('\n');
  return kind === 'config' && added <= maxReordered && textOf('added') === textOf('deleted');
}

/** The current and the previous path. */
function placesOf({ path, words, oldPath }: FileChange) {
  return [{ path, words }, ...(oldPath === undefined ? [] : [{ path: oldPath, words: pathWords(oldPath) }])];
}

function matchesPath(rule: RiskRule, file: FileChange): boolean {
  return (
    hasWord(rule.words, file, rule.wordsIn) ||
    placesOf(file).some(
      ({ path }) =>
        rule.folders?.some((folders) => holdsSegments(path, folders)) ||
        rule.names?.some((name) => name.test(nameOf(path))) ||
        rule.extensions?.includes(extensionOf(path)) ||
        rule.paths?.(path),
    )
  );
}

function hasWord(
  words: readonly string[] | undefined,
  file: FileChange,
  where: RiskRule['wordsIn'],
): boolean {
  if (words === undefined || where?.(file) === false) return false;
  return placesOf(file).some((place) =>
    words.some((word) => place.words.has(word) || place.words.has(`${word}s`)),
  );
}

function everyLineMatches({ blocks }: FileChange, harmless: RegExp): boolean {
  return blocks.every(({ lines }) => lines.every((line) => harmless.test(line)));
}

function findLines(pattern: LinePattern, file: FileChange): readonly LineSpan[] {
  const found = joined(file.blocks.flatMap((block) => spanOf(block, pattern, file.language)));
  const isSame = (pattern.doubtful === true || pattern.onOneSide === true) && found.length > 0;
  return isSame && isOnBothSides(pattern, file) ? [] : found;
}

/** Whether the matching lines are the same on both sides, apart from their position and quoted texts. */
function isOnBothSides(pattern: LinePattern, { blocks }: FileChange): boolean {
  const matches = (side: ChangedBlock['kind']) =>
    blocks
      .filter(({ kind }) => kind === side)
      .flatMap((block) => [...block.linesFor(pattern)])
      .map(({ text }) => (side === 'added' ? '+' : '-') + text)
      .filter((line) => matchesLine(pattern, line))
      .map((line) =>
        pattern.onOneSide ? pattern.code.exec(line)?.[0] : line.slice(1).replace(sentence, '').trim(),
      )
      .toSorted()
      .join('\n');
  return matches('added') === matches('deleted');
}

/** Matches a quoted text for people, which contains a space and no code. */
const sentence = /'[^'"`{}()]{1,200}? [^'"`{}()]{1,200}?'|"[^'"`{}()]{1,200}? [^'"`{}()]{1,200}?"/g;

/** Changed lines of hunks whose heading, the function that git found above them, has a word of the rule. */
function spansInFunctions(
  words: readonly string[] = [],
  { wordsIn }: RiskRule,
  file: FileChange,
): readonly LineSpan[] {
  if (words.length === 0 || wordsIn?.(file) === false) return [];
  const blocks = file.blocks.filter(({ heading }) => {
    const found = headingWords(heading);
    return words.some((word) => found.has(word));
  });
  return changedSpans({ ...file, blocks });
}

/** Joins spans of one hunk: deleted lines are shown at the lines that replace them. */
function joined(spans: readonly LineSpan[]): readonly LineSpan[] {
  const result: LineSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last === undefined || span.start > last.end) result.push(span);
    else result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return result;
}

function spanOf(
  block: ChangedBlock,
  pattern: LinePattern,
  language: Language | undefined,
): readonly LineSpan[] {
  const mark = block.kind === 'added' ? '+' : '-';
  const hits: number[] = [];
  for (const { index, text } of block.linesFor(pattern)) {
    if (language !== undefined && isComment(language, text)) continue;
    if (matchesLine(pattern, mark + text)) hits.push(index);
  }
  const [first] = hits;
  const last = hits.at(-1);
  if (first === undefined || last === undefined) return [];
  if (block.kind === 'deleted') return [{ start: block.line, end: block.line }];
  return [{ start: block.line + first, end: block.line + last }];
}

function matchesLine({ code, except, withoutTexts }: LinePattern, line: string): boolean {
  const read =
    withoutTexts === true ? line.replace(quoted, (text) => (text.includes(' ') ? '' : text)) : line;
  return code.test(read) && except?.test(line) !== true;
}

const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;

/** One span a hunk, from its first to its last changed line. */
function changedSpans({ blocks }: FileChange): readonly LineSpan[] {
  const spans = new Map<number, LineSpan>();
  for (const { hunk, kind, line, count } of blocks) {
    const end = kind === 'added' ? line + count - 1 : line;
    const known = spans.get(hunk);
    spans.set(hunk, { start: known?.start ?? line, end: Math.max(known?.end ?? end, end) });
  }
  return [...spans.values()];
}

const laneLabel = /^(?:pr-verdict:)?risk:\s*(yellow|red)$/i;

/**
 * Overrides that raise the lane: the labels `risk:yellow` and `risk:red`, and base policy. A label can only raise
 * the lane, so it does not matter who set it.
 */
export function laneOverrides(from: {
  readonly labels: readonly string[];
  readonly labelledBy: ReadonlyMap<string, string> | undefined;
  readonly policy: EvidencePolicy;
}): readonly LaneOverride[] {
  const labels = from.labels.flatMap((label): LaneOverride[] => {
    const lane = laneLabel.exec(label)?.[1]?.toLowerCase();
    if (lane !== 'yellow' && lane !== 'red') return [];
    const by = from.labelledBy?.get(label);
    return [{ lane, source: by === undefined ? `label ${label}` : `label ${label}, set by ${by}` }];
  });
  const { lane } = from.policy;
  return [...labels, ...(lane === undefined ? [] : [{ lane, source: 'policy' }])];
}

type Risk = EvidencePack['risk'];
type Lane = Risk['lane'];

/** A lane that a person or the policy asks for. */
interface LaneOverride {
  readonly lane: Lane;
  readonly source: string;
}

/** Maximum number of changed lines of code in a green change. */
const glanceLines = 50;

const interfaceWeight = 3;

const order: readonly Lane[] = ['green', 'yellow', 'red'];

interface RiskInput {
  readonly files: readonly FileChange[];
  readonly rules: readonly RiskRule[];
  readonly overrides: readonly LaneOverride[];
  /** Whether part of the change could not be read. */
  readonly partial: boolean;
}

/**
 * The lane: red with a red factor; yellow with a moderate one, with much code, or with a file that cannot be
 * judged; else green. Overrides only raise it. Uncertainty raises the lane and lowers the confidence.
 */
export function assessRisk(input: RiskInput): { risk: Risk; matches: readonly Match[] } {
  const matches = matchRiskRules(input.files, input.rules);
  const uncertain = input.partial || input.files.some(isObscure);
  const found = laneOf(matches, uncertain || changedCodeLines(input.files) > glanceLines);
  const override = strongest(input.overrides);
  const raised = override !== undefined && order.indexOf(override.lane) > order.indexOf(found);
  return {
    matches,
    risk: {
      lane: raised ? override.lane : found,
      confidence: uncertain ? 'low' : confidenceOf(matches, found),
      factors: factorsOf(matches, input.rules),
      override_applied: raised,
      override_source: raised ? override.source : null,
    },
  };
}

/** Whether the purpose or content of a file is unknown. */
function isObscure({ kind, binary }: FileChange): boolean {
  return kind === 'unknown' || (binary && isProduct(kind));
}

/** Number of changed lines of code. Three lines of interface code count as one; moved lines do not count. */
function changedCodeLines(files: readonly FileChange[]): number {
  const code = files.filter(({ kind, commentOnly }) => isProduct(kind) && !commentOnly);
  const unmoved = unmovedLines(code);
  if (unmoved !== undefined) return unmoved;
  return code.reduce(
    (sum, file) => sum + (file.added + file.deleted) / (isInterface(file) ? interfaceWeight : 1),
    0,
  );
}

/** Maximum number of changed lines that are searched for moved ones. */
const maxMoved = 3000;

/** Number of lines that did not move, if nearly all did; else undefined. */
function unmovedLines(files: readonly FileChange[]): number | undefined {
  const total = files.reduce((sum, { added, deleted }) => sum + added + deleted, 0);
  if (total <= glanceLines || total > maxMoved) return undefined;
  const counts = new Map<string, { added: number; deleted: number }>();
  for (const { blocks, language } of files)
    for (const { kind, lines } of blocks)
      for (const line of lines) {
        const text = line.trim();
        if (!/\w{2}/.test(text) || (language !== undefined && isComment(language, line))) continue;
        if (imports.test(`+${line}`)) continue;
        const count = counts.get(text) ?? { added: 0, deleted: 0 };
        counts.set(text, count);
        count[kind] += 1;
      }
  let all = 0;
  let unmoved = 0;
  for (const { added, deleted } of counts.values()) {
    all += added + deleted;
    unmoved += Math.abs(added - deleted);
  }
  return unmoved <= all * (1 - mostlyMoved) ? unmoved : undefined;
}

/** Minimum share of unchanged lines in a change that moves code. */
const mostlyMoved = 0.9;

function laneOf(matches: readonly Match[], raise: boolean): Lane {
  if (matches.some(({ severity }) => severity === 'red')) return 'red';
  return matches.length > 0 || raise ? 'yellow' : 'green';
}

/** The confidence of the most certain reason for the lane. */
function confidenceOf(matches: readonly Match[], lane: Lane): Risk['confidence'] {
  const reasons = matches.filter(({ severity }) => lane !== 'red' || severity === 'red');
  return reasons.length === 0 || reasons.some(({ doubtful }) => !doubtful) ? 'high' : 'medium';
}

function factorsOf(matches: readonly Match[], rules: readonly RiskRule[]): Risk['factors'] {
  const names = [...new Set(rules.map(({ factor }) => factor))];
  return names.flatMap((factor) => {
    const here = matches.filter(({ rule }) => rule.factor === factor);
    if (here.length === 0) return [];
    const isRed = here.some(({ severity }) => severity === 'red');
    const files = [...new Set(here.map(({ file }) => file.path))].sort();
    return [{ factor, files, severity: isRed ? ('red' as const) : ('moderate' as const) }];
  });
}

function strongest(overrides: readonly LaneOverride[]): LaneOverride | undefined {
  return overrides.toSorted((a, b) => order.indexOf(b.lane) - order.indexOf(a.lane))[0];
}
