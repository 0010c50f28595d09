// Asks Gemini CLI, and takes the document out of the object in which its command line wraps it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prompt } from './prompt.mjs';

const { PR_VERDICT_DIR, PR_VERDICT_OUTPUT } = process.env;
const { error, status, stdout } = spawnSync(
  'gemini',
  [
    ...['--skip-trust', '--extensions', 'none'],
    ...['--policy', fileURLToPath(new URL('gemini-cli.toml', import.meta.url))],
    ...['--include-directories', process.cwd()],
    ...['--output-format', 'json', '--prompt', prompt],
  ],
  // It runs in the folder of this run, which it may trust: in the repository it would load the settings of the head.
  { cwd: PR_VERDICT_DIR, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
);
if (error) throw error;
if (status !== 0) throw new Error(`gemini exited with ${status}`);
const { response } = JSON.parse(stdout);
// Without a schema of its own it often fences its answer; anything else around it is left for the contract to refuse.
const [, document = response] = /^\s*```(?:json)?\n(.*)\n```\s*$/s.exec(response) ?? [];
writeFileSync(PR_VERDICT_OUTPUT, document);
