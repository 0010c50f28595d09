import { z } from 'zod';
import type { EvidenceFacts } from '../fetch/source.ts';
import type { GraphqlError } from './graphql.ts';
import { nodes, PageInfo, sparse } from './pages.ts';

function pages<T>(node: z.ZodType<T>) {
  return z.object({ ...sparse(node).shape, pageInfo: PageInfo });
}

const Actor = z
  .object({ name: z.string().nullable(), email: z.string().nullable() })
  .nullable()
  .transform((actor) => ({ name: actor?.name ?? '', email: actor?.email ?? '' }));

const CommitNode = z
  .object({ commit: z.object({ oid: z.string(), message: z.string(), author: Actor, committer: Actor }) })
  .transform(({ commit: { oid, ...commit } }) => ({ id: oid, ...commit }));

const IssueNode = z
  .object({
    number: z.number().int(),
    title: z.string(),
    body: z.string(),
    labels: nodes(z.object({ name: z.string() })),
  })
  .transform(({ labels, ...issue }) => ({ ...issue, labels: labels.map(({ name }) => name) }));

const LabelNode = z.object({
  label: z.object({ name: z.string() }),
  actor: z.object({ login: z.string() }).nullable(),
});

/** Evidence in one page of a pull request; a list that failed or was not requested is absent. */
export const EvidencePage = z.object({
  commits: pages(CommitNode).nullish(),
  closingIssuesReferences: pages(IssueNode).nullish(),
  timelineItems: sparse(LabelNode).nullish(),
});
export type EvidencePage = z.infer<typeof EvidencePage>;

const commitNodes =
  'nodes { commit { oid message author { name email } committer { name email } } } pageInfo { hasNextPage endCursor }';
const issueNodes =
  'nodes { number title body labels(first: 50) { nodes { name } } } pageInfo { hasNextPage endCursor }';

/** Fields of a pull request, first pages. */
export const evidenceSelection = `
  commits(first: 100) { ${commitNodes} }
  closingIssuesReferences(first: 50) { ${issueNodes} }
  timelineItems(last: 50, itemTypes: [LABELED_EVENT]) {
    nodes { ... on LabeledEvent { label { name } actor { login } } }
  }`;

const evidenceFields: readonly unknown[] = ['commits', 'closingIssuesReferences', 'timelineItems'];

/** Errors that only make one list unknown. */
export function concernsEvidence({ path }: GraphqlError): boolean {
  return path?.[1] === 'pullRequest' && evidenceFields.includes(path[2]);
}

/** Fields of a pull request, further pages. */
export const moreEvidenceSelection = `
  commits(first: 100, after: $commitsAfter) @include(if: $commits) { ${commitNodes} }
  closingIssuesReferences(first: 50, after: $issuesAfter) @include(if: $issues) { ${issueNodes} }`;

/** Declares the variables in `moreEvidenceSelection`. */
export const moreEvidenceVariables =
  '$commits: Boolean!, $commitsAfter: String, $issues: Boolean!, $issuesAfter: String';

/** The last person to add each label. */
function labelledBy({ timelineItems }: EvidencePage): Pick<EvidenceFacts, 'labelledBy'> {
  if (timelineItems == null) return {};
  const events = (timelineItems.nodes ?? []).flatMap((node) =>
    node?.actor == null ? [] : [[node.label.name, node.actor.login] as const],
  );
  return { labelledBy: new Map(events) };
}

type Lists = Pick<EvidencePage, 'commits' | 'closingIssuesReferences'>;
type List<Node> =
  | {
      readonly nodes: readonly (Node | null)[] | null;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    }
  | null
  | undefined;

/** A list that failed once stays unknown; one that was not requested again is complete. */
function join<Node>(pages: readonly List<Node>[]) {
  const [first] = pages;
  const isKnown = first != null && !pages.includes(null);
  const { pageInfo } = pages.findLast((page) => page != null) ?? {};
  return {
    isKnown,
    nodes: pages.flatMap((page) => (page?.nodes ?? []).flatMap((node) => (node === null ? [] : [node]))),
    after: isKnown && pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? undefined) : undefined,
  };
}

function joinLists(pages: readonly Lists[]) {
  return {
    commits: join(pages.map((page) => page.commits)),
    issues: join(pages.map((page) => page.closingIssuesReferences)),
  };
}

/** Cursors of the lists that continue; undefined when both are complete. */
export function evidenceCursors(pages: readonly Lists[]) {
  const { commits, issues } = joinLists(pages);
  return commits.after === undefined && issues.after === undefined
    ? undefined
    : { commits: commits.after, issues: issues.after };
}

/** Values for the variables in `moreEvidenceSelection`. */
export function evidenceVariables(onward: ReturnType<typeof evidenceCursors>) {
  const { commits, issues } = onward ?? {};
  return {
    commits: commits !== undefined,
    commitsAfter: commits ?? null,
    issues: issues !== undefined,
    issuesAfter: issues ?? null,
  };
}

/**
 * Evidence in the pages. An incomplete list is omitted, because a part would be misleading, such as too few
 * signed commits.
 */
export function evidenceIn(
  pages: readonly [EvidencePage, ...Lists[]],
): Pick<EvidenceFacts, 'commits' | 'linkedIssues' | 'labelledBy'> {
  const { commits, issues } = joinLists(pages);
  return {
    ...(commits.isKnown && commits.after === undefined && { commits: commits.nodes }),
    ...(issues.isKnown && issues.after === undefined && { linkedIssues: issues.nodes }),
    ...labelledBy(pages[0]),
  };
}
