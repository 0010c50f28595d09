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
