import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

export const objectId = /^[0-9a-f]{40}$/;

/** One of git's objects: its id is the hash of its type and content, as git computes it. */
export interface GitObject {
  readonly oid: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly content: Buffer;
  readonly commit?: Commit;
}

export interface TreeEntry {
  readonly mode: string;
  /** A submodule's entry names a commit of another repository. */
  readonly type: GitObject['type'];
  readonly oid: string;
  readonly path: string;
}

export interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly date: Date;
  /** Login of its author and committer, who have addresses of that account; default: people without one. */
  readonly by?: string | undefined;
}

type Commit = NewCommit & {
  readonly oid: string;
  readonly author: { readonly name: string; readonly email: string; readonly date: string };
  readonly committer: Commit['author'];
};

export function gitObject(type: GitObject['type'], content: Buffer): GitObject {
  const oid = createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
  return { oid, type, content };
}

/** Writes an object into a repository as git does. */
export function writeObject(gitDir: string, { oid, type, content }: GitObject): void {
  const file = join(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const stored = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  writeFileSync(file, deflateSync(stored, { level: 1 }));
}

/** Entries of one folder, with their names as paths. */
export function readTree({ content }: GitObject): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf(0, at);
    const [mode = '', ...name] = content.toString('utf8', at, end).split(' ');
    const oid = content.toString('hex', end + 1, end + 21);
    entries.push({ mode: mode.padStart(6, '0'), type: typeOfMode(mode), oid, path: name.join(' ') });
    at = end + 21;
  }
  return entries;
}

function typeOfMode(mode: string): GitObject['type'] {
  if (mode === '40000') return 'tree';
  return mode === '160000' ? 'commit' : 'blob';
}

/** A file of a tree, by its path. */
export interface Leaf {
  readonly mode: string;
  readonly oid: string;
}

/** The tree of a folder and of all folders in it; the folder itself comes last. */
export function treesOf(files: ReadonlyMap<string, Leaf>): readonly [...GitObject[], GitObject] {
  const entries = new Map<string, Leaf>();
  const folders = new Map<string, Map<string, Leaf>>();
  for (const [path, file] of files) {
    const [name = '', ...rest] = path.split('/');
    if (rest.length === 0) entries.set(name, file);
    else folders.set(name, (folders.get(name) ?? new Map()).set(rest.join('/'), file));
  }
  const below = [...folders].map(([name, inside]) => ({ name, trees: treesOf(inside) }));
  for (const { name, trees } of below) entries.set(name, { mode: '40000', oid: trees.at(-1)?.oid ?? '' });
  // Git sorts by bytes, and a folder as if its name ended with a slash.
  const sortKey = ([name, { mode }]: readonly [string, Leaf]) =>
    Buffer.from(mode === '40000' ? `${name}/` : name);
  const sorted = [...entries].sort((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
  const content = sorted.flatMap(([name, { mode, oid }]) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(oid, 'hex'),
  ]);
  return [...below.flatMap(({ trees }) => trees), gitObject('tree', Buffer.concat(content))];
}

const noReply = '@users.noreply.github.com';

/** @see https://docs.github.com/en/account-and-profile/reference/email-addresses-reference#your-noreply-email-address */
export function addressOf(login: string): string {
  return `${login}${noReply}`;
}

/** The account to which an address belongs; other addresses belong to none here. */
export function accountOf(address: string): string | undefined {
  if (!address.endsWith(noReply)) return undefined;
  return address.slice(0, -noReply.length).replace(/^\d+\+/, '');
}

export function commitObject(commit: NewCommit): GitObject {
  const { tree, parents, message, date: at } = commit;
  const date = at.toISOString().replace(/\.\d+Z$/, 'Z');
  const own = commit.by === undefined ? undefined : { name: commit.by, email: addressOf(commit.by), date };
  const author = own ?? { name: 'Ada Author', email: 'ada@example.com', date };
  const committer = own ?? { name: 'Cleo Committer', email: 'cleo@example.com', date };
  const time = `${Math.floor(at.getTime() / 1000)} +0000`;
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${author.name} <${author.email}> ${time}`,
    `committer ${committer.name} <${committer.email}> ${time}`,
    '',
    `${message}\n`,
  ];
  const object = gitObject('commit', Buffer.from(lines.join('\n')));
  return { ...object, commit: { ...commit, oid: object.oid, author, committer } };
}
