import type { CheckRun } from '../model/check-run.ts';
import type { Repository } from '../model/repository.ts';
import { actorNode } from './actor-node.ts';
import { connection, type PageArguments } from './connection.ts';
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

interface CheckArguments extends PageArguments {
  readonly filterBy?: {
    readonly checkName?: string | null;
    readonly checkType?: 'ALL' | 'LATEST' | null;
  } | null;
}

/** Of each name the run made last. */
function latest(runs: readonly CheckRun[]): readonly CheckRun[] {
  return [...new Map(runs.map((run) => [run.name, run])).values()];
}

export function checkRunNode(run: CheckRun): Node {
  return {
    __typename: 'CheckRun',
    id: run.nodeId,
    databaseId: run.id,
    name: run.name,
    externalId: run.externalId ?? null,
    status: run.status.toUpperCase(),
    conclusion: run.conclusion?.toUpperCase() ?? null,
    title: run.title ?? null,
    summary: run.summary ?? null,
    text: run.text ?? null,
    startedAt: run.startedAt ?? run.startedByDefault,
    completedAt: run.completedAt ?? null,
  };
}

/**
 * One suite an app: where a token's checks land is for GitHub to say.
 * @see https://docs.github.com/en/graphql/reference/objects#checksuite
 */
export function checkSuites(viewer: Viewer, repository: Repository, oid: string, args: CheckArguments): Node {
  viewer.require(repository, [{ checks: 'read' }]);
  const name = args.filterBy?.checkName;
  const runs = repository.checkRuns.filter(({ headSha }) => headSha === oid);
  const suites = [...new Set(runs.map(({ token }) => token.account))].map((account) => ({
    account,
    all: runs.filter(({ token }) => token.account === account),
  }));
  const named = suites.filter(({ all }) => name == null || all.some((run) => run.name === name));
  return connection('checkSuites', named, args, ({ account, all }) => ({
    id: `CS_${oid}_${account.id}`,
    app: { slug: account.login.replace('[bot]', '') },
    checkRuns: (wanted: CheckArguments) => {
      const { checkName, checkType } = wanted.filterBy ?? {};
      const matching = all.filter((run) => checkName == null || run.name === checkName);
      const found = checkType === 'LATEST' ? latest(matching) : matching;
      return connection('checkRuns', found, wanted, checkRunNode);
    },
  }));
}
