/**
 * What a whole run in a work tree costs, small and large, next to a floor: the same diff by git and the same documents
 * by `JSON.parse`, in one process. Then how it grows with ten times the files, findings, reviewers and threads.
 *
 *     npm run bench:run
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dist, type Measured, median, printRows, type Row, runMeasured } from '../child.ts';
import { runAction } from '../wait/action.ts';
import { openPullRequest } from '../wait/job.ts';
import { type Change, makeChange, type Size } from './change.ts';

const small: Size = { files: 5, findings: 12, reviewers: 1 };
const large: Size = { files: 3_000, findings: 10_000, reviewers: 1 };

function review(change: Change, env?: NodeJS.ProcessEnv): Promise<Measured> {
  rmSync(join(change.folder, '.code-review'), { recursive: true, force: true });
  rmSync(join(change.folder, 'docs'), { recursive: true, force: true });
  const args = [join(dist, 'cli.js'), 'run', '--base', 'main', '--findings', change.findings];
  return runMeasured(args, { cwd: change.folder, ...(env !== undefined && { env }) });
}

/** Reads what a run reads, and does nothing with it. */
function readOnly({ folder, documents }: Change): Promise<Measured> {
  const code = `
    const options = { maxBuffer: 2 ** 30 };
    require('node:child_process').execFileSync('git', ['diff', 'main...feature'], options);
    for (const path of ${JSON.stringify(documents)}) JSON.parse(require('node:fs').readFileSync(path, 'utf8'));`;
  return runMeasured(['--eval', code], { cwd: folder });
}

async function measured<T>(size: Size, body: (change: Change) => Promise<T>): Promise<T> {
  const change = makeChange(size);
  try {
    return await body(change);
  } finally {
    rmSync(dirname(change.folder), { recursive: true, force: true });
  }
}

/** Runs with a `git` first in the path that notes each start. */
async function countGit(change: Change): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pr-verdict-bench-git-'));
  const log = join(folder, 'log');
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  writeFileSync(log, '');
  writeFileSync(join(folder, 'git'), `#!/bin/sh\necho >> '${log}'\nexec '${real}' "$@"\n`);
  chmodSync(join(folder, 'git'), 0o755);
  const { PATH = '' } = process.env;
  await review(change, { ...process.env, PATH: `${folder}${delimiter}${PATH}` });
  const count = readFileSync(log, 'utf8').length;
  rmSync(folder, { recursive: true, force: true });
  return count;
}

async function smallRows(): Promise<readonly Row[]> {
  return measured(small, async (change) => {
    const runs: Measured[] = [];
    const floors: Measured[] = [];
    for (let round = 0; round < 5; round += 1) {
      runs.push(await review(change));
      floors.push(await readOnly(change));
    }
    const wall = median(runs.map(({ wallMs }) => wallMs));
    return [
      { name: 'run, 5 files, 12 findings: wall', value: wall / 1000, unit: 's', goal: 0.45 },
      {
        name: 'run, 5 files, 12 findings: wall of the floor',
        value: median(floors.map(({ wallMs }) => wallMs)) / 1000,
        unit: 's',
      },
      { name: 'run, 5 files, 12 findings: git processes', value: await countGit(change), unit: '', goal: 8 },
      {
        name: 'run, 5 files, 12 findings: first line of output',
        value: median(runs.map(({ firstOutputMs }) => firstOutputMs)),
        unit: 'ms',
      },
    ];
  });
}

async function largeRows(): Promise<readonly Row[]> {
  return measured(large, async (change) => {
    const runs: Measured[] = [];
    const floors: Measured[] = [];
    for (let round = 0; round < 3; round += 1) {
      runs.push(await review(change));
      floors.push(await readOnly(change));
    }
    const medianOf = (all: readonly Measured[], unit: 'wallMs' | 'cpuMs' | 'memoryMb') =>
      median(all.map((each) => each[unit]));
    const processor = medianOf(runs, 'cpuMs');
    const name = 'run, 3,000 files, 10,000 findings';
    return [
      { name: `${name}: wall`, value: medianOf(runs, 'wallMs') / 1000, unit: 's', goal: 4 },
      { name: `${name}: processor`, value: processor / 1000, unit: 's' },
      { name: `${name}: memory`, value: medianOf(runs, 'memoryMb'), unit: 'MB', goal: 300 },
      {
        name: `${name}: processor, times the floor`,
        value: processor / medianOf(floors, 'cpuMs'),
        unit: '×',
      },
    ];
  });
}

export interface Series {
  readonly name: string;
  /** Each size is ten times the one before. */
  readonly points: readonly { readonly size: number; readonly cpuMs: number }[];
}

async function series(
  name: string,
  sizes: readonly number[],
  run: (size: number) => Promise<Measured>,
): Promise<Series> {
  const points: { size: number; cpuMs: number }[] = [];
  for (const size of sizes) points.push({ size, cpuMs: (await run(size)).cpuMs });
  return { name, points };
}

export async function measureGrowth(): Promise<readonly Series[]> {
  return [
    await series('files', [30, 300, 3_000], (files) =>
      measured({ files, findings: 10, reviewers: 1 }, (change) => review(change)),
    ),
    await series('findings', [100, 1_000, 10_000], (findings) =>
      measured({ files: 100, findings, reviewers: 1 }, (change) => review(change)),
    ),
    await series('reviewers', [1, 10, 100], (reviewers) =>
      measured({ files: 10, findings: reviewers * 10, reviewers }, (change) => review(change)),
    ),
    await series('threads', [10, 100, 1_000], async (threads) => {
      const opened = await openPullRequest(0, threads);
      const run = await runAction(opened, { writeSpacingMs: 0 });
      await opened.github.close();
      return run;
    }),
  ];
}

/** The worst factor in processor time from one size to the next. */
export function growthRows(all: readonly Series[]): readonly Row[] {
  return all.map(({ name, points }) => ({
    name: `ten times the ${name}: processor, times that of a tenth`,
    value: Math.max(...points.slice(1).map(({ cpuMs }, at) => cpuMs / (points[at]?.cpuMs ?? Number.NaN))),
    unit: '×',
    goal: 12,
  }));
}

export async function measureRuns(): Promise<readonly Row[]> {
  return [...(await smallRows()), ...(await largeRows())];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printRows([...(await measureRuns()), ...growthRows(await measureGrowth())]);
}
