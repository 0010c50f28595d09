import { describe, expect, it } from 'vitest';
import { gitDiff, numbered } from '../support/builders/diff.ts';
import { lock, markFixed, says, startWork, worktree } from '../support/worked-tree.ts';

describe('the verdict file', () => {
  it('of a quick check is kept by nobody', async () => {
    const { run, directory } = startWork(['full', 'quick']);
    await run('quick', { other: says(lock) });
    await run('full', {});
    await run('quick', {});
    const [kept, ...others] = (await directory.list()).filter((name) =>
      /^review-[0-9a-f]{8}\.json$/.test(name),
    );
    expect(others).toEqual([]);
    expect(JSON.parse(directory.text(kept ?? ''))).toMatchObject({ mode: 'full' });
  });

  it('that is kept is never written again', async () => {
    const { run, verdict, directory } = startWork();
    await run('full', {});
    const { reviewId } = await verdict();
    await directory.write(`review-${reviewId}.json`, 'as it was');
    await run('full', {});
    expect(directory.text(`review-${reviewId}.json`)).toBe('as it was');
  });

  it('of a branch is not taken up where there is none', async () => {
    const { run, mark } = startWork();
    await run('full', { model: says(lock) }, { snapshot: { ...worktree, branch: 'feature' } });
    await mark(markFixed);
    await expect(run('verify', {})).rejects.toMatchObject({ code: 'VERIFY_OTHER' });
  });
});

it('compares with the full review, however often it was verified since', async () => {
  const { run, verdict } = startWork(['full', 'quick']);
  await run('full', {});
  const now = numbered(100, { 3: 'timeout = 0', 50: 'log(customer)' });
  const diff = gitDiff({ 'src/app.ts': numbered(100) }, { 'src/app.ts': now });
  const snapshot = { ...worktree, diff };
  await run('verify', {}, { snapshot });

  await run('verify', { other: says({ ...lock, line: 50 }) }, { snapshot });

  expect((await verdict()).findings).toMatchObject([{ lineRange: '50', status: 'open' }]);
});
