import { z } from 'zod';
import { ConfidenceBand } from '../confidence.ts';
import { Severity } from '../severity.ts';

/** The least confidence with which a finding of a severity blocks. */
export const BlockingFrom = z.enum([...ConfidenceBand.options, 'never']);

export const BlockingTable = z
  .strictObject({
    critical: BlockingFrom.default('medium'),
    high: BlockingFrom.default('high'),
    medium: BlockingFrom.default('never'),
    low: BlockingFrom.default('never'),
    info: BlockingFrom.default('never'),
  })
  .readonly();
export type BlockingTable = z.infer<typeof BlockingTable>;

export const PreExisting = z.enum(['ignore', 'block']);
export type PreExisting = z.infer<typeof PreExisting>;

/** The most reviewers that a rule of corroboration may ask for. */
export const maxCorroborationReviewers = 20;

/** So many independent reviewers block what they agree on. */
export const Corroboration = z
  .strictObject({
    reviewers: z.number().int().min(2).max(maxCorroborationReviewers).default(2),
    from: Severity.default('high'),
  })
  .readonly();
export type Corroboration = z.infer<typeof Corroboration>;
