import { commitDate } from '../git.ts';
import { BareGit } from './bare-git.ts';
import { gitObject, type Leaf, treesOf } from './git-objects.ts';

/**
 * The developer's side of a repository, in memory: branches, and the files of the one that is checked out. What is
 * committed is on the server once it is pushed. The same steps always give the same commit ids.
 */
export class Clone {
  readonly #origin: BareGit;
  readonly #own = new BareGit();
  #branch = 'main';
  #files = new Map<string, Leaf>();
  #commits = 0;

  constructor(origin: BareGit) {
    this.#origin = origin;
  }

  write(path: string, content: string | Uint8Array, options: { readonly executable?: boolean } = {}): this {
    return this.#put(path, options.executable === true ? '100755' : '100644', Buffer.from(content));
  }

  writeAll(files: Readonly<Record<string, string | Uint8Array>>): this {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
    return this;
  }

  symlink(path: string, target: string): this {
    return this.#put(path, '120000', Buffer.from(target));
  }

  move(from: string, to: string): this {
    const file = this.#files.get(from);
    if (file === undefined) throw new Error(`There is no file ${from}`);
    this.#files.delete(from);
    this.#files.set(to, file);
    return this;
  }

  /** Removes a file, or a folder with everything in it. */
  remove(path: string): this {
    for (const name of [...this.#files.keys()]) {
      if (name === path || name.startsWith(`${path}/`)) this.#files.delete(name);
    }
    return this;
  }

  /** Commits all files, also where none changed, and gives the new commit's id. */
  commit(message: string, by?: string): string {
    const parent = this.#own.resolve(`refs/heads/${this.#branch}`);
    return this.#commit(message, parent === undefined ? [] : [parent], by);
  }

  /** Replaces the last commit by one with this message. */
  amend(message: string): string {
    return this.#commit(message, this.#own.readCommit(this.head()).parents);
  }

  /** Merges a branch into the one that is checked out. */
  merge(branch: string): string {
    const parents = [this.head(), this.head(branch)] as const;
    const tree = this.#own.mergedTree(...parents);
    if (tree === undefined) throw new Error(`${branch} conflicts with ${this.#branch}`);
    this.#checkOut(this.#branch, tree);
    return this.#commit(`Merge branch '${branch}'`, parents);
  }

  /** The commit of a branch; default the one that is checked out. */
  head(branch = this.#branch): string {
    return this.#own.tip(branch);
  }

  /** Switches to a branch, creating it at `start` (a branch or commit; default: here) when it does not exist yet. */
  branch(name: string, start?: string): this {
    return this.#own.branches().includes(name)
      ? this.#checkOut(name, this.head(name))
      : this.restart(name, start);
  }

  /** Switches to a branch and begins it anew at `start`, a branch or a commit; default: here. */
  restart(name: string, start?: string): this {
    const commit = start === undefined ? this.head() : this.#own.resolve(start);
    if (commit === undefined) throw new Error(`There is no commit ${start}`);
    this.#own.setRef(`refs/heads/${name}`, commit);
    // Without a start, what is not committed yet comes along.
    if (start === undefined) this.#branch = name;
    else this.#checkOut(name, commit);
    return this;
  }

  /** Pushes branches to the server, by force. */
  push(branches: readonly string[]): void {
    for (const branch of branches) {
      this.#origin.fetch(this.#own, this.head(branch));
      this.#origin.setRef(`refs/heads/${branch}`, this.head(branch));
    }
  }

  /** Takes over the server's branches and switches to `main`. */
  fetch(): void {
    this.#own.fetchAll(this.#origin);
    this.branch('main');
  }

  dispose(): void {
    this.#own.dispose();
  }

  #put(path: string, mode: string, content: Buffer): this {
    const blob = gitObject('blob', content);
    this.#own.add(blob);
    this.remove(path);
    this.#files.set(path, { mode, oid: blob.oid });
    return this;
  }

  #checkOut(branch: string, treeish: string): this {
    const files = this.#own.entries(treeish, true).filter(({ type }) => type !== 'tree');
    this.#files = new Map(files.map(({ path, mode, oid }) => [path, { mode, oid }]));
    this.#branch = branch;
    return this;
  }

  #commit(message: string, parents: readonly string[], by?: string): string {
    const trees = treesOf(this.#files);
    this.#own.add(...trees);
    this.#commits += 1;
    const commit = this.#own.commit({
      tree: trees.at(-1)?.oid ?? '',
      parents,
      message,
      date: commitDate(this.#commits),
      by,
    });
    this.#own.setRef(`refs/heads/${this.#branch}`, commit);
    return commit;
  }
}
