import { z } from 'zod';
import type { ChangedFile } from '../../domain/changed-file.ts';
import { patchOf } from '../../domain/diff/patch-of.ts';
import type { FileThen, Since } from '../../domain/since.ts';
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
type Thing = z.infer<typeof Thing>;

const Answer = z.object({ repository: z.record(z.string(), Thing.nullable()) });

/** One object to ask for: a commit, or `COMMIT:PATH`. */
interface Wanted {
  readonly expression: string;
  readonly text: boolean;
}

/** Each object once, by the expression that names it; `text` where anybody wants its text. */
function collect(wanted: readonly Wanted[]): readonly Wanted[] {
  const all = new Map<string, Wanted>();
  for (const each of wanted) {
    const text = each.text || all.get(each.expression)?.text === true;
    all.set(each.expression, { ...each, text });
  }
  return [...all.values()];
}

function queryFor(wanted: readonly Wanted[]): string {
  const variables = wanted.map((_, index) => `$object${index}: String!`).join(', ');
  const fields = wanted.map(
    ({ text }, index) =>
      `object${index}: object(expression: $object${index}) { oid ${text ? '... on Blob { text isTruncated }' : ''} }`,
  );
  return `query Since($owner: String!, $repo: String!, ${variables}) {
    repository(owner: $owner, name: $repo) {
      ${fields.join('\n')}
    }
  }`;
}

type Objects = ReadonlyMap<string, Thing | null>;

/** What the expressions name; null where they name nothing. One that GitHub could not answer for is missing. */
async function readObjects(
  client: GitHubClient,
  { owner, repo }: PullRequestAddress,
  wanted: readonly Wanted[],
): Promise<Objects> {
  const tolerates = ({ path }: GraphqlError) => path?.length === 2;
  const variables = Object.fromEntries(
    wanted.map(({ expression }, index) => [`object${index}`, expression] as const),
  );
  const request = { query: queryFor(wanted), variables: { owner, repo, ...variables }, tolerates };
  const { data, errors } = await client.read(readContents, (api) => api.graphql(Answer, request));
  const failed = new Set(errors.map(({ path }) => path?.[1]));
  return new Map(
    wanted.flatMap(({ expression }, index) => {
      const alias = `object${index}`;
      return failed.has(alias) ? [] : [[expression, data.repository[alias] ?? null] as const];
    }),
  );
}

/** The name that a file which is gone from its place has now, by the same content or by the change's own renames. */
function nameNow(then: FileThen, oid: string | undefined, files: readonly ChangedFile[]): string | undefined {
  const renamed = files.find(
    ({ status, previous_filename }) => status === 'renamed' && previous_filename === then.path,
  );
  return (renamed ?? files.find(({ sha, status }) => sha === oid && status !== 'removed'))?.filename;
}

/** `same` where there is no difference; undefined where it is not known. */
function compare(
  then: FileThen,
  { head, objects, files }: { head: string; objects: Objects; files: readonly ChangedFile[] },
): ChangedFile | 'same' | undefined {
  const before = objects.get(`${then.head}:${then.path}`);
  const there = objects.get(`${head}:${then.path}`);
  if (before === undefined || there === undefined) return undefined;
  if (before?.oid === there?.oid) return 'same';
  const blank = { additions: 0, deletions: 0, changes: 0 };
  if (before === null) return { filename: then.path, sha: there?.oid ?? null, status: 'added', ...blank };
  const name = there === null ? nameNow(then, before.oid, files) : then.path;
  if (name === undefined) return { filename: then.path, sha: null, status: 'removed', ...blank };
  const after = objects.get(`${head}:${name}`);
  const moved =
    name === then.path ? undefined : ({ status: 'renamed', previous_filename: then.path } as const);
  const file = { filename: name, ...(moved ?? { status: 'modified' as const }) };
  const isPureMove =
    moved !== undefined && files.some(({ filename, sha }) => filename === name && sha === before.oid);
  if (isPureMove) return { ...file, sha: before.oid, ...blank };
  return { ...file, sha: after?.oid ?? null, ...difference(before, after) };
}

/** Without a patch, but with changes, lines count as unknown. */
function difference(before: Thing, after: Thing | null | undefined) {
  const isWhole = before.isTruncated !== true && after?.isTruncated !== true;
  if (before.text == null || after?.text == null || !isWhole)
    return { additions: 0, deletions: 0, changes: 1 };
  const { patch, additions, deletions } = patchOf(before.text, after.text);
  return { patch, additions, deletions, changes: Math.max(1, additions + deletions) };
}

/** Two files of then may have become one; of the second nothing is known. */
function eachOnce(compared: readonly { then: FileThen; now: ChangedFile | 'same' }[]) {
  const names = new Set<string>();
  return compared.filter(({ now }) => {
    if (now === 'same') return true;
    const isFirst = !names.has(now.filename);
    names.add(now.filename);
    return isFirst;
  });
}

/**
 * Compares files at earlier heads with those at this one, by their blobs: a commit that a force-push left behind is
 * still there, while GitHub's comparison would start where the two histories part. One request for all.
 */
export async function readSince(
  client: GitHubClient,
  address: PullRequestAddress,
  change: {
    readonly head: string;
    readonly files: readonly ChangedFile[];
    readonly wanted: readonly FileThen[];
  },
): Promise<readonly Since[]> {
  const { head, files, wanted } = change;
  if (wanted.length === 0) return [];
  const heads = [...new Set(wanted.map((then) => then.head))];
  const renames = new Map(
    files.flatMap(({ status, filename, previous_filename }) =>
      status === 'renamed' && previous_filename !== undefined ? [[previous_filename, filename] as const] : [],
    ),
  );
  const objects = await readObjects(
    client,
    address,
    collect([
      ...heads.map((commit) => ({ expression: commit, text: false })),
      ...wanted.flatMap(({ head: commit, path, lines: text }) => [
        { expression: `${commit}:${path}`, text },
        { expression: `${head}:${path}`, text },
        ...(renames.has(path) ? [{ expression: `${head}:${renames.get(path)}`, text }] : []),
      ]),
    ]),
  );
  return heads.flatMap((commit) => {
    // Without the commit itself, a file that is not there proves nothing.
    if (objects.get(commit)?.oid !== commit) return [];
    const compared = wanted
      .filter((then) => then.head === commit)
      .flatMap((then) => {
        const now = compare(then, { head, objects, files });
        return now === undefined ? [] : [{ then, now }];
      });
    const kept = eachOnce(compared);
    return [
      {
        head: commit,
        known: kept.map(({ then }) => then.path),
        files: kept.flatMap(({ now }) => (now === 'same' ? [] : [now])),
      },
    ];
  });
}
