/**
 * Reviews every commit of a repository's history as if it were a pull request and prints what would be said.
 *
 *     node bench/hygiene/run.ts [--newest N] [--quiet] [folder ...]     default: this repository, all commits
 */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { HygieneFinding } from '../../src/domain/hygiene/finding.ts';
import { createSecretScanner } from '../../src/edges/secret-scanner.ts';
import { reviewHistory } from './review-history.ts';

const { values, positionals } = parseArgs({
  options: { newest: { type: 'string' }, quiet: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const here = fileURLToPath(new URL('../..', import.meta.url));
const scanner = createSecretScanner();

for (const folder of positionals.length > 0 ? positionals : [here]) {
  const counts = new Map<string, number>();
  let commits = 0;
  let blocking = 0;
  const started = performance.now();
  for await (const { commit, findings } of reviewHistory(folder, scanner, Number(values.newest ?? 100_000))) {
    commits += 1;
    for (const finding of findings) {
      const kind = `${finding.category}, ${finding.severity}, ${finding.confidence}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const blocks =
        (finding.severity === 'CRITICAL' && finding.confidence !== 'LOW') ||
        (finding.severity === 'MAJOR' && finding.confidence === 'HIGH');
      if (blocks) blocking += 1;
      if (!values.quiet) console.log(commit.slice(0, 10), kind, placeOf(finding), finding.issue);
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const perThousand = commits === 0 ? 0 : ((1000 * total) / commits).toFixed(1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${folder}: ${commits} commits, ${total} findings (${perThousand} per 1,000 commits), ${blocking} blocking, ${seconds} s`,
  );
  for (const [kind, count] of counts) console.log(`  ${kind}: ${count}`);
}

function placeOf(finding: HygieneFinding): string {
  switch (finding.type) {
    case 'inline':
      return `${finding.file}:${finding.line}`;
    case 'file':
      return finding.file;
    case 'multi-file':
      return finding.files.join(' ');
    case 'system':
      return finding.scope;
  }
}
