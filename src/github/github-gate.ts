import { z } from 'zod';
import type { GatePort, NameOnHead, Statuses } from '../gate/gate-port-shape.ts';
import { accountName } from '../model/conversation.ts';
import { StatusState } from '../policy/gate-plan.ts';
import { CheckApp, NamedRun } from './check-memory.ts';
import { createGitHubChecks } from './checks.ts';
import type { RepositoryAccess } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import { type PolicyLocation, readHeadMembers } from './head-sharing.ts';
import { nodes, perPage } from './pages.ts';
import { readPullRequest, readStatuses, writeStatus } from './request-failure.ts';

/** Null when the account was deleted. */
const Creator = z.object({ login: z.string() }).nullable();

const Status = z
  .object({
    context: z.string(),
    state: StatusState,
    description: z.string().nullable(),
    target_url: z.string().nullable(),
    created_at: z.iso.datetime(),
    creator: Creator,
  })
  .transform(({ context, state, description, target_url, created_at, creator }) => ({
    context,
    state,
    description: description ?? '',
    targetUrl: target_url,
    createdAt: created_at,
    by: creator && accountName(creator.login),
  }));
type Status = z.infer<typeof Status>;

/** Of the newest hundred statuses of the head, those with the name, newest first; all accounts' without `by`. */
export async function listStatuses(
  { client, owner, repo }: RepositoryAccess,
  { head, name, by }: { readonly head: string; readonly name: string; readonly by?: string | undefined },
): Promise<readonly Status[]> {
  const statuses = await client.get(readStatuses, z.array(Status), (rest) =>
    rest.repos.listCommitStatusesForRef({ owner, repo, ref: head, per_page: perPage }),
  );
  return statuses.filter(
    (status) => status.context === name && (by === undefined || status.by === accountName(by)),
  );
}

/** Commit statuses, for tokens that cannot write checks. The newest status of a context counts. */
export function createGitHubStatuses(target: RepositoryAccess): Statuses {
  const { client, owner, repo } = target;
  /** Our own login, known after the first write; anyone with write access may use our context (threat Y6). */
  let by: string | undefined;

  return {
    latest: async (status) => (await listStatuses(target, { ...status, by }))[0],
    set: async ({ head: sha, context, state, description, targetUrl }) => {
      const link = targetUrl === undefined ? {} : { target_url: targetUrl };
      const status = { owner, repo, sha, context, state, description, ...link };
      const written = await client.write(writeStatus, {
        send: (api) => api.call(Status, (rest) => rest.repos.createCommitStatus(status)),
        find: async () => {
          const [newest] = await listStatuses(target, { head: sha, name: context });
          const isThis = newest?.state === state && newest.description === description;
          return isThis && newest.targetUrl === (targetUrl ?? null) ? newest : undefined;
        },
      });
      by = written.by ?? undefined;
    },
  };
}

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

const Suite = z.object({ app: CheckApp, checkRuns: nodes(NamedRun) }).transform(({ app, checkRuns }) =>
  checkRuns.flatMap(({ databaseId: id, externalId, conclusion }) =>
    id === null
      ? []
      : {
          id,
          app: app?.slug ?? 'an app that is gone',
          externalId: externalId ?? '',
          conclusion: conclusion?.toLowerCase() ?? null,
        },
  ),
);

const StatusOnHead = z.object({ context: z.object({ creator: Creator }).nullable() });
const Commit = z.object({ checkSuites: nodes(Suite), status: StatusOnHead.nullable() });
const Answer = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({ object: Commit }),
});

/** A token may lack access to the kind it does not write, checks or statuses. */
function isUnreadable({ path }: GraphqlError): boolean {
  return path?.[1] === 'object' && (path[2] === 'checkSuites' || path[2] === 'status');
}

/** Checks and status with the gate's name on a commit, as far as the token may read them. */
async function readNameOnHead(
  { client, ...repository }: RepositoryAccess,
  commit: { readonly head: string; readonly name: string },
): Promise<NameOnHead> {
  const request = { query, variables: { ...repository, ...commit }, tolerates: isUnreadable };
  const { data } = await client.query(readPullRequest, Answer, request);
  const { checkSuites, status } = data.repository.object;
  const context = status?.context;
  return {
    viewer: data.viewer.login,
    checks: checkSuites.flat(),
    ...(context && { statusBy: context.creator?.login ?? 'an account that is gone' }),
  };
}

/** The check or status port of one repository. */
export function createGitHubGate(
  kind: GatePort['kind'],
  { policyPath, failOn, ...target }: RepositoryAccess & PolicyLocation,
): GatePort {
  const look: GatePort['look'] = (commit) => readNameOnHead(target, commit);
  if (kind === 'status') return { kind, statuses: createGitHubStatuses(target), look };
  return {
    kind,
    checks: createGitHubChecks(target),
    members: (head) => readHeadMembers(target, { head, policyPath, failOn }),
    look,
  };
}
