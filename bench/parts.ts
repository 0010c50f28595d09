/** The parts of a run that have benchmarks of their own, in a few rows each: parsing diffs and merging findings. */
import { median, type Row } from './child.ts';
import { generateDiff } from './diff/generate.ts';
import { ours, rival } from './diff/parsers.ts';
import { interleave, repeatsFor } from './diff/timing.ts';
import { manyFindings, onOneLine, timeOf } from './join/speed.ts';

/** A row for each; `bench:diff` and `bench:join` measure much more. */
export function measureParts(): readonly Row[] {
  const bytes = Buffer.from(generateDiff(1_000_000));
  const repeats = repeatsFor(bytes);
  const times = interleave(
    new Map(
      [ours, rival].map(({ name, takes, read }) => [
        name,
        { run: () => read({ bytes, text: takes === 'text' ? bytes.toString('utf8') : '' }), repeats },
      ]),
    ),
    24,
  );
  const [own, other] = [ours, rival].map(({ name }) => median(times.get(name) ?? []));
  const apart = timeOf(manyFindings(1000, 50)).ms;
  return [
    {
      name: `parsing a diff of 1 MB: times ${rival.name}`,
      value: (own ?? 0) / (other ?? 0),
      unit: '×',
      goal: 0.5,
    },
    { name: 'merging 1,000 findings in 50 files', value: apart, unit: 'ms' },
    {
      name: 'merging 1,000 findings on one line',
      value: timeOf(onOneLine(manyFindings(1000, 50))).ms,
      unit: 'ms',
    },
  ];
}
