import type { EvidencePack } from '../model/evidence-pack.ts';
import type { EvidencePolicy } from '../policy/evidence-policy.ts';
import type { ChangedBlock, FileChange } from './file-change.ts';
import { isComment, isProduct, type Language } from './file-kind.ts';
import type { Hinted } from './fragments.ts';
import { extensionOf, holdsSegments, nameOf, pathWords } from './path-words.ts';

/**
 * When a change touches something that can do harm. A rule holds for a product file (code, configuration, or a
 * kind that nobody knows) whose path or changed lines match; documents, tests and pictures never do.
 */
export interface RiskRule extends Hinted {
  readonly factor: string;
  readonly severity: 'moderate' | 'red';
  /** Whole words of a path segment, in lower case. */
  readonly words?: readonly string[];
  /** Words that also mean something else: the factor counts, with less confidence. */
  readonly doubtfulWords?: readonly string[];
  /** Where words say it; everywhere when absent. */
  readonly wordsIn?: (file: FileChange) => boolean;
  /** Segments that stand next to each other, such as `.github/workflows`. */
  readonly folders?: readonly string[];
  readonly names?: readonly RegExp[];
  readonly extensions?: readonly string[];
  /** For rules of a repository's own. */
  readonly paths?: (path: string) => boolean;
  /** With `hints` for large changes. Must match within one changed line; whether it was added or deleted does not matter. */
  readonly code?: RegExp;
  /** `code` is read only in these files; elsewhere the rule goes by the path alone. */
  readonly codeIn?: (file: FileChange) => boolean;
  /** The path says where the code counts, and is no factor by itself. */
  readonly codeOnly?: boolean;
  /** Files of kinds that no other rule looks at. */
  readonly kinds?: readonly FileChange['kind'][];
  /** Where in the file to look is of no help. */
  readonly noHotspots?: boolean;
  /** What a reviewer should ask of the lines. */
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
  /** The path says it in a word that also means something else, and the code does not confirm it. */
  readonly doubtful: boolean;
  /** Where: all that changed if the path matched, else the lines that did. */
  readonly spans: readonly LineSpan[];
}

export function matchRules(files: readonly FileChange[], rules: readonly RiskRule[]): readonly Match[] {
  return files.flatMap((file) => rules.flatMap((rule) => match(rule, file) ?? []));
}

function match(rule: RiskRule, file: FileChange): Match | undefined {
  if (rule.kinds?.includes(file.kind)) return { rule, file, doubtful: false, spans: [] };
  if (!isProduct(file.kind) || file.commentOnly) return undefined;
  const path = rule.codeOnly === true ? undefined : pathSays(rule, file);
  const lines = path === 'yes' ? [] : codeSays(rule, file);
  if (path === undefined && lines.length === 0) return undefined;
  const spans = path === undefined ? lines : changedSpans(file);
  return { rule, file, doubtful: path === 'perhaps' && lines.length === 0, spans };
}

/** A file that moved counts for where it was and for where it is. */
function pathSays(rule: RiskRule, file: FileChange): 'yes' | 'perhaps' | undefined {
  const places = [
    { path: file.path, words: file.words },
    ...(file.oldPath === undefined ? [] : [{ path: file.oldPath, words: pathWords(file.oldPath) }]),
  ];
  const wordsCount = rule.wordsIn?.(file) !== false;
  const isSure = places.some(
    ({ path, words }) =>
      (wordsCount && rule.words?.some((word) => words.has(word))) ||
      rule.folders?.some((folders) => holdsSegments(path, folders)) ||
      rule.names?.some((name) => name.test(nameOf(path))) ||
      rule.extensions?.includes(extensionOf(path)) ||
      rule.paths?.(path),
  );
  if (isSure) return 'yes';
  const isDoubtful =
    wordsCount && places.some(({ words }) => rule.doubtfulWords?.some((word) => words.has(word)));
  return isDoubtful ? 'perhaps' : undefined;
}

function codeSays(rule: RiskRule, file: FileChange): readonly LineSpan[] {
  const { code, codeIn } = rule;
  if (code === undefined || codeIn?.(file) === false) return [];
  return joined(
    file.blocks.flatMap((block) =>
      spanOf(block, code, { lines: block.linesFor(rule), language: file.language }),
    ),
  );
}

/** Deleted lines stand at the lines that replace them. */
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
  code: RegExp,
  { lines, language }: { lines: ReturnType<ChangedBlock['linesFor']>; language: Language | undefined },
): readonly LineSpan[] {
  const mark = block.kind === 'added' ? '+' : '-';
  const hits: number[] = [];
  for (const { index, text } of lines) {
    if (language !== undefined && isComment(language, text)) continue;
    if (code.test(mark + text)) hits.push(index);
  }
  const [first] = hits;
  const last = hits.at(-1);
  if (first === undefined || last === undefined) return [];
  if (block.kind === 'deleted') return [{ start: block.line, end: block.line }];
  return [{ start: block.line + first, end: block.line + last }];
}

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
 * Who raises the lane: labels `risk:yellow` and `risk:red`, and base policy. A label can only raise, so that it
 * does not matter who may set it.
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

/** Somebody's word that the change is riskier than it looks. */
interface LaneOverride {
  readonly lane: Lane;
  readonly source: string;
}

/** More changed lines of code than a reviewer takes in at a glance are not green, whatever they say. */
const glanceLines = 50;

const order: readonly Lane[] = ['green', 'yellow', 'red'];

interface RiskInput {
  readonly files: readonly FileChange[];
  readonly rules: readonly RiskRule[];
  readonly overrides: readonly LaneOverride[];
  /** Not all of the change could be read. */
  readonly partial: boolean;
}

/**
 * The lane: red with a red factor, yellow with a moderate one, with much code or with anything that cannot be
 * judged, else green. Overrides only escalate. What is uncertain raises the lane and lowers the confidence.
 */
export function assessRisk(input: RiskInput): { risk: Risk; matches: readonly Match[] } {
  const matches = matchRules(input.files, input.rules);
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

/** Nobody can say what it is for, or what is in it. */
function isObscure({ kind, binary }: FileChange): boolean {
  return kind === 'unknown' || (binary && isProduct(kind));
}

function changedCodeLines(files: readonly FileChange[]): number {
  return files
    .filter(({ kind, commentOnly }) => isProduct(kind) && !commentOnly)
    .reduce((sum, { added, deleted }) => sum + added + deleted, 0);
}

function laneOf(matches: readonly Match[], raise: boolean): Lane {
  if (matches.some(({ rule }) => rule.severity === 'red')) return 'red';
  return matches.length > 0 || raise ? 'yellow' : 'green';
}

/** As sure as the surest reason for the lane. */
function confidenceOf(matches: readonly Match[], lane: Lane): Risk['confidence'] {
  const reasons = matches.filter(({ rule }) => lane !== 'red' || rule.severity === 'red');
  return reasons.length === 0 || reasons.some(({ doubtful }) => !doubtful) ? 'high' : 'medium';
}

function factorsOf(matches: readonly Match[], rules: readonly RiskRule[]): Risk['factors'] {
  const names = [...new Set(rules.map(({ factor }) => factor))];
  return names.flatMap((factor) => {
    const here = matches.filter(({ rule }) => rule.factor === factor);
    if (here.length === 0) return [];
    const isRed = here.some(({ rule }) => rule.severity === 'red');
    const files = [...new Set(here.map(({ file }) => file.path))].sort();
    return [{ factor, files, severity: isRed ? ('red' as const) : ('moderate' as const) }];
  });
}

function strongest(overrides: readonly LaneOverride[]): LaneOverride | undefined {
  return overrides.toSorted((a, b) => order.indexOf(b.lane) - order.indexOf(a.lane))[0];
}
