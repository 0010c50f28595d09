import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openReviewDirectory } from '../../../src/edges/review-directory.ts';
import { temporaryFolder } from '../../support/runner.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, open: vi.fn(real.open) };
});
const { open: reallyOpen } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');

/** The next file that is opened takes half of what is written to it, then there is no room. */
function fillDisk(code: 'ENOSPC' | 'EDQUOT'): void {
  vi.mocked(open).mockImplementationOnce(async (...given) => {
    const file = await reallyOpen(...given);
    file.writeFile = async (content) => {
      const bytes = Buffer.from(String(content));
      await file.write(bytes.subarray(0, bytes.length / 2));
      throw Object.assign(new Error(`${code}: no space left, write`), { code });
    };
    return file;
  });
}

test.each(['ENOSPC', 'EDQUOT'] as const)(
  'a disk that fills up while a file is written (%s) is told by that name, and costs no file that was there',
  async (code) => {
    const review = await openReviewDirectory({ path: join(temporaryFolder('full'), 'review') });
    await review.write('reviewers/one/output.json', 'old');
    fillDisk(code);
    await expect(review.write('reviewers/one/output.json', 'new and longer')).rejects.toMatchObject({
      kind: 'operational',
      code: 'DISK_FULL',
      message: expect.stringContaining(review.path),
    });
    expect(await review.read('reviewers/one/output.json')).toEqual(Buffer.from('old'));
    expect(readdirSync(join(review.path, 'reviewers/one'))).toEqual(['output.json']);
  },
);

test('a process that is killed while it writes leaves a whole file, old or new', async () => {
  const root = temporaryFolder('killed');
  const module = join(import.meta.dirname, '../../../src/edges/review-directory.ts');
  const program = `
    import { openReviewDirectory } from ${JSON.stringify(module)};
    const review = await openReviewDirectory({ path: ${JSON.stringify(join(root, 'review'))} });
    for (let round = 0; ; round += 1) {
      await review.write('findings.json', String(round % 10).repeat(8_000_000));
      if (round === 0) console.log('written');
    }`;
  const child = spawn(
    process.execPath,
    ['--experimental-strip-types', '--no-warnings', '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  const gone = once(child, 'close');
  child.kill('SIGKILL');
  await gone;

  const review = await openReviewDirectory({ path: join(root, 'review') });
  expect(await review.list()).toEqual(['findings.json']);
  const text = Buffer.from((await review.read('findings.json')) ?? []).toString();
  expect(text.length).toBe(8_000_000);
  expect(new Set(text).size).toBe(1);
});
