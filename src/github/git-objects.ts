import { z } from 'zod';
import { Failure } from '../model/failure.ts';
import type { FilesAt } from '../model/files-at.ts';
import { inBatches } from '../model/in-batches.ts';
import { utf8Text } from '../model/utf8-text.ts';
import { maxTextBytes } from '../runner/regular-file.ts';
import { readBlob } from './base-file.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import { readContents } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** A commit, a tree, a submodule or a file; only the last has a text, unless it is binary. */
const Thing = z.object({
  oid: z.string(),
  text: z.string().nullish(),
  isTruncated: z.boolean().nullish(),
});
export type Thing = z.infer<typeof Thing>;

/** One object to ask for: a commit, or `COMMIT:PATH`. */
export interface Wanted {
  readonly expression: string;
  readonly text: boolean;
}

/** What expressions name; null where they name nothing. One that GitHub could not answer for is missing. */
export type Objects = ReadonlyMap<string, Thing | null>;

/** Each object once; with its text where anybody wants that. */
export function eachOnce(wanted: readonly Wanted[]): readonly Wanted[] {
  const all = new Map<string, Wanted>();
  for (const each of wanted) {
    const text = each.text || all.get(each.expression)?.text === true;
    all.set(each.expression, { ...each, text });
  }
  return [...all.values()];
}

const alias = (index: number) => `object${index}`;

/** Objects as parts of a query on a repository, one alias each. */
export function selectObjects(wanted: readonly Wanted[]) {
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

/** Errors that leave the rest of an answer usable: the object stays unknown. */
export function concernsObject({ path }: GraphqlError): boolean {
  return typeof path?.[1] === 'string' && /^object\d+$/.test(path[1]);
}

/** `answer` is the repository of an answer to `selectObjects`. */
export function readObjects(
  answer: Readonly<Record<string, unknown>>,
  wanted: readonly Wanted[],
  errors: readonly GraphqlError[],
): Objects {
  const failed = new Set(errors.map(({ path }) => path?.[1]));
  return new Map(
    wanted.flatMap(({ expression }, index) => {
      const thing = Thing.nullish().safeParse(answer[alias(index)]);
      return failed.has(alias(index)) || !thing.success ? [] : [[expression, thing.data ?? null] as const];
    }),
  );
}

const Tree = z.object({
  truncated: z.boolean(),
  tree: z.array(z.object({ path: z.string(), type: z.string() })),
});

/**
 * Every file of a commit. Undefined where GitHub does not list them whole, which it does up to 100,000 entries.
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
