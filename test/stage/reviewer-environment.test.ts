import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseInputs } from '../../src/inputs.ts';
import { createRedactor } from '../../src/model/redact.ts';
import { readRunner } from '../../src/run/actions-runner.ts';
import { connectPrograms } from '../../src/run/connect-stages.ts';
import { uninterrupted } from '../../src/runner/interruption.ts';
import { commandLine, startWorktree } from '../support/command-line.ts';
import { gitEnvironment } from '../support/git.ts';
import { temporaryFolder } from '../support/runner.ts';

/** What a job has in its environment; nothing that begins with `secret-` may be seen. */
const job = {
  LANG: 'C.UTF-8',
  TMPDIR: '/tmp',
  KEY: 'key-of-the-model',
  OTHER_KEY: 'secret-of-another',
  GITHUB_TOKEN: 'secret-job-token',
  GH_TOKEN: 'secret-job-token',
  ACTIONS_RUNTIME_TOKEN: 'secret-runtime-token',
  ACTIONS_RUNTIME_URL: 'secret-runtime-url',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret-identity-token',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'secret-identity-url',
  'INPUT_GITHUB-TOKEN': 'secret-job-token',
  STATE_gate: 'secret-state',
  GITHUB_ENV: 'secret-command-file',
  GITHUB_OUTPUT: 'secret-command-file',
  GITHUB_STEP_SUMMARY: 'secret-command-file',
  BASH_ENV: 'secret-loader',
  PYTHONSTARTUP: 'secret-loader',
  RENAMED_JOB: 'Bearer secret-job-token',
  RENAMED_RUNTIME: 'secret-runtime-token',
  RENAMED_IDENTITY: 'secret-identity-token',
};

/** Writes all its variables, and every file that one of them names, to the file that it is given. */
const dump = `
  const { existsSync, readFileSync, statSync, writeFileSync } = require('node:fs');
  const isFile = (path) => existsSync(path) && statSync(path).isFile();
  const files = Object.entries(process.env).filter(([name, path]) => /^PR_VERDICT_/.test(name) && isFile(path));
  writeFileSync(process.argv[1], JSON.stringify({ env: process.env, files: files.map(([, path]) => readFileSync(path, 'utf8')) }));
  writeFileSync(process.env.PR_VERDICT_OUTPUT, '[]');
`;

const seenFile = () => join(temporaryFolder('seen'), 'seen.json');

/** Runs a policy's programs for real, in a job with that environment; `seen` is what a program writes there. */
async function runPolicy(policy: string, seen: string, files: Readonly<Record<string, string>> = {}) {
  const { dir } = startWorktree({ ...files, '.github/pr-verdict.yml': policy }, { 'a.ts': 'one\n' });
  const run = commandLine(dir, { ...job, GITHUB_WORKSPACE: dir });
  const { exitCode, stdout, stderr } = await run('run', '--base', 'main');
  return { exitCode, log: stdout + stderr, seen: existsSync(seen) ? readFileSync(seen, 'utf8') : undefined };
}

/** The same with one reviewer that may see these variables. */
function runInJob(env: readonly string[]) {
  const seen = seenFile();
  const model = { run: [process.execPath, '-e', dump, seen], env };
  return runPolicy(JSON.stringify({ version: 1, reviewers: { model } }), seen);
}

it('gives a program exactly the allowed variables, whatever the job has', async () => {
  const { exitCode, seen = '' } = await runInJob(['KEY']);
  expect(exitCode).toBe(0);
  const own = 'ABOUT CHECKOUT COMMENTS DIFF DIR EVIDENCE FILES MODE OUTPUT PRIOR PROMPT SCHEMA'.split(' ');
  const allowed = ['HOME', 'KEY', 'LANG', 'PATH', ...own.map((name) => `PR_VERDICT_${name}`), 'TMPDIR'];
  expect(Object.keys(JSON.parse(seen).env).sort()).toEqual(allowed);
  expect(seen).toContain('key-of-the-model');
  expect(seen).not.toContain('secret-');
});

it('starts a program of the checkout in a folder with pack and diff alone, as docs/reviewers.md shows it', async () => {
  const page = readFileSync(new URL('../../docs/reviewers.md', import.meta.url), 'utf8');
  const shown = /^ {2}```yaml\n( {2}version: 1\n.*?)^ {2}```$/ms.exec(page)?.[1] ?? '';
  expect(shown).toContain('format: candidate-findings');
  const seen = seenFile();
  const program = `
    import { readdirSync, writeFileSync } from 'node:fs';
    const own = process.cwd() === process.env.PR_VERDICT_DIR;
    writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ own, files: readdirSync('.') }));
    process.stdout.write('[]');
  `;
  const ran = await runPolicy(shown, seen, { '.github/reviewers/candidates.mjs': program });
  expect(ran.exitCode).toBe(0);
  const pack = 'about.json about.md evidence_pack.json pr_diff.txt';
  const files = `${pack} prompt.md schema.json schema.transport.json`.split(' ');
  expect(JSON.parse(ran.seen ?? '')).toEqual({ own: true, files });
});

it.each([
  ['KEY RENAMED_JOB', 2, 'NO_SECRET: RENAMED_JOB has no value'],
  ['KEY RENAMED_IDENTITY', 2, 'NO_SECRET: RENAMED_IDENTITY has no value'],
  ['GITHUB_TOKEN', 3, 'GITHUB_TOKEN'],
  ['INPUT_GITHUB-TOKEN', 3, 'INPUT_GITHUB-TOKEN'],
])('does not start a program to which %s would give a token of the job', async (env, code, message) => {
  const { exitCode, log, seen } = await runInJob(env.split(' '));
  expect(seen).toBeUndefined();
  expect(exitCode).toBe(code);
  expect(log).toContain(message);
  expect(log).not.toContain('secret-');
});

/** The programs of a job with these variables, where the action has this token. */
async function connect(env: Readonly<Record<string, string>>, token = '', top = '/nowhere') {
  const reading = parseInputs((name) => (name === 'github-token' ? token : ''));
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  const redact = createRedactor([]);
  const runner = await readRunner(env);
  const host = { inputs: reading.inputs, runner, redact, interruption: uninterrupted, top };
  return { redact, withPrograms: connectPrograms(host) };
}

it.each([
  ['of a job is found, and redacted from then on', { GITHUB_ACTIONS: 'true' }, true],
  ['of a person is left as it is', {}, false],
])('a credential in the checkout %s', async (_, env, finds) => {
  const git = startWorktree({}, {});
  const basic = Buffer.from('x-access-token:the-token-of-a-checkout').toString('base64');
  git.run('config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`);
  const { PATH = '' } = gitEnvironment();
  const { redact, withPrograms } = await connect({ PATH, ...env }, '', git.dir);
  expect(await withPrograms(({ findsCredential }) => findsCredential())).toBe(finds);
  const text = `${basic} the-token-of-a-checkout`;
  expect(redact(text)).toBe(finds ? '*** ***' : text);
});

it("withholds the token of this action's own input, whatever carries it", async () => {
  const { withPrograms } = await connect({ APP: 'Bearer token-of-an-app', KEY: 'mine' }, 'token-of-an-app');
  const given = await withPrograms(async ({ environmentFor }) => environmentFor(['APP', 'KEY']));
  expect(given).toEqual({ missing: ['APP'] });
});
