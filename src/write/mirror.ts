import type { Reporter } from '../model/reporter.ts';
import type { Placed } from './placement.ts';

/** The runner shows ten annotations of a level in each step, and others may have something to say. */
const maxShown = 8;

function line({ finding }: Placed): string {
  const [location] = finding.locations;
  const where = location === undefined ? '' : `${location.path}:${location.startLine ?? 1}: `;
  return `${where}${finding.title} (${finding.severity})`;
}

/** Findings that could not be published, as annotations: the worst of them, and how many more there are. */
export function mirrorFindings(placed: readonly Placed[], reporter: Pick<Reporter, 'warning'>): void {
  const unpublished = placed.filter(({ placement }) => placement.place !== 'withheld');
  for (const each of unpublished.slice(0, maxShown)) reporter.warning(line(each));
  const hidden = unpublished.length - maxShown;
  if (hidden > 0) reporter.warning(`${hidden} more findings stand in the job summary and in findings.json.`);
}
