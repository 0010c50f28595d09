import { z } from 'zod';
import { blobId } from '../git/work-tree.ts';
import { onFailure } from '../model/failure.ts';
import type { FileAt, ReadText } from '../model/files.ts';
import { inBatches } from '../model/lists.ts';
import { utf8Text } from '../model/text.ts';
import type { EvidenceFacts, FileText } from '../ports/source.ts';
import { maxTextBytes } from '../runner/regular-file.ts';
import { rawBody } from './api.ts';
import { queryRepository, type RepositoryAccess, type Variables } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import { RequestFailed, readContents } from './request-failure.ts';

/** A commit, tree, submodule or file; only a file has a size, and only one that is not binary a text. */
const ObjectNode = z.object({
  oid: z.string(),
  byteSize: z.int().nullish(),
  text: z.string().nullish(),
  isTruncated: z.boolean().nullish(),
});
export type ObjectNode = z.infer<typeof ObjectNode>;

/**
 * Objects by expression, which is a commit or `COMMIT:PATH`: null when there is none, missing when GitHub did not answer.
 */
export type Objects = ReadonlyMap<string, ObjectNode | null>;

const alias = (index: number) => `object${index}`;

/** Objects as fields of a repository query, one alias each. */
export function selectObjects(wanted: readonly string[]): {
  readonly fields: string;
  readonly variables: Variables;
} {
  const variables: Variables = Object.fromEntries(
    wanted.map((expression, index) => [alias(index), ['String!', expression]]),
  );
  const fields = wanted.map((_, index) => {
    const ofBlob = '... on Blob { byteSize text isTruncated }';
    return `${alias(index)}: object(expression: $${alias(index)}) { oid ${ofBlob} }`;
  });
  return { fields: fields.join('\n'), variables };
}

/** Errors that only make one object unknown. */
export function concernsObject({ path }: GraphqlError): boolean {
  return typeof path?.[1] === 'string' && /^object\d+$/.test(path[1]);
}

/** `answer` is the repository in the response to `selectObjects`. */
export function readObjects(
  answer: Readonly<Record<string, unknown>>,
  wanted: readonly string[],
  errors: readonly GraphqlError[],
): Objects {
  const failed = new Set(errors.map(({ path }) => path?.[1]));
  return new Map(
    wanted.flatMap((expression, index) => {
      const thing = ObjectNode.nullish().safeParse(answer[alias(index)]);
      return failed.has(alias(index)) || !thing.success ? [] : [[expression, thing.data ?? null] as const];
    }),
  );
}

const TreeEntry = z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() });

const Tree = z
  .object({ truncated: z.boolean(), tree: z.array(TreeEntry) })
  .transform(({ truncated, tree }): Pick<EvidenceFacts, 'headPaths' | 'headLinks'> => {
    if (truncated) return {};
    const files = tree.filter(({ type }) => type === 'blob');
    const links = files.filter(({ mode }) => mode === '120000').map(({ path, sha }) => [path, sha] as const);
    return { headPaths: files.map(({ path }) => path), headLinks: new Map(links) };
  });

/**
 * Paths of all files of a commit, and its links. None when GitHub truncates the list, at about 100,000 entries.
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export function readHeadTree(
  { client, owner, repo }: RepositoryAccess,
  commit: string,
): Promise<Pick<EvidenceFacts, 'headPaths' | 'headLinks'>> {
  return client
    .get(readContents, Tree, (rest) => rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1' }))
    .catch(onFailure(() => ({})));
}

const maxPathsAtOnce = 25;

/** Files of a commit for a job without checkout; `paths` are all paths that will be requested. */
export async function readFilesAt(
  repository: RepositoryAccess,
  { commit, paths }: { readonly commit: string; readonly paths: readonly string[] },
): Promise<ReadText> {
  const schema = z.record(z.string(), z.unknown());
  const parts = await Promise.all(
    inBatches(filesAt(commit, paths), maxPathsAtOnce).map(async (batch) => {
      const request = { operation: readContents, name: 'FilesAt', schema, ...selectObjects(batch) };
      const answer = await queryRepository(repository, request);
      return [...readObjects(answer.repository, batch, [])];
    }),
  );
  const files = new Map(parts.flat());
  return async (path) => {
    const file = files.get(`${commit}:${path}`);
    if (file?.byteSize == null || file.byteSize > maxTextBytes) return undefined;
    return utf8Text(await bytesOf(repository, file));
  };
}

/** GraphQL truncates long texts and omits those it considers binary. */
async function bytesOf(repository: RepositoryAccess, { oid, byteSize, text }: ObjectNode) {
  const bytes = new TextEncoder().encode(text ?? '');
  return bytes.length === byteSize ? bytes : readBlob(repository, oid);
}

/** The expressions of files. */
export function filesAt(commit: string, paths: readonly string[]): readonly string[] {
  return paths.map((path) => `${commit}:${path}`);
}

/** The texts that exist; undefined when one could not be read completely, since rules might be missing then. */
export function readBaseTexts(
  objects: Objects,
  commit: string,
  paths: readonly string[],
): readonly FileText[] | undefined {
  const texts = paths.map((path) => ({ path, blob: objects.get(`${commit}:${path}`) }));
  if (texts.some(({ blob }) => blob === undefined || blob?.isTruncated === true)) return undefined;
  return texts.flatMap(({ path, blob }) => (blob?.text == null ? [] : [{ path, text: blob.text }]));
}

/** Larger files are not read; all files read at the base are written by hand. */
const maxBytes = 1_000_000;

/** The expressions that `readPolicyAt` needs. */
export function policyAt(commit: string, path: string): readonly string[] {
  return [commit, `${commit}:${path}`];
}

/**
 * Returns `absent` only when GitHub shows the commit without such an object (threat P1); any other problem is
 * `unreadable`, which fails closed.
 */
export async function readPolicyAt(
  repository: RepositoryAccess,
  { objects, commit, path }: { readonly objects: Objects; readonly commit: string; readonly path: string },
): Promise<FileAt> {
  const unreadable = (reason: string): FileAt => ({ state: 'unreadable', reason });
  if (objects.get(commit) == null) return unreadable(`GitHub does not show the commit ${commit}`);
  const policy = objects.get(`${commit}:${path}`);
  if (policy === undefined) return unreadable('GitHub does not show it');
  if (policy === null) return { state: 'absent' };
  const { oid: blob, byteSize } = policy;
  if (byteSize == null) return unreadable('it is not a file');
  if (byteSize > maxBytes) return unreadable(`it has ${byteSize} bytes, more than ${maxBytes}`);
  return bytesOf(repository, policy)
    .then((bytes): FileAt => ({ state: 'present', bytes, blob }))
    .catch(onFailure(({ message }) => unreadable(message)));
}

/** The exact bytes of a blob; GraphQL's text can be truncated or lossy. Whatever is not the blob is read again. */
export function readBlob({ client, owner, repo }: RepositoryAccess, sha: string): Promise<Uint8Array> {
  return client.read(readContents, async (api) => {
    const bytes = await api.bytes((rest) =>
      rest.git.getBlob({ owner, repo, file_sha: sha, mediaType: { format: 'raw' }, ...rawBody }),
    );
    if (blobId(bytes, sha) === sha) return bytes;
    throw new RequestFailed('the answer is not the blob');
  });
}

const blobsAtOnce = 10;

/** The beginnings of blobs; one that GitHub does not return is left out. */
export async function readFirstBytes(
  repository: RepositoryAccess,
  ids: readonly string[],
  length: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const starts = new Map<string, Uint8Array>();
  for (const batch of inBatches([...new Set(ids)], blobsAtOnce))
    await Promise.all(
      batch.map(async (id) => {
        const bytes = await readBlob(repository, id).catch(onFailure(() => undefined));
        if (bytes !== undefined) starts.set(id, bytes.slice(0, length));
      }),
    );
  return starts;
}
