/** Counts what goes over the wire. */
export interface Traffic {
  /** The same `fetch`, watched. */
  watch(send: typeof fetch): typeof fetch;
  requests(): number;
  /**
   * How many requests followed one another: each counts as one after the deepest that was answered when it went out,
   * so that what is asked side by side is waited for once.
   */
  roundTrips(): number;
}

export function watchTraffic(): Traffic {
  let requests = 0;
  let deepest = 0;
  let answered = 0;
  return {
    watch: (send) => async (input, init) => {
      requests += 1;
      const depth = answered + 1;
      deepest = Math.max(deepest, depth);
      try {
        return await send(input, init);
      } finally {
        answered = Math.max(answered, depth);
      }
    },
    requests: () => requests,
    roundTrips: () => deepest,
  };
}
