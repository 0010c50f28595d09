import { z } from 'zod';
import { Globs } from './globs.ts';

const words = z.array(z.string().min(1).max(200)).max(200).readonly();

/**
 * When somebody is asked to look at all; whoever is excluded is not applicable, which is neither a review nor its
 * absence. In `authors` and `labels` a leading `!` excludes.
 */
export const Applicability = z.strictObject({
  /** At least one changed path must match one of them. */
  paths: Globs.optional(),
  when: z
    .strictObject({
      authors: words.optional(),
      /** `false`: not for pull requests from forks. */
      forks: z.boolean().default(true),
      /** `false`: not for drafts. */
      drafts: z.boolean().default(true),
      labels: words.optional(),
      lanes: z
        .array(z.enum(['green', 'yellow', 'red']))
        .min(1)
        .readonly()
        .optional(),
    })
    .readonly()
    .prefault({}),
});
export type Applicability = Readonly<z.infer<typeof Applicability>>;
