import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockRun } from '../../../src/runner/run-lock.ts';
import { temporaryFolder } from '../../support/runner.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = temporaryFolder('lock');
  lock = join(folder, 'run.lock');
});

const since = () => new Date().toISOString();

describe('a second run in one review directory', () => {
  it('waits for the first', async () => {
    const unlock = await lockRun(folder);
    const second = lockRun(folder);
    await unlock();
    await (await second)();
    expect(existsSync(lock)).toBe(false);
  });

  it('says which process holds the lock and since when', async () => {
    const unlock = await lockRun(folder);
    const { since: start } = JSON.parse(readFileSync(lock, 'utf8'));
    await expect(lockRun(folder, 0)).rejects.toMatchObject({
      code: 'RUN_IN_PROGRESS',
      message: expect.stringMatching(`${process.pid} .* ${start}`),
    });
    await unlock();
  });

  it.each<[string, () => string]>([
    ['died', () => JSON.stringify({ pid: spawnSync('true').pid, since: since() })],
    ['ran before the machine started', () => JSON.stringify({ pid: 1, since: '2001-01-01T00:00:00.000Z' })],
    ['died while it wrote the lock', () => ''],
  ])('takes over the lock of one that %s', async (_, text) => {
    writeFileSync(lock, text());
    const unlock = await lockRun(folder, 0);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    await unlock();
  });
});
