import { z } from 'zod';
import type { EvidenceFacts } from '../../../domain/evidence/facts.ts';
import { nodes, PageInfo, sparse } from '../paging/connection.ts';
import type { GraphqlError } from '../transport/graphql.ts';

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

/** What a page holds of a pull request's evidence; a list that failed or was not asked for is absent. */
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

/** To be selected on a pull request, for its first pages. */
export const evidenceSelection = `
  commits(first: 100) { ${commitNodes} }
  closingIssuesReferences(first: 50) { ${issueNodes} }
  timelineItems(last: 50, itemTypes: [LABELED_EVENT]) {
    nodes { ... on LabeledEvent { label { name } actor { login } } }
  }`;

const evidenceFields: readonly unknown[] = ['commits', 'closingIssuesReferences', 'timelineItems'];

/** Errors that leave the rest of the answer usable: what they are about is unknown. */
export function concernsEvidence({ path }: GraphqlError): boolean {
  return path?.[1] === 'pullRequest' && evidenceFields.includes(path[2]);
}

/** To be selected on a pull request for further pages. */
export const moreEvidenceSelection = `
  commits(first: 100, after: $commitsAfter) @include(if: $commits) { ${commitNodes} }
  closingIssuesReferences(first: 50, after: $issuesAfter) @include(if: $issues) { ${issueNodes} }`;

/** Declarations of the variables in `moreEvidenceSelection`. */
export const moreEvidenceVariables =
  '$commits: Boolean!, $commitsAfter: String, $issues: Boolean!, $issuesAfter: String';

/** Who set each label, by the last time it was set. */
export function labelledBy({ timelineItems }: EvidencePage): Pick<EvidenceFacts, 'labelledBy'> {
  if (timelineItems == null) return {};
  const events = (timelineItems.nodes ?? []).flatMap((node) =>
    node?.actor == null ? [] : [[node.label.name, node.actor.login] as const],
  );
  return { labelledBy: new Map(events) };
}
