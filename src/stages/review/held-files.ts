import { Failure } from '../../domain/failure.ts';
import { sha256 } from '../../domain/sha256.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { reviewFiles } from '../review-directory/review-files.ts';

/** What later stages take for a reviewer's word, and the manifest that pins everything else. */
function isHeld(name: string): boolean {
  return name === reviewFiles.manifest || name === 'review_findings.json' || name.startsWith('reviewers/');
}

interface HeldFiles {
  /** Puts back what was taken away. Call when nobody runs any more, whatever became of them. */
  readonly putBack: () => Promise<void>;
  /**
   * Removes whatever came up meanwhile and names it. Throws `REVIEW_FILE_CHANGED` for a file that was there and is not
   * the same. Call after `putBack`.
   */
  readonly removePlanted: () => Promise<readonly string[]>;
}

/**
 * Reviewers run as the same user, so each could read what another said, and write what it is to have said. Call before
 * the first starts: what those in `kept` said in an earlier run is in memory alone from then on.
 */
export async function holdFiles(directory: ReviewDirectory, kept: ReadonlySet<string>): Promise<HeldFiles> {
  const before = new Map<string, string>();
  const hidden = new Map<string, Uint8Array>();
  for (const [name, bytes] of await readHeld(directory)) {
    before.set(name, sha256(bytes));
    if (kept.has(reviewerIn(name))) hidden.set(name, bytes);
  }
  for (const name of hidden.keys()) await directory.remove(name);
  const forged: string[] = [];
  return {
    putBack: async () => {
      for (const [name, bytes] of hidden) {
        if ((await directory.read(name)) !== undefined) forged.push(name);
        await directory.write(name, bytes);
      }
    },
    removePlanted: async () => {
      const after = await readHeld(directory);
      const isSame = (name: string, digest: string) => {
        const bytes = after.get(name);
        return bytes !== undefined && sha256(bytes) === digest && !forged.includes(name);
      };
      for (const [name, digest] of before) if (!isSame(name, digest)) throw changed(name);
      const planted = [...after.keys()].filter((name) => !before.has(name));
      for (const name of planted) await directory.remove(name);
      return planted;
    },
  };
}

function reviewerIn(name: string): string {
  return /^reviewers\/([^/]+)\//.exec(name)?.[1] ?? '';
}

async function readHeld(directory: ReviewDirectory): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const name of (await directory.list()).filter(isHeld)) {
    const bytes = await directory.read(name);
    if (bytes !== undefined) files.set(name, bytes);
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
