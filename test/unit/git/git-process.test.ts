import { expect, it } from 'vitest';
import { failed } from '../../../src/git/git-process.ts';

it.each([
  ['error: open("secret.txt"): Permission denied', '.gitignore'],
  ['fatal: bad object HEAD', 'intact checkout'],
])('says what helps where git ends with %s', (stderr, help) => {
  const command = { args: ['update-index'], cwd: '/demo' };
  const { code, message, fix } = failed(command, `ended with 128: ${stderr}`);
  expect([code, message, fix]).toEqual([
    'GIT_FAILED',
    expect.stringContaining(stderr),
    expect.stringContaining(help),
  ]);
});
