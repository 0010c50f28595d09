import { Failure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { bytesOf } from '../model/json-pieces.ts';
import type { Reporter } from '../model/reporter.ts';
import type { Target } from '../policy/settings.ts';

/** Failures of a directory that takes nothing more. */
const unwritable: readonly string[] = ['DISK_FULL', 'REVIEW_DIR_UNUSABLE'];

interface RunDirectoryOptions {
  readonly directory: ReviewDirectory;
  readonly target: Target;
  readonly reporter: Pick<Reporter, 'warning'>;
  readonly now: () => number;
}

/**
 * The review directory of a run that does every stage itself: its stages share values of files that it wrote.
 * For a pull request, content that cannot be written is kept in memory until the run ends, so that a full disk
 * does not cost the review; that is reported once.
 */
export function runDirectory({ directory, target, reporter, now }: RunDirectoryOptions): ReviewDirectory {
  const versions = new Map<string, object>();
  const kept = new Map<string, { readonly bytes: Uint8Array; readonly at: number }>();
  let isReported = false;

  function keep(name: string, bytes: Uint8Array, { message, code }: Failure): void {
    kept.set(name, { bytes, at: now() });
    if (!isReported)
      reporter.warning(
        `${message}: the run continues, and the files that could not be written are lost at its end (${code})`,
      );
    isReported = true;
  }

  return {
    path: directory.path,
    read: async (name) => kept.get(name)?.bytes ?? (await directory.read(name)),
    write: async (name, content) => {
      versions.delete(name);
      try {
        await directory.write(name, content);
        kept.delete(name);
      } catch (error) {
        if (target === 'local' || !(error instanceof Failure) || !unwritable.includes(error.code))
          throw error;
        keep(name, bytesOf(content), error);
        // Programs of reviewers read the disk, where an earlier run's file would pass for this one.
        await directory.remove(name);
      }
      versions.set(name, {});
    },
    remove: async (name) => {
      for (const files of [versions, kept])
        for (const each of [...files.keys()])
          if (each === name || each.startsWith(`${name}/`)) files.delete(each);
      await directory.remove(name);
    },
    list: async () => [...new Set([...(await directory.list()), ...kept.keys()])].sort(),
    modifiedAt: async (name) => kept.get(name)?.at ?? (await directory.modifiedAt(name)),
    versionOf: (name) => versions.get(name),
  };
}
