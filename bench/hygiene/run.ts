/**
 * Reviews every commit of a repository's history as if it were a pull request and prints what would be reported.
 *
 *     node bench/hygiene/run.ts [--newest N] [--quiet] [folder ...]     default: this repository, all commits
 */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTexts, textsToRead } from '../../src/change/head-files.ts';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { findProblems } from '../../src/hygiene/built-in-reviewer.ts';
import { secretScanner as scanner } from '../../src/runner/secretlint-scanner.ts';

const { values, positionals } = parseArgs({
  options: { newest: { type: 'string' }, quiet: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const here = fileURLToPath(new URL('../..', import.meta.url));

/** Undefined where git fails, as for a blob that a partial clone lacks. */
function git(folder: string, ...args: readonly string[]): Buffer | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { maxBuffer: 1024 ** 3 });
  return status === 0 ? stdout : undefined;
}

async function reviewCommit(folder: string, commit: string) {
  const bytes = git(folder, 'diff', '--no-color', '--no-ext-diff', '-M', `${commit}^`, commit);
  const parsed = bytes && parseDiff(bytes);
  if (!parsed?.ok) return [];
  const read = async (path: string) => git(folder, 'cat-file', 'blob', `${commit}:${path}`)?.toString();
  const headFiles = await readTexts(textsToRead(parsed.diff), read);
  return (await findProblems({ diff: parsed.diff, headFiles, scanner })).findings;
}

for (const folder of positionals.length > 0 ? positionals : [here]) {
  const newest = `--max-count=${values.newest ?? 100_000}`;
  const commits = git(folder, 'rev-list', '--no-merges', '--min-parents=1', newest, 'HEAD');
  const ids = (commits?.toString() ?? '').split('\n').filter(Boolean);
  const counts = new Map<string, number>();
  for (const commit of ids) {
    for (const finding of await reviewCommit(folder, commit)) {
      const kind = `${finding.category}, ${finding.severity}, ${finding.confidence}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const place = finding.type === 'system' ? finding.scope : finding.file;
      const line = finding.type === 'inline' ? `:${finding.line}` : '';
      if (!values.quiet) console.log(commit.slice(0, 10), kind, `${place}${line}`, finding.issue);
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${folder}: ${ids.length} commits, ${total} findings`);
  for (const [kind, count] of counts) console.log(`  ${kind}: ${count}`);
}
