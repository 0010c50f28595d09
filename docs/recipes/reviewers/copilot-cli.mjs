// Asks Copilot CLI, whose standard output is its answer.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { prompt } from './prompt.mjs';

const { PR_VERDICT_DIR, PR_VERDICT_OUTPUT } = process.env;
const { error, status, stdout } = spawnSync(
  'copilot',
  [
    ...['--silent', '--no-ask-user', '--no-color', '--no-auto-update', '--no-custom-instructions'],
    ...['--disable-builtin-mcps', '--available-tools=view,grep,glob'],
    ...['--disallow-temp-dir', `--add-dir=${PR_VERDICT_DIR}`],
    ...['--prompt', prompt],
  ],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
);
if (error) throw error;
if (status !== 0) throw new Error(`copilot exited with ${status}`);
// Without a schema of its own it often fences its answer; what else is around it is for pr-verdict to judge.
const [, document = stdout] = /^\s*```(?:json)?\n(.*)\n```\s*$/s.exec(stdout) ?? [];
writeFileSync(PR_VERDICT_OUTPUT, document);
