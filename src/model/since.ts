import { z } from 'zod';
import { ChangedFile } from './files.ts';
import { CommitId } from './review-document.ts';
import { closedObject, listOf } from './schemas.ts';

/**
 * Comparison of some files between an earlier head and this one. `files` has an entry for each file that
 * differs.
 */
export const Since = closedObject({
  head: CommitId,
  /** Names at the earlier head that were compared. The state of all other files is unknown. */
  known: listOf(z.string()),
  files: listOf(ChangedFile),
});
export type Since = z.infer<typeof Since>;

/** `since.json`: one entry for each earlier head at which an open finding was last seen. */
export const SinceFile = listOf(Since);
