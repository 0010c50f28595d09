import { generateDiff } from './generate.ts';
import { PARSERS } from './parsers.ts';
import { megabytes, row, title } from './print.ts';
import { hold } from './targets.ts';
import { interleave, median, repeatsFor } from './timing.ts';

const SIZES = [1, 2, 4, 8, 16, 32].map((size) => size * 1_000_000);
const ROUNDS = 15;

/** What doubling the diff does to the time. */
export function printGrowth(): void {
  const ours = PARSERS[0];
  const tasks = new Map(
    SIZES.map(generateDiff).map((bytes) => {
      const run = () => ours?.read({ bytes, text: '' });
      return [`${megabytes(bytes)} MB`, { run, repeats: repeatsFor(bytes) }] as const;
    }),
  );
  title('ours, each diff twice the size of the one before, warm');
  let previous: number | undefined;
  let worst = 0;
  for (const [size, values] of interleave(tasks, ROUNDS)) {
    const ms = median(values);
    const ratio = previous === undefined ? undefined : ms / previous;
    row(size, `${ms.toFixed(1)} ms`, ratio === undefined ? '' : `× ${ratio.toFixed(2)}`);
    worst = Math.max(worst, ratio ?? 0);
    previous = ms;
  }
  hold({ what: 'time over that for half the diff, the worst', figure: worst, limit: { atMost: 2.3 } });
}
