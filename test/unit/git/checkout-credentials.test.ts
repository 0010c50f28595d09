import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkoutCredentials } from '../../../src/git/agent-folder.ts';
import { gitEnvironment, initGit } from '../../support/git.ts';
import { temporaryFolder } from '../../support/runner.ts';

const token = 'ghs_0123456789abcdefghij';
const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
const header = ['http.https://github.com/.extraheader', `AUTHORIZATION: basic ${basic}`] as const;

function checkout() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  return git;
}

const { PATH = '' } = gitEnvironment();
const ask = (directory: string) => checkoutCredentials({ directory, environment: { PATH } });

test.each([
  ['a header, as actions/checkout persists it', header, [basic, token]],
  ['a header with a token as it is', [header[0], `Authorization: bearer ${token}`], [token]],
  ['an ssh key', ['core.sshCommand', '"/usr/bin/ssh" -i "/tmp/key" -o StrictHostKeyChecking=yes'], []],
  [
    'a password in an address',
    ['remote.origin.url', `https://x-access-token:${token}@github.com/o/r`],
    [token],
  ],
  [
    'a password in another address',
    [`url.https://me:${token}@github.com/.insteadOf`, 'https://github.com/'],
    [token],
  ],
] as const)('a checkout is reported to contain %s', async (_, [key, value], secrets) => {
  const git = checkout();
  git.run('config', key, value);
  expect(await ask(git.dir)).toEqual({ found: true, secrets });
});

test('a header in a file that the configuration includes counts, as actions/checkout has it since version 6', async () => {
  const git = checkout();
  const elsewhere = join(temporaryFolder('runner-temp'), 'git-credentials.config');
  git.run('config', '--file', elsewhere, ...header);
  git.run('config', `includeIf.gitdir:${join(git.dir, '.git')}.path`, elsewhere);
  expect(await ask(git.dir)).toEqual({ found: true, secrets: [basic, token] });
});

test.each([
  ['an address without a password', 'remote.origin.url', 'https://git@github.com/o/r'],
  ['an address of ssh', 'remote.origin.url', 'ssh://git@github.com:22/o/r'],
  ['another header', 'http.https://github.com/.extraheader', 'X-Trace: on'],
  ['a header taken away', 'http.https://github.com/.extraheader', ''],
  ['ssh without a key', 'core.sshCommand', 'ssh -o BatchMode=yes'],
  ['an address of no remote', 'gc.note', 'https://me:secret@example.com'],
])('%s is none', async (_, key, value) => {
  const git = checkout();
  git.run('config', key, value);
  expect(await ask(git.dir)).toEqual({ found: false, secrets: [] });
});

test('a folder without a checkout contains none', async () => {
  expect(await ask(temporaryFolder('empty'))).toEqual({ found: false, secrets: [] });
});
