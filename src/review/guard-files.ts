import { operationalFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Reporter } from '../model/reporter.ts';
import { sha256 } from '../model/text.ts';
import { reviewFiles } from '../review-directory/review-files.ts';

interface Guarded {
  readonly directory: ReviewDirectory;
  readonly reporter: Pick<Reporter, 'warning'>;
}

/** Whether later stages read this file as a reviewer's answer, or as the manifest that pins the others. */
function isGuarded(name: string): boolean {
  return name === reviewFiles.manifest || name === 'review_findings.json' || name.startsWith('reviewers/');
}

/**
 * Guards files against programs, which run as the same user. Call before the first one starts. The returned function
 * removes what appeared or changed meanwhile, which nobody has redacted, and throws `REVIEW_FILE_CHANGED` for a
 * changed file.
 */
export async function guardFiles({ directory, reporter }: Guarded): Promise<() => Promise<void>> {
  const before = await readGuarded(directory);
  return async () => {
    const after = await readGuarded(directory);
    const foreign = [...after].filter(([name, digest]) => before.get(name) !== digest);
    for (const [name] of foreign) await directory.remove(name);
    for (const [name, digest] of before)
      if (after.get(name) !== digest)
        throw operationalFailure('REVIEW_FILE_CHANGED', `${name} was changed while reviewers ran`);
    for (const [name] of foreign) reporter.warning(`${name} appeared while reviewers ran, and was removed`);
  };
}

/** Digests by file name. */
async function readGuarded(directory: ReviewDirectory): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await directory.list()).filter(isGuarded)) {
    const bytes = await directory.read(name);
    if (bytes !== undefined) files.set(name, sha256(bytes));
  }
  return files;
}
