import { writeSync } from 'node:fs';

/** Synchronous functions that remove what would be left behind if this process ended now. */
const undoing = new Set<() => void>();

/**
 * Calls `undo` when this process ends by itself or on request, unless the returned function is called before.
 * A killed process calls nothing.
 */
export function atEnd(undo: () => void): () => void {
  if (undoing.size === 0) process.on('exit', undoAll);
  undoing.add(undo);
  return () => {
    undoing.delete(undo);
    if (undoing.size === 0) process.off('exit', undoAll);
  };
}

/** An error in one does not prevent the others. */
function undoAll(): void {
  for (const undo of undoing) {
    try {
      undo();
    } catch {
      // The process ends, so the error cannot be reported.
    }
  }
}

/** Exit code when requested output was lost: the run could not be carried out. */
const dataLost = 2;

/**
 * Keeps the process running when its output is no longer read. A reader that stops early, as `head` does, is
 * no error. When standard output fails otherwise, as on a full disk, that is reported and the exit code is
 * not success.
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

/** In bytes: a pipe takes this much at once, so that we wait for no reader. */
const maxDirectWrite = 4_096;

const descriptors = { stdout: 1, stderr: 2 } as const;

/**
 * Prints to standard output and standard error. Loading Node's streams takes as long as checking a document, so text
 * is written without them until one is longer, or cannot be written; they find out why.
 */
export function createPrinter(
  streams: Pick<NodeJS.Process, 'stdout' | 'stderr'>,
): (name: keyof typeof descriptors, text: string) => void {
  let isStreaming = false;
  return (name, text) => {
    const bytes = Buffer.from(text);
    const written = isStreaming ? 0 : writeDirectly(descriptors[name], bytes);
    if (written === bytes.length) return;
    if (!isStreaming) outliveReaders(streams);
    isStreaming = true;
    streams[name].write(bytes.subarray(written));
  };
}

/** The number of bytes that were written. */
function writeDirectly(descriptor: number, bytes: Uint8Array): number {
  if (bytes.length > maxDirectWrite) return 0;
  try {
    return writeSync(descriptor, bytes);
  } catch {
    return 0;
  }
}

const isEndSignal = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Handles a request to end the process. */
export interface Interruption {
  /**
   * Makes the process wait for `work`, whose signal aborts on a request to end. It must settle soon after:
   * the runner kills 10 seconds after its SIGINT. Never settles after the process was requested to end.
   */
  readonly hold: <T>(work: (cancelled: AbortSignal) => Promise<T>) => Promise<T>;
}

/** For work that cannot be requested to end. */
export const uninterrupted: Interruption = { hold: (work) => work(new AbortController().signal) };

/**
 * Runs `work`, and ends this process when requested: at once, or when the work in `hold` has settled. Further
 * signals are ignored, because one Ctrl-C often arrives twice. `lastWords` is called then and may return an
 * exit code; without one the process ends by the signal that it received.
 */
export async function interruptible<T>(
  work: (interruption: Interruption) => Promise<T>,
  lastWords: () => number | undefined = () => undefined,
): Promise<T> {
  // Made when it is needed: it loads a module of Node.
  let controller: AbortController | undefined;
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
    controller?.abort();
    endIfAsked();
  };
  const hold: Interruption['hold'] = async (heldWork) => {
    held += 1;
    controller ??= new AbortController();
    if (received !== undefined) controller.abort();
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

/** Code after it must not run in a process that was requested to end. */
function never(): Promise<never> {
  return new Promise(() => setInterval(() => undefined, 1_000));
}
