import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { z } from 'zod';
import { operationalFailure } from '../model/failure.ts';
import { type Answer, type Api, type ApiOptions, createApi, type Rest } from './api.ts';
import type { GraphqlAnswer, GraphqlRequest } from './graphql.ts';
import {
  mayHaveTakenEffect,
  type Operation,
  RequestFailed,
  retryDelay,
  toFailure,
} from './request-failure.ts';

export interface Timer {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** A signal that aborts after `ms` milliseconds. */
  deadline(ms: number): AbortSignal;
}

interface RetryOptions {
  readonly timer: Pick<Timer, 'now' | 'sleep'>;
  /** Milliseconds that all requests of one run may wait in total. */
  readonly budgetMs: number;
  readonly random: () => number;
  readonly log: (text: string) => void;
}

export interface Retry {
  /** Returns false immediately when the budget has too little left. Concurrent waits overlap. */
  readonly wait: (ms: number, reason: string) => Promise<boolean>;
  /** Throws the final `RequestFailed`. */
  readonly retry: <T>(send: (attempt: number) => Promise<T>) => Promise<T>;
}

/** Retries and waits within one budget. */
export function createRetry({ timer, budgetMs, random, log }: RetryOptions): Retry {
  let spentMs = 0;
  let waitingUntil = 0;

  /** Concurrent waits overlap, so time covered by a wait in progress costs nothing. */
  async function wait(ms: number, reason: string): Promise<boolean> {
    const until = timer.now() + ms;
    const costMs = Math.max(0, until - Math.max(timer.now(), waitingUntil));
    if (spentMs + costMs > budgetMs) return false;
    spentMs += costMs;
    waitingUntil = Math.max(waitingUntil, until);
    log(`${reason}; waiting ${Math.ceil(ms / 1_000)} s`);
    await timer.sleep(ms);
    return true;
  }

  async function retry<T>(send: (attempt: number) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(attempt);
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
        const ms = retryDelay({ attempt, failure: error, now: timer.now(), random: random() });
        if (ms === undefined || !(await wait(ms, `GitHub: ${error.message}`))) throw error;
      }
    }
  }

  return { wait, retry };
}

/**
 * A `fetch` that uses the proxy from the runner's `https_proxy` and `no_proxy` variables. Loaded only behind
 * a proxy, because it is slow to load.
 */
async function loadProxyFetch(): Promise<typeof fetch> {
  const { defaults } = await import('@actions/github/lib/utils');
  const proxied: typeof fetch | undefined = defaults.request?.fetch;
  if (proxied === undefined) throw new Error('@actions/github has no fetch to offer');
  return proxied;
}

/**
 * GitHub allows 100 concurrent requests for all users of a token. Forty cover the longest file list, thirty
 * pages, plus the requests sent alongside.
 * @see https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */
const readsAtOnce = 40;

/** A response counts as lost after this time. */
const responseDeadlineMs = 30_000;

/** @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests */
const spacingMs = 1_000;

/**
 * GitHub asks for the pause when a large number of writes is made. A review takes four or five; people wait for
 * it, and a run that settles many findings goes on with pauses.
 */
const writesWithoutPause = 5;

/** A write and a way to look for its effect: `find` returns undefined when there is none. */
export interface Write<T> {
  readonly send: (api: Api) => Promise<T>;
  readonly find: () => Promise<T | undefined>;
}

/**
 * All access to GitHub, with one retry policy and one wait budget. A final failure is a `Failure` that names
 * the operation.
 */
export interface GitHubClient {
  /** Retried freely. */
  readonly read: <T>(operation: Operation, send: (api: Api) => Promise<T>) => Promise<T>;
  /** Reads from REST. */
  readonly get: <T>(
    operation: Operation,
    schema: z.ZodType<T>,
    send: (rest: Rest) => Promise<Answer>,
  ) => Promise<T>;
  /** Reads from GraphQL. */
  readonly query: <T>(
    operation: Operation,
    schema: z.ZodType<T>,
    request: GraphqlRequest,
  ) => Promise<GraphqlAnswer<T>>;
  /**
   * Sent one at a time with a pause between them. Never sent again before `find` has looked for the first
   * attempt's effect.
   */
  readonly write: <T>(operation: Operation, write: Write<T>) => Promise<T>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Waits on the shared budget; returns false immediately when too little is left. The log shows the reason. */
  readonly wait: Retry['wait'];
}

/** A repository, and the client that reaches it. */
export interface RepositoryAccess {
  readonly client: GitHubClient;
  readonly owner: string;
  readonly repo: string;
}

export interface PullRequestAccess extends RepositoryAccess {
  readonly number: number;
}

export interface ClientOptions extends Omit<ApiOptions, 'deadline' | 'fetch'> {
  /** Milliseconds for all waits together; default five minutes. */
  readonly retryBudgetMs?: number;
  /** Milliseconds between the starts of two writes after the first five; default one second. */
  readonly writeSpacingMs?: number | undefined;
  /** True when the environment has proxy variables. */
  readonly proxied?: boolean;
  readonly timer?: Timer;
  readonly random?: () => number;
}

const systemTimer: Timer = {
  now: Date.now,
  sleep: (ms) => sleep(ms),
  deadline: (ms) => AbortSignal.timeout(ms),
};

export async function createClient(options: ClientOptions): Promise<GitHubClient> {
  const { log, timer = systemTimer, random = Math.random, writeSpacingMs = spacingMs } = options;
  const { retryBudgetMs: budgetMs = 5 * 60_000 } = options;
  const api = await createApi({
    ...options,
    deadline: () => timer.deadline(responseDeadlineMs),
    fetch: options.proxied === true ? await loadProxyFetch() : fetch,
  });
  const { wait, retry } = createRetry({ timer, budgetMs, random, log });
  const reads = pLimit(readsAtOnce);
  const writes = pLimit(1);
  let lastWrite = Number.NEGATIVE_INFINITY;
  let sent = 0;

  async function sendSpaced<T>(send: Write<T>['send']): Promise<T> {
    sent += 1;
    const pause = sent > writesWithoutPause ? lastWrite + writeSpacingMs - timer.now() : 0;
    if (pause > 0) await timer.sleep(pause);
    lastWrite = timer.now();
    return await send(api);
  }

  async function sendOnce<T>({ send, find }: Write<T>): Promise<T> {
    try {
      return await retry(async (attempt) => {
        const found = attempt === 1 ? undefined : await find();
        return found ?? (await sendSpaced(send));
      });
    } catch (error) {
      const isUnclear = error instanceof RequestFailed && mayHaveTakenEffect(error);
      const found = isUnclear ? await find() : undefined;
      if (found === undefined) throw error;
      return found;
    }
  }

  const read = <T>(operation: Operation, send: (api: Api) => Promise<T>) =>
    explained(operation, () => reads(() => retry(() => send(api))));

  return {
    read,
    get: (operation, schema, send) => read(operation, () => api.call(schema, send)),
    query: (operation, schema, request) => read(operation, () => api.graphql(schema, request)),
    write: (operation, write) => explained(operation, () => writes(() => sendOnce(write))),
    now: () => timer.now(),
    wait,
  };
}

async function explained<T>(operation: Operation, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof RequestFailed ? toFailure(error, operation) : error;
  }
}

/** The type and value of each variable of a query. */
export type Variables = Readonly<Record<string, readonly [type: string, value: unknown]>>;

interface RepositoryQuery<T> extends Pick<GraphqlRequest, 'tolerates'> {
  readonly operation: Operation;
  readonly name: string;
  /** Fields of the repository. */
  readonly fields: string;
  /** Schema of the repository. */
  readonly schema: z.ZodType<T>;
  readonly variables?: Variables;
}

/** Reads fields of a repository and the login of the token's account from GraphQL. */
export async function queryRepository<T>(
  { client, owner, repo }: RepositoryAccess,
  { operation, name, fields, schema, variables, tolerates }: RepositoryQuery<T>,
) {
  const all = Object.entries({ owner: ['String!', owner], repo: ['String!', repo], ...variables });
  const query = `
  query ${name}(${all.map(([variable, [type]]) => `$${variable}: ${type}`).join(', ')}) {
    viewer { login }
    repository(owner: $owner, name: $repo) { ${fields} }
  }`;
  const values = Object.fromEntries(all.map(([variable, [, value]]) => [variable, value]));
  const request = { query, variables: values, tolerates };
  const answer = z.object({ viewer: Viewer, repository: schema });
  const { data, errors } = await client.query(operation, answer, request);
  return { viewer: data.viewer.login, repository: data.repository, errors };
}

/** The token's account. */
export const Viewer = z.object({ login: z.string() });

/** A text; `''` where GitHub has none. */
export const nullableText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

/** A GraphQL connection without page information; items that the token may not read are null. */
export function sparse<T>(node: z.ZodType<T>) {
  return z.object({ nodes: z.array(node.nullable()).nullable() });
}

/** The readable items of such a connection, which may itself be null. */
export function nodes<T>(node: z.ZodType<T>) {
  return sparse(node)
    .nullish()
    .transform((connection) => (connection?.nodes ?? []).filter((each) => each !== null));
}

/** The items, if the token may read each; undefined otherwise, since a part would be misleading. */
function allOf<T>(items: readonly (T | null)[] | null | undefined): readonly T[] | undefined {
  const read = items?.filter((each) => each !== null);
  return read?.length === items?.length ? read : undefined;
}

/** All items of a connection without page information. */
export function everyNode<T>(node: z.ZodType<T>) {
  return sparse(node)
    .nullish()
    .transform((list) => allOf(list?.nodes));
}

/** The items of a whole list; undefined also where it continues. */
export function wholeList<T>(node: z.ZodType<T>) {
  return sparse(node)
    .extend({ pageInfo: z.object({ hasNextPage: z.boolean() }) })
    .nullish()
    .transform((list) => (list?.pageInfo.hasNextPage === false ? allOf(list.nodes) : undefined));
}

export const perPage = 100;

interface List<T> {
  readonly operation: Operation;
  readonly item: z.ZodType<T>;
  readonly send: (rest: Rest, page: { readonly page: number; readonly per_page: number }) => Promise<Answer>;
  /** Number of items, if known; all their pages are then requested concurrently. */
  readonly expected?: number;
  readonly maxPages: number;
}

/**
 * All items of a REST list in order. Of the `link` header only the existence of a next page is used: addresses in
 * responses are never followed, so a list can neither send the token elsewhere nor loop.
 */
export async function readList<T>(client: GitHubClient, list: List<T>): Promise<readonly T[]> {
  const { operation, item, send, expected = 1, maxPages } = list;
  const readPage = async (page: number) => {
    const { data, link } = await client.read(operation, (api) =>
      api.page(z.array(item), (rest) => send(rest, { page, per_page: perPage })),
    );
    return { items: data, hasNext: /\brel="next"/.test(link ?? '') };
  };
  const known = Math.min(Math.max(1, Math.ceil(expected / perPage)), maxPages);
  const pages = await Promise.all(Array.from({ length: known }, (_, index) => readPage(index + 1)));
  while (pages.at(-1)?.hasNext === true) {
    if (pages.length === maxPages) throw tooManyPages(list);
    pages.push(await readPage(pages.length + 1));
  }
  return pages.flatMap(({ items }) => items);
}

function tooManyPages({ operation, maxPages }: List<unknown>) {
  const message = `GitHub was asked to ${operation.what}, and a list went on after ${maxPages} pages.`;
  return operationalFailure('GITHUB_LIST_TOO_LONG', message);
}
