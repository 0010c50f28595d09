import type { Repository } from '../model/repository.ts';

type View = Readonly<Record<string, unknown>>;

interface Person {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

export interface Commit {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
}

const logFields = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');

export function readCommit(repository: Repository, oid: string): Commit {
  const fields = repository.bare.text('show', '--no-patch', `--format=${logFields}`, oid).split('\0');
  const [
    id = '',
    tree = '',
    parents = '',
    an = '',
    ae = '',
    ad = '',
    cn = '',
    ce = '',
    cd = '',
    message = '',
  ] = fields;
  return {
    oid: id,
    tree,
    parents: parents === '' ? [] : parents.split(' '),
    author: { name: an, email: ae, date: utc(ad) },
    committer: { name: cn, email: ce, date: utc(cd) },
    message: message.trimEnd(),
  };
}

function utc(date: string): string {
  return new Date(date).toISOString().replace('.000Z', 'Z');
}

/** Nobody's e-mail address belongs to an account here, so the accounts behind a commit are null. */
export function commitView(repository: Repository, oid: string): View {
  const { apiUrl, htmlUrl } = repository;
  const { tree, parents, author, committer, message } = readCommit(repository, oid);
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
