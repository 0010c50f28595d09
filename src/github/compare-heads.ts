import { patchOf } from '../diff/patch-field.ts';
import type { FileThen, Since } from '../memory/changes-since-review.ts';
import type { ChangedFile } from '../model/files.ts';
import { mergeDuplicates, type ObjectNode, type ObjectRequest, type Objects } from './git-objects.ts';

interface Change {
  readonly head: string;
  readonly files: readonly ChangedFile[];
  /** Files at earlier heads. */
  readonly wanted: readonly FileThen[];
}

/** Objects that `compareHeads` needs from GitHub. */
export function objectsToCompare({ head, files, wanted }: Change): readonly ObjectRequest[] {
  const renames = files.filter(({ status }) => status === 'renamed');
  return mergeDuplicates(
    wanted.flatMap(({ head: earlier, path, lines: text }) => {
      const names = renames.filter(({ previous_filename }) => previous_filename === path);
      return [
        { expression: earlier, text: false },
        { expression: `${earlier}:${path}`, text },
        ...[path, ...names.map(({ filename }) => filename)].map((name) => ({
          expression: `${head}:${name}`,
          text,
        })),
      ];
    }),
  );
}

/**
 * Compares files at earlier heads with the current head by their blobs. Commits that a force-push removed
 * still have blobs, while GitHub's comparison would start at the common ancestor.
 */
export function compareHeads(objects: Objects, change: Change): readonly Since[] {
  const heads = [...new Set(change.wanted.map((then) => then.head))];
  // If the commit itself is unavailable, a missing file proves nothing.
  return heads
    .filter((head) => objects.get(head)?.oid === head)
    .map((head) => {
      const known: string[] = [];
      const files = new Map<string, ChangedFile>();
      for (const then of change.wanted.filter((each) => each.head === head)) {
        const now = compareFile(then, objects, change);
        // Two earlier files may have become one; the second of them is unknown.
        if (now === undefined || (now !== 'same' && files.has(now.filename))) continue;
        known.push(then.path);
        if (now !== 'same') files.set(now.filename, now);
      }
      return { head, known, files: [...files.values()] };
    });
}

const blank = { additions: 0, deletions: 0, changes: 0 };

/** `same` when there is no difference; undefined when unknown. */
function compareFile(
  then: FileThen,
  objects: Objects,
  { head, files }: Change,
): ChangedFile | 'same' | undefined {
  const { path } = then;
  const before = objects.get(`${then.head}:${path}`);
  const there = objects.get(`${head}:${path}`);
  if (before === undefined || there === undefined) return undefined;
  if (before?.oid === there?.oid) return 'same';
  if (before === null) return { filename: path, sha: there?.oid ?? null, status: 'added', ...blank };
  if (there !== null)
    return { filename: path, sha: there.oid, status: 'modified', ...difference(before, there) };
  const moved = findMoved(path, before.oid, files);
  if (moved === undefined) return { filename: path, sha: null, status: 'removed', ...blank };
  const renamed = { filename: moved.filename, previous_filename: path, status: 'renamed' } as const;
  if (moved.sha === before.oid) return { ...renamed, sha: before.oid, ...blank };
  const after = objects.get(`${head}:${moved.filename}`);
  return { ...renamed, sha: after?.oid ?? null, ...difference(before, after) };
}

/** A file that is no longer at its path, found by the change's own renames or by equal content. */
function findMoved(path: string, oid: string, files: readonly ChangedFile[]): ChangedFile | undefined {
  const isRenamed = (file: ChangedFile) => file.status === 'renamed' && file.previous_filename === path;
  return files.find(isRenamed) ?? files.find(({ sha, status }) => sha === oid && status !== 'removed');
}

/** A change without a patch has unknown lines. */
function difference(before: ObjectNode, after: ObjectNode | null | undefined) {
  const isWhole = before.isTruncated !== true && after?.isTruncated !== true;
  const patch =
    isWhole && before.text != null && after?.text != null ? patchOf(before.text, after.text) : undefined;
  if (patch === undefined) return { additions: 0, deletions: 0, changes: 1 };
  return { ...patch, changes: Math.max(1, patch.additions + patch.deletions) };
}
