import { type FileAt, reportFolder } from '../model/files.ts';
import { CommitId } from '../model/review-document.ts';
import { BorrowedRepository, borrowRepository } from './borrowed-repository.ts';
import { failed, type GitPlace } from './git-process.ts';

/** Our own review records in a work tree, which must not become part of the change. */
export const ownFolders: readonly string[] = ['.code-review', reportFolder];

interface DiffRange {
  /** Commit or tree ids. */
  readonly from: string;
  readonly to: string;
  /** Number of context lines; default 3, as on GitHub. */
  readonly context?: number;
  /** Folders whose files are left out. */
  readonly without?: readonly string[];
}

/** A unified diff, and the blobs of its files in their order. */
export interface RawDiff {
  readonly bytes: Buffer;
  readonly ids: readonly string[];
}

/** Reads a repository from its objects alone. Ids are complete, never abbreviated. */
export class Git extends BorrowedRepository {
  readonly #trees = new Map<string, Promise<ReadonlyMap<string, TreeEntry>>>();

  /** The root of the work tree, with links resolved. */
  get root(): string {
    return this.original.root;
  }

  /** The id of the commit that a branch, tag, id or expression names; a branch may have no commit yet. */
  async commit(revision: string): Promise<string | undefined> {
    return (await this.objects.read(`${revision}^{commit}`))?.id;
  }

  async hasCommit(id: string): Promise<boolean> {
    return (await this.objects.read(`${CommitId.parse(id)}^{commit}`)) !== undefined;
  }

  /** All parents, including those missing from a shallow clone. */
  async parents(commit: string): Promise<readonly string[]> {
    const text = (await this.#require(`${CommitId.parse(commit)}^{commit}`)).bytes.toString('utf8');
    const header = text.slice(0, text.indexOf('\n\n'));
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, id]) => CommitId.parse(id));
  }

  async treeOf(commit: string): Promise<string> {
    return (await this.#require(`${CommitId.parse(commit)}^{tree}`)).id;
  }

  /** One best common ancestor; undefined without one, and when missing history could contain a better one. */
  async mergeBase(one: string, other: string): Promise<string | undefined> {
    if (await this.#isOnTopOf(one, other)) return one;
    const tips = [CommitId.parse(one), CommitId.parse(other)];
    const { exitCode, stdout } = await this.try(['merge-base', ...tips]);
    const found = exitCode === 0 ? CommitId.parse(stdout.toString('utf8').trim()) : undefined;
    return (await this.#reachesTheEdge(tips, found)) ? undefined : found;
  }

  /**
   * A unified diff in the format of GitHub's API, with full ids, independent of configuration. Attributes are
   * ignored: only content decides what is binary, so that no `.gitattributes` hides a change from review. `ids`
   * are the blobs of the files in their order: in `to`, or in `from` when the file is deleted.
   */
  async diff(range: DiffRange): Promise<RawDiff> {
    const { from, to, context = 3, without = [] } = range;
    const excluded = without.map((folder) => `:(exclude,top,literal)${folder}`);
    const output = await this.run([
      'diff-tree',
      '-r',
      '--find-renames',
      '--no-color',
      '--no-ext-diff',
      '--no-textconv',
      '--submodule=short',
      '--raw',
      '--no-abbrev',
      '--patch',
      '--full-index',
      `--unified=${context}`,
      '--src-prefix=a/',
      '--dst-prefix=b/',
      CommitId.parse(from),
      CommitId.parse(to),
      '--',
      ...(excluded.length > 0 ? ['.', ...excluded] : []),
    ]);
    const ids: string[] = [];
    let at = 0;
    while (output[at] === colon) {
      const end = output.indexOf(lineFeed, at);
      const record = /^:\d{6} \d{6} ([0-9a-f]+) ([0-9a-f]+) ([A-Z])/.exec(output.toString('latin1', at, end));
      const [, before = '', after = '', letter] = record ?? [];
      ids.push(letter === 'D' ? before : after);
      at = end + 1;
    }
    // An empty line separates the records from the diff.
    return { bytes: output.subarray(output[at] === lineFeed ? at + 1 : at), ids };
  }

  /** Undefined when the object does not exist here. */
  async blob(id: string): Promise<Buffer | undefined> {
    const object = await this.objects.read(CommitId.parse(id));
    return object?.type === 'blob' ? object.bytes : undefined;
  }

  async fileAt(commit: string, path: string): Promise<FileAt> {
    if (!(await this.hasCommit(commit))) {
      return { state: 'unreadable', reason: `commit ${commit} is not in this repository` };
    }
    const entry = await this.#entry(commit, path);
    if (entry === undefined) return { state: 'absent' };
    if (entry.mode !== '100644' && entry.mode !== '100755') {
      return { state: 'unreadable', reason: `${path} is not a regular file in commit ${commit}` };
    }
    const bytes = await this.blob(entry.id);
    if (bytes !== undefined) return { state: 'present', bytes };
    return {
      state: 'unreadable',
      reason: `the content of ${path} in commit ${commit} is not in this repository`,
    };
  }

  /** The blobs of all files of a commit or tree, by path; leaves out submodules. `links` are the symbolic ones. */
  async blobsOf(treeish: string): Promise<Record<'files' | 'links', ReadonlyMap<string, string>>> {
    const args = ['ls-tree', '-r', '-z', '--full-tree', CommitId.parse(treeish)];
    const entries = [...(await this.#text(args)).matchAll(/(\d{6}) blob ([0-9a-f]+)\t([^\0]+)\0/g)];
    const byPath = (some: typeof entries) =>
      new Map(some.map(([, , id = '', path = '']) => [path, id] as const));
    return { files: byPath(entries), links: byPath(entries.filter(([, mode]) => mode === '120000')) };
  }

  /**
   * Whether a commit contains this path, also inside one of its submodules. Where git ignores case, as on macOS and
   * Windows, a file is found under other names too, so they count.
   */
  async isTracked(commit: string, path: string): Promise<boolean> {
    if ((await this.#entry(commit, path)) !== undefined) return true;
    if ((await this.workTreeSettings())['core.ignorecase'] !== 'true') return false;
    const fold = (name: string) => name.normalize('NFKC').toLowerCase();
    const args = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', CommitId.parse(commit)];
    const names = (await this.#text(args)).split('\0').filter((name) => name !== '');
    return names.some((name) => `${fold(path)}/`.startsWith(`${fold(name)}/`));
  }

  /** Whether the parents of `commit` lead to `base` without a merge; saves a process for most branches. */
  async #isOnTopOf(base: string, commit: string): Promise<boolean> {
    let [at, ...others]: readonly (string | undefined)[] = [commit];
    for (let step = 0; step < maxSteps && at !== undefined && others.length === 0; step += 1) {
      if (at === base) return true;
      if (!(await this.hasCommit(at))) return false;
      [at, ...others] = await this.parents(at);
    }
    return false;
  }

  /** Whether a commit that is not below `found` has parents that a shallow clone lacks. */
  async #reachesTheEdge(tips: readonly string[], found: string | undefined): Promise<boolean> {
    const edge = new Set(await this.shallow());
    if (edge.size === 0) return false;
    const below = found === undefined ? [] : ['--not', found];
    const seen = (await this.#text(['rev-list', ...tips, ...below])).split('\n');
    return seen.some((commit) => edge.has(commit));
  }

  /** The entry of a commit at a path. For a path inside a submodule, the submodule's entry. */
  async #entry(commit: string, path: string): Promise<TreeEntry | undefined> {
    let found: TreeEntry = { mode: folderMode, id: `${CommitId.parse(commit)}^{tree}` };
    for (const segment of path.split('/')) {
      if (found.mode === submoduleMode) return found;
      if (found.mode !== folderMode) return undefined;
      const entry = (await this.#tree(found.id)).get(segment);
      if (entry === undefined) return undefined;
      found = entry;
    }
    return found;
  }

  /** Cached, since many paths of one commit are read. */
  #tree(expression: string): Promise<ReadonlyMap<string, TreeEntry>> {
    const known = this.#trees.get(expression);
    if (known !== undefined) return known;
    const tree = this.#require(expression).then(readTree);
    this.#trees.set(expression, tree);
    return tree;
  }

  async #require(expression: string): Promise<{ readonly id: string; readonly bytes: Buffer }> {
    const object = await this.objects.read(expression);
    if (object !== undefined) return object;
    throw failed({ args: ['cat-file'], cwd: this.root }, `does not find ${expression}`);
  }

  async #text(args: readonly string[]): Promise<string> {
    return (await this.run(args)).toString('utf8');
  }
}

interface TreeEntry {
  readonly mode: string;
  readonly id: string;
}

/** Commits that are read one by one before git is asked. */
const maxSteps = 50;

const folderMode = '40000';
const submoduleMode = '160000';
const colon = 0x3a;
const lineFeed = 0x0a;

/** Parses the entries of a stored tree: `MODE NAME`, NUL, and the id's bytes. */
function readTree({ id, bytes }: { readonly id: string; readonly bytes: Buffer }) {
  const entries = new Map<string, TreeEntry>();
  const idLength = id.length / 2;
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    const end = bytes.indexOf(0, space);
    const mode = bytes.toString('latin1', at, space);
    const name = bytes.toString('utf8', space + 1, end);
    at = end + 1 + idLength;
    entries.set(name, { mode, id: bytes.toString('hex', end + 1, at) });
  }
  return entries;
}

/**
 * Opens git for `directory`. Undefined when it is in no git work tree, or git is not installed. Close it
 * after use, since it holds a temporary folder.
 */
export async function openGit(place: GitPlace): Promise<Git | undefined> {
  const borrowing = await borrowRepository(place);
  return borrowing && new Git(borrowing);
}

/** Repositories that stay open until the outermost `shareGit` ends, by directory and environment. */
const shared = new Map<string, Promise<Git | undefined>>();
let sharers = 0;

/** Makes every `withGit` during `body` share one opened repository and its git processes. */
export async function shareGit<T>(body: () => Promise<T>): Promise<T> {
  sharers += 1;
  try {
    return await body();
  } finally {
    sharers -= 1;
    if (sharers === 0) {
      const opened = await Promise.allSettled(shared.values());
      shared.clear();
      for (const each of opened) if (each.status === 'fulfilled') await each.value?.close();
    }
  }
}

/** Opens git while `body` runs. */
export async function withGit<T>(place: GitPlace, body: (git: Git | undefined) => Promise<T>): Promise<T> {
  if (sharers === 0) return shareGit(() => withGit(place, body));
  const key = JSON.stringify([place.directory, place.environment]);
  const opening = shared.get(key) ?? openGit(place);
  shared.set(key, opening);
  return body(await opening);
}
