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
const memoryProcesses = 5;
/** From here on the targets for a first parse hold. */
const large = 17_000_000;
const mostMemory = { atMost: 1.6 };

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

/**
 * The first diff of a process also pays for the engine's optimising compilers, which are loaded then and work in
 * threads of their own: some MB, whoever parses and however small the diff. So the same diff is measured without them,
 * and as the second one of its size, which tells what a diff adds to a process that is under way.
 */
function printMemory({ parsers, file, size, name, folder }: Measured, first: Runs): void {
  const another = join(folder, `another-${size}.diff`);
  writeFileSync(another, generateDiff(size + 1));
  const plain = takeTurns(parsers, memoryProcesses, (parser) =>
    parseOnce(parser, file, { flags: ['--no-turbofan', '--no-maglev'] }),
  );
  const second = takeTurns(parsers, memoryProcesses, (parser) =>
    parseOnce(parser, file, { flags: ['--expose-gc'], after: another }),
  );
  title(
    `${name}, memory: what the process grows by at its peak above the bytes, in sizes of the diff, medians`,
  );
  row('', 'first diff', 'no compilers', 'second diff');
  const share = (runs: Runs, parser: Parser) => middle(runs, parser, grown) / size;
  for (const parser of parsers) {
    row(parser.name, ...[first, plain, second].map((runs) => share(runs, parser).toFixed(2)));
  }
  const what = 'peak memory';
  hold({ what: `${what}, first diff of a process`, figure: share(first, ours), limit: mostMemory });
  hold({
    what: `${what}, first diff, without the engine's optimising compilers`,
    figure: share(plain, ours),
    limit: mostMemory,
  });
  hold({
    what: `${what}, second diff of that size in a process`,
    figure: share(second, ours),
    limit: mostMemory,
  });
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
