// Asks Codex, which writes its last message to the output file by itself.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { prompt } from './prompt.mjs';

const { PR_VERDICT_DIR, PR_VERDICT_OUTPUT } = process.env;
const { error, status, stdout } = spawnSync(
  'codex',
  [
    ...['exec', '--sandbox', 'read-only', '--ephemeral', '--color', 'never'],
    ...['--ignore-user-config', '--ignore-rules', '--skip-git-repo-check', '--json'],
    ...['--output-schema', `${PR_VERDICT_DIR}/schema.transport.json`],
    ...['--output-last-message', PR_VERDICT_OUTPUT],
    prompt,
  ],
  // Its standard output is a log of events. Passed on, it would be taken for an answer where the file stays empty.
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 },
);
if (error) throw error;
const usage = stdout.split('\n').flatMap((line) => {
  if (!line.includes('"turn.completed"')) return [];
  try {
    return JSON.parse(line).usage ?? [];
  } catch {
    return [];
  }
});
writeFileSync(`${PR_VERDICT_DIR}/usage.json`, JSON.stringify(usage));
process.exitCode = status ?? 2;
