/** What would be left behind if this process ended now, and how each of it is taken away without waiting. */
const undoing = new Set<() => void>();

/**
 * Has `undo` called when this process ends by itself or because it was asked to, unless the answer was called before.
 * Nobody calls it in a process that is killed.
 */
export function atEnd(undo: () => void): () => void {
  if (undoing.size === 0) process.on('exit', undoAll);
  undoing.add(undo);
  return () => {
    undoing.delete(undo);
    if (undoing.size === 0) process.off('exit', undoAll);
  };
}

/** One that fails keeps the others from nothing. */
export function undoAll(): void {
  for (const undo of undoing) {
    try {
      undo();
    } catch {
      // The process ends, and nobody is left to be told.
    }
  }
}

/** Data that was asked for did not arrive: the run could not be carried out. */
const dataLost = 2;

/**
 * Keeps the process going where nobody takes what it prints. A reader that stops early, as `head` does, has what it
 * wanted. Where standard output fails otherwise, as on a full disk, that is said, and the exit code is no success.
 */
export function outliveReaders({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): void {
  stderr.on('error', () => undefined);
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') return;
    stderr.write(`error: not all could be printed: ${message}\n`);
    process.once('exit', (exitCode) => {
      if (exitCode === 0) process.exitCode = dataLost;
    });
  });
}

const isEndSignal = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What somebody who may be asked to end can do about it. */
export interface Interruption {
  /**
   * Has the process wait for `work`, whose signal aborts when it is asked to end. It must settle soon after: the
   * runner kills 10 seconds after its SIGINT. Never settles once the process was asked.
   */
  readonly hold: <T>(work: (cancelled: AbortSignal) => Promise<T>) => Promise<T>;
}

/** Of work that nobody can ask to end. */
export const uninterrupted: Interruption = { hold: (work) => work(new AbortController().signal) };

/**
 * Runs `work`, and ends this process when it is asked to: at once, or when what is held has settled. Further signals
 * are ignored, because one Ctrl-C often arrives twice. `lastWords` is called then and may answer an exit code; without
 * one the process ends by the very signal that it got, as if nobody had caught it.
 */
export async function interruptible<T>(
  work: (interruption: Interruption) => Promise<T>,
  lastWords: () => number | undefined = () => undefined,
): Promise<T> {
  const controller = new AbortController();
  let received: NodeJS.Signals | undefined;
  let held = 0;
  const stopListening = () => {
    for (const name of isEndSignal) process.off(name, onSignal);
  };
  const endIfAsked = () => {
    if (received === undefined || held > 0) return;
    const exitCode = lastWords();
    if (exitCode !== undefined) process.exit(exitCode);
    undoAll();
    stopListening();
    process.kill(process.pid, received);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (received !== undefined) return;
    received = signal;
    controller.abort();
    endIfAsked();
  };
  const hold: Interruption['hold'] = async (heldWork) => {
    held += 1;
    try {
      return await heldWork(controller.signal);
    } finally {
      held -= 1;
      endIfAsked();
      if (received !== undefined) await never();
    }
  };
  for (const name of isEndSignal) process.on(name, onSignal);
  try {
    return await work({ hold });
  } finally {
    stopListening();
  }
}

/** What comes after it must not run in a process that was asked to end. */
function never(): Promise<never> {
  return new Promise(() => setInterval(() => undefined, 1_000));
}
