import { patchOf } from '../diff/read-hunks.ts';
import type { FileThen, Since } from '../memory/changes-since-review.ts';
import type { ChangedFile } from '../model/files.ts';
import { mergeDuplicates, type ObjectNode, type ObjectRequest, type Objects } from './git-objects.ts';

/**
 * Current name of a file that is no longer at its path, found by equal content or by the change's own
 * renames.
 */
function nameNow(then: FileThen, oid: string | undefined, files: readonly ChangedFile[]): string | undefined {
  const renamed = files.find(
    ({ status, previous_filename }) => status === 'renamed' && previous_filename === then.path,
  );
  return (renamed ?? files.find(({ sha, status }) => sha === oid && status !== 'removed'))?.filename;
}

/** `same` when there is no difference; undefined when unknown. */
function compare(
  then: FileThen,
  { head, objects, files }: { head: string; objects: Objects; files: readonly ChangedFile[] },
): ChangedFile | 'same' | undefined {
  const before = objects.get(`${then.head}:${then.path}`);
  const there = objects.get(`${head}:${then.path}`);
  if (before === undefined || there === undefined) return undefined;
  if (before?.oid === there?.oid) return 'same';
  const blank = { additions: 0, deletions: 0, changes: 0 };
  if (before === null) return { filename: then.path, sha: there?.oid ?? null, status: 'added', ...blank };
  const name = there === null ? nameNow(then, before.oid, files) : then.path;
  if (name === undefined) return { filename: then.path, sha: null, status: 'removed', ...blank };
  const after = objects.get(`${head}:${name}`);
  const moved =
    name === then.path ? undefined : ({ status: 'renamed', previous_filename: then.path } as const);
  const file = { filename: name, ...(moved ?? { status: 'modified' as const }) };
  const isPureMove =
    moved !== undefined && files.some(({ filename, sha }) => filename === name && sha === before.oid);
  if (isPureMove) return { ...file, sha: before.oid, ...blank };
  return { ...file, sha: after?.oid ?? null, ...difference(before, after) };
}

/** A change without a patch has unknown lines. */
function difference(before: ObjectNode, after: ObjectNode | null | undefined) {
  const isWhole = before.isTruncated !== true && after?.isTruncated !== true;
  const compared =
    before.text == null || after?.text == null || !isWhole ? undefined : patchOf(before.text, after.text);
  if (compared === undefined) return { additions: 0, deletions: 0, changes: 1 };
  return { ...compared, changes: Math.max(1, compared.additions + compared.deletions) };
}

/** Two earlier files may have become one; the second of them is unknown. */
function withoutSecond(compared: readonly { then: FileThen; now: ChangedFile | 'same' }[]) {
  const names = new Set<string>();
  return compared.filter(({ now }) => {
    if (now === 'same') return true;
    const isFirst = !names.has(now.filename);
    names.add(now.filename);
    return isFirst;
  });
}

interface Change {
  readonly head: string;
  readonly files: readonly ChangedFile[];
  readonly wanted: readonly FileThen[];
}

function headsOf({ wanted }: Change): readonly string[] {
  return [...new Set(wanted.map((then) => then.head))];
}

/** Objects that `compareHeads` needs from GitHub. */
export function objectsToCompare(change: Change): readonly ObjectRequest[] {
  const { head, files, wanted } = change;
  const renames = new Map(
    files.flatMap(({ status, filename, previous_filename }) =>
      status === 'renamed' && previous_filename !== undefined ? [[previous_filename, filename] as const] : [],
    ),
  );
  return mergeDuplicates([
    ...headsOf(change).map((commit) => ({ expression: commit, text: false })),
    ...wanted.flatMap(({ head: commit, path, lines: text }) => [
      { expression: `${commit}:${path}`, text },
      { expression: `${head}:${path}`, text },
      ...(renames.has(path) ? [{ expression: `${head}:${renames.get(path)}`, text }] : []),
    ]),
  ]);
}

/**
 * Compares files at earlier heads with the current head by their blobs. Commits that a force-push removed
 * still have blobs, while GitHub's comparison would start at the common ancestor.
 */
export function compareHeads(objects: Objects, change: Change): readonly Since[] {
  const { head, files, wanted } = change;
  return headsOf(change).flatMap((commit) => {
    // If the commit itself is unavailable, a missing file proves nothing.
    if (objects.get(commit)?.oid !== commit) return [];
    const compared = wanted
      .filter((then) => then.head === commit)
      .flatMap((then) => {
        const now = compare(then, { head, objects, files });
        return now === undefined ? [] : [{ then, now }];
      });
    const kept = withoutSecond(compared);
    return [
      {
        head: commit,
        known: kept.map(({ then }) => then.path),
        files: kept.flatMap(({ now }) => (now === 'same' ? [] : [now])),
      },
    ];
  });
}
