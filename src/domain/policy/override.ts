import { z } from 'zod';
import { Globs } from '../globs.ts';
import { BlockingFrom, Corroboration, PreExisting } from './blocking-table.ts';

const matchers = ['paths', 'categories'] as const;
const settings = ['blocking', 'pre-existing', 'corroboration'] as const;

/**
 * Other rules of blocking for findings of some paths, some categories, or both together. What it does not say stays
 * as it is elsewhere.
 */
export const Override = z
  .strictObject({
    /** Files of which one matches. */
    paths: Globs.optional(),
    categories: z.array(z.string().min(1).max(100)).max(100).readonly().optional(),
    blocking: z
      .strictObject({
        critical: BlockingFrom.optional(),
        high: BlockingFrom.optional(),
        medium: BlockingFrom.optional(),
        low: BlockingFrom.optional(),
        info: BlockingFrom.optional(),
      })
      .readonly()
      .optional(),
    'pre-existing': PreExisting.optional(),
    /** `never`: agreement alone does not block here. */
    corroboration: z.union([z.literal('never'), Corroboration]).optional(),
  })
  .refine((entry) => matchers.some((key) => (entry[key]?.length ?? 0) > 0), 'needs `paths` or `categories`')
  .refine(
    (entry) => settings.some((key) => entry[key] !== undefined),
    'needs `blocking`, `pre-existing` or `corroboration`',
  )
  .readonly();
export type Override = z.infer<typeof Override>;
