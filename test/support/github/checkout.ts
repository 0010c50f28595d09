import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitRepository, initGit } from '../git.ts';
import { writeRefs } from './bare-git.ts';
import { writeObject } from './git-objects.ts';
import type { Repository } from './model/repository.ts';

export interface CheckoutOptions {
  /** A branch, a full ref such as `refs/pull/1/merge`, or a commit id. Default: the default branch. */
  readonly ref?: string;
  /** Commits to fetch; 0 for the whole history with all branches. actions/checkout fetches one. */
  readonly depth?: number;
  /** What the clone leaves out, such as `blob:none`, as actions/checkout's input of this name says. */
  readonly filter?: string;
  /** The only folder whose files are checked out. */
  readonly sparse?: string;
}

/** What a job finds after actions/checkout: one commit, detached or on its branch, and `origin`. */
export function checkout(repository: Repository, options: CheckoutOptions): GitRepository {
  const { ref = repository.defaultBranch, depth = 1, filter, sparse } = options;
  const { bare } = repository;
  const isBranch = bare.branches().includes(ref);
  const commit = bare.resolve(isBranch ? `refs/heads/${ref}` : ref);
  if (commit === undefined) throw new Error(`${repository.fullName} has no ${ref}`);
  const clone = initGit();
  const gitDir = join(clone.dir, '.git');
  const origin = `[remote "origin"]\n\turl = file://${bare.dir}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  appendFileSync(join(gitDir, 'config'), origin);
  const local = isBranch ? `refs/remotes/origin/${ref}` : ref.replace(/^refs\//, 'refs/remotes/');
  const refs = new Map(local.startsWith('refs/') ? [[local, commit]] : []);
  if (depth === 0)
    for (const branch of bare.branches()) refs.set(`refs/remotes/origin/${branch}`, bare.tip(branch));
  if (filter === undefined && depth <= 1) {
    const isShallow = depth === 1 && bare.readCommit(commit).parents.length > 0;
    for (const oid of new Set([commit, ...refs.values()]))
      for (const object of bare.reachable(oid, !isShallow)) writeObject(gitDir, object);
    writeRefs(gitDir, refs);
    if (isShallow) writeFileSync(join(gitDir, 'shallow'), `${commit}\n`);
  } else {
    const fetched = [...refs].map(([name, oid]) => `+${oid}:${name}`);
    const options = [
      ...(filter === undefined ? [] : [`--filter=${filter}`]),
      ...(depth === 0 ? [] : [`--depth=${depth}`]),
    ];
    clone.run('fetch', '--quiet', '--no-tags', ...options, 'origin', ...fetched, commit);
  }
  if (sparse !== undefined) clone.run('sparse-checkout', 'set', '--no-cone', `/${sparse}/`);
  clone.run('checkout', '--quiet', '--force', ...(isBranch ? ['-B', ref] : ['--detach']), commit);
  return clone;
}
