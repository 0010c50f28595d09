import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openReviewDirectory } from '../../../src/runner/review-directory-on-disk.ts';
import { nodeArguments, runnerModule } from '../../support/own-process.ts';
import { temporaryFolder } from '../../support/runner.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, open: vi.fn(real.open) };
});
const { open: reallyOpen } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');

/** The next file that is opened takes half of what is written to it, and then this. */
function breakOff(then: () => Promise<void>): void {
  vi.mocked(open).mockImplementationOnce(async (...given) => {
    const file = await reallyOpen(...given);
    onTestFinished(() => file.close().catch(() => undefined));
    file.writeFile = async (content) => {
      const bytes = Buffer.from(String(content));
      await file.write(bytes.subarray(0, bytes.length / 2));
      await then();
    };
    return file;
  });
}

const name = 'reviewers/one/output.json';

async function startReview() {
  const review = await openReviewDirectory({ path: join(temporaryFolder('broken-off'), 'review') });
  await review.write(name, 'old');
  return review;
}

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk that fills up while a file is written (%s) is reported as such, and loses no existing file',
  async (code) => {
    const review = await startReview();
    breakOff(() => Promise.reject(Object.assign(new Error(`${code}: no space left, write`), { code })));
    await expect(review.write(name, 'new and longer')).rejects.toMatchObject({
      kind: 'operational',
      code: 'DISK_FULL',
      message: expect.stringContaining(review.path),
    });
    expect(await review.read(name)).toEqual(Buffer.from('old'));
    expect(readdirSync(join(review.path, 'reviewers/one'))).toEqual(['output.json']);
  },
);

/** Starts a process that has begun to write a file, and waits there. */
async function startWriting(folder: string) {
  const program = `
    import { open } from 'node:fs/promises';
    import { interruptible } from ${runnerModule('interruption.ts')};
    import { openReviewDirectory } from ${runnerModule('review-directory-on-disk.ts')};
    const probe = await open(process.execPath);
    const FileHandle = Object.getPrototypeOf(probe);
    await probe.close();
    FileHandle.writeFile = () => {
      console.log('half');
      return new Promise(() => setInterval(() => {}, 1000));
    };
    const review = await openReviewDirectory({ path: ${JSON.stringify(folder)} });
    await interruptible(() => review.write(${JSON.stringify(name)}, 'new and longer'));`;
  const child = spawn(process.execPath, nodeArguments(program), { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a process that is asked to end removes the file that it had begun', async () => {
  const review = await startReview();
  const before = readdirSync(review.path);
  const child = await startWriting(review.path);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await ended)[1]).toBe('SIGTERM');
  expect(readdirSync(review.path)).toEqual(before);
  expect(await review.read(name)).toEqual(Buffer.from('old'));
});

test('an unfinished file is not listed', async () => {
  const review = await startReview();
  for (const file of [`.${randomUUID()}.unfinished`, 'notes.unfinished'])
    writeFileSync(join(review.path, file), '');
  expect(await review.list()).toEqual(['notes.unfinished', name]);
});
