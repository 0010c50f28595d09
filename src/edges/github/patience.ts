import { decideRetry } from '../../domain/retry.ts';
import { RequestFailed } from './request-failed.ts';

export interface Timer {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** Asks again as `decideRetry` says; what is final is thrown as the `RequestFailed` it was. */
export type Patience = <T>(send: (attempt: number) => Promise<T>) => Promise<T>;

export interface PatienceOptions {
  readonly timer: Timer;
  /** Milliseconds that all waits of one run may take together. */
  readonly budgetMs: number;
  readonly random: () => number;
  readonly log: (text: string) => void;
}

/**
 * One budget for everything that shares it. Requests that wait side by side spend the same time once, so what a
 * running wait covers is free.
 */
export function createPatience({ timer, budgetMs, random, log }: PatienceOptions): Patience {
  let spentMs = 0;
  let waitingUntil = 0;

  function remaining(now: number): number {
    return budgetMs - spentMs + Math.max(0, waitingUntil - now);
  }

  function spend(ms: number, now: number): void {
    const until = now + ms;
    spentMs += Math.max(0, until - Math.max(now, waitingUntil));
    waitingUntil = Math.max(waitingUntil, until);
  }

  return async (send) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(attempt);
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
        const { failure } = error;
        const now = timer.now();
        const remainingMs = remaining(now);
        const decision = decideRetry({ attempt, failure, now, remainingMs, random: random() });
        if (decision.do === 'stop') throw error;
        log(`GitHub: ${failure.message}; asking again in ${Math.ceil(decision.ms / 1_000)} s`);
        spend(decision.ms, now);
        await timer.sleep(decision.ms);
      }
    }
  };
}
