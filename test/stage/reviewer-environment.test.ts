import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parseInputs } from '../../src/inputs.ts';
import { createRedactor } from '../../src/model/redact.ts';
import { readRunner } from '../../src/run/actions-runner.ts';
import { connectPrograms } from '../../src/run/connect-stages.ts';
import { uninterrupted } from '../../src/runner/interruption.ts';
import { stageCommand } from '../../src/tools/stage-command.ts';
import { gitEnvironment, initGit } from '../support/git.ts';
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

/** Runs a reviewer of the policy for real, in a job with that environment. */
function runInJob(env: readonly string[]) {
  const seen = join(temporaryFolder('seen'), 'seen.json');
  const policy = { version: 1, reviewers: { model: { run: [process.execPath, '-e', dump, seen], env } } };
  return runPolicy(JSON.stringify(policy), seen);
}

/** Runs what a policy has; `seen` is what its program writes, and `files` lie in the repository. */
async function runPolicy(policy: string, seen: string, files: Readonly<Record<string, string>> = {}) {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.writeAll({ ...files, '.github/pr-verdict.yml': policy }).commit('Start');
  git.branch('feature').write('a.ts', 'one\n').commit('Change');
  const { PATH = '', HOME = '' } = gitEnvironment();
  const printed: string[] = [];
  const keep = (text: string) => void printed.push(text);
  const exitCode = await stageCommand(
    { stage: 'run', inputs: new Map(), base: 'main', output: 'human' },
    {
      env: { ...job, PATH, HOME, GITHUB_WORKSPACE: git.dir },
      cwd: git.dir,
      isTerminal: false,
      out: keep,
      say: keep,
      err: keep,
      log: keep,
    },
  );
  return { exitCode, log: printed.join(''), seen: existsSync(seen) ? readFileSync(seen, 'utf8') : undefined };
}

it('gives a program exactly the allowed variables, whatever the job has', async () => {
  const { exitCode, seen = '' } = await runInJob(['KEY']);
  expect(exitCode).toBe(0);
  const own = [
    'ABOUT',
    'COMMENTS',
    'DIFF',
    'DIR',
    'EVIDENCE',
    'FILES',
    'MODE',
    'OUTPUT',
    'PRIOR',
    'PROMPT',
    'CHECKOUT',
    'SCHEMA',
  ];
  expect(Object.keys(JSON.parse(seen).env).sort()).toEqual(
    ['HOME', 'KEY', 'LANG', 'PATH', ...own.map((name) => `PR_VERDICT_${name}`), 'TMPDIR'].sort(),
  );
  expect(seen).toContain('key-of-the-model');
  expect(seen).not.toContain('secret-');
});

it('starts a program of the checkout in a folder with pack and diff alone, as docs/reviewers.md shows it', async () => {
  const page = readFileSync(new URL('../../docs/reviewers.md', import.meta.url), 'utf8');
  const shown = /^ {2}```yaml\n( {2}version: 1\n.*?)^ {2}```$/ms.exec(page)?.[1] ?? '';
  expect(shown).toContain('format: candidate-findings');
  const seen = join(temporaryFolder('seen'), 'seen.json');
  const program = `
    import { readdirSync, writeFileSync } from 'node:fs';
    const at = process.cwd();
    writeFileSync(${JSON.stringify(seen)}, JSON.stringify({ own: at === process.env.PR_VERDICT_DIR, files: readdirSync(at) }));
    process.stdout.write('[]');
  `;
  const ran = await runPolicy(shown, seen, { '.github/reviewers/candidates.mjs': program });
  expect(ran.exitCode).toBe(0);
  expect(JSON.parse(ran.seen ?? '')).toEqual({
    own: true,
    files: [
      'about.json',
      'about.md',
      'evidence_pack.json',
      'pr_diff.txt',
      'prompt.md',
      'schema.json',
      'schema.transport.json',
    ],
  });
});

it.each(['RENAMED_JOB', 'RENAMED_IDENTITY'])(
  'does not start a program that %s would give a token of the job',
  async (name) => {
    const { exitCode, log, seen } = await runInJob(['KEY', name]);
    expect(seen).toBeUndefined();
    expect(exitCode).toBe(2);
    expect(log).toContain(`NO_SECRET: ${name} has no value`);
    expect(log).not.toContain('secret-');
  },
);

it.each(['GITHUB_TOKEN', 'INPUT_GITHUB-TOKEN'])(
  'refuses a policy that passes %s on, before anything starts',
  async (name) => {
    const { exitCode, log, seen } = await runInJob([name]);
    expect(seen).toBeUndefined();
    expect(exitCode).toBe(3);
    expect(log).toContain(name);
  },
);

it('finds a credential in the checkout of a job, and redacts it in every text from then on', async () => {
  const git = initGit();
  onTestFinished(() => git.dispose());
  const basic = Buffer.from('x-access-token:the-token-of-a-checkout').toString('base64');
  git.run('config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`);
  const reading = parseInputs(() => '');
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  const { inputs } = reading;
  const { PATH = '' } = gitEnvironment();
  const redact = createRedactor([]);
  const asked = async (env: Readonly<Record<string, string>>) => {
    const host = { inputs, runner: await readRunner({ PATH, ...env }), redact, interruption: uninterrupted };
    return connectPrograms({ ...host, top: git.dir })(({ findsCredential }) => findsCredential());
  };

  expect(await asked({})).toBe(false);
  expect(redact(`${basic} the-token-of-a-checkout`)).toBe(`${basic} the-token-of-a-checkout`);
  expect(await asked({ GITHUB_ACTIONS: 'true' })).toBe(true);
  expect(redact(`${basic} the-token-of-a-checkout`)).toBe('*** ***');
});

it("withholds the token of this action's own input, whatever carries it", async () => {
  const reading = parseInputs((name) => (name === 'github-token' ? 'token-of-an-app' : ''));
  if (!reading.ok) throw new Error(reading.problems.join('; '));
  const withPrograms = connectPrograms({
    inputs: reading.inputs,
    runner: await readRunner({ APP: 'Bearer token-of-an-app', KEY: 'mine' }),
    redact: createRedactor([]),
    interruption: uninterrupted,
    top: '/nowhere',
  });
  const given = await withPrograms(async ({ environmentFor }) => environmentFor(['APP', 'KEY']));
  expect(given).toEqual({ missing: ['APP'] });
});
