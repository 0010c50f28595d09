import { z } from 'zod';
import type { Finding, Native } from '../finding.ts';

/** A challenger's word on somebody else's finding, as C3's reviewers write it beside their own fields. */
const Classified = z.looseObject({ classification: z.string() });

/**
 * `confirms`: it sees the problem as well. `refutes`: it says that there is none, so it is no sighting of it. Whoever
 * calls a finding `novel` says nothing of anybody else's, and is read like those who classify nothing.
 */
export function judgementIn(native: Native): 'confirms' | 'refutes' | undefined {
  const { data } = Classified.safeParse(native);
  const word = data?.classification.trim().toLowerCase() ?? '';
  if (/^confirm(?:s|ed)?$/.test(word)) return 'confirms';
  return /^refute(?:s|d)?$/.test(word) ? 'refutes' : undefined;
}

/** The originals that say there is a problem; where nobody does, all of them, since somebody wrote them. */
export function raising({ sources }: Pick<Finding, 'sources'>): Finding['sources'] {
  const sightings = sources.filter(({ native }) => judgementIn(native) !== 'refutes');
  return sightings.length === 0 ? sources : sightings;
}

/**
 * Ids of the reviewers that raise a finding, the one whose words stand first. Who refutes it was joined with it and
 * raises nothing: its silence closes nothing, and its limits do not hold.
 */
export function raisedBy(
  finding: Pick<Finding, 'sources'>,
  documents: readonly { readonly reviewer: string }[],
): readonly string[] {
  return [...new Set(raising(finding).map(({ document }) => documents[document]?.reviewer ?? 'unknown'))];
}
