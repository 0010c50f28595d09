/** Something to be timed; one turn runs it several times on end. */
export interface Task {
  readonly run: () => unknown;
  readonly repeats: number;
}

/** A turn at a small diff repeats it up to so much, or it would measure the processor's caches after the others. */
const turnBytes = 4_000_000;

export function repeatsFor(bytes: Uint8Array): number {
  return Math.max(1, Math.round(turnBytes / bytes.length));
}

/** Milliseconds from some start on. */
export type Clock = () => number;

/** What the whole process used of processors, the engine's own threads included: a busy machine adds little to it. */
export const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Rounds in which each task has its turn, so that a busy machine slows all alike; the first half only warms up. */
export function interleave(
  tasks: ReadonlyMap<string, Task>,
  rounds: number,
  clock: Clock = () => performance.now(),
): ReadonlyMap<string, readonly number[]> {
  const times = new Map([...tasks.keys()].map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, task] of tasks) times.get(name)?.push(elapsed(task, clock));
  }
  return new Map([...times].map(([name, values]) => [name, values.slice(Math.floor(rounds / 2))]));
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function elapsed({ run, repeats }: Task, clock: Clock): number {
  const start = clock();
  for (let i = 0; i < repeats; i += 1) run();
  return (clock() - start) / repeats;
}
