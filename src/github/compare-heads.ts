import { patchOf } from '../diff/read-hunks.ts';
import type { FileThen, Since } from '../memory/changes-since-review.ts';
import type { ChangedFile } from '../model/files.ts';
import { eachOnce, type Objects, type Thing, type Wanted } from './git-objects.ts';

/** The name that a file which is gone from its place has now, by the same content or by the change's own renames. */
function nameNow(then: FileThen, oid: string | undefined, files: readonly ChangedFile[]): string | undefined {
  const renamed = files.find(
    ({ status, previous_filename }) => status === 'renamed' && previous_filename === then.path,
  );
  return (renamed ?? files.find(({ sha, status }) => sha === oid && status !== 'removed'))?.filename;
}

/** `same` where there is no difference; undefined where it is not known. */
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

/** Without a patch, but with changes, lines count as unknown. */
function difference(before: Thing, after: Thing | null | undefined) {
  const isWhole = before.isTruncated !== true && after?.isTruncated !== true;
  const compared =
    before.text == null || after?.text == null || !isWhole ? undefined : patchOf(before.text, after.text);
  if (compared === undefined) return { additions: 0, deletions: 0, changes: 1 };
  return { ...compared, changes: Math.max(1, compared.additions + compared.deletions) };
}

/** Two files of then may have become one; of the second nothing is known. */
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

/** What has to be known of GitHub for `compareHeads`. */
export function objectsToCompare(change: Change): readonly Wanted[] {
  const { head, files, wanted } = change;
  const renames = new Map(
    files.flatMap(({ status, filename, previous_filename }) =>
      status === 'renamed' && previous_filename !== undefined ? [[previous_filename, filename] as const] : [],
    ),
  );
  return eachOnce([
    ...headsOf(change).map((commit) => ({ expression: commit, text: false })),
    ...wanted.flatMap(({ head: commit, path, lines: text }) => [
      { expression: `${commit}:${path}`, text },
      { expression: `${head}:${path}`, text },
      ...(renames.has(path) ? [{ expression: `${head}:${renames.get(path)}`, text }] : []),
    ]),
  ]);
}

/**
 * Compares files at earlier heads with those at this one, by their blobs: a commit that a force-push left behind is
 * still there, while GitHub's comparison would start where the two histories part.
 */
export function compareHeads(objects: Objects, change: Change): readonly Since[] {
  const { head, files, wanted } = change;
  return headsOf(change).flatMap((commit) => {
    // Without the commit itself, a file that is not there proves nothing.
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
