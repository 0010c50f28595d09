import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gitBytes, initBareGit } from '../git.ts';
import { type GitObject, objectId, PinnedAnswers } from './pinned-answers.ts';

/** The server's copy of a repository: objects and refs, no working tree. */
export class BareGit {
  readonly dir: string;
  readonly #pinned = new PinnedAnswers();

  constructor(dir: string) {
    this.dir = dir;
    initBareGit(dir);
    appendFileSync(join(dir, 'config'), '[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n');
  }

  text(...args: readonly string[]): string {
    return this.bytes(...args)
      .toString('utf8')
      .replace(/\n$/, '');
  }

  bytes(...args: readonly string[]): Buffer {
    return this.#pinned.of(args, () => gitBytes(this.dir, args));
  }

  /** The commit (or tree) that a revision leads to, or undefined where it leads to none. */
  resolve(revision: string, type: 'commit' | 'tree' = 'commit'): string | undefined {
    return this.#tryText('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{${type}}`);
  }

  /** The object of any type that an expression such as `<commit>:<path>` names. */
  objectAt(expression: string): GitObject | undefined {
    const known = this.#tryPinned(expression);
    if (known !== undefined) return known ?? undefined;
    const oid = objectId.test(expression)
      ? expression
      : this.#tryText('rev-parse', '--verify', '--quiet', '--end-of-options', expression);
    const type = oid === undefined ? undefined : this.#tryText('cat-file', '-t', oid);
    return oid === undefined || type === undefined ? undefined : { oid, type };
  }

  mergeBase(a: string, b: string): string | undefined {
    return this.#tryText('merge-base', a, b);
  }

  isAncestor(ancestor: string, of: string): boolean {
    return this.mergeBase(ancestor, of) === ancestor;
  }

  /** Commits reachable from `to` and not from `from`, oldest first. */
  commitsBetween(from: string, to: string): readonly string[] {
    const list = this.text('rev-list', '--reverse', '--topo-order', `${from}..${to}`);
    return list === '' ? [] : list.split('\n');
  }

  branches(): readonly string[] {
    const list = this.text('for-each-ref', '--format=%(refname:short)', 'refs/heads');
    return list === '' ? [] : list.split('\n');
  }

  #tryPinned(expression: string): GitObject | null | undefined {
    try {
      return this.#pinned.at(expression, (tree) =>
        this.bytes('ls-tree', '-z', '-r', '-t', '--full-tree', tree),
      );
    } catch {
      return undefined;
    }
  }

  #tryText(...args: readonly string[]): string | undefined {
    try {
      return this.text(...args);
    } catch {
      return undefined;
    }
  }

  dispose(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
