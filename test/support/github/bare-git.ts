import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitBytes, initBareGit } from '../git.ts';
import {
  commitObject,
  type GitObject,
  gitObject,
  type NewCommit,
  readTree,
  type TreeEntry,
  writeObject,
} from './git-objects.ts';

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** What git answered about objects that are named by their ids; it always answers the same. */
const answers = new Map<string, Buffer | undefined>();
const written = new Set<string>();
let scratch: string | undefined;

/** Asks git, in one repository for the whole process, which is given the objects that the answer needs. */
function askGit(args: readonly string[], objects: () => readonly GitObject[]): Buffer | undefined {
  const key = args.join('\0');
  if (answers.has(key)) return answers.get(key);
  const dir = scratchDir();
  for (const object of objects()) {
    if (!written.has(object.oid)) writeObject(dir, object);
    written.add(object.oid);
  }
  answers.set(key, undefined);
  try {
    answers.set(key, gitBytes(dir, args));
  } catch {}
  return answers.get(key);
}

function scratchDir(): string {
  if (scratch !== undefined) return scratch;
  const dir = mkdtempSync(join(tmpdir(), 'pr-verdict-scratch-'));
  initBareGit(dir);
  scratch = dir;
  return dir;
}

/**
 * The server's copy of a repository: objects and refs, no working tree. They are kept in memory, since starting git is
 * what costs time in tests; git itself is asked only for diffs and for merges with changes on both sides.
 */
export class BareGit {
  readonly #objects = new Map<string, GitObject>();
  readonly #refs = new Map<string, string>();
  #dir: string | undefined;

  /** The repository on disk, which follows the one in memory from the first time it is asked for. */
  get dir(): string {
    if (this.#dir !== undefined) return this.#dir;
    const dir = mkdtempSync(join(tmpdir(), 'pr-verdict-github-'));
    initBareGit(dir);
    const serving = '[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n';
    writeFileSync(join(dir, 'config'), serving, { flag: 'a' });
    for (const object of this.#objects.values()) writeObject(dir, object);
    writeRefs(dir, this.#refs);
    this.#dir = dir;
    return dir;
  }

  add(...objects: readonly GitObject[]): void {
    for (const object of objects) {
      if (this.#objects.has(object.oid)) continue;
      this.#objects.set(object.oid, object);
      if (this.#dir !== undefined) writeObject(this.#dir, object);
    }
  }

  /** Writes a commit and gives its id. */
  commit(commit: NewCommit): string {
    const object = commitObject(commit);
    this.add(object);
    return object.oid;
  }

  /** Points a ref at a commit; undefined deletes it. */
  setRef(ref: string, commit: string | undefined): void {
    if (commit === undefined) this.#refs.delete(ref);
    else this.#refs.set(ref, commit);
    if (this.#dir !== undefined) writeRefs(this.#dir, this.#refs);
  }

  /** Takes over all that another repository has, and gives its branches. */
  fetchAll(from: BareGit): void {
    this.add(...from.#objects.values());
    for (const branch of from.branches()) this.setRef(`refs/heads/${branch}`, from.tip(branch));
  }

  /** Takes over the history of one commit. */
  fetch(from: BareGit, commit: string): void {
    if (from !== this) this.add(...from.reachable(commit));
  }

  tip(branch: string): string {
    const commit = this.#refs.get(`refs/heads/${branch}`);
    if (commit === undefined) throw new Error(`There is no branch ${branch}`);
    return commit;
  }

  branches(): readonly string[] {
    const heads = [...this.#refs.keys()].filter((ref) => ref.startsWith('refs/heads/'));
    return heads.map((ref) => ref.slice('refs/heads/'.length)).sort();
  }

  /** The commit (or tree) that a revision leads to, or undefined where it leads to none. */
  resolve(revision: string, type: 'commit' | 'tree' = 'commit'): string | undefined {
    const names = [revision, `refs/${revision}`, `refs/tags/${revision}`, `refs/heads/${revision}`];
    const ref = names.map((name) => this.#refs.get(name)).find((oid) => oid !== undefined);
    const object = this.#object(ref ?? revision);
    if (object?.commit !== undefined && type === 'tree') return object.commit.tree;
    return object?.type === type ? object.oid : undefined;
  }

  /** The object of any type that an expression such as `<commit>:<path>` names. */
  objectAt(expression: string): GitObject | undefined {
    const colon = expression.indexOf(':');
    if (colon === -1) return this.#object(this.resolve(expression) ?? expression);
    const root = this.resolve(expression.slice(0, colon), 'tree');
    const path = expression.slice(colon + 1).replace(/\/$/, '');
    const names = path === '' ? [] : path.split('/');
    return names.reduce<GitObject | undefined>((folder, name) => {
      const entries = folder?.type === 'tree' ? readTree(folder) : [];
      const entry = entries.find((each) => each.path === name);
      return entry === undefined || entry.type === 'commit' ? undefined : this.#object(entry.oid);
    }, this.#object(root));
  }

  /** What lies in a tree or in a commit's tree; with all that lies below it where it is asked for. */
  entries(
    treeish: string,
    recursive = false,
  ): readonly (TreeEntry & { readonly size: number | undefined })[] {
    const tree = this.resolve(treeish, 'tree');
    if (tree === undefined) throw new Error(`There is no tree ${treeish}`);
    return readTree(this.#known(tree)).flatMap((entry) => {
      const size = entry.type === 'blob' ? this.#known(entry.oid).content.length : undefined;
      const below = recursive && entry.type === 'tree' ? this.entries(entry.oid, true) : [];
      return [
        { ...entry, size },
        ...below.map((inside) => ({ ...inside, path: `${entry.path}/${inside.path}` })),
      ];
    });
  }

  readCommit(oid: string) {
    const { commit } = this.#known(oid);
    if (commit === undefined) throw new Error(`${oid} is no commit`);
    return commit;
  }

  mergeBase(a: string, b: string): string | undefined {
    const ofA = new Set(this.#history(a));
    const common = this.#history(b).filter((oid) => ofA.has(oid));
    // Parents come first, so that the last one has no other below it.
    return common.at(-1);
  }

  isAncestor(ancestor: string, of: string): boolean {
    return this.#history(of).includes(ancestor);
  }

  /** Commits reachable from `to` and not from `from`, oldest first. */
  commitsBetween(from: string, to: string): readonly string[] {
    const known = new Set(this.#history(from));
    return this.#history(to).filter((oid) => !known.has(oid));
  }

  /** The tree of both sides merged; undefined where they changed the same lines. */
  mergedTree(base: string, head: string): string | undefined {
    const mergeBase = this.mergeBase(base, head);
    if (mergeBase === base) return this.readCommit(head).tree;
    if (mergeBase === head) return this.readCommit(base).tree;
    const args = ['merge-tree', '--write-tree', '--no-messages', base, head];
    const merged = askGit(args, () => [...this.reachable(base), ...this.reachable(head)]);
    if (merged === undefined) return undefined;
    const tree = merged.toString('utf8').trim();
    this.#takeFromScratch(tree, 'tree');
    return tree;
  }

  /** What `git diff` with these options prints about two commits or trees. */
  diff(options: readonly string[], base: string, head: string): Buffer {
    const trees = [base, head].map((treeish) => this.resolve(treeish, 'tree') ?? treeish);
    const printed = askGit(['diff', ...options, ...trees], () =>
      trees.flatMap((tree) => this.#belowTree(tree)),
    );
    if (printed === undefined) throw new Error(`git cannot compare ${base} and ${head}`);
    return printed;
  }

  /** All objects that a commit needs, with or without those of its history. */
  reachable(commit: string, history = true): readonly GitObject[] {
    const found = new Map<string, GitObject>();
    for (const oid of history ? this.#history(commit) : [commit]) {
      found.set(oid, this.#known(oid));
      this.#belowTree(this.readCommit(oid).tree, found);
    }
    return [...found.values()];
  }

  dispose(): void {
    if (this.#dir !== undefined) rmSync(this.#dir, { recursive: true, force: true });
  }

  /** Commits reachable from one, parents first. */
  #history(from: string): readonly string[] {
    const seen = new Set<string>();
    const ordered: string[] = [];
    const open = [{ oid: from, left: [...this.readCommit(from).parents] }];
    seen.add(from);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const parent = top.left.shift();
      if (parent === undefined) {
        ordered.push(top.oid);
        open.pop();
      } else if (!seen.has(parent)) {
        seen.add(parent);
        open.push({ oid: parent, left: [...this.readCommit(parent).parents] });
      }
    }
    return ordered;
  }

  /** A tree and everything in it, without what `found` has already. */
  #belowTree(oid: string, found = new Map<string, GitObject>()): readonly GitObject[] {
    if (found.has(oid) || oid === emptyTree) return [];
    const tree = this.#known(oid);
    found.set(oid, tree);
    for (const entry of readTree(tree)) {
      if (entry.type === 'tree') this.#belowTree(entry.oid, found);
      else if (entry.type === 'blob') found.set(entry.oid, this.#known(entry.oid));
    }
    return [...found.values()];
  }

  /** Takes over what a merge wrote. */
  #takeFromScratch(oid: string, type: GitObject['type']): void {
    if (this.#objects.has(oid) || type === 'commit') return;
    const object = gitObject(type, gitBytes(scratchDir(), ['cat-file', type, oid]));
    this.add(object);
    if (type === 'tree') for (const entry of readTree(object)) this.#takeFromScratch(entry.oid, entry.type);
  }

  #known(oid: string): GitObject {
    const object = this.#object(oid);
    if (object === undefined) throw new Error(`There is no object ${oid}`);
    return object;
  }

  #object(oid: string | undefined): GitObject | undefined {
    return oid === undefined ? undefined : this.#objects.get(oid);
  }
}

/** Writes all refs of a repository into its one file for them. */
export function writeRefs(gitDir: string, refs: ReadonlyMap<string, string>): void {
  const lines = [...refs].sort().map(([ref, oid]) => `${oid} ${ref}\n`);
  const header = '# pack-refs with: peeled fully-peeled sorted \n';
  writeFileSync(join(gitDir, 'packed-refs'), [header, ...lines].join(''));
}
