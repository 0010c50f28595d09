import { z } from 'zod';
import type { Account } from '../apps/activity.ts';
import { type App, isAccountOf } from '../apps/identify.ts';
import { nodes, queryRepository, type RepositoryAccess } from '../github/client.ts';
import { AccountNode, accountFields } from '../github/conversation-query.ts';
import { readPullRequest } from '../github/request-failure.ts';

/** What an app did on a recent pull request. */
interface Sighting {
  /** Undefined for a check. */
  readonly account?: Account;
  /** Slug of the app that made a check. */
  readonly slug?: string;
  /** ISO 8601; of a check, when its pull request was updated. */
  readonly at: string;
}

export interface RecentApps {
  /** When each of the pull requests was updated, newest first. */
  readonly pulls: readonly string[];
  readonly sightings: readonly Sighting[];
}

const author = `author { ${accountFields} }`;

const Text = z.object({ author: AccountNode, at: z.iso.datetime().nullable() });
const Suite = z.object({ app: z.object({ slug: z.string() }).nullable() });
const Pull = z.object({
  updatedAt: z.iso.datetime(),
  reviews: nodes(Text),
  comments: nodes(Text),
  commits: nodes(z.object({ commit: z.object({ checkSuites: nodes(Suite) }) })),
});

/** Reads who wrote on the newest pull requests, in one request. Throws `Failure`. */
export async function readRecentApps(access: RepositoryAccess, count: number): Promise<RecentApps> {
  const { repository } = await queryRepository(access, {
    operation: readPullRequest,
    name: 'RecentApps',
    fields: `pullRequests(first: ${count}, orderBy: { field: UPDATED_AT, direction: DESC }) { nodes {
      updatedAt
      reviews(last: 30) { nodes { ${author} at: submittedAt } }
      comments(last: 30) { nodes { ${author} at: createdAt } }
      commits(last: 1) { nodes { commit { checkSuites(first: 20) { nodes { app { slug } } } } } }
    } }`,
    schema: z.object({ pullRequests: nodes(Pull) }),
    variables: {},
  });
  const pulls = repository.pullRequests;
  const sightings = pulls.flatMap(({ updatedAt, reviews, comments, commits }): readonly Sighting[] => [
    ...[...reviews, ...comments].flatMap(({ author: by, at }) =>
      by === null ? [] : [{ account: by, at: at ?? updatedAt }],
    ),
    ...commits.flatMap(({ commit }) =>
      commit.checkSuites.flatMap(({ app }) => (app === null ? [] : [{ slug: app.slug, at: updatedAt }])),
    ),
  ]);
  return { pulls: pulls.map(({ updatedAt }) => updatedAt), sightings };
}

/** Whether it was the app: by its account, or by the app of its check. */
export function isSighted(app: App, { account, slug }: Sighting): boolean {
  if (account !== undefined) return isAccountOf(app, account);
  return app.accounts.length === 0 && app.checks.some((check) => check.app === slug);
}
