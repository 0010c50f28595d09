import { createHash } from 'node:crypto';

export const objectId = /^[0-9a-f]{40}$/;

/** One of git's objects: its id is the hash of its type and content, as git computes it. */
export interface GitObject {
  readonly oid: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly content: Buffer;
}

export interface TreeEntry {
  readonly mode: string;
  /** A submodule's entry names a commit of another repository. */
  readonly type: GitObject['type'];
  readonly oid: string;
  readonly path: string;
}

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

export function gitObject(type: GitObject['type'], content: Buffer): GitObject {
  const oid = createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
  return { oid, type, content };
}

/** The bytes that git hashes and keeps, before it compresses them. */
export function storedBytes({ type, content }: GitObject): Buffer {
  return Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
}

export function readStoredBytes(bytes: Buffer): GitObject {
  const end = bytes.indexOf(0);
  const [type] = bytes.toString('latin1', 0, end).split(' ');
  if (type !== 'blob' && type !== 'tree' && type !== 'commit') throw new Error(`git wrote a ${type}`);
  return gitObject(type, bytes.subarray(end + 1));
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

/** The tree of a folder and of all folders in it, from files by their paths; the folder itself comes last. */
export function treesOf(
  files: ReadonlyMap<string, { readonly mode: string; readonly oid: string }>,
): readonly [...GitObject[], GitObject] {
  const folders = new Map<string, Map<string, { readonly mode: string; readonly oid: string }>>();
  const entries = new Map<string, { readonly mode: string; readonly oid: string }>();
  for (const [path, file] of files) {
    const slash = path.indexOf('/');
    if (slash === -1) {
      entries.set(path, file);
      continue;
    }
    const folder = folders.get(path.slice(0, slash)) ?? new Map();
    folders.set(path.slice(0, slash), folder.set(path.slice(slash + 1), file));
  }
  const below: GitObject[] = [];
  for (const [name, inside] of folders) {
    const trees = treesOf(inside);
    below.push(...trees);
    entries.set(name, { mode: '40000', oid: trees.at(-1)?.oid ?? '' });
  }
  // Git sorts by bytes, and a folder as if its name ended with a slash.
  const sortKey = ([name, { mode }]: readonly [string, { readonly mode: string }]) =>
    Buffer.from(mode === '40000' ? `${name}/` : name);
  const sorted = [...entries].sort((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
  const content = sorted.flatMap(([name, { mode, oid }]) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(oid, 'hex'),
  ]);
  return [...below, gitObject('tree', Buffer.concat(content))];
}

export interface NewCommit {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly date: Date;
  readonly author?: { readonly name: string; readonly email: string } | undefined;
}

export function commitObject({ tree, parents, message, date, author }: NewCommit): GitObject {
  const { name, email } = author ?? { name: 'Ada Author', email: 'ada@example.com' };
  const time = `${Math.floor(date.getTime() / 1000)} +0000`;
  const lines = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${name} <${email}> ${time}`,
    `committer Cleo Committer <cleo@example.com> ${time}`,
    '',
    `${message}\n`,
  ];
  return gitObject('commit', Buffer.from(lines.join('\n')));
}

export function readCommit({ oid, content }: GitObject): Commit {
  const [head = '', ...message] = content.toString('utf8').split('\n\n');
  const values = (key: string) =>
    head.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
  return {
    oid,
    tree: values('tree')[0] ?? '',
    parents: values('parent'),
    author: readPerson(values('author')[0]),
    committer: readPerson(values('committer')[0]),
    message: message.join('\n\n').trimEnd(),
  };
}

function readPerson(line = ''): Person {
  const [, name = '', email = '', seconds] = /^(.*) <(.*)> (\d+) /.exec(line) ?? [];
  const date = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
  return { name, email, date };
}
