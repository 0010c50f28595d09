import { generateDiff } from './generate.ts';
import { ours } from './parsers.ts';
import { megabytes, row, title } from './print.ts';
import { hold } from './targets.ts';
import { type Clock, interleave, median, processorTime, repeatsFor, type Task } from './timing.ts';

const sizes = [1, 2, 4, 8, 16, 32].map((size) => size * 1_000_000);
const rounds = 15;

/** What doubling the diff does to the time. */
export function printGrowth(): void {
  const tasks = new Map(
    sizes.map(generateDiff).map((bytes) => {
      const run = () => ours.read({ bytes, text: '' });
      return [`${megabytes(bytes)} MB`, { run, repeats: repeatsFor(bytes) }] as const;
    }),
  );
  printClock('by the clock', tasks);
  printClock('in processor time', tasks, processorTime);
}

function printClock(kind: string, tasks: ReadonlyMap<string, Task>, clock?: Clock): void {
  title(`ours, each diff twice the size of the one before, warm, ${kind}`);
  let previous: number | undefined;
  let worst = 0;
  for (const [size, values] of interleave(tasks, rounds, clock)) {
    const ms = median(values);
    const ratio = previous === undefined ? undefined : ms / previous;
    row(size, `${ms.toFixed(1)} ms`, ratio === undefined ? '' : `× ${ratio.toFixed(2)}`);
    worst = Math.max(worst, ratio ?? 0);
    previous = ms;
  }
  hold({
    what: `time over that for half the diff, the worst, ${kind}`,
    figure: worst,
    limit: { atMost: 2.3 },
  });
}
