import { inBatches } from '../in-batches.ts';

/** GitHub ends a request after ten seconds, and carries out its changes one after the other. */
const comfortable = 50;

/** Three changes for each comment of the largest review, and some for reviews. */
const most = 160;

/** Steps in requests of fifty, or in larger ones, all alike, where there is no time for as many `requests` as that takes. */
export function upkeepBatches<Step>(steps: readonly Step[], requests: number): readonly (readonly Step[])[] {
  const wanted = Math.ceil(steps.length / comfortable);
  const count = Math.max(1, Math.min(wanted, requests), Math.ceil(steps.length / most));
  return inBatches(steps, Math.ceil(steps.length / count));
}
