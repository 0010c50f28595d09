import { decideRetry } from '../../../domain/retry.ts';
import { RequestFailed } from './request-failed.ts';
import type { Timer, WaitBudget } from './wait-budget.ts';

/** Asks again as `decideRetry` says; what is final is thrown as the `RequestFailed` it was. */
export type Patience = <T>(send: (attempt: number) => Promise<T>) => Promise<T>;

export interface PatienceOptions {
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
