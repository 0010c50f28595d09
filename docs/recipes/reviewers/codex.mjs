// Asks Codex, which writes its last message to the output file by itself.
import { spawnSync } from 'node:child_process';
import { prompt } from './prompt.mjs';

const { PR_VERDICT_DIR, PR_VERDICT_OUTPUT } = process.env;
const { error, status } = spawnSync(
  'codex',
  [
    ...['exec', '--sandbox', 'read-only', '--ephemeral', '--color', 'never'],
    ...['--ignore-user-config', '--ignore-rules', '--skip-git-repo-check'],
    ...['--output-schema', `${PR_VERDICT_DIR}/schema.transport.json`],
    ...['--output-last-message', PR_VERDICT_OUTPUT],
    prompt,
  ],
  // Its standard output would be taken for an answer where the file stays empty.
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (error) throw error;
process.exitCode = status ?? 2;
