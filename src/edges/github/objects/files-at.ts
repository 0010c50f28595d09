import { z } from 'zod';
import { inBatches } from '../../../domain/in-batches.ts';
import { utf8Text } from '../../../domain/text/utf8-text.ts';
import type { FilesAt } from '../../../ports/files-at.ts';
import { maxTextBytes } from '../../files/text-limit.ts';
import type { PullRequestAddress } from '../pull-request.ts';
import type { GitHubClient } from '../transport/client.ts';
import { readContents } from '../transport/operation.ts';
import { readBlob } from './base-file.ts';

const maxPathsAtOnce = 25;

/** A folder or a submodule has neither size nor text. */
const Blob = z.looseObject({
  oid: z.string(),
  byteSize: z.number().int().min(0),
  text: z.string().nullish(),
});
type Blob = z.infer<typeof Blob>;

const Answer = z.object({ repository: z.record(z.string(), z.unknown()) });

/** Files of a commit, for a job that has not checked it out; `paths` are all that will be asked for. */
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

/** GraphQL cuts long texts, and has none of files that it takes for binary. */
async function wholeText(
  client: GitHubClient,
  address: PullRequestAddress,
  { oid, byteSize, text }: Blob,
): Promise<string> {
  const isWhole = text != null && Buffer.byteLength(text) === byteSize;
  return isWhole ? text : utf8Text(await readBlob(client, address, oid));
}
