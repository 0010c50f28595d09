import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDiff } from './generate.ts';
import { type Once, parseOnce } from './once.ts';
import type { Parser } from './parser.ts';
import { ours, rival } from './parsers.ts';
import { row, title } from './print.ts';
import { hold } from './targets.ts';
import { median } from './timing.ts';

const processes = 7;
/** From here on the targets for a first parse hold. */
const large = 17_000_000;

interface Measured {
  readonly parsers: readonly Parser[];
  readonly file: string;
  readonly size: number;
  /** What it is called in headings. */
  readonly name: string;
  /** For files that live as long as the benchmark. */
  readonly folder: string;
}

type Runs = ReadonlyMap<Parser, readonly Once[]>;

/** First parses in fresh processes, in turn: how long they take, and how much memory. */
export function printCold(measured: Measured): void {
  const { parsers, file, size, name } = measured;
  const runs = takeTurns(parsers, processes, (parser) => parseOnce(parser, file));
  title(`${name}, cold: first parse of ${processes} processes each, medians`);
  row('', 'clock, ms', '', 'thread, ms', '');
  for (const parser of parsers) {
    const cells = [wall, cpu].flatMap((pick) => {
      const ms = middle(runs, parser, pick);
      return [ms.toFixed(2), `× ${(ms / middle(runs, ours, pick)).toFixed(2)}`];
    });
    row(parser.name, ...cells);
  }
  if (size >= large && parsers.includes(rival)) {
    for (const [kind, pick] of [['by the clock', wall] as const, ['in processor time', cpu] as const]) {
      const figure = middle(runs, rival, pick) / middle(runs, ours, pick);
      hold({ what: `${rival.name} over ours, cold, ${kind}`, figure, limit: { atLeast: 2.5 } });
    }
  }
  printMemory(measured, runs);
}

/** How much memory a first diff costs, and what another one adds to a process that is under way. */
function printMemory({ parsers, file, size, name, folder }: Measured, first: Runs): void {
  const former = join(folder, `former-${size}.diff`);
  writeFileSync(former, generateDiff(size + 1));
  const second = takeTurns(parsers, processes, (parser) =>
    parseOnce(parser, file, { flags: ['--expose-gc'], after: former }),
  );
  title(
    `${name}, memory: what the process grows by at its peak above the bytes, in sizes of the diff, medians`,
  );
  row('', 'first diff', 'and program', 'second diff');
  const share = (runs: Runs, parser: Parser, pick: (run: Once) => number) =>
    middle(runs, parser, pick) / size;
  for (const parser of parsers) {
    const cells = [
      share(first, parser, grown),
      share(first, parser, grownWithProgram),
      share(second, parser, grown),
    ];
    row(parser.name, ...cells.map((cell) => cell.toFixed(2)));
  }
  const limit = { atMost: 1.6 };
  hold({ what: 'peak memory, first diff of a process', figure: share(first, ours, grown), limit });
  hold({ what: 'peak memory, second diff of a process', figure: share(second, ours, grown), limit });
}

function takeTurns(parsers: readonly Parser[], turns: number, take: (parser: Parser) => Once): Runs {
  const taken = new Map(parsers.map((parser): [Parser, Once[]] => [parser, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [parser, values] of taken) values.push(take(parser));
  }
  return taken;
}

function middle(runs: Runs, parser: Parser, pick: (run: Once) => number): number {
  return median((runs.get(parser) ?? []).map(pick));
}

const wall = (run: Once) => run.wall;
const cpu = (run: Once) => run.cpu;
const grown = (run: Once) => run.growth;
const grownWithProgram = (run: Once) => run.growth + run.mapped;
