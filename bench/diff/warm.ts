import { spawnSync } from 'node:child_process';
import { allParsers, ours, rival } from './parsers.ts';
import { row, title } from './print.ts';
import { hold } from './targets.ts';
import { interleave, median, repeatsFor, type Task } from './timing.ts';

const feeds = 'line feeds alone';
const git = 'git apply --numstat';
/** A parser that needs longer for one parse is left out of what is larger. */
const patienceMs = 2_000;
const large = 17_000_000;

interface Measured {
  readonly name: string;
  readonly file: string;
  readonly bytes: Buffer;
  /** Parsers that were too slow so far; more are added. */
  readonly slow: Set<string>;
}

/** Rounds in one process in which every parser has its turn. */
export function printWarm({ name, file, bytes, slow }: Measured): void {
  const text = bytes.toString('utf8');
  const repeats = repeatsFor(bytes);
  const apply = () => spawnSync('git', ['apply', '--numstat', file], { maxBuffer: 2 ** 28 });
  const tasks = new Map<string, Task>([
    [feeds, { run: () => countLineFeeds(bytes), repeats }],
    [git, { run: apply, repeats: 1 }],
  ]);
  for (const { name: parser, takes, read } of allParsers) {
    if (slow.has(parser)) continue;
    const run = () => read({ bytes, text: takes === 'text' ? bytes.toString('utf8') : '' });
    tasks.set(parser, { run, repeats });
    if (parser === rival.name)
      tasks.set(`${parser}, from text`, { run: () => read({ bytes, text }), repeats });
  }
  const rounds = Math.max(24, Math.min(40, Math.round(120_000_000 / bytes.length)));
  const times = interleave(tasks, rounds);
  const middle = (task: string) => median(times.get(task) ?? []);
  title(`${name}, warm: ${rounds} rounds, medians`);
  for (const task of times.keys()) {
    row(task, `${middle(task).toFixed(2)} ms`, `× ${(middle(task) / middle(ours.name)).toFixed(2)}`);
    if (middle(task) > patienceMs) slow.add(task);
  }
  if (times.has(rival.name)) {
    const limit = { atLeast: bytes.length >= large ? 3 : 2 };
    hold({ what: `${rival.name} over ours, warm`, figure: middle(rival.name) / middle(ours.name), limit });
  }
  hold({ what: `ours over ${git}`, figure: middle(ours.name) / middle(git), limit: { atMost: 1.7 } });
}

function countLineFeeds(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}
