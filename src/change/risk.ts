import type { EvidencePack } from '../model/evidence-pack.ts';
import type { Policy } from '../policy/policy.ts';
import type { FileChange } from './file-change.ts';
import { isInterface, isProduct } from './file-kind.ts';
import { type Match, matchRiskRules } from './match-rules.ts';
import type { RiskRule } from './risk-rules.ts';

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
  { lane }: Policy['evidence'],
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
  const found = laneOf(matches, uncertain || isMuchCode(input.files));
  const [override] = input.overrides.toSorted((a, b) => lanes.indexOf(b.lane) - lanes.indexOf(a.lane));
  const raised = override !== undefined && lanes.indexOf(override.lane) > lanes.indexOf(found);
  return {
    matches,
    risk: {
      lane: raised ? override.lane : found,
      confidence: uncertain ? 'low' : confidenceOf(matches),
      factors: factorsOf(matches, input.rules),
      override_applied: raised,
      override_source: raised ? override.source : null,
    },
  };
}

/** Whether the purpose or content of a file is unknown. */
function isObscure({ kind, binary, isUnreadCode }: FileChange): boolean {
  return kind === 'unknown' || isUnreadCode || (binary && isProduct(kind));
}

function laneOf(matches: readonly Match[], raise: boolean): Lane {
  if (matches.some(({ severity }) => severity === 'red')) return 'red';
  return matches.length > 0 || raise ? 'yellow' : 'green';
}

/** Medium where each reason is a file of a red rule whose changed lines may do little. */
function confidenceOf(matches: readonly Match[]): Risk['confidence'] {
  const isSoftened = ({ severity, rule }: Match) => severity !== rule.severity;
  return matches.length > 0 && matches.every(isSoftened) ? 'medium' : 'high';
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

/** Maximum numbers of changed lines in a green change, without blank lines and comments. */
const maxGreenLines = { backend: 3, other: 60 };

/** Whether more lines changed than a glance can judge: of backend code, or of interface code and configuration. */
function isMuchCode(files: readonly FileChange[]): boolean {
  const counts = { backend: 0, other: 0 };
  for (const file of files)
    counts[file.kind === 'code' && !isInterface(file) ? 'backend' : 'other'] += file.statements;
  return counts.backend > maxGreenLines.backend || counts.other > maxGreenLines.other;
}
