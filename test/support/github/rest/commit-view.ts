import type { Repository } from '../model/repository.ts';

/** Nobody's e-mail address belongs to an account here, so the accounts behind a commit are null. */
export function commitView(repository: Repository, oid: string): Readonly<Record<string, unknown>> {
  const { tree, parents, author, committer, message } = repository.bare.readCommit(oid);
  return {
    sha: oid,
    commit: { author, committer, message, tree: { sha: tree } },
    author: null,
    committer: null,
    parents: parents.map((sha) => ({ sha })),
  };
}
