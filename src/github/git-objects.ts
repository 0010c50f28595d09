import { z } from 'zod';
import type { FileText } from '../fetch/source.ts';
import { Failure } from '../model/failure.ts';
import type { FileAt, FilesAt } from '../model/files.ts';
import { inBatches } from '../model/in-batches.ts';
import { utf8Text } from '../model/text.ts';
import { maxTextBytes } from '../runner/regular-file.ts';
import { rawBody } from './api.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import type { PullRequestAddress } from './pull-request.ts';
import { readContents } from './request-failure.ts';

/** A commit, tree, submodule or file; only a file that is not binary has a text. */
const ObjectNode = z.object({
  oid: z.string(),
  text: z.string().nullish(),
  isTruncated: z.boolean().nullish(),
});
export type ObjectNode = z.infer<typeof ObjectNode>;

/** One object to request: a commit, or `COMMIT:PATH`. */
export interface ObjectRequest {
  readonly expression: string;
  readonly text: boolean;
}

/** Objects by expression: null when there is none, missing when GitHub did not answer. */
export type Objects = ReadonlyMap<string, ObjectNode | null>;

/** Merges duplicates; an object has its text when one of them asks for it. */
export function mergeDuplicates(wanted: readonly ObjectRequest[]): readonly ObjectRequest[] {
  const all = new Map<string, ObjectRequest>();
  for (const each of wanted) {
    const text = each.text || all.get(each.expression)?.text === true;
    all.set(each.expression, { ...each, text });
  }
  return [...all.values()];
}

const alias = (index: number) => `object${index}`;

/** Objects as fields of a repository query, one alias each. */
export function selectObjects(wanted: readonly ObjectRequest[]) {
  return {
    declarations: wanted.map((_, index) => `, $${alias(index)}: String!`).join(''),
    selection: wanted
      .map(({ text }, index) => {
        const fields = `oid ${text ? '... on Blob { text isTruncated }' : ''}`;
        return `${alias(index)}: object(expression: $${alias(index)}) { ${fields} }`;
      })
      .join('\n'),
    variables: Object.fromEntries(wanted.map(({ expression }, index) => [alias(index), expression])),
  };
}

/** Errors that only make one object unknown. */
export function concernsObject({ path }: GraphqlError): boolean {
  return typeof path?.[1] === 'string' && /^object\d+$/.test(path[1]);
}

/** `answer` is the repository in the response to `selectObjects`. */
export function readObjects(
  answer: Readonly<Record<string, unknown>>,
  wanted: readonly ObjectRequest[],
  errors: readonly GraphqlError[],
): Objects {
  const failed = new Set(errors.map(({ path }) => path?.[1]));
  return new Map(
    wanted.flatMap(({ expression }, index) => {
      const thing = ObjectNode.nullish().safeParse(answer[alias(index)]);
      return failed.has(alias(index)) || !thing.success ? [] : [[expression, thing.data ?? null] as const];
    }),
  );
}

const Tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string() })),
});

/**
 * Paths of all files of a commit. Undefined when GitHub truncates the list, at about 100,000 entries.
 * @see https://docs.github.com/en/rest/git/trees#get-a-tree
 */
export async function readHeadPaths(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  commit: string,
): Promise<readonly string[] | undefined> {
  try {
    const { truncated, tree } = await client.read(readContents, (api) =>
      api.call(Tree, (rest) => rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1' })),
    );
    return truncated ? undefined : tree.filter(({ type }) => type === 'blob').map(({ path }) => path);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

const maxPathsAtOnce = 25;

/** A folder or submodule has neither size nor text. */
const Blob = z.looseObject({
  oid: z.string(),
  byteSize: z.number().int().min(0),
  text: z.string().nullish(),
});
type Blob = z.infer<typeof Blob>;

const Answer = z.object({ repository: z.record(z.string(), z.unknown()) });

/** Files of a commit for a job without checkout; `paths` are all paths that will be requested. */
export async function readFilesAt(
  client: GitHubClient,
  address: PullRequestAddress,
  { commit, paths }: { readonly commit: string; readonly paths: readonly string[] },
): Promise<FilesAt> {
  const parts = await Promise.all(
    inBatches(paths, maxPathsAtOnce).map((batch) => readBlobs(client, address, { commit, paths: batch })),
  );
  const blobs = new Map(parts.flat());
  return {
    text: async (path) => {
      const blob = blobs.get(path);
      return blob === undefined || blob.byteSize > maxTextBytes
        ? undefined
        : wholeText(client, address, blob);
    },
  };
}

async function readBlobs(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  { commit, paths }: { readonly commit: string; readonly paths: readonly string[] },
): Promise<readonly (readonly [path: string, blob: Blob])[]> {
  const declared = paths.map((_, index) => `, $file${index}: String!`).join('');
  const selected = paths.map(
    (_, index) => `file${index}: object(expression: $file${index}) { ... on Blob { oid byteSize text } }`,
  );
  const query = `query FilesAt($owner: String!, $repo: String!${declared}) {
    repository(owner: $owner, name: $repo) { ${selected.join('\n')} }
  }`;
  const named = paths.map((path, index) => [`file${index}`, `${commit}:${path}`] as const);
  const variables = { owner, repo, ...Object.fromEntries(named) };
  const { data } = await client.read(readContents, (api) => api.graphql(Answer, { query, variables }));
  return paths.flatMap((path, index) => {
    const blob = Blob.safeParse(data.repository[`file${index}`]);
    return blob.success ? [[path, blob.data] as const] : [];
  });
}

/** GraphQL truncates long texts and omits those it considers binary. */
async function wholeText(
  client: GitHubClient,
  address: PullRequestAddress,
  { oid, byteSize, text }: Blob,
): Promise<string> {
  const isWhole = text != null && Buffer.byteLength(text) === byteSize;
  return isWhole ? text : utf8Text(await readBlob(client, address, oid));
}

export function baseTextsToRead(commit: string, paths: readonly string[]): readonly ObjectRequest[] {
  return paths.map((path) => ({ expression: `${commit}:${path}`, text: true }));
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

const FileNode = z
  .object({
    __typename: z.string(),
    oid: z.string(),
    byteSize: z.number().optional(),
    text: z.string().nullish(),
  })
  .nullish();

/** The base commit, its policy file, and the policy file at the head. */
export const BaseFile = z.object({
  baseCommit: z.object({ oid: z.string() }).nullish(),
  policy: FileNode,
  proposedPolicy: FileNode,
});
export type BaseFile = z.infer<typeof BaseFile>;

/** Fields of a repository. */
export const baseFileSelection = `
  baseCommit: object(oid: $base) { oid }
  policy: object(expression: $policy) {
    __typename
    oid
    ... on Blob { byteSize text }
  }
  proposedPolicy: object(expression: $proposedPolicy) {
    __typename
    oid
    ... on Blob { byteSize text }
  }`;

/** Declares the variables in `baseFileSelection`; both policies are `COMMIT:PATH`. */
export const baseFileVariables = '$base: GitObjectID!, $policy: String!, $proposedPolicy: String!';

/** Errors that only make these files unreadable. */
export function concernsBaseFile({ path }: GraphqlError): boolean {
  return path?.[1] === 'policy' || path?.[1] === 'baseCommit' || path?.[1] === 'proposedPolicy';
}

/**
 * Returns `absent` only when GitHub shows the commit without such an object (threat P1); any other problem is
 * `unreadable`, which fails closed.
 */
export async function readBaseFile(
  client: GitHubClient,
  address: PullRequestAddress,
  answer: { readonly file: BaseFile; readonly errors: readonly GraphqlError[] },
): Promise<FileAt> {
  const { baseCommit, policy } = answer.file;
  const error = answer.errors.find(({ path }) => path?.[1] === 'policy' || path?.[1] === 'baseCommit');
  if (error !== undefined) return unreadable(error.message);
  if (baseCommit == null) return unreadable('the base commit was not found');
  return readNode(client, address, policy);
}

/** The policy file at the head. No decision depends on it, so a missing commit counts as a missing file. */
export async function readProposedFile(
  client: GitHubClient,
  address: PullRequestAddress,
  answer: { readonly file: BaseFile; readonly errors: readonly GraphqlError[] },
): Promise<FileAt> {
  const error = answer.errors.find(({ path }) => path?.[1] === 'proposedPolicy');
  if (error !== undefined) return unreadable(error.message);
  return readNode(client, address, answer.file.proposedPolicy);
}

async function readNode(
  client: GitHubClient,
  address: PullRequestAddress,
  policy: BaseFile['policy'],
): Promise<FileAt> {
  if (policy == null) return { state: 'absent' };
  if (policy.__typename !== 'Blob' || policy.byteSize === undefined) return unreadable('it is not a file');
  if (policy.byteSize > maxBytes) return unreadable(`it has ${policy.byteSize} bytes, more than ${maxBytes}`);
  const bytes = new TextEncoder().encode(policy.text ?? '');
  const { oid: blob } = policy;
  if (bytes.length === policy.byteSize) return { state: 'present', bytes, blob };
  try {
    return { state: 'present', bytes: await readBlob(client, address, blob), blob };
  } catch (error) {
    if (error instanceof Failure) return unreadable(error.message);
    throw error;
  }
}

function unreadable(reason: string): FileAt {
  return { state: 'unreadable', reason };
}

/** The exact bytes of a blob; GraphQL's text can be truncated or lossy. */
export function readBlob(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  sha: string,
): Promise<Uint8Array> {
  return client.read(readContents, (api) =>
    api.bytes((rest) =>
      rest.git.getBlob({ owner, repo, file_sha: sha, mediaType: { format: 'raw' }, ...rawBody }),
    ),
  );
}
