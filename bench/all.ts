/**
 * Measures what people wait for, prints one table, and writes `build/bench.json`, `docs/performance.md` and its plot.
 *
 *     npm run bench
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { figureOf, printRows, type Row } from './child.ts';
import { measureContracts } from './contracts/run.ts';
import { measureHostile } from './hostile/run.ts';
import { measureParts } from './parts.ts';
import { measureRemembered } from './remembered.ts';
import { growthRows, measureGrowth, measureRuns, type Series } from './run/run.ts';
import { measureStartup } from './startup.ts';
import { measureWait } from './wait/run.ts';

const root = new URL('..', import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, root));

const plot = { width: 640, height: 360, left: 70, right: 120, top: 20, bottom: 50 };
const colours = ['#0969da', '#bf3989', '#1a7f37', '#9a6700'];

/** Both axes logarithmic: a straight line of slope one is growth in step with the size. */
function growthSvg(all: readonly Series[]): string {
  const { width, height, left, right, top, bottom } = plot;
  const times = all.flatMap(({ points }) => points.map(({ cpuMs }) => Math.log10(cpuMs)));
  const [low, high] = [Math.floor(Math.min(...times)), Math.ceil(Math.max(...times))];
  const x = (step: number) => left + (step / 2) * (width - left - right);
  const y = (power: number) => top + ((high - power) / (high - low)) * (height - top - bottom);
  const text = (at: readonly [number, number], anchor: string, words: string) =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" text-anchor="${anchor}">${words}</text>`;
  const powers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const grid = powers.flatMap((power) => [
    `<path d="M${left} ${y(power).toFixed(1)}H${width - right}" stroke="#d0d7de"/>`,
    text([left - 8, y(power) + 4], 'end', `${(10 ** power / 1000).toLocaleString('en')} s`),
  ]);
  const sizes = ['1 ×', '10 ×', '100 ×'].map((label, step) => text([x(step), height - 24], 'middle', label));
  const lines = all.flatMap(({ name, points }, index) => {
    const colour = colours[index % colours.length];
    const at = points.map(({ cpuMs }, step) => [x(step), y(Math.log10(cpuMs))] as const);
    const [endX, endY] = at.at(-1) ?? [0, 0];
    const d = at.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
    return [
      `<polyline points="${d}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      `<g fill="${colour}">${text([endX + 8, endY + 4], 'start', `${points[0]?.size} ${name}`)}</g>`,
    ];
  });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#57606a"><title>Processor time of a whole run as the change grows</title>`;
  const background = `<rect width="${width}" height="${height}" fill="#fff"/>`;
  return [open, background, ...grid, ...sizes, ...lines, '</svg>', ''].join('\n');
}

function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const goal = row.goal === undefined ? '' : `${row.goal} ${row.unit}`.trim();
    return `| ${row.name} | ${figureOf(row)} | ${goal} |`;
  });
  return ['| | measured | goal |', '| --- | ---: | ---: |', ...lines].join('\n');
}

function page(rows: readonly Row[]): string {
  const machine = `${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;
  return `# Performance

Made by \`npm run bench\` on ${machine}. Wall times depend on the machine and on what else it does.

${table(rows)}

The floor of a run is one process that has git write the same diff and parses the same documents. A round trip is a group of requests to GitHub that were under way at the same time; after the first five of a run, writes start at least a second apart, as GitHub advises for large numbers of them. Reading findings is measured in a process of its own, by processor time and in turns with zod.

danger and reviewdog post the same eight findings on the same lines, as one review each: \`danger ci\` in the version that \`bench/wait/peers/package.json\` pins, and \`reviewdog -reporter=github-pr-review\`, which neither npm nor Debian has and which is compared where it is in \`PATH\`. Neither program compares the head before it posts or reads back what GitHub shows; danger ends with a commit status, reviewdog with none.

## Growth

Processor time of a whole run with ten and a hundred times as many files, findings, reviewers or threads; a line's label names its smallest size.

![Processor time over size](performance.svg)
`;
}

const rows = [
  ...(await measureStartup(5)),
  ...(await measureRuns()),
  ...(await measureWait()),
  ...(await measureContracts()),
  ...measureParts(),
  ...(await measureRemembered()),
  ...(await measureHostile()),
];
const growth = await measureGrowth();
const all = [...rows, ...growthRows(growth)];
printRows(all);
mkdirSync(path('build'), { recursive: true });
writeFileSync(path('build/bench.json'), `${JSON.stringify({ rows: all, growth }, undefined, 2)}\n`);
writeFileSync(path('docs/performance.md'), page(all));
writeFileSync(path('docs/performance.svg'), growthSvg(growth));
