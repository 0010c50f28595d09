import { z } from 'zod';
import { inBatches } from '../model/in-batches.ts';
import type { UpkeepStep } from '../write/publisher.ts';
import type { GitHubClient } from './client.ts';
import { isRefusal } from './graphql.ts';
import { readPullRequest } from './operation.ts';
import { sameText } from './same-text.ts';
import { reactionContents } from './upkeep-mutations.ts';

/** Ids that GitHub looks up at a time (observed), though as many times in one query as one likes. */
const idsAtOnce = 100;

const Reactions = z.array(z.object({ content: z.string(), viewerHasReacted: z.boolean() })).nullish();

/** What a step is about, as it stands; a field that its kind lacks is absent. */
const StandingNode = z.object({
  id: z.string(),
  body: z.string().optional(),
  state: z.string().optional(),
  isResolved: z.boolean().optional(),
  reactionGroups: Reactions,
});
type StandingNode = z.infer<typeof StandingNode>;

const reactions = 'reactionGroups { content viewerHasReacted }';

const standingSelection = `
    ... on PullRequestReview { id state body }
    ... on PullRequestReviewThread { id isResolved }
    ... on PullRequestReviewComment { id body ${reactions} }
    ... on IssueComment { id body ${reactions} }`;

/** Whether what the step is for stands there, whoever brought it about. */
function isDone(step: UpkeepStep, standing: StandingNode): boolean {
  switch (step.do) {
    case 'dismiss-review':
      return standing.state === 'DISMISSED';
    case 'update-comment':
    case 'update-review':
      return standing.body !== undefined && sameText(standing.body, step.body);
    case 'resolve-thread':
      return standing.isResolved === true;
    case 'react':
      return (standing.reactionGroups ?? []).some(
        ({ content, viewerHasReacted }) => viewerHasReacted && content === reactionContents[step.content],
      );
  }
}

const Standing = z.record(z.string(), z.array(StandingNode.nullable()));

/** Those of the steps that stand as they should, told by one query. */
export async function doneAmong(
  client: GitHubClient,
  steps: readonly UpkeepStep[],
): Promise<ReadonlySet<UpkeepStep>> {
  const ids = inBatches([...new Set(steps.map(({ nodeId }) => nodeId))], idsAtOnce);
  const declarations = ids.map((_, index) => `$ids${index}: [ID!]!`).join(', ');
  const fields = ids.map((_, index) => `nodes${index}: nodes(ids: $ids${index}) { ${standingSelection} }`);
  const query = `query Standing(${declarations}) {\n  ${fields.join('\n  ')}\n}`;
  const variables = Object.fromEntries(ids.map((batch, index) => [`ids${index}`, batch]));
  const { data } = await client.read(readPullRequest, (api) =>
    api.graphql(Standing, { query, variables, tolerates: isRefusal }),
  );
  const standing = Object.values(data).flat();
  const nodes = new Map(standing.flatMap((node) => (node === null ? [] : [[node.id, node] as const])));
  return new Set(
    steps.filter((step) => {
      const node = nodes.get(step.nodeId);
      return node !== undefined && isDone(step, node);
    }),
  );
}
