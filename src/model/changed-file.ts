import { z } from 'zod';

/**
 * One entry of `files.json`, in the shape of GitHub's REST "list pull request files". Fields that we do not use
 * are kept. A missing `patch` never means that nothing changed.
 * @see https://docs.github.com/en/rest/pulls/pulls#list-pull-requests-files
 */
export const ChangedFile = z
  .looseObject({
    sha: z.string().nullable(),
    filename: z.string(),
    previous_filename: z.string().optional(),
    status: z.enum(['added', 'removed', 'modified', 'renamed', 'copied', 'changed', 'unchanged']),
    additions: z.number().int(),
    deletions: z.number().int(),
    changes: z.number().int(),
    patch: z.string().optional(),
  })
  .readonly();
export type ChangedFile = z.infer<typeof ChangedFile>;
