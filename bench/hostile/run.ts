/**
 * What the worst texts cost compared with ordinary Markdown of the same length, wherever untrusted text enters a run.
 * Ends with 1 where one costs more than twice as much.
 *
 *     npm run bench:hostile [-- SURFACE ...]
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Row, runMeasured } from '../child.ts';
import { ownLength, type Surface, surfaces } from './surfaces.ts';
import { hostileTexts, ordinaryText } from './texts.ts';

const maxRatio = 2;

/** Processor time in milliseconds below which measurements vary too much. */
const noise = 30;

/** Processor time of the quickest of some runs, in milliseconds. */
async function timed({ run }: Surface, text: string, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let left = runs; left > 0; left -= 1) {
    const start = process.cpuUsage();
    await run(text);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

interface SurfaceCost {
  readonly name: string;
  readonly ordinaryMs: number;
  /** The most expensive text, by what it repeats. */
  readonly worst: { readonly piece: string; readonly ms: number };
  /** Of the most expensive text to the ordinary one. */
  readonly ratio: number;
  /** The texts that cost more than `maxRatio` times the ordinary one. */
  readonly tooSlow: readonly string[];
}

async function measureSurface(name: string, surface: Surface): Promise<SurfaceCost> {
  const { length = ownLength, ordinary = ordinaryText } = surface;
  await timed(surface, ordinary(length), 3);
  const ordinaryMs = Math.max(noise, await timed(surface, ordinary(length), 10));
  let worst = { piece: '', ms: 0 };
  const tooSlow: string[] = [];
  for (const [piece, text] of hostileTexts(length)) {
    let ms = await timed(surface, text, 1);
    // Only what looks slow is measured again.
    if (ms > maxRatio * ordinaryMs && ms < 5000) ms = Math.min(ms, await timed(surface, text, 5));
    if (ms > worst.ms) worst = { piece, ms };
    if (ms > maxRatio * ordinaryMs) tooSlow.push(`${piece} takes ${Math.round(ms)} ms`);
  }
  return { name, ordinaryMs, worst, ratio: worst.ms / ordinaryMs, tooSlow };
}

const Costs = z.array(z.object({ ratio: z.number(), tooSlow: z.array(z.string()) }));

/** Measured in a process of its own: the garbage of what ran before would count as time of these texts. */
export async function measureHostile(): Promise<readonly Row[]> {
  const { output } = await runMeasured([fileURLToPath(import.meta.url), '--json']);
  const costs = Costs.parse(JSON.parse(output));
  return [
    {
      name: 'hostile text: worst, times ordinary text',
      value: Math.max(...costs.map(({ ratio }) => ratio)),
      unit: '×',
      goal: maxRatio,
    },
    {
      name: `hostile texts above ${maxRatio} times ordinary text`,
      value: costs.flatMap(({ tooSlow }) => tooSlow).length,
      unit: '',
      goal: 0,
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2).filter((word) => word !== '--json');
  const costs: SurfaceCost[] = [];
  for (const [name, surface] of Object.entries(surfaces)) {
    if (asked.length === 0 || asked.some((word) => name.includes(word)))
      costs.push(await measureSurface(name, surface));
  }
  if (process.argv.includes('--json')) {
    process.stdout.write(JSON.stringify(costs));
  } else {
    process.stdout.write(
      '| Surface | ordinary text, ms | worst text | ms | ratio |\n| --- | ---: | --- | ---: | ---: |\n',
    );
    for (const { name, ordinaryMs, worst, ratio, tooSlow } of costs) {
      for (const each of tooSlow) process.stderr.write(`${name}: ${each}\n`);
      if (tooSlow.length > 0) process.exitCode = 1;
      const piece = worst.piece.replaceAll('|', '\\|');
      const figures = [worst.ms.toFixed(0), ratio.toFixed(1)].join(' | ');
      process.stdout.write(`| ${name} | ${ordinaryMs.toFixed(0)} | \`${piece}\` | ${figures} |\n`);
    }
  }
}
