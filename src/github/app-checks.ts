import { z } from 'zod';
import type { AppAnnotation, AppCheck, AppStatus } from '../apps/activity.ts';
import { type Failure, onFailure } from '../model/failure.ts';
import type { AppRequest } from '../ports/source.ts';
import { nodes, nullableText, type PullRequestAccess, type Variables } from './client.ts';
import { AccountNode, accountFields } from './conversation-query.ts';
import { CheckedCommit, type CheckedCommits, checksOf } from './earlier-checks.ts';
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

const runFields = `id name status conclusion title summary text url
  ${annotationsField.replace(', after: $after', '')} ${annotationFields}`;

const statusSelection = `status { contexts { context state description creator { ${accountFields} } } }`;

/**
 * Fields of the repository about `$head`, and their variables: our own checks, by which times are compared, all statuses
 * where an app has some, and the check runs of each name.
 */
export function selectOnHead({ checks: names, statuses }: Pick<AppRequest, 'checks' | 'statuses'>): {
  readonly selection: string;
  readonly variables: Variables;
} {
  const fields = names.map((_, at) => {
    const filter = `filterBy: { checkName: $named${at} }`;
    return `
  named${at}: checkSuites(first: ${maxSuites}, ${filter}) { nodes { app { slug }
    checkRuns(first: ${maxRuns}, filterBy: { checkName: $named${at}, checkType: LATEST }) { nodes { ${runFields} } }
  } }`;
  });
  const variables = names.map((name, at) => [`named${at}`, ['String!', name]] as const);
  const named = `named: object(oid: $head) { ... on Commit {${fields.join('')} } }`;
  return {
    selection: `
  head: object(oid: $head) { ... on Commit { ${checksOf} ${statuses ? statusSelection : ''} } }
  ${names.length === 0 ? '' : named}`,
    variables: Object.fromEntries(variables),
  };
}

const levels = { NOTICE: 'notice', WARNING: 'warning', FAILURE: 'failure' } as const;

const Annotation = z
  .object({
    path: z.string(),
    location: z.object({ start: z.object({ line: z.int() }), end: z.object({ line: z.int() }) }),
    annotationLevel: z.enum(['NOTICE', 'WARNING', 'FAILURE']).nullable(),
    title: nullableText,
    message: z.string(),
    rawDetails: nullableText,
  })
  .transform(({ location: { start, end }, annotationLevel, ...texts }): AppAnnotation => {
    const level = levels[annotationLevel ?? 'WARNING'];
    return { ...texts, startLine: start.line, endLine: end.line, level };
  });

const Annotations = z.object({
  totalCount: z.int(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(Annotation.nullable()).nullable(),
});
type Annotations = z.infer<typeof Annotations>;

const Run = z.object({
  id: z.string(),
  name: z.string(),
  // In lower case, as REST writes them.
  status: z.string().toLowerCase(),
  conclusion: z.string().toLowerCase().nullable(),
  title: nullableText,
  summary: nullableText,
  text: nullableText,
  url: z.string(),
  annotations: Annotations.nullable(),
});
type Run = z.infer<typeof Run>;

const Status = z
  .object({
    context: z.string(),
    state: z.string(),
    description: nullableText,
    creator: AccountNode,
  })
  .transform(({ creator, ...status }): AppStatus => ({ ...status, account: creator }));

/** The head's commit; null or absent where the token may not read it. */
export const OnHead = z.object({
  head: z
    .object({ ...CheckedCommit.shape, status: z.object({ contexts: z.array(Status) }).nullish() })
    .nullish(),
  named: z.record(z.string(), nodes(z.object({ app: CheckApp, checkRuns: nodes(Run) }))).nullish(),
});

interface FactsOnHead {
  /** Undefined where our own checks could not be read. */
  readonly checked: CheckedCommits['checked'];
  readonly statuses: readonly AppStatus[];
  readonly checks: readonly AppCheck[];
}

/** What is on the head, with all annotations. */
export async function readOnHead(
  pull: PullRequestAccess,
  { head, named }: z.infer<typeof OnHead>,
  onGap: (failure: Failure) => void,
): Promise<FactsOnHead> {
  const suites = Object.values(named ?? {}).flat();
  const checks = suites.flatMap(({ app, checkRuns }) =>
    checkRuns.map((run) => toCheck(pull, run, app?.slug ?? '', onGap)),
  );
  return {
    checked: head == null ? undefined : [head],
    statuses: head?.status?.contexts ?? [],
    checks: await Promise.all(checks),
  };
}

async function toCheck(
  pull: PullRequestAccess,
  { id, annotations, ...run }: Run,
  app: string,
  onGap: (failure: Failure) => void,
): Promise<AppCheck> {
  const pages = annotations === null ? [] : [annotations];
  const more = await readAnnotations(pull, id, pages).catch(onFailure((failure) => void onGap(failure)));
  const read = (more ?? pages).flatMap(({ nodes: page }) => (page ?? []).filter((each) => each !== null));
  return {
    ...run,
    app,
    annotations: read,
    annotationsComplete: annotations !== null && read.length >= annotations.totalCount,
  };
}

const annotationsQuery = `query Annotations($id: ID!, $after: String) { node(id: $id) { ... on CheckRun {
  ${annotationsField} ${annotationFields} } } }`;

/** All pages of annotations up to the limit, beginning with the one that was read. */
async function readAnnotations(
  { client }: PullRequestAccess,
  id: string,
  first: readonly Annotations[],
): Promise<readonly Annotations[]> {
  const pages = [...first];
  for (
    let page = pages.at(-1);
    page?.pageInfo.hasNextPage && pages.length < maxAnnotations / annotationsAtOnce;
  ) {
    const request = { query: annotationsQuery, variables: { id, after: page.pageInfo.endCursor } };
    const Answer = z.object({ node: z.object({ annotations: Annotations.nullable() }).nullable() });
    const { data } = await client.query(readChecks, Answer, request);
    page = data.node?.annotations ?? undefined;
    if (page !== undefined) pages.push(page);
  }
  return pages;
}
