import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openReviewDirectory } from '../../../../src/edges/files/review-directory.ts';
import { temporaryFolder } from '../../../support/runner.ts';

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
  'a disk that fills up while a file is written (%s) is told by that name, and costs no file that was there',
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

/** Starts a process that has written a file but for giving it its name, and waits there. */
async function startWriting(folder: string) {
  const at = (path: string) => JSON.stringify(join(import.meta.dirname, '../../../../src/edges', path));
  const program = `
    import { open } from 'node:fs/promises';
    import { interruptible } from ${at('process/interruption.ts')};
    import { openReviewDirectory } from ${at('files/review-directory.ts')};
    const probe = await open(process.execPath);
    const FileHandle = Object.getPrototypeOf(probe);
    await probe.close();
    FileHandle.sync = () => {
      console.log('half');
      return new Promise(() => setInterval(() => {}, 1000));
    };
    const review = await openReviewDirectory({ path: ${JSON.stringify(folder)} });
    await interruptible(() => review.write(${JSON.stringify(name)}, 'new and longer'));`;
  const child = spawn(
    process.execPath,
    ['--experimental-strip-types', '--no-warnings', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

/** Ends a process by a signal, and answers the one that it ended by. */
async function endBy(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [, by] = await ended;
  return by;
}

test('what a killed process had begun to write is nobody’s file, and gone with the next start', async () => {
  const review = await startReview();
  const before = readdirSync(review.path);
  const child = await startWriting(review.path);
  await endBy(child, 'SIGKILL');
  expect(readdirSync(review.path)).toHaveLength(before.length + 1);
  expect(await review.list()).toEqual([name]);

  const later = await openReviewDirectory({ path: review.path });

  expect(readdirSync(review.path)).toEqual(before);
  expect(await later.read(name)).toEqual(Buffer.from('old'));
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a process that is asked to end by %s takes what it had begun to write with it',
  async (signal) => {
    const review = await startReview();
    const before = readdirSync(review.path);
    const child = await startWriting(review.path);

    expect(await endBy(child, signal)).toBe(signal);

    expect(readdirSync(review.path)).toEqual(before);
    expect(await review.read(name)).toEqual(Buffer.from('old'));
  },
);

test('what is still being written stays, unless it was left alone for an hour', async () => {
  const review = await startReview();
  await startWriting(review.path);
  const [begun = ''] = readdirSync(review.path).filter((each) => each.endsWith('.unfinished'));
  const others = ['.unfinished', `.${2 ** 30}-notes.unfinished`, `x${begun}`];
  for (const other of others) writeFileSync(join(review.path, other), '');

  await openReviewDirectory({ path: review.path });
  expect(readdirSync(review.path)).toEqual(expect.arrayContaining([begun, ...others]));

  const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(join(review.path, begun), longAgo, longAgo);
  await openReviewDirectory({ path: review.path });
  expect(readdirSync(review.path)).not.toContain(begun);
  expect(readdirSync(review.path)).toEqual(expect.arrayContaining(others));
});
