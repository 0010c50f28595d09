import { type Once, parseOnce } from './once.ts';
import { row, title } from './print.ts';
import { hold } from './targets.ts';
import { median } from './timing.ts';

const processes = 7;
const memoryProcesses = 3;
/** From here on the targets for a first parse hold, and what the engine itself takes is small beside the parse. */
const large = 17_000_000;
/**
 * The optimising compilers work in threads of their own and take some MB now and then, whoever parses. Without them
 * the same parse takes the same memory each time, which is what the parser itself needs.
 */
const withoutCompilers = ['--no-turbofan', '--no-maglev'];

interface Measured {
  readonly parsers: readonly string[];
  readonly file: string;
  readonly size: number;
  /** What it is called in headings. */
  readonly name: string;
  readonly rival: string;
}

/** First parses in fresh processes, in turn: how long they take, and how much memory. */
export function printCold({ parsers, file, size, name, rival }: Measured): void {
  const runs = takeTurns(parsers, processes, (parser) => parseOnce(parser, file));
  const middle = (parser: string, pick: (run: Once) => number) => median((runs.get(parser) ?? []).map(pick));
  title(`${name}, cold: first parse of ${processes} processes each, medians`);
  row('', 'clock, ms', '', 'thread, ms', '');
  for (const parser of parsers) {
    const cells = [wall, cpu].flatMap((pick) => {
      const ms = middle(parser, pick);
      return [ms.toFixed(2), `× ${(ms / middle('ours', pick)).toFixed(2)}`];
    });
    row(parser, ...cells);
  }
  if (size >= large && parsers.includes(rival)) {
    for (const [kind, pick] of [['by the clock', wall] as const, ['in processor time', cpu] as const]) {
      const figure = middle(rival, pick) / middle('ours', pick);
      hold({ what: `${rival} over ours, cold, ${kind}`, figure, limit: { atLeast: 2.5 } });
    }
  }
  printMemory({ parsers, file, size, name, rival }, (parser) => middle(parser, grown) / size);
}

function printMemory({ parsers, file, size, name }: Measured, asItRuns: (parser: string) => number): void {
  const runs = takeTurns(parsers, memoryProcesses, (parser) => parseOnce(parser, file, withoutCompilers));
  const own = (parser: string) => median((runs.get(parser) ?? []).map(grown)) / size;
  title(
    `${name}, memory: what the process grows by at its peak above the bytes, in sizes of the diff, medians`,
  );
  row('', 'as it runs', 'no compilers');
  for (const parser of parsers) row(parser, asItRuns(parser).toFixed(2), own(parser).toFixed(2));
  const limit = { atMost: 1.6 };
  hold({ what: 'peak memory, as it runs', figure: asItRuns('ours'), limit });
  hold({ what: "peak memory, without the engine's optimising compilers", figure: own('ours'), limit });
}

function takeTurns(
  parsers: readonly string[],
  turns: number,
  take: (parser: string) => Once,
): ReadonlyMap<string, readonly Once[]> {
  const taken = new Map(parsers.map((parser): [string, Once[]] => [parser, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [parser, values] of taken) values.push(take(parser));
  }
  return taken;
}

const wall = (run: Once) => run.wall;
const cpu = (run: Once) => run.cpu;
const grown = (run: Once) => run.growth;
