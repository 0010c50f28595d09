import type { Repository } from '../model/repository.ts';

type View = Readonly<Record<string, unknown>>;

/** Nobody's e-mail address belongs to an account here, so the accounts behind a commit are null. */
export function commitView(repository: Repository, oid: string): View {
  const { apiUrl, htmlUrl } = repository;
  const { tree, parents, author, committer, message } = repository.bare.readCommit(oid);
  return {
    url: `${apiUrl}/commits/${oid}`,
    sha: oid,
    node_id: `C_kwDO${oid}`,
    html_url: `${htmlUrl}/commit/${oid}`,
    comments_url: `${apiUrl}/commits/${oid}/comments`,
    commit: {
      url: `${apiUrl}/git/commits/${oid}`,
      author,
      committer,
      message,
      comment_count: 0,
      tree: { sha: tree, url: `${apiUrl}/git/trees/${tree}` },
      verification: {
        verified: false,
        reason: 'unsigned',
        payload: null,
        signature: null,
        verified_at: null,
      },
    },
    author: null,
    committer: null,
    parents: parents.map((sha) => ({
      sha,
      url: `${apiUrl}/commits/${sha}`,
      html_url: `${htmlUrl}/commit/${sha}`,
    })),
  };
}
