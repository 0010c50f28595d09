import type { Timer } from '../../src/github/client.ts';

export interface VirtualTimer extends Timer {
  /** Lets every open deadline pass. */
  readonly expire: () => void;
}

/** Waits take no time but move the clock; deadlines pass only on request. */
export function virtualTimer(): VirtualTimer {
  let skipped = 0;
  const open = new Set<AbortController>();
  return {
    now: () => Date.now() + skipped,
    sleep: async (ms) => {
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
