import type { Problem } from '../domain/problem.ts';
import type { JsonReading } from './json/read-json.ts';
import { maxProblems } from './problem.ts';

/** What was wrong with one document, as it is told. */
export interface Report {
  /** In document order, with line and column, at most 200 … */
  readonly problems: readonly Problem[];
  /** … and how many more there are. */
  readonly omitted: number;
}

/**
 * When there are too many problems, deviations give way to those that cost a finding. Positions cost a pass
 * over the text, so they are looked up only for problems that are shown.
 */
export function report(problems: readonly Problem[], reading: JsonReading): Report {
  const shown = problems.length <= maxProblems ? problems : gravest(problems);
  const omitted = problems.length - shown.length;
  const unplaced = shown.filter(({ line }) => line === undefined);
  if (!reading.ok || unplaced.length === 0) return { problems: shown, omitted };
  const positions = reading.locate(unplaced.map(({ path }) => path));
  return { problems: shown.map((each) => ({ ...positions.get(each.path), ...each })), omitted };
}

function gravest(problems: readonly Problem[]): readonly Problem[] {
  const grave = problems.filter(({ grade }) => grade !== 'deviation').slice(0, maxProblems);
  const rest = problems.filter(({ grade }) => grade === 'deviation').slice(0, maxProblems - grave.length);
  const chosen = new Set([...grave, ...rest]);
  return problems.filter((each) => chosen.has(each));
}
