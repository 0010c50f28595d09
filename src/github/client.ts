import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { trimEnd } from '../model/text.ts';
import { type Api, type ApiOptions, createApi } from './api.ts';
import {
  decideRetry,
  mayHaveTakenEffect,
  type Operation,
  RequestFailed,
  toFailure,
} from './request-failure.ts';

/** Retries as `decideRetry` says; throws the final `RequestFailed`. */
type Retry = <T>(send: (attempt: number) => Promise<T>) => Promise<T>;

interface RetryOptions {
  readonly timer: Pick<Timer, 'now'>;
  readonly budget: WaitBudget;
  readonly random: () => number;
  readonly log: (text: string) => void;
}

export function createRetry({ timer, budget, random, log }: RetryOptions): Retry {
  return async (send) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(attempt);
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
        const { failure } = error;
        const decision = decideRetry({
          attempt,
          failure,
          now: timer.now(),
          remainingMs: budget.remaining(),
          random: random(),
        });
        if (decision.do === 'stop') throw error;
        log(`GitHub: ${failure.message}; asking again in ${Math.ceil(decision.ms / 1_000)} s`);
        await budget.wait(decision.ms);
      }
    }
  };
}

export interface Timer {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** A signal that aborts after `ms` milliseconds. */
  deadline(ms: number): AbortSignal;
}

/** Waiting time that all requests of one run share. */
interface WaitBudget {
  /** Milliseconds left, including the rest of a wait in progress. */
  remaining(): number;
  /** Waits even when the budget is spent; check `remaining` first. */
  wait(ms: number): Promise<void>;
}

/** Concurrent waits overlap, so time covered by a wait in progress costs nothing. */
export function createWaitBudget(timer: Pick<Timer, 'now' | 'sleep'>, budgetMs: number): WaitBudget {
  let spentMs = 0;
  let waitingUntil = 0;
  return {
    remaining: () => budgetMs - spentMs + Math.max(0, waitingUntil - timer.now()),
    wait: async (ms) => {
      const now = timer.now();
      const until = now + ms;
      spentMs += Math.max(0, until - Math.max(now, waitingUntil));
      waitingUntil = Math.max(waitingUntil, until);
      await timer.sleep(ms);
    },
  };
}

/**
 * A `fetch` that uses the proxy from the runner's `https_proxy` and `no_proxy` variables. Loaded only behind
 * a proxy, because it is slow to load.
 */
export async function loadProxyFetch(): Promise<typeof fetch> {
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

/** @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#pause-between-mutative-requests */
const spacingMs = 1_000;

/**
 * GitHub asks for the pause where a large number of writes is made. A review takes four or five; people wait for it, and
 * a run that settles much goes on with pauses.
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
  read<T>(operation: Operation, send: (api: Api) => Promise<T>): Promise<T>;
  /**
   * Sent one at a time with a pause between them. Never sent again before `find` has looked for the first
   * attempt's effect.
   */
  write<T>(operation: Operation, write: Write<T>): Promise<T>;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Waits on the shared budget; returns false immediately when too little is left. */
  wait(ms: number): Promise<boolean>;
}

export interface ClientOptions extends Pick<ApiOptions, 'token' | 'apiUrl' | 'graphqlUrl' | 'log'> {
  /** Milliseconds for all waits together; default five minutes. */
  readonly retryBudgetMs?: number;
  /** Milliseconds between the starts of two writes after the first five; default one second. */
  readonly writeSpacingMs?: number;
  /** Milliseconds until a response counts as lost; default 30 seconds. */
  readonly deadlineMs?: number;
  /** True when the environment has proxy variables. */
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
  const persist = createRetry({ timer, budget, random: options.random ?? Math.random, log });
  const reads = pLimit(readsAtOnce);
  const writes = pLimit(1);
  let lastWrite = Number.NEGATIVE_INFINITY;
  let sent = 0;

  async function spaced<T>(send: () => Promise<T>): Promise<T> {
    sent += 1;
    const pause = sent > writesWithoutPause ? lastWrite + writeSpacingMs - timer.now() : 0;
    if (pause > 0) await timer.sleep(pause);
    lastWrite = timer.now();
    return await send();
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
