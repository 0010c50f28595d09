// Asks Claude Code, and extracts the document from the result that its command line prints.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { prompt } from './prompt.mjs';

const { PR_VERDICT_DIR, PR_VERDICT_OUTPUT } = process.env;
const schema = readFileSync(`${PR_VERDICT_DIR}/schema.transport.json`, 'utf8');
const { error, status, stdout } = spawnSync(
  'claude',
  [
    ...['--print', prompt],
    ...['--safe-mode', '--setting-sources', 'user', '--no-session-persistence'],
    ...['--tools', 'Read,Grep,Glob', '--add-dir', PR_VERDICT_DIR],
    ...['--output-format', 'json', '--json-schema', schema],
  ],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
);
if (error) throw error;
const result = JSON.parse(stdout);
// Tokens are reported per model, with those that came from or went to the cache apart from the others.
const usage = Object.entries(result.modelUsage ?? {}).map(([model, used]) => ({
  model,
  input_tokens: used.inputTokens + used.cacheReadInputTokens + used.cacheCreationInputTokens,
  output_tokens: used.outputTokens,
  cached_tokens: used.cacheReadInputTokens,
  cost: used.costUSD,
  currency: 'USD',
}));
writeFileSync(
  `${PR_VERDICT_DIR}/usage.json`,
  JSON.stringify(usage.length > 0 ? usage : { cost: result.total_cost_usd }),
);
// `is_error` reports a failure: `subtype` says "success" even then.
if (status !== 0 || result.is_error) throw new Error(`claude exited with ${status}: ${result.result}`);
// A model that never met the schema leaves `structured_output` out. Its text becomes the answer, so that a repair is asked for.
writeFileSync(
  PR_VERDICT_OUTPUT,
  result.structured_output === undefined ? String(result.result) : JSON.stringify(result.structured_output),
);
