import type { Repository } from '../model/repository.ts';
import { presentUser } from './account-view.ts';

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

export function repositoryView(repository: Repository): Readonly<Record<string, unknown>> {
  const { world, id, nodeId, name, fullName, owner, htmlUrl, apiUrl, visibility, parent } = repository;
  return {
    id,
    node_id: nodeId,
    name,
    full_name: fullName,
    private: visibility === 'private',
    visibility,
    owner: presentUser(world, owner),
    url: apiUrl,
    html_url: htmlUrl,
    clone_url: `${htmlUrl}.git`,
    fork: parent !== undefined,
    default_branch: repository.defaultBranch,
  };
}
