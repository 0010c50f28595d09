const asksToEnd = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `work` with a signal that aborts when this process is asked to end. Once `work` has settled, the process
 * ends by the very signal that it got, as if nobody had caught it; until then it ignores further ones, because one
 * Ctrl-C often arrives twice. `work` must settle soon after the abort: the runner kills 10 seconds after its SIGINT.
 */
export async function interruptible<T>(work: (cancelled: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let received: NodeJS.Signals | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    received ??= signal;
    controller.abort();
  };
  for (const name of asksToEnd) process.on(name, onSignal);
  try {
    return await work(controller.signal);
  } finally {
    for (const name of asksToEnd) process.off(name, onSignal);
    if (received !== undefined) await endBy(received);
  }
}

/** Never settles: what comes after it must not run in a process that was asked to end. */
function endBy(signal: NodeJS.Signals): Promise<never> {
  process.kill(process.pid, signal);
  return new Promise(() => setInterval(() => undefined, 1_000));
}
