import { z } from 'zod';

/** Most certain first. */
export const confidenceBands = ['high', 'medium', 'low', 'speculative'] as const;

export const ConfidenceBand = z.enum(confidenceBands);
export type ConfidenceBand = z.infer<typeof ConfidenceBand>;

/**
 * How sure the producer is. `value` is the producer's own number on the producer's own scale, so two values
 * may be compared only within one document; the band is what may be compared across producers.
 */
export const Confidence = z
  .strictObject({
    band: ConfidenceBand,
    value: z.number().optional(),
  })
  .readonly();
export type Confidence = z.infer<typeof Confidence>;

/** 0 for high up to 3 for speculative: sorts most certain first. */
export function confidenceRank(band: ConfidenceBand): number {
  return confidenceBands.indexOf(band);
}

/** True when `band` is as certain as `threshold` or more. */
export function isAtLeastAsSure(band: ConfidenceBand, threshold: ConfidenceBand): boolean {
  return confidenceRank(band) <= confidenceRank(threshold);
}
