import { type GitRepository, initGit } from '../git.ts';
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
  const { ref = repository.defaultBranch, depth = 1 } = options;
  const { bare } = repository;
  const isBranch = bare.branches().includes(ref);
  const commit = bare.resolve(isBranch ? `refs/heads/${ref}` : ref);
  if (commit === undefined) throw new Error(`${repository.fullName} has no ${ref}`);
  const clone = initGit();
  clone.run('remote', 'add', 'origin', `file://${bare.dir}`);
  const local = isBranch ? `refs/remotes/origin/${ref}` : ref.replace(/^refs\//, 'refs/remotes/');
  const wanted = local.startsWith('refs/') ? `+${commit}:${local}` : commit;
  const everything = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  const fetch = ['fetch', '--quiet', '--no-tags', ...(options.filter ? [`--filter=${options.filter}`] : [])];
  if (depth === 0) clone.run(...fetch, 'origin', ...everything, wanted);
  else clone.run(...fetch, `--depth=${depth}`, 'origin', wanted);
  if (options.sparse !== undefined) clone.run('sparse-checkout', 'set', '--no-cone', `/${options.sparse}/`);
  clone.run('checkout', '--quiet', '--force', ...(isBranch ? ['-B', ref] : ['--detach']), commit);
  return clone;
}
