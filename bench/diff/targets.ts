import { title } from './print.ts';

interface Target {
  readonly what: string;
  readonly figure: number;
  readonly limit: { readonly atLeast: number } | { readonly atMost: number };
}

const reached: boolean[] = [];
const missed: string[] = [];

/** Prints a figure beside what it must be, and keeps what was missed for the end. */
export function hold({ what, figure, limit }: Target): void {
  const met = 'atLeast' in limit ? figure >= limit.atLeast : figure <= limit.atMost;
  const bound =
    'atLeast' in limit ? `at least ${limit.atLeast.toFixed(2)}` : `at most ${limit.atMost.toFixed(2)}`;
  const line = `${what}: ${figure.toFixed(2)} (target ${bound})`;
  process.stdout.write(`  ${met ? '✓ met   ' : '✗ MISSED'} ${line}\n`);
  reached.push(met);
  if (!met) missed.push(line);
}

export function printTargets(): void {
  title(`targets: ${reached.length - missed.length} of ${reached.length} met`);
  for (const line of missed) process.stdout.write(`  ✗ MISSED ${line}\n`);
}
