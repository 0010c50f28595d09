import { z } from 'zod';
import { ReviewerId } from '../model/reviewer.ts';
import { FileGlob } from './globs.ts';

/** A day as `2026-12-31`; days compare like their texts. */
const Day = z.iso.date();

/**
 * A known false positive that the policy silences for good, or to the end of the day `until` in UTC. Everything it
 * names must hold of a finding; without any of that it would silence everything, so one is needed.
 */
export const Suppression = z
  .strictObject({
    /** Nobody but this reviewer sees it: what a second one confirms is no false positive of the first. */
    reviewer: ReviewerId.optional(),
    category: z.string().min(1).max(100).optional(),
    /** Every place of the finding lies in a matching file. */
    path: FileGlob.optional(),
    /** As `findings.json` has it; it survives edits elsewhere in the file. */
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{16}$/, '16 hex digits')
      .optional(),
    reason: z.string().min(1).max(500),
    until: Day.optional(),
  })
  .refine(
    ({ reviewer, category, path, fingerprint }) =>
      [reviewer, category, path, fingerprint].some((each) => each !== undefined),
    'needs `reviewer`, `category`, `path` or `fingerprint`',
  )
  .readonly();
export type Suppression = z.infer<typeof Suppression>;
