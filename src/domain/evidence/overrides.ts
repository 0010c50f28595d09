import type { EvidencePolicy } from './evidence-policy.ts';
import type { LaneOverride } from './risk.ts';

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
