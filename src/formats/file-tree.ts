import { groupBy, once } from '../model/lists.ts';

/** One folder in the place of another. Sought paths have a `/` before each segment, so that `''` is the top. */
export interface Base {
  readonly from: string;
  readonly to: string;
}

/** A file of the tree that ends as a sought path does. */
export interface Fit extends Base {
  readonly file: string;
  /** How many segments are the same. */
  readonly shared: number;
}

/**
 * What is known of the files at the head: all, only some since the list was cut, or those of the change where nobody
 * could ask for others.
 */
export type TreeExtent = 'whole' | 'cut' | 'change';

/** The files at the head and those of the change, in which written paths are looked up. */
export interface FileTree {
  readonly extent: TreeExtent;
  /** The file at this very path, through a link of the tree, or the only one whose path differs in case alone. */
  readonly find: (path: string) => string | undefined;
  /**
   * The files with the longest tails first. A tail is a file's whole path, or the whole sought path, or at least a name
   * with its folder.
   */
  readonly fits: (sought: string) => readonly Fit[];
}

/** More files of one name are compared by their whole paths alone. */
const maxNamesakes = 1000;

export function fileTree(
  paths: readonly string[],
  extent: TreeExtent,
  links: ReadonlyMap<string, string> = new Map(),
): FileTree {
  const files = new Set(paths);
  const index = once(() => groupBy(files, foldedName));
  const namesakes = (path: string): readonly string[] => {
    const found = index().get(foldedName(path)) ?? [];
    return found.length > maxNamesakes ? found.filter((each) => endsWith(path, each)) : found;
  };
  return {
    extent,
    find: (path) => {
      if (files.has(path)) return path;
      const followed = followLinks(path, links);
      if (files.has(followed)) return followed;
      return onlyOne(namesakes(path).filter((each) => each.toLowerCase() === path.toLowerCase()));
    },
    fits: (sought) => {
      const known = namesakes(sought);
      const exact = fitsAmong(known, sought, extent);
      if (exact.length > 0) return exact;
      const folded = onlyOne(fitsAmong(known, sought, extent, (text) => text.toLowerCase()));
      return folded === undefined ? [] : [folded];
    },
  };
}

function onlyOne<T>([one, ...others]: readonly T[]): T | undefined {
  return others.length === 0 ? one : undefined;
}

function foldedName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

function endsWith(sought: string, file: string): boolean {
  return sought === file || sought.endsWith(`/${file}`);
}

function fitsAmong(
  files: readonly string[],
  sought: string,
  extent: TreeExtent,
  fold = (text: string) => text,
): readonly Fit[] {
  const wanted = segmentsOf(sought);
  const folded = segmentsOf(fold(sought));
  const fits = files.flatMap((file) => {
    const segments = file.split('/');
    const shared = sharedTail(folded, fold(file).split('/'));
    const isWholeFile = shared === segments.length;
    const isPart = extent === 'whole' && (shared === wanted.length || shared > 1);
    if (shared === 0 || !(isWholeFile || isPart)) return [];
    const from = wanted.slice(0, wanted.length - shared).map((segment) => `/${segment}`);
    return [{ file, shared, from: from.join(''), to: segments.slice(0, segments.length - shared).join('/') }];
  });
  return fits.sort(
    (one, other) => other.shared - one.shared || Number(one.to !== '') - Number(other.to !== ''),
  );
}

function segmentsOf(sought: string): readonly string[] {
  return sought.replace(/^\//, '').split('/');
}

function sharedTail(one: readonly string[], other: readonly string[]): number {
  let shared = 0;
  const most = Math.min(one.length, other.length);
  while (shared < most && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
  return shared;
}

/** The path with links resolved that lead to another place in the tree. */
function followLinks(path: string, links: ReadonlyMap<string, string>): string {
  let at = path;
  for (let step = 0; step < links.size; step += 1) {
    const folder = [...at.matchAll(/\/|$/g)]
      .map(({ index }) => at.slice(0, index))
      .find((each) => links.has(each));
    const target = links.get(folder ?? '');
    if (folder === undefined || target === undefined || target.startsWith('/')) return at;
    at = resolveDots(`${folder}/../${target}${at.slice(folder.length)}`);
  }
  return at;
}

/** The path without `.`, empty segments, and `..` but where it leads out of where the path begins. */
export function resolveDots(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}

/** Paths that are asked for the base of their document. */
const maxVoters = 200;

/**
 * The base of paths that one document has: the one by which most of them are files of the tree, then that of the longest
 * tail, then that which adds no folder. Undefined where several are as good.
 */
export function electBase(sought: Iterable<string>, tree: FileTree): Base | undefined {
  const fits = [...sought].slice(0, maxVoters).flatMap((path) => tree.fits(path));
  const bases = [...groupBy(fits, ({ from, to }) => `${from}\0${to}`).values()].map((votes) => {
    const [{ from, to }] = votes;
    return { from, to, rank: [-votes.length, from.split('/').length, to === '' ? 0 : 1] };
  });
  const compare = (one: readonly number[], other: readonly number[]) =>
    one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const [best, second] = bases.sort((one, other) => compare(one.rank, other.rank));
  if (best === undefined || (second !== undefined && compare(best.rank, second.rank) === 0)) return undefined;
  return { from: best.from, to: best.to };
}

/** The path as it is with the folder of the base; undefined where it is not below it. */
export function rebase(sought: string, { from, to }: Base): string | undefined {
  const path = `/${segmentsOf(sought).join('/')}`;
  return path.startsWith(`${from}/`) ? resolveDots(`${to}/${path.slice(from.length)}`) : undefined;
}
