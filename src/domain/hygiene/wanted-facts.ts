import type { Diff, DiffFile } from '../diff/diff.ts';
import { lockfilesOf } from './lockfile-drift.ts';
import { manifestOfLock } from './lockfile-root.ts';

/** What to find out about the head before a review; nothing of it is needed for the review to be made. */
export interface WantedFacts {
  readonly texts: readonly string[];
  /** Binary files. */
  readonly sizes: readonly string[];
  /** Whether they exist. */
  readonly lockfiles: readonly string[];
  /** Those of `texts` that are workflows. */
  readonly workflows: readonly string[];
}

export function wantedFacts(diff: Diff): WantedFacts {
  const files = diff.files.filter(
    ({ status, pathEncoding }) => status !== 'removed' && pathEncoding === 'utf-8',
  );
  const manifests = files.filter(({ path }) => lockfilesOf(path).length > 0).map(({ path }) => path);
  const lockfiles = manifests.flatMap(lockfilesOf);
  const farLocks = lockfiles.filter(({ isFar }) => isFar).map(({ lockfile }) => lockfile);
  const workflows = files.filter(({ path }) => isWorkflow(path)).map(({ path }) => path);
  const locks = files.flatMap(({ path }) => {
    const manifest = manifestOfLock(path);
    return manifest === undefined ? [] : [path, manifest];
  });
  const modes = files.filter(changesMode).map(({ path }) => path);
  return {
    texts: [...new Set([...manifests, ...farLocks, ...workflows, ...locks, ...modes])],
    sizes: files.filter(({ binary }) => binary).map(({ path }) => path),
    lockfiles: [...new Set(lockfiles.map(({ lockfile }) => lockfile))],
    workflows,
  };
}

function isWorkflow(path: string): boolean {
  return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
}

function changesMode({ oldMode, newMode, submodule, symlink }: DiffFile): boolean {
  const becomes = oldMode === undefined ? newMode === '100755' : newMode !== oldMode;
  return becomes && !submodule && !symlink;
}
