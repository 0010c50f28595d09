import type { EvidencePack } from '../evidence-pack.ts';
import type { FileChange } from './file-change.ts';
import { isProduct } from './file-kind.ts';
import { type Match, matchRules } from './match-rules.ts';
import type { RiskRule } from './risk-rule.ts';

type Risk = EvidencePack['risk'];
type Lane = Risk['lane'];

/** Somebody's word that the change is riskier than it looks. */
export interface LaneOverride {
  readonly lane: Lane;
  readonly source: string;
}

/** More changed lines of code than a reviewer takes in at a glance are not green, whatever they say. */
const glanceLines = 50;

const order: readonly Lane[] = ['green', 'yellow', 'red'];

export interface RiskInput {
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
