import { z } from 'zod';
import { accountName } from '../model/conversation.ts';
import { sameText } from '../model/text.ts';
import { StatusState } from '../policy/gate-plan.ts';
import type { CheckChange, Checks, GatePort, NameOnHead, Statuses } from '../ports/gate-port.ts';
import { nodes, nullableText, perPage, queryRepository, type RepositoryAccess } from './client.ts';
import { type GraphqlError, isRejection } from './graphql.ts';
import { type PolicyLocation, readHeadMembers } from './head-sharing.ts';
import { readChecks, readPullRequest, readStatuses, writeCheck, writeStatus } from './request-failure.ts';

const CheckRun = z
  .object({
    id: z.number().int(),
    conclusion: z.string().nullable(),
    external_id: nullableText,
    /** Null when the app was deleted. */
    app: z.object({ id: z.number().int(), slug: z.string().nullish() }).nullish(),
    output: z.object({
      title: nullableText,
      summary: nullableText,
      text: nullableText,
      annotations_count: z.number().int(),
    }),
  })
  .transform(({ id, conclusion, external_id, app, output: { annotations_count, ...texts } }) => ({
    app,
    run: { id, conclusion, externalId: external_id, ...texts, annotations: annotations_count },
  }));
type CheckRun = z.infer<typeof CheckRun>;

const CheckRuns = z.object({ check_runs: z.array(CheckRun) }).transform((answer) => answer.check_runs);

type Identity = Parameters<Checks['start']>[0];

/** Reads and writes check runs of one repository. */
export function createGitHubChecks({ client, ...target }: RepositoryAccess): Checks {
  /** Known after our first write; other apps may use the same name (threat Y6). */
  let ownApp: number | undefined;

  const listAll = ({ name, head: ref }: Pick<Identity, 'name' | 'head'>) =>
    client.get(readChecks, CheckRuns, (rest) =>
      rest.checks.listForRef({ ...target, ref, check_name: name, filter: 'all', per_page: perPage }),
    );
  const find = async (check: Identity) =>
    (await listAll(check)).find(({ run }) => run.externalId === check.externalId);

  return {
    start: async (check) => {
      const { name, head: head_sha, externalId: external_id } = check;
      const request = { ...target, name, head_sha, status: 'in_progress', external_id } as const;
      const { app, run } = await client.write(writeCheck, {
        send: (api) => api.call(CheckRun, (rest) => rest.checks.create(request)),
        find: () => find(check),
      });
      ownApp = app?.id;
      return run.id;
    },
    update: async (id, change) => {
      const check = { ...target, check_run_id: id };
      const written = await client.write(writeCheck, {
        send: (api) =>
          api.call(CheckRun, (rest) => rest.checks.update({ ...check, ...toParameters(change) })),
        find: async () => {
          const present = await client.get(readChecks, CheckRun, (rest) => rest.checks.get(check));
          return hasTaken(present, change) ? present : undefined;
        },
      });
      ownApp = written.app?.id;
    },
    list: async ({ by, ...check }) => {
      const checks = await listAll(check);
      return checks
        .filter(({ app }) => ownApp === undefined || app?.id === ownApp)
        .filter(({ app }) => by === undefined || app?.slug === accountName(by))
        .map(({ run }) => run);
    },
  };
}

/**
 * GitHub takes all annotations of a request or none, so their count shows whether it took effect. A request
 * without annotations may be repeated; it is recognised by every field it changes, since the check may have
 * been concluded the same way before.
 */
function hasTaken({ run }: CheckRun, change: CheckChange): boolean {
  const { output, annotations, total, conclusion, externalId } = change;
  if (conclusion !== undefined && run.conclusion !== conclusion) return false;
  if (annotations.length > 0) return run.annotations >= total;
  if (externalId !== undefined && run.externalId !== externalId) return false;
  const { title, summary, text = run.text } = output;
  return sameText(run.title, title) && sameText(run.summary, summary) && sameText(run.text, text);
}

function toParameters({ conclusion, externalId, output, annotations }: CheckChange) {
  const { title, summary, text } = output;
  const added = annotations.map(({ startLine: start_line, endLine: end_line, level, ...annotation }) => {
    return { ...annotation, start_line, end_line, annotation_level: level };
  });
  return {
    ...(conclusion !== undefined && { status: 'completed' as const, conclusion }),
    ...(externalId !== undefined && { external_id: externalId }),
    output: {
      title,
      summary,
      ...(text !== undefined && { text }),
      ...(added.length > 0 && { annotations: added }),
    },
  };
}

/** Null when the account was deleted. */
const Creator = z.object({ login: z.string() }).nullable();

const Status = z
  .object({
    context: z.string(),
    state: StatusState,
    description: nullableText,
    target_url: z.string().nullable(),
    created_at: z.iso.datetime(),
    creator: Creator,
  })
  .transform(({ context, state, description, target_url, created_at, creator }) => ({
    context,
    state,
    description,
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
function createGitHubStatuses(target: RepositoryAccess): Statuses {
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

const nameFields = `
  object(oid: $head) { ... on Commit {
    checkSuites(last: 50, filterBy: { checkName: $name }) {
      nodes { app { slug } checkRuns(last: 50, filterBy: { checkName: $name, checkType: ALL }) {
        nodes { databaseId externalId conclusion }
      } }
    }
    status { context(name: $name) { creator { login } } }
  } }`;

/** Null when the app was deleted. */
export const CheckApp = z.object({ slug: z.string() }).nullable();

/** A check with the gate's name on a commit. */
export const NamedRun = z.object({
  databaseId: z.int().nullable(),
  externalId: z.string().nullable(),
  conclusion: z.string().toLowerCase().nullable(),
});

const Suite = z.object({ app: CheckApp, checkRuns: nodes(NamedRun) }).transform(({ app, checkRuns }) =>
  checkRuns.flatMap(({ databaseId: id, externalId, conclusion }) =>
    id === null
      ? []
      : {
          id,
          app: app?.slug ?? 'an app that is gone',
          externalId: externalId ?? '',
          conclusion,
        },
  ),
);

const StatusOnHead = z.object({ context: z.object({ creator: Creator }).nullable() });
const Commit = z.object({ checkSuites: nodes(Suite), status: StatusOnHead.nullable() });
const NamedOnHead = z.object({ object: Commit });

/** A token may lack access to the kind it does not write, checks or statuses. */
function isUnreadable(error: GraphqlError): boolean {
  const [, object, field = ''] = error.path ?? [];
  return object === 'object' && ['checkSuites', 'status'].includes(`${field}`) && isRejection(error);
}

/** Checks and status with the gate's name on a commit, as far as the token may read them. */
async function readNameOnHead(
  target: RepositoryAccess,
  { head, name }: { readonly head: string; readonly name: string },
): Promise<NameOnHead> {
  const { viewer, repository } = await queryRepository(target, {
    operation: readPullRequest,
    name: 'NameOnHead',
    fields: nameFields,
    schema: NamedOnHead,
    variables: { head: ['GitObjectID!', head], name: ['String!', name] },
    tolerates: isUnreadable,
  });
  const { checkSuites, status } = repository.object;
  const context = status?.context;
  return {
    viewer,
    checks: checkSuites.flat(),
    ...(context && { statusBy: context.creator?.login ?? 'an account that is gone' }),
  };
}

/** The check or status port of one repository. */
export function createGitHubGate(
  kind: GatePort['kind'],
  { policyPath, failOn, ...target }: RepositoryAccess & PolicyLocation,
): GatePort {
  const readName: GatePort['readName'] = (commit) => readNameOnHead(target, commit);
  if (kind === 'status') return { kind, statuses: createGitHubStatuses(target), readName };
  return {
    kind,
    checks: createGitHubChecks(target),
    members: (head) => readHeadMembers(target, { head, policyPath, failOn }),
    readName,
  };
}
