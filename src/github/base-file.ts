import { z } from 'zod';
import type { FileText } from '../fetch/repository-facts.ts';
import { Failure } from '../model/failure.ts';
import type { FileAt } from '../model/files-at.ts';
import { rawBody } from './api.ts';
import type { GitHubClient } from './client.ts';
import type { Objects, Wanted } from './git-objects.ts';
import type { GraphqlError } from './graphql.ts';
import { readContents } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

export function baseTextsToRead(commit: string, paths: readonly string[]): readonly Wanted[] {
  return paths.map((path) => ({ expression: `${commit}:${path}`, text: true }));
}

/** The texts that exist; undefined when one of them could not be read whole, since then rules may be missing. */
export function readBaseTexts(
  objects: Objects,
  commit: string,
  paths: readonly string[],
): readonly FileText[] | undefined {
  const texts = paths.map((path) => ({ path, blob: objects.get(`${commit}:${path}`) }));
  if (texts.some(({ blob }) => blob === undefined || blob?.isTruncated === true)) return undefined;
  return texts.flatMap(({ path, blob }) => (blob?.text == null ? [] : [{ path, text: blob.text }]));
}

/** Larger files are not read: every file that we want at the base is written by hand. */
const maxBytes = 1_000_000;

const FileNode = z
  .object({
    __typename: z.string(),
    oid: z.string(),
    byteSize: z.number().optional(),
    text: z.string().nullish(),
  })
  .nullish();

/** The policy at the base commit, the commit itself, and the policy at the head. */
export const BaseFile = z.object({
  baseCommit: z.object({ oid: z.string() }).nullish(),
  policy: FileNode,
  proposedPolicy: FileNode,
});
export type BaseFile = z.infer<typeof BaseFile>;

/** To be selected on a repository. */
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

/** Declarations of the variables in `baseFileSelection`; both policies are `COMMIT:PATH`. */
export const baseFileVariables = '$base: GitObjectID!, $policy: String!, $proposedPolicy: String!';

/** Errors that leave the rest of the answer usable: they make the file unreadable. */
export function concernsBaseFile({ path }: GraphqlError): boolean {
  return path?.[1] === 'policy' || path?.[1] === 'baseCommit' || path?.[1] === 'proposedPolicy';
}

/**
 * `absent` only where GitHub showed the commit and no such object in it (threat P1): everything that could not
 * be read is `unreadable`, which fails closed.
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

/** The policy file at the head: nothing depends on it, so that a head without it simply has none. */
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

/** A blob's bytes as git has them; GraphQL's text is neither whole nor exact where a file is not UTF-8. */
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
