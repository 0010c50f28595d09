import type { EvidencePack } from '../model/evidence-pack.ts';
import type { FileChange } from './file-change.ts';
import { isInterface } from './file-kind.ts';
import { type Match, matchRiskRules } from './match-rules.ts';
import type { RiskRule } from './risk-rules.ts';

type Risk = EvidencePack['risk'];
type Lane = Risk['lane'];

/** The lanes above each, from the top. */
const above = { green: ['red', 'yellow'], yellow: ['red'], red: [] } as const;

const laneLabel = /^(?:pr-verdict:)?risk:\s*(yellow|red)$/i;

interface RiskInput {
  readonly files: readonly FileChange[];
  readonly rules: readonly RiskRule[];
  readonly labels: readonly string[];
  /** The last person to set a label, by its name. */
  readonly labelledBy?: ReadonlyMap<string, string> | undefined;
  /** The minimum of base policy. */
  readonly minimum?: Lane | undefined;
  /** Whether part of the change could not be read. */
  readonly partial: boolean;
}

/**
 * The lane: red with a red factor; yellow with a moderate one, with much code, or with a file that cannot be
 * judged; else green. The labels `risk:yellow` and `risk:red` and base policy only raise it, so it does not matter who
 * set a label. Uncertainty raises the lane and lowers the confidence.
 */
export function assessRisk(input: RiskInput): { readonly risk: Risk; readonly matches: readonly Match[] } {
  const matches = matchRiskRules(input.files, input.rules);
  const uncertain = input.partial || input.files.some(({ isObscure }) => isObscure);
  const found = laneOf(matches, uncertain || isMuchCode(input.files));
  const [raised] = above[found].flatMap((lane) => sourcesOf(lane, input).map((source) => ({ lane, source })));
  return {
    matches,
    risk: {
      lane: raised?.lane ?? found,
      confidence: uncertain ? 'low' : confidenceOf(matches),
      factors: factorsOf(matches, input.rules),
      override_applied: raised !== undefined,
      override_source: raised?.source ?? null,
    },
  };
}

/** What asks for a lane. */
function sourcesOf(lane: Lane, { labels, labelledBy, minimum }: RiskInput): readonly string[] {
  const asking = labels.filter((label) => laneLabel.exec(label)?.[1]?.toLowerCase() === lane);
  const byLabel = asking.map((label) => {
    const by = labelledBy?.get(label);
    return by === undefined ? `label ${label}` : `label ${label}, set by ${by}`;
  });
  return minimum === lane ? [...byLabel, 'policy'] : byLabel;
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
    return [{ factor, files: here.map(({ file }) => file.path).sort(), severity }];
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

/** Maximum number of places; more would be no focus. */
const maxHotspots = 50;

/** The places to review first: what risk rules matched, red ones first. */
export function findHotspots(matches: readonly Match[]): EvidencePack['hotspots'] {
  return matches
    .filter(({ rule }) => rule.isDependency !== true)
    .toSorted((a, b) => Number(b.severity === 'red') - Number(a.severity === 'red'))
    .flatMap(({ rule, file, spans }) =>
      spans.map(({ start, end }) => ({
        file: file.path,
        line_start: start,
        line_end: end,
        category: rule.factor,
        why: rule.why,
        risk_contributing: true,
      })),
    )
    .slice(0, maxHotspots);
}
