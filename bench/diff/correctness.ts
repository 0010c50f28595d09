import { isDeepStrictEqual } from 'node:util';
import type { ParsedFile } from './lines.ts';
import type { Parser } from './parser.ts';
import { allParsers, ours } from './parsers.ts';
import { title } from './print.ts';
import { type Shape, shapes } from './shapes.ts';
import { hold } from './targets.ts';

/** Prints which parser tells the truth about which shape. */
export function printCorrectness(): void {
  const width = Math.max(...shapes.map(({ name }) => name.length));
  const columns = allParsers.map(({ name }) => name.padEnd(15)).join('');
  title(`${'who is right'.padEnd(width + 2)}${columns}`);
  for (const shape of shapes) {
    const cells = allParsers.map((parser) => judge(parser, shape).padEnd(15)).join('');
    process.stdout.write(`${shape.name.padEnd(width + 2)}${cells}\n`);
  }
  const right = allParsers.map((parser) => {
    const count = shapes.filter((shape) => judge(parser, shape) === 'right').length;
    return `${count} of ${shapes.length}`.padEnd(15);
  });
  process.stdout.write(`${'right'.padEnd(width + 2)}${right.join('')}\n`);
  const wrong = shapes.filter((shape) => judge(ours, shape) !== 'right').length;
  hold({ what: 'shapes that ours gets wrong', figure: wrong, limit: { atMost: 0 } });
}

function judge(parser: Parser, { diff, truth }: Shape): string {
  const bytes = new TextEncoder().encode(diff);
  let files: readonly ParsedFile[];
  try {
    files = parser.files({ bytes, text: diff });
  } catch {
    return truth === 'refuse' ? 'right' : 'refuses';
  }
  if (truth === 'refuse') return 'accepts';
  if (
    !isDeepStrictEqual(
      files.map(({ path }) => path),
      truth.map(({ path }) => path),
    )
  )
    return 'wrong files';
  return isDeepStrictEqual(files, truth) ? 'right' : 'wrong lines';
}
