import type { Repository } from '../model/repository.ts';
import { actorNode } from './actor-node.ts';
import type { Node, Viewer } from './viewer.ts';

/**
 * Of each context only the newest; null where a commit has no status at all.
 * @see https://docs.github.com/en/graphql/reference/objects#status
 */
export function statusNode(viewer: Viewer, repository: Repository, oid: string): Node | null {
  viewer.require(repository, [{ statuses: 'read' }]);
  const statuses = repository.statuses.filter(({ sha }) => sha === oid);
  if (statuses.length === 0) return null;
  return {
    id: `S_kwDO${oid}`,
    context: ({ name }: { readonly name: string }): Node | null => {
      const newest = statuses.findLast(({ context }) => context === name);
      if (newest === undefined) return null;
      return {
        id: `SC_kwDO${newest.id}`,
        context: newest.context,
        state: newest.state.toUpperCase(),
        description: newest.description ?? null,
        targetUrl: newest.targetUrl ?? null,
        createdAt: newest.createdAt,
        creator: actorNode(repository.world, newest.token.account),
      };
    },
  };
}
