import type { EvidencePack } from '../model/evidence-pack.ts';
import type { EvidencePolicy } from '../policy/policy.ts';
import type { ChangedBlock, FileChange, Hinted } from './file-change.ts';
import { isComment, isInterface, isProduct } from './file-kind.ts';
import { importStatement, type LineSpan, type Match, matchRiskRules, type RiskRule } from './match-rules.ts';

type Hotspot = EvidencePack['hotspots'][number];

/** Maximum number of places; more would be no focus. */
const maxHotspots = 50;

interface Smell extends Hinted {
  readonly category: string;
  readonly why: string;
  readonly kinds: readonly FileChange['kind'][];
  /** Matched against added lines joined by LF; every repetition is bounded, so that time is linear. */
  readonly code: RegExp;
}

/** Lines that deserve attention without raising the risk. */
export const smells: readonly Smell[] = [
  {
    category: 'error-handling',
    why: 'An error is caught and nothing is done about it.',
    kinds: ['code'],
    hints: ['catch', 'except', 'rescue', 'err != nil'],
    code: /\bcatch\s{0,9}(?:\([^)\n]{0,200}\)\s{0,9})?\{\s{0,99}\}|\bexcept\b[^:\n]{0,200}:\s{0,99}(?:pass\b|\.\.\.)|\brescue\s{0,9}(?:=>\s{0,9}\w{1,99}\s{0,99})?(?:nil\b|;?\s{0,99}end\b)|\bif err != nil \{\s{0,99}\}/,
  },
  {
    category: 'disabled-test',
    why: 'A test no longer runs.',
    kinds: ['test'],
    hints:
      '.skip .only .todo xit xdescribe @pytest.mark. @disabled @ignore #[ignore marktestskipped [fact(skip pending'.split(
        ' ',
      ),
    code: /\b(?:it|test|describe|suite)\.(?:skip|only|todo)\b|\bx(?:it|describe)\s*\(|@pytest\.mark\.(?:skip|xfail)|@unittest\.skip|\bt\.Skip(?:f|Now)?\(|@(?:Disabled|Ignore)\b|#\[ignore|\bmarkTestSkipped\(|\[Fact\(Skip|\bpending\b\s*['"]/,
  },
  {
    category: 'suppressed-check',
    why: 'A check is switched off here.',
    kinds: ['code', 'test'],
    hints:
      'ignore @ts- eslint-disable noqa nosec pylint: rubocop: nolint @suppresswarnings #[allow( #pragma'.split(
        ' ',
      ),
    code: /@ts-(?:ignore|nocheck|expect-error)|\beslint-disable|\bbiome-ignore|#\s*(?:type:\s*ignore|noqa|nosec)|\bpylint:\s*disable|\brubocop:disable|\/\/\s*nolint|@SuppressWarnings|#\[allow\(|#pragma warning disable|@phpstan-ignore/,
  },
];

/** The places to review first: matches of risk rules, red ones first, then lines that deserve attention. */
export function findHotspots(files: readonly FileChange[], matches: readonly Match[]): Hotspot[] {
  const red = new Set(matches.flatMap(({ rule, severity }) => (severity === 'red' ? [rule.factor] : [])));
  const risky = matches
    .filter(({ rule }) => rule.isDependency !== true)
    .flatMap(({ rule, file, spans }) =>
      spans.map((span) => toHotspot(file, span, { category: rule.factor, why: rule.why, risky: true })),
    )
    .toSorted((a, b) => Number(red.has(b.category)) - Number(red.has(a.category)));
  const odd = files.flatMap((file) =>
    smells
      .filter(({ kinds }) => kinds.includes(file.kind))
      .flatMap((smell) =>
        file.blocks
          .flatMap((block) => findSmell(block, smell))
          .map((span) => toHotspot(file, span, { ...smell, risky: false })),
      ),
  );
  return [...risky, ...odd].slice(0, maxHotspots);
}

function toHotspot(
  { path }: FileChange,
  { start, end }: LineSpan,
  { category, why, risky }: { readonly category: string; readonly why: string; readonly risky: boolean },
): Hotspot {
  return { file: path, line_start: start, line_end: end, category, why, risk_contributing: risky };
}

/** The first place in a block of added lines. */
function findSmell(block: ChangedBlock, smell: Smell): readonly LineSpan[] {
  if (block.kind !== 'added' || block.linesFor(smell).length === 0) return [];
  const text = block.lines.join('\n');
  const found = smell.code.exec(text);
  if (found === null) return [];
  const linesOf = (part: string) => part.split('\n').length - 1;
  const start = block.line + linesOf(text.slice(0, found.index));
  return [{ start, end: start + linesOf(found[0]) }];
}

type Risk = EvidencePack['risk'];
type Lane = Risk['lane'];

const lanes: readonly Lane[] = ['green', 'yellow', 'red'];

/** A lane that a person or the policy asks for. */
interface LaneOverride {
  readonly lane: Lane;
  readonly source: string;
}

const laneLabel = /^(?:pr-verdict:)?risk:\s*(yellow|red)$/i;

/**
 * Overrides that raise the lane: the labels `risk:yellow` and `risk:red`, and base policy. A label can only raise
 * the lane, so it does not matter who set it.
 */
export function laneOverrides(
  labels: readonly string[],
  labelledBy: ReadonlyMap<string, string> | undefined,
  { lane }: EvidencePolicy,
): readonly LaneOverride[] {
  const byLabel = labels.flatMap((label) => {
    const wanted = laneLabel.exec(label)?.[1]?.toLowerCase();
    const by = labelledBy?.get(label);
    const source = by === undefined ? `label ${label}` : `label ${label}, set by ${by}`;
    return lanes.filter((each) => each === wanted).map((each) => ({ lane: each, source }));
  });
  return [...byLabel, ...(lane === undefined ? [] : [{ lane, source: 'policy' }])];
}

/**
 * The lane: red with a red factor; yellow with a moderate one, with much code, or with a file that cannot be
 * judged; else green. Overrides only raise it. Uncertainty raises the lane and lowers the confidence.
 */
export function assessRisk(input: {
  readonly files: readonly FileChange[];
  readonly rules: readonly RiskRule[];
  readonly overrides: readonly LaneOverride[];
  /** Whether part of the change could not be read. */
  readonly partial: boolean;
}): { readonly risk: Risk; readonly matches: readonly Match[] } {
  const matches = matchRiskRules(input.files, input.rules);
  const uncertain = input.partial || input.files.some(isObscure);
  const found = laneOf(matches, uncertain || changedCodeLines(input.files) > glanceLines);
  const [override] = input.overrides.toSorted((a, b) => lanes.indexOf(b.lane) - lanes.indexOf(a.lane));
  const raised = override !== undefined && lanes.indexOf(override.lane) > lanes.indexOf(found);
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
  return names.flatMap((factor): Risk['factors'] => {
    const here = matches.filter(({ rule }) => rule.factor === factor);
    if (here.length === 0) return [];
    const severity = here.some((match) => match.severity === 'red') ? 'red' : 'moderate';
    return [{ factor, files: [...new Set(here.map(({ file }) => file.path))].sort(), severity }];
  });
}

/** Maximum number of changed lines of code in a green change. */
const glanceLines = 50;

const interfaceWeight = 3;

/** Maximum number of changed lines that are searched for moved ones. */
const maxMoved = 3000;

/** Minimum share of unchanged lines in a change that moves code. */
const mostlyMoved = 0.9;

/** Number of changed lines of code. Three lines of interface code count as one; moved lines do not count. */
function changedCodeLines(files: readonly FileChange[]): number {
  const code = files.filter(({ kind, commentOnly }) => isProduct(kind) && !commentOnly);
  const total = code.reduce((sum, { added, deleted }) => sum + added + deleted, 0);
  const unmoved = total > glanceLines && total <= maxMoved ? unmovedLines(code) : undefined;
  return (
    unmoved ??
    code.reduce(
      (sum, file) => sum + (file.added + file.deleted) / (isInterface(file) ? interfaceWeight : 1),
      0,
    )
  );
}

/** Number of lines that did not move, if nearly all did; else undefined. */
function unmovedLines(files: readonly FileChange[]): number | undefined {
  const surplus = new Map<string, number>();
  let all = 0;
  for (const { blocks, language } of files)
    for (const { kind, lines } of blocks)
      for (const line of lines) {
        if (!/\w{2}/.test(line) || importStatement.test(`+${line}`)) continue;
        if (language !== undefined && isComment(language, line)) continue;
        const text = line.trim();
        surplus.set(text, (surplus.get(text) ?? 0) + (kind === 'added' ? 1 : -1));
        all += 1;
      }
  const unmoved = [...surplus.values()].reduce((sum, count) => sum + Math.abs(count), 0);
  return unmoved <= all * (1 - mostlyMoved) ? unmoved : undefined;
}
