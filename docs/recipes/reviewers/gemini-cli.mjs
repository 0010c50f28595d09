// Asks Gemini CLI, and extracts the document from the object that its command line prints.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { prompt } from './prompt.mjs';

const { PR_VERDICT_CHECKOUT, PR_VERDICT_DIR, PR_VERDICT_OUTPUT } = process.env;
// It obeys the folder where it starts and the ones above it, so it starts in an empty one outside of the repository.
const start = mkdtempSync(join(tmpdir(), 'gemini-'));
const { error, status, stdout } = spawnSync(
  'gemini',
  [
    ...['--skip-trust', '--extensions', 'none'],
    ...['--policy', join(import.meta.dirname, 'gemini-cli.toml')],
    ...['--include-directories', PR_VERDICT_CHECKOUT, '--include-directories', PR_VERDICT_DIR],
    ...['--output-format', 'json', '--prompt', prompt],
  ],
  { cwd: start, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
);
rmSync(start, { recursive: true });
if (error) throw error;
if (status !== 0) throw new Error(`gemini exited with ${status}`);
const { response, stats } = JSON.parse(stdout);
const usage = Object.entries(stats?.models ?? {}).map(([model, { tokens }]) => ({
  model,
  input_tokens: tokens?.prompt,
  output_tokens: (tokens?.candidates ?? 0) + (tokens?.thoughts ?? 0),
  cached_tokens: tokens?.cached,
}));
writeFileSync(`${PR_VERDICT_DIR}/usage.json`, JSON.stringify(usage));
// Without a schema of its own it often fences its answer; what else is around it is for pr-verdict to judge.
const [, document = response] = /^\s*```(?:json)?\n(.*)\n```\s*$/s.exec(response) ?? [];
writeFileSync(PR_VERDICT_OUTPUT, document);
