import { decideRetry } from '../model/retry.ts';
import { RequestFailed } from './api-refusals.ts';

/** Asks again as `decideRetry` says; what is final is thrown as the `RequestFailed` it was. */
type Patience = <T>(send: (attempt: number) => Promise<T>) => Promise<T>;

interface PatienceOptions {
  readonly timer: Pick<Timer, 'now'>;
  readonly budget: WaitBudget;
  readonly random: () => number;
  readonly log: (text: string) => void;
}

export function createPatience({ timer, budget, random, log }: PatienceOptions): Patience {
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
  /** Aborts after so many milliseconds. */
  deadline(ms: number): AbortSignal;
}

/** What all waits of one run share. */
interface WaitBudget {
  /** Milliseconds left, the rest of a running wait included. */
  remaining(): number;
  /** Waits, whether or not that much is left: ask first. */
  wait(ms: number): Promise<void>;
}

/** Whoever waits side by side spends the same time once, so what a running wait covers is free. */
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
