import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openReviewDirectory } from '../../../src/edges/review-directory.ts';
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

test('what a process had begun to write when it was ended is nobody’s file', async () => {
  const review = await startReview();
  const isHalfWritten = new Promise<void>((resolve) => {
    breakOff(() => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  void review.write(name, 'new and longer');
  await isHalfWritten;

  const later = await openReviewDirectory({ path: review.path });
  expect(await later.read(name)).toEqual(Buffer.from('old'));
  expect(await later.list()).toEqual([name]);
});
