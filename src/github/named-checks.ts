import { z } from 'zod';
import type { CheckAnnotation, CheckRun, NamedChecks, ObservedChecks } from '../model/evidence-pack.ts';
import { type Failure, onFailure } from '../model/failure.ts';
import {
  type GitHubClient,
  nullableText,
  queryRepository,
  type RepositoryAccess,
  type Variables,
  wholeList,
} from './client.ts';
import { CheckApp } from './github-gate.ts';
import { readChecks } from './request-failure.ts';

/** Suites with a name on one commit, and its check runs in one of them. */
const maxSuites = 10;
const maxRuns = 10;

/** Annotations a request, which is GitHub's limit for writing them, and of one check run. */
const annotationsAtOnce = 50;
const maxAnnotations = 1_000;

const annotationsField = `annotations(first: ${annotationsAtOnce}, after: $after)`;
const annotationFields = `{
    totalCount pageInfo { hasNextPage endCursor }
    nodes { path location { start { line } end { line } } annotationLevel title message rawDetails }
  }`;

const runFields = `id databaseId name status conclusion startedAt completedAt title summary text url
  ${annotationsField.replace(', after: $after', '')} ${annotationFields}`;

/**
 * A field of the repository, with its variables: the check runs of each name on the commit `$head`. All
 * attempts, because GitHub does not document which one is the latest to it.
 */
export function selectNamedChecks(names: readonly string[]): {
  readonly selection: string;
  readonly variables: Variables;
} {
  const fields = names.map((_, at) => {
    const isNamed = `checkName: $named${at}`;
    return `
  named${at}: checkSuites(first: ${maxSuites}, filterBy: { ${isNamed} }) {
    pageInfo { hasNextPage } nodes { app { slug }
      checkRuns(first: ${maxRuns}, filterBy: { ${isNamed}, checkType: ALL }) {
        pageInfo { hasNextPage } nodes { ${runFields} }
      }
    }
  }`;
  });
  const variables = names.map((name, at) => [`named${at}`, ['String!', name]] as const);
  return {
    selection: names.length === 0 ? '' : `named: object(oid: $head) { ... on Commit {${fields.join('')} } }`,
    variables: Object.fromEntries(variables),
  };
}

const levels = { NOTICE: 'notice', WARNING: 'warning', FAILURE: 'failure' } as const;

const Annotation = z
  .object({
    path: z.string(),
    location: z.object({ start: z.object({ line: z.int() }), end: z.object({ line: z.int() }) }),
    annotationLevel: z.enum(['NOTICE', 'WARNING', 'FAILURE']).catch('WARNING'),
    title: nullableText,
    message: z.string(),
    rawDetails: nullableText,
  })
  .transform(({ location: { start, end }, annotationLevel, ...texts }): CheckAnnotation => {
    return { ...texts, startLine: start.line, endLine: end.line, level: levels[annotationLevel] };
  });

const Annotations = z.object({
  totalCount: z.int(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(Annotation.nullable()).nullable(),
});
type Annotations = z.infer<typeof Annotations>;

const Run = z.object({
  id: z.string(),
  databaseId: z.int(),
  name: z.string(),
  // In lower case, as REST writes them.
  status: z.string().toLowerCase(),
  conclusion: z.string().toLowerCase().nullable(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  title: nullableText,
  summary: nullableText,
  text: nullableText,
  url: z.string(),
  annotations: Annotations.nullable(),
});

/**
 * The newest attempt, because a rerun job keeps its earlier check. Ids grow with time. Workflows that share a job's name
 * have separate suites.
 */
const Suite = z.object({ app: CheckApp, checkRuns: wholeList(Run) }).transform(({ app, checkRuns }) => {
  const newest = checkRuns?.toSorted((a, b) => a.databaseId - b.databaseId).at(-1);
  return newest && { ...newest, app: app?.slug ?? '' };
});
type Newest = NonNullable<z.infer<typeof Suite>>;

/** Null or absent where the token may not read the commit, and for no names. */
export const NamedOnHead = z.object({ named: z.record(z.string(), wholeList(Suite)).nullish() });
type NamedOnHead = z.infer<typeof NamedOnHead>;

type OnGap = (failure: Failure) => void;

/** The check runs of each name in an answer, with further pages of annotations. */
export function readNamedChecks(
  repository: RepositoryAccess,
  { names, named }: NamedOnHead & { readonly names: readonly string[] },
  onGap: OnGap,
): Promise<ObservedChecks> {
  const unread = named == null ? 'GitHub does not show the commit' : 'GitHub does not show all of that name';
  return Promise.all(
    names.map(async (name, at) => {
      const newest = named?.[`named${at}`];
      return newest?.every((run) => run !== undefined)
        ? await readName(repository, { name, newest }, onGap)
        : { name, runs: [], unread };
    }),
  );
}

async function readName(
  repository: RepositoryAccess,
  { name, newest }: { readonly name: string; readonly newest: readonly Newest[] },
  onGap: OnGap,
): Promise<NamedChecks> {
  let unread: string | undefined;
  const noteGap = (failure: Failure) => {
    unread = failure.message;
    onGap(failure);
  };
  const runs = await Promise.all(newest.map((run) => readRun(repository, run, noteGap)));
  return { name, runs, unread };
}

async function readRun(
  { client }: RepositoryAccess,
  { id, databaseId: _, annotations: first, ...run }: Newest,
  onGap: OnGap,
): Promise<CheckRun> {
  const pages = first === null ? [] : [first];
  await readOn(client, id, pages).catch(onFailure(onGap));
  const annotations = pages.flatMap(({ nodes }) => nodes ?? []).filter((each) => each !== null);
  return { ...run, annotations, annotationCount: pages[0]?.totalCount ?? 0 };
}

const annotationsQuery = `query Annotations($id: ID!, $after: String) { node(id: $id) { ... on CheckRun {
  ${annotationsField} ${annotationFields} } } }`;

const AnnotationsOfRun = z.object({ node: z.object({ annotations: Annotations }) });

/** Adds pages of annotations up to the limit, the first one as well where GitHub left it out. */
async function readOn(client: GitHubClient, id: string, pages: Annotations[]): Promise<void> {
  while (pages.length < maxAnnotations / annotationsAtOnce) {
    const last = pages.at(-1)?.pageInfo;
    if (last?.hasNextPage === false) return;
    const request = { query: annotationsQuery, variables: { id, after: last?.endCursor ?? null } };
    const { data } = await client.query(readChecks, AnnotationsOfRun, request);
    pages.push(data.node.annotations);
  }
}

/** The check runs with these names on the head, in one request and one for each further fifty annotations. */
export function observeChecks(
  repository: RepositoryAccess,
  { head, names }: { readonly head: string; readonly names: readonly string[] },
  onGap: OnGap,
): Promise<ObservedChecks> {
  const { selection, variables } = selectNamedChecks(names);
  const query = queryRepository(repository, {
    operation: readChecks,
    name: 'NamedChecks',
    fields: selection,
    schema: NamedOnHead,
    variables: { head: ['GitObjectID!', head], ...variables },
  });
  return query
    .then((answer) => readNamedChecks(repository, { ...answer.repository, names }, onGap))
    .catch(
      onFailure((failure) => {
        onGap(failure);
        return names.map((name) => ({ name, runs: [], unread: failure.message }));
      }),
    );
}
