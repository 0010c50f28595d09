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
