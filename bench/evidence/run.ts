import { parseArgs } from 'node:util';
import { packOf } from './judge-case.ts';
import { printLabelledCommits } from './labelled-commits.ts';
import { readCases } from './read-cases.ts';
import { type Score, score } from './score.ts';
import { printTiming } from './timing.ts';

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

function print(title: string, result: Score): void {
  console.log(`\n${title}: ${result.cases} changes`);
  for (const key of ['lane', 'factors', 'hotspots', 'artifacts'] as const) {
    const { exact, right, found, expected } = result[key];
    const whole = percent(exact, result.cases).padStart(8);
    console.log(
      `  ${key.padEnd(10)} exact ${whole}   precision ${percent(right, found).padStart(8)}   recall ${percent(right, expected).padStart(8)}`,
    );
  }
  for (const miss of result.misses) console.log(`  differs: ${miss}`);
}

const part = (name: string) => readCases(new URL(`cases/${name}.txt`, import.meta.url));

const { values } = parseArgs({
  options: {
    'timing-only': { type: 'boolean', default: false },
    'tuned-only': { type: 'boolean', default: false },
    /** A folder of clones, for the labelled commits of public repositories. */
    clones: { type: 'string', default: process.env['BENCH_CLONES'] ?? '' },
    verbose: { type: 'boolean', default: false },
  },
});

if (!values['timing-only']) {
  print('Tuned on', score(part('tuned'), packOf));
  if (!values['tuned-only']) print('Held out', score(part('held-out'), packOf));
  if (values.clones !== '') printLabelledCommits(values.clones, { verbose: values.verbose });
}
if (!values['tuned-only']) await printTiming();
