import { z } from 'zod';
import type { NameOnHead } from '../gate/gate-port-shape.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import { nodes } from './pages.ts';
import { readPullRequest } from './request-failure.ts';

const query = `
  query NameOnHead($owner: String!, $repo: String!, $head: GitObjectID!, $name: String!) {
    viewer { login }
    repository(owner: $owner, name: $repo) {
      object(oid: $head) {
        ... on Commit {
          checkSuites(last: 50, filterBy: { checkName: $name }) {
            nodes { app { slug } checkRuns(last: 50, filterBy: { checkName: $name, checkType: ALL }) {
              nodes { databaseId externalId conclusion }
            } }
          }
          status { context(name: $name) { creator { login } } }
        }
      }
    }
  }`;

const Run = z.object({
  databaseId: z.int().nullable(),
  externalId: z.string().nullable(),
  conclusion: z.string().nullable(),
});
const Suite = z.object({
  /** Null when the app is gone. */
  app: z.object({ slug: z.string() }).nullable(),
  checkRuns: nodes(Run),
});
/** Null when the account is gone. */
const Status = z.object({ creator: z.object({ login: z.string() }).nullable() });

const Answer = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    object: z.object({
      checkSuites: nodes(Suite).nullable(),
      status: z.object({ context: Status.nullable() }).nullable(),
    }),
  }),
});

/** A token need not read what it does not write: checks, or statuses. */
function isUnreadable({ path }: GraphqlError): boolean {
  return path?.[1] === 'object' && (path[2] === 'checkSuites' || path[2] === 'status');
}

/** What has the gate's name on a commit, as far as the token may read it. */
export async function readNameOnHead(
  client: GitHubClient,
  commit: { readonly owner: string; readonly repo: string; readonly head: string; readonly name: string },
): Promise<NameOnHead> {
  const request = { query, variables: { ...commit }, tolerates: isUnreadable };
  const { viewer, repository } = (await client.read(readPullRequest, (api) => api.graphql(Answer, request)))
    .data;
  const { checkSuites, status } = repository.object;
  const checks = (checkSuites ?? []).flatMap(({ app, checkRuns }) =>
    checkRuns.flatMap(({ databaseId: id, externalId, conclusion }) =>
      id === null
        ? []
        : [
            {
              id,
              app: app?.slug ?? 'an app that is gone',
              externalId: externalId ?? '',
              conclusion: conclusion?.toLowerCase() ?? null,
            },
          ],
    ),
  );
  const context = status?.context;
  return {
    viewer: viewer.login,
    checks,
    ...(context && { statusBy: context.creator?.login ?? 'an account that is gone' }),
  };
}
