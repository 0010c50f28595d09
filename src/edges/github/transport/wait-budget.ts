export interface Timer {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
  /** Aborts after so many milliseconds. */
  deadline(ms: number): AbortSignal;
}

/** What all waits of one run share. */
export interface WaitBudget {
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
