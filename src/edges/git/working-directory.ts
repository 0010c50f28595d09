import type { ChangedFile } from '../../domain/changed-file.ts';
import type { WorkingDirectory } from '../../domain/manifest.ts';
import { writeBlobTree } from './blob-tree.ts';
import { compareWorkingFiles, type Difference, type HeadBlob } from './compare-working-files.ts';
import { type Git, withGit } from './git.ts';
import type { Environment } from './process.ts';

interface Wanted {
  readonly directory: string;
  readonly environment: Environment;
  readonly head: string;
  readonly files: readonly ChangedFile[];
  readonly headBlob: HeadBlob;
}

interface Inspection {
  readonly workingDirectory: WorkingDirectory;
  /** Zero-context diff from what lies in the directory to the head. What cannot be compared stands as binary. */
  readonly workingTreeDiff: Uint8Array;
}

const noDiff = new Uint8Array();

/** Contents that git takes for binary, and that differ. */
const unreadable = { working: Uint8Array.of(0), head: Uint8Array.of(0, 0) };

/**
 * Finds out what reviewers will have before their eyes. Only a checkout of the head or of its test merge is
 * compared with the head, file by file. CRLF and LF end a line alike: a checkout may have one where the commit has the
 * other, as `core.autocrlf` and `.gitattributes` say; encodings and `$Id$` that they ask for are undone.
 */
export function inspectWorkingDirectory(wanted: Wanted): Promise<Inspection> {
  return withGit(wanted, async (git) => {
    const commit = await git?.headCommit();
    if (git === undefined || commit === undefined) {
      return { workingDirectory: { state: 'absent', differing: [] }, workingTreeDiff: noDiff };
    }
    const state = await stateOf(git, commit, wanted.head);
    if (state === 'other') {
      return { workingDirectory: { state, commit, differing: [] }, workingTreeDiff: noDiff };
    }
    const differences = await compareWorkingFiles(git, wanted.files, wanted.headBlob);
    const incomparable = differences.filter((difference) => 'reason' in difference);
    return {
      workingDirectory: {
        state,
        commit,
        differing: differences.map(({ path }) => path),
        ...(incomparable.length > 0 && { incomparable }),
      },
      workingTreeDiff: await diffOf(git, differences),
    };
  });
}

/** A test merge has two parents: the base branch first, the head second. */
async function stateOf(git: Git, commit: string, head: string): Promise<'head' | 'merge' | 'other'> {
  if (commit === head) return 'head';
  const parents = await git.parents(commit);
  return parents.length === 2 && parents[1] === head ? 'merge' : 'other';
}

async function diffOf(git: Git, differences: readonly Difference[]): Promise<Uint8Array> {
  if (differences.length === 0) return noDiff;
  const side = (of: 'working' | 'head') =>
    differences.map((difference) => ({
      path: difference.path,
      bytes: ('reason' in difference ? unreadable : difference)[of],
    }));
  const from = await writeBlobTree(git, side('working'));
  const to = await writeBlobTree(git, side('head'));
  return git.diff({ from, to, context: 0 });
}
