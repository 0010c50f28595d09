// Runs reviewdog and makes one document of its lines, also when it finds nothing.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const { error, status, stdout } = spawnSync(
  'reviewdog',
  ['-reporter=rdjsonl', '-filter-mode=nofilter', '-fail-level=none', ...process.argv.slice(2)],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
);
if (error) throw error;
if (status !== 0) throw new Error(`reviewdog exited with ${status}`);
const lines = stdout.split('\n').filter((line) => line !== '');
const diagnostics = lines.map((line) => JSON.parse(line));
writeFileSync(process.env.PR_VERDICT_OUTPUT, JSON.stringify({ source: { name: 'reviewdog' }, diagnostics }));
