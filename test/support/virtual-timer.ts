import type { Timer } from '../../src/github/client.ts';

export interface VirtualTimer extends Timer {
  /** Milliseconds of each wait, in order. */
  readonly waits: readonly number[];
  /** Lets every open deadline pass. */
  readonly expire: () => void;
}

/** Waits take no time but move `clock` forward; deadlines pass only on request. */
export function virtualTimer(clock: () => number = Date.now): VirtualTimer {
  const waits: number[] = [];
  let skipped = 0;
  const open = new Set<AbortController>();
  return {
    waits,
    now: () => clock() + skipped,
    sleep: async (ms) => {
      waits.push(ms);
      skipped += ms;
    },
    deadline: () => {
      const controller = new AbortController();
      open.add(controller);
      return controller.signal;
    },
    expire: () => {
      for (const controller of open) controller.abort(new DOMException('no answer in time', 'TimeoutError'));
      open.clear();
    },
  };
}

/** Waits let others go first and take no longer than that; the clock is the real one. */
export function yieldingTimer(): Timer {
  return {
    now: Date.now,
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
    deadline: () => new AbortController().signal,
  };
}
