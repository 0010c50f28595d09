import { parseDiff } from '../../src/diff/parse-diff.ts';
import { megabytes, row, title } from './print.ts';
import { hold } from './targets.ts';
import { median } from './timing.ts';

const sectionCount = 480_000;
const size = 32_000_000;
const runs = 5;
const header = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';

/** Diffs made to be slow to read, each built when it is its turn. */
const hostile: readonly (readonly [name: string, build: () => string])[] = [
  ['mode changes', () => sections((n) => `diff --git a/f${n} b/f${n}\nold mode 100644\nnew mode 100755\n`)],
  [
    'empty files',
    () => sections((n) => `diff --git a/f${n} b/f${n}\nnew file mode 100644\nindex 0000000..e69de29\n`),
  ],
  [
    'pure renames',
    () =>
      sections(
        (n) => `diff --git a/a${n} b/b${n}\nsimilarity index 100%\nrename from a${n}\nrename to b${n}\n`,
      ),
  ],
  [
    'quoted names',
    () =>
      sections((n) => `diff --git "a/\\303\\251${n}" "b/\\303\\251${n}"\nold mode 100644\nnew mode 100755\n`),
  ],
  ['one-line hunks', () => header + sections((n) => `@@ -${2 * n + 1} +${2 * n + 1} @@\n-\n+\n`)],
  [
    'a new kind of line each line',
    () => `${header}@@ -1,${size / 4} +1,${size / 4} @@\n${'-\n+\n'.repeat(size / 4)}`,
  ],
  [
    '1 MB lines',
    () =>
      `${header}@@ -1,16 +1,16 @@\n${`-${'a'.repeat(1e6)}\n`.repeat(16)}${`+${'b'.repeat(1e6)}\n`.repeat(16)}`,
  ],
  ['one line', () => `${header}@@ -1 +1 @@\n-${'a'.repeat(size)}\n+\n`],
  ['a name without end', () => `diff --git a/${'n/'.repeat(size / 4)} b/${'n/'.repeat(size / 4)}\n`],
  ['quotes in a name', () => `diff --git "a/${'\\"'.repeat(size / 2)}\n`],
  ['line feeds', () => '\n'.repeat(size)],
  ['a hunk that is cut off', () => `${header}@@ -1,2147483647 +1,2147483647 @@\n${' a\n'.repeat(size / 3)}`],
];

/** Prints what reading each of them costs. */
export function printHostile(): void {
  title(`hostile shapes, ours: processor time of the thread, median of ${runs}`);
  let worst = 0;
  for (const [name, build] of hostile) {
    const bytes = Buffer.from(build());
    const time = median(Array.from({ length: runs }, () => seconds(() => parseDiff(bytes))));
    row(name, `${megabytes(bytes)} MB`, `${time.toFixed(2)} s`);
    worst = Math.max(worst, time);
  }
  hold({ what: 'seconds for a hostile shape, the worst', figure: worst, limit: { atMost: 2 } });
}

function sections(text: (n: number) => string): string {
  return Array.from({ length: sectionCount }, (_, n) => text(n)).join('');
}

function seconds(run: () => unknown): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1e6;
}
