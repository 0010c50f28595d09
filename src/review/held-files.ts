import { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { sha256 } from '../model/sha256.ts';
import { reviewFiles } from '../review-directory/review-files.ts';

/** What later stages take for a reviewer's word, and the manifest that pins everything else. */
function isHeld(name: string): boolean {
  return name === reviewFiles.manifest || name === 'review_findings.json' || name.startsWith('reviewers/');
}

/**
 * Reviewers run as the same user, so each could write what another is to have said. Call before the first starts. The
 * answer removes every file that came up meanwhile and names it, and throws `REVIEW_FILE_CHANGED` for one that was
 * there and is not the same.
 */
export async function holdFiles(directory: ReviewDirectory): Promise<() => Promise<readonly string[]>> {
  const before = await readHeld(directory);
  return async () => {
    const after = await readHeld(directory);
    for (const [name, digest] of before) if (after.get(name) !== digest) throw changed(name);
    const planted = [...after.keys()].filter((name) => !before.has(name));
    for (const name of planted) await directory.remove(name);
    return planted;
  };
}

/** The digest of each, by its name. */
async function readHeld(directory: ReviewDirectory): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const name of (await directory.list()).filter(isHeld)) {
    const bytes = await directory.read(name);
    if (bytes !== undefined) files.set(name, sha256(bytes));
  }
  return files;
}

function changed(name: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_FILE_CHANGED',
    message: `${name} was changed while reviewers ran`,
    fix: 'Find out which reviewer writes into the review directory; each has PR_VERDICT_OUTPUT for its answer.',
  });
}
