import type { Repository } from '../model/repository.ts';
import { checkSuites, statusNode } from './check-node.ts';
import { connection, type PageArguments } from './connection.ts';

import type { Node, Viewer } from './viewer.ts';

/** Text above this is cut, and `isTruncated` says so. */
const blobTextBytes = 512_000;

/** What a git object expression such as `<commit>:<path>` names; null where it names nothing. */
export function objectNode(viewer: Viewer, repository: Repository, expression: string): Node | null {
  const { bare } = repository;
  const found = bare.objectAt(expression);
  if (found === undefined) return null;
  const { oid, type, content } = found;
  if (type === 'commit') return commitNode(viewer, repository, oid);
  const common = {
    id: `O_kwDO${oid}`,
    oid,
    repository: () => viewer.repositoryNode(repository),
  };
  if (type === 'tree')
    return { __typename: 'Tree', ...common, entries: () => entries(viewer, repository, oid) };
  return { __typename: 'Blob', ...common, ...blobFields(content) };
}

function blobFields(content: Buffer): Node {
  const isBinary = content.subarray(0, 8000).includes(0);
  return {
    byteSize: content.length,
    isBinary,
    isTruncated: content.length > blobTextBytes,
    text: isBinary ? null : content.subarray(0, blobTextBytes).toString('utf8'),
  };
}

function entries(viewer: Viewer, repository: Repository, tree: string): readonly Node[] {
  return repository.bare.entries(tree).map(({ path, mode, type, oid }) => ({
    name: path,
    mode: Number.parseInt(mode, 8),
    type,
    oid,
    object: () => objectNode(viewer, repository, oid),
  }));
}

export function commitNode(viewer: Viewer, repository: Repository, oid: string): Node {
  const { author, committer, message, tree, parents } = repository.bare.readCommit(oid);
  const person = (who: typeof author) => ({ name: who.name, email: who.email, date: who.date, user: null });
  return {
    __typename: 'Commit',
    id: `C_kwDO${oid}`,
    oid,
    message,
    author: person(author),
    committer: person(committer),
    url: `${repository.htmlUrl}/commit/${oid}`,
    tree: () => objectNode(viewer, repository, tree),
    file: ({ path }: { readonly path: string }) => {
      viewer.require(repository, [{ contents: 'read' }]);
      return repository.bare.objectAt(`${oid}:${path}`) ?? null;
    },
    checkSuites: (args: PageArguments) => checkSuites(viewer, repository, oid, args),
    status: () => statusNode(viewer, repository, oid),
    associatedPullRequests: (args: PageArguments) => {
      viewer.require(repository, [{ 'pull-requests': 'read' }]);
      const pulls = repository.pulls.filter((pull) => pull.commits().includes(oid));
      return connection('associatedPullRequests', pulls, args, (pull) => viewer.pullRequestNode(pull));
    },
    parents: () => ({ totalCount: parents.length, nodes: parents.map((parent) => ({ oid: parent })) }),
    repository: () => viewer.repositoryNode(repository),
  };
}

export function branchNode(viewer: Viewer, repository: Repository, branch: string): Node | null {
  if (!repository.bare.branches().includes(branch)) return null;
  return {
    id: `REF_${branch}`,
    name: branch,
    prefix: 'refs/heads/',
    repository: () => viewer.repositoryNode(repository),
    target: () => commitNode(viewer, repository, repository.tip(branch)),
  };
}
