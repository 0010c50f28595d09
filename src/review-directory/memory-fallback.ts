import { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { bytesOf } from '../model/json-pieces.ts';
import type { Reporter } from '../model/reporter.ts';

/** How a directory says that it takes nothing more. */
const unwritable: readonly string[] = ['DISK_FULL', 'REVIEW_DIR_UNUSABLE'];

interface Kept {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/**
 * The review directory of a run that does every stage itself, so that a full disk does not cost the review: what cannot
 * be written is kept in memory until the run ends, which is reported once. What an earlier run wrote under the name is
 * removed, since programs of reviewers read the disk.
 */
export function withMemoryFallback(
  directory: ReviewDirectory,
  { reporter, now }: { readonly reporter: Pick<Reporter, 'warning'>; readonly now: () => number },
): ReviewDirectory {
  const kept = new Map<string, Kept>();
  let isReported = false;

  function report({ message, code }: Failure): void {
    if (isReported) return;
    isReported = true;
    reporter.warning(
      `${message}: what could not be written there is lost when this run ends; it goes on (${code})`,
    );
  }

  return {
    path: directory.path,
    read: async (name) => kept.get(name)?.bytes ?? (await directory.read(name)),
    write: async (name, content) => {
      try {
        await directory.write(name, content);
        kept.delete(name);
      } catch (error) {
        if (!(error instanceof Failure) || !unwritable.includes(error.code)) throw error;
        report(error);
        const bytes = bytesOf(content);
        kept.set(name, { bytes, at: now() });
        await directory.remove(name);
      }
    },
    remove: async (name) => {
      for (const each of [...kept.keys()])
        if (each === name || each.startsWith(`${name}/`)) kept.delete(each);
      await directory.remove(name);
    },
    list: async () => [...new Set([...(await directory.list()), ...kept.keys()])].sort(),
    modifiedAt: async (name) => kept.get(name)?.at ?? (await directory.modifiedAt(name)),
  };
}
