import { z } from 'zod';
import type { EvidenceFacts } from '../fetch/source.ts';
import type { GraphqlError } from './graphql.ts';
import { nodes, sparse } from './pages.ts';

function page<T>(node: z.ZodType<T>) {
  return z.object({ ...sparse(node).shape, pageInfo: z.object({ hasNextPage: z.boolean() }) });
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
  commits: page(CommitNode).nullish(),
  closingIssuesReferences: page(IssueNode).nullish(),
  timelineItems: sparse(LabelNode).nullish(),
});
export type EvidencePage = z.infer<typeof EvidencePage>;

/** Fields of a pull request. */
export const evidenceSelection = `
  commits(first: 100) {
    nodes { commit { oid message author { name email } committer { name email } } }
    pageInfo { hasNextPage }
  }
  closingIssuesReferences(first: 50) {
    nodes { number title body labels(first: 50) { nodes { name } } }
    pageInfo { hasNextPage }
  }
  timelineItems(last: 50, itemTypes: [LABELED_EVENT]) {
    nodes { ... on LabeledEvent { label { name } actor { login } } }
  }`;

const evidenceFields: readonly unknown[] = ['commits', 'closingIssuesReferences', 'timelineItems'];

/** Errors that only make one list unknown. */
export function concernsEvidence({ path }: GraphqlError): boolean {
  return path?.[1] === 'pullRequest' && evidenceFields.includes(path[2]);
}

/** The last person to add each label. */
function labelledBy({ timelineItems }: EvidencePage): Pick<EvidenceFacts, 'labelledBy'> {
  if (timelineItems == null) return {};
  const events = (timelineItems.nodes ?? []).flatMap((node) =>
    node?.actor == null ? [] : [[node.label.name, node.actor.login] as const],
  );
  return { labelledBy: new Map(events) };
}

/** The nodes of a whole list; undefined where it failed or continues, since a part would be misleading. */
function wholeList<Node>(list: z.infer<ReturnType<typeof page<Node>>> | null | undefined) {
  if (list == null || list.pageInfo.hasNextPage) return undefined;
  return (list.nodes ?? []).flatMap((node) => (node === null ? [] : [node]));
}

/** Evidence in the first page. A list that is longer, of 100 commits or 50 issues, is left out. */
export function evidenceIn(
  page: EvidencePage,
): Pick<EvidenceFacts, 'commits' | 'linkedIssues' | 'labelledBy'> {
  const commits = wholeList(page.commits);
  const linkedIssues = wholeList(page.closingIssuesReferences);
  return { ...(commits && { commits }), ...(linkedIssues && { linkedIssues }), ...labelledBy(page) };
}
