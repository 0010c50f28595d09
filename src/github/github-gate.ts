import { z } from 'zod';
import type { GatePort, NameOnHead, Statuses } from '../gate/gate-port-shape.ts';
import { accountName } from '../model/conversation.ts';
import { StatusState } from '../policy/gate-plan.ts';
import { CheckApp, NamedRun } from './check-memory.ts';
import { createGitHubChecks } from './checks.ts';
import type { GitHubClient } from './client.ts';
import type { GraphqlError } from './graphql.ts';
import { type PolicyLocation, readHeadMembers } from './head-sharing.ts';
import { nodes, perPage } from './pages.ts';
import { readPullRequest, readStatuses, writeStatus } from './request-failure.ts';

const Status = z.object({
  context: z.string(),
  state: StatusState,
  description: z.string().nullable(),
  target_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Null when the account was deleted. */
  creator: z.object({ login: z.string() }).nullable(),
});

type Status = z.infer<typeof Status>;

interface StatusTarget {
  readonly client: GitHubClient;
  readonly owner: string;
  readonly repo: string;
}

/** Of the newest hundred statuses of the head, those with the name, newest first. */
async function listStatuses(
  { client, owner, repo }: StatusTarget,
  { head, name }: { readonly head: string; readonly name: string },
): Promise<readonly Status[]> {
  const statuses = await client.read(readStatuses, (api) =>
    api.call(z.array(Status), (rest) =>
      rest.repos.listCommitStatusesForRef({ owner, repo, ref: head, per_page: perPage }),
    ),
  );
  return statuses.filter((status) => status.context === name);
}

function isBy({ creator }: Status, login: string): boolean {
  return creator !== null && accountName(creator.login) === accountName(login);
}

/** Where this account's statuses on the head lead, and when they were set. */
export async function readStatusLinks(
  target: StatusTarget,
  status: { readonly head: string; readonly name: string; readonly by: string },
): Promise<readonly { readonly targetUrl: string; readonly createdAt: string }[]> {
  const own = (await listStatuses(target, status)).filter((each) => isBy(each, status.by));
  return own.map(({ target_url, created_at }) => ({ targetUrl: target_url ?? '', createdAt: created_at }));
}

/** Commit statuses, for tokens that cannot write checks. The newest status of a context counts. */
export function createGitHubStatuses(target: StatusTarget): Statuses {
  const { client, owner, repo } = target;
  /** Our own login, known after the first write; anyone with write access may use our context (threat Y6). */
  let own: string | undefined;

  return {
    latest: async (status) => {
      const found = (await listStatuses(target, status)).find((each) => own === undefined || isBy(each, own));
      return found && { state: found.state, description: found.description ?? '' };
    },
    set: async ({ head, context, state, description, targetUrl }) => {
      const { creator } = await client.write(writeStatus, {
        send: (api) =>
          api.call(Status, (rest) =>
            rest.repos.createCommitStatus({
              owner,
              repo,
              sha: head,
              context,
              state,
              description,
              ...(targetUrl !== undefined && { target_url: targetUrl }),
            }),
          ),
        find: async () => {
          const [newest] = await listStatuses(target, { head, name: context });
          const isThis = newest?.state === state && newest.description === description;
          return isThis && newest.target_url === (targetUrl ?? null) ? newest : undefined;
        },
      });
      own = creator?.login;
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

const Suite = z.object({ app: CheckApp, checkRuns: nodes(NamedRun) });
/** Null when the account was deleted. */
const StatusContext = z.object({ creator: z.object({ login: z.string() }).nullable() });

const Answer = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    object: z.object({
      checkSuites: nodes(Suite).nullable(),
      status: z.object({ context: StatusContext.nullable() }).nullable(),
    }),
  }),
});

/** A token may lack access to the kind it does not write, checks or statuses. */
function isUnreadable({ path }: GraphqlError): boolean {
  return path?.[1] === 'object' && (path[2] === 'checkSuites' || path[2] === 'status');
}

/** Checks and status with the gate's name on a commit, as far as the token may read them. */
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

export interface GitHubGateOptions extends PolicyLocation {
  readonly client: GitHubClient;
  readonly owner: string;
  readonly repo: string;
}

/** The check or status port of one repository. */
export function createGitHubGate(kind: GatePort['kind'], options: GitHubGateOptions): GatePort {
  const { client, policyPath, failOn, ...repository } = options;
  const look: GatePort['look'] = (commit) => readNameOnHead(client, { ...repository, ...commit });
  const target = { client, ...repository };
  if (kind === 'status') return { kind, statuses: createGitHubStatuses(target), look };
  return {
    kind,
    checks: createGitHubChecks(target),
    members: (head) => readHeadMembers(client, { ...repository, head, policyPath, failOn }),
    look,
  };
}
