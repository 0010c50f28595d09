import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { mayHaveTakenEffect } from '../model/retry.ts';
import { trimEnd } from '../model/trim.ts';
import { type Api, type ApiOptions, createApi } from './api.ts';
import { RequestFailed, toFailure } from './api-refusals.ts';
import type { Operation } from './operation.ts';
import { loadProxyFetch } from './proxy-fetch.ts';
import { createPatience, createWaitBudget, type Timer } from './rate-limits.ts';

/**
 * GitHub allows 100 requests at once for everybody who shares the token. So many hold the longest list of files that it
 * gives, thirty pages, with what is asked beside it.
 * @see https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */
const readsAtOnce = 40;

/** @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests */
const spacingMs = 1_000;

/** A write and how to find what it did: `find` answers undefined when the write is not to be seen. */
export interface Write<T> {
  readonly send: (api: Api) => Promise<T>;
  readonly find: () => Promise<T | undefined>;
}

/**
 * The only way to GitHub. Everything passes the one retry policy and one budget; what finally fails is a
 * `Failure` that names the operation.
 */
export interface GitHubClient {
  /** Repeated freely. */
  read<T>(operation: Operation, send: (api: Api) => Promise<T>): Promise<T>;
  /** One at a time and spaced, and never sent a second time before `find` has looked for the first. */
  write<T>(operation: Operation, write: Write<T>): Promise<T>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Waits on the same budget as every retry; false, at once, when it does not last. */
  wait(ms: number): Promise<boolean>;
}

export interface ClientOptions extends Pick<ApiOptions, 'token' | 'apiUrl' | 'graphqlUrl' | 'log'> {
  /** Milliseconds that all waits together may take; default five minutes. */
  readonly retryBudgetMs?: number;
  /** Milliseconds between one write and the next; default a second. */
  readonly writeSpacingMs?: number;
  /** Milliseconds until an answer counts as lost; default half a minute. */
  readonly deadlineMs?: number;
  /** True where proxy variables are set in the environment. */
  readonly proxied?: boolean;
  readonly timer?: Timer;
  readonly random?: () => number;
}

const systemTimer: Timer = {
  now: Date.now,
  sleep: async (ms) => {
    await sleep(ms);
  },
  deadline: (ms) => AbortSignal.timeout(ms),
};

export async function createClient(options: ClientOptions): Promise<GitHubClient> {
  const { log, timer = systemTimer, writeSpacingMs = spacingMs, deadlineMs = 30_000 } = options;
  const api = await createApi({
    token: options.token,
    apiUrl: trimEnd(options.apiUrl, '/'),
    graphqlUrl: options.graphqlUrl,
    userAgent: 'pr-verdict',
    deadline: () => timer.deadline(deadlineMs),
    fetch: options.proxied === true ? await loadProxyFetch() : fetch,
    log,
  });
  const budget = createWaitBudget(timer, options.retryBudgetMs ?? 5 * 60_000);
  const persist = createPatience({ timer, budget, random: options.random ?? Math.random, log });
  const reads = pLimit(readsAtOnce);
  const writes = pLimit(1);
  let lastWrite = Number.NEGATIVE_INFINITY;

  async function spaced<T>(send: () => Promise<T>): Promise<T> {
    const pause = lastWrite + writeSpacingMs - timer.now();
    if (pause > 0) await timer.sleep(pause);
    try {
      return await send();
    } finally {
      lastWrite = timer.now();
    }
  }

  async function sendOnce<T>({ send, find }: Write<T>): Promise<T> {
    try {
      return await persist(async (attempt) => {
        const found = attempt === 1 ? undefined : await find();
        return found ?? (await spaced(() => send(api)));
      });
    } catch (error) {
      const unclear = error instanceof RequestFailed && mayHaveTakenEffect(error.failure);
      const found = unclear ? await find() : undefined;
      if (found === undefined) throw error;
      return found;
    }
  }

  return {
    read: (operation, send) => explained(operation, () => reads(() => persist(() => send(api)))),
    write: (operation, write) => explained(operation, () => writes(() => sendOnce(write))),
    now: () => timer.now(),
    wait: async (ms) => {
      if (ms > budget.remaining()) return false;
      await budget.wait(ms);
      return true;
    },
  };
}

async function explained<T>(operation: Operation, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof RequestFailed ? toFailure(error.failure, operation, error) : error;
  }
}
