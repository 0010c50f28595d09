import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { finding, numbered, startCheckout } from '../../support/checkout-loop.ts';

const drop = finding(3, 'The table is dropped before its copy is written.');
const lock = finding(20, 'The lock is never released when the call throws.', { severity: 'MAJOR' });
const log = finding(40, 'Customer names reach the log in clear text.', { severity: 'MINOR' });

it('leads an agent from FAIL over fixes to PASS', async () => {
  const policy = 'version: 1\nreports: docs/code-reviews\n';
  const { git, folder, cli, review, mark, json, list } = startCheckout(policy);
  const verdict = () => json('review-latest.json');
  const statuses = () => verdict().findings.map(({ status }: { status: string }) => status);

  // 1: full review. 2: fix and mark all, but one is still there. 3: only that one is fixed.
  const failed = await review({ model: [drop, lock, log] }, '--output', 'agent');
  expect(failed).toMatchObject({ exitCode: 1 });
  expect(JSON.parse(failed.stdout).verdictFile).toBe(join(folder, 'review-latest.json'));
  const first = verdict();
  expect(first).toMatchObject({ mode: 'full', verdict: 'FAIL', summary: { blocker: 1, high: 1, medium: 1 } });
  expect(readFileSync(join(git.dir, first.reportPath), 'utf8')).toContain(first.reviewId);

  git.write('src/app.ts', numbered({ 3: 'copy()', 20: 'lock()', 40: 'log()' }));
  mark('fixed', (title) => !title.startsWith('Customer'));
  expect(await review({ model: [lock] }, '--mode', 'verify')).toMatchObject({ exitCode: 1 });
  expect(verdict()).toMatchObject({ reviewId: first.reviewId, mode: 'verify', verdict: 'WARN' });
  expect(Date.parse(verdict().timestamp)).toBeGreaterThan(Date.parse(first.timestamp));
  expect(statuses()).toEqual(['verified', 'reopened', 'open']);

  git.write('src/app.ts', numbered({ 3: 'copy()', 20: 'try()', 40: 'log()' }));
  mark('fixed', (title) => title.startsWith('The lock'));
  // 4: a quick check in between, 5: the verification resumes the full review.
  expect(await review({ model: [] }, '--mode', 'quick')).toMatchObject({ exitCode: 0 });
  expect(verdict().mode).toBe('quick');
  const passed = await review({ model: [] }, '--mode', 'verify');
  expect(passed.exitCode).toBe(0);
  expect(passed.stdout).toContain('review-latest.json');
  expect(verdict()).toMatchObject({ reviewId: first.reviewId, verdict: 'PASS' });
  expect(statuses()).toEqual(['verified', 'verified', 'open']);

  // 6: an attempt that cannot review changes nothing. 7: wont_fix holds in the next full review.
  const before = { verdict: verdict(), files: list() };
  expect(await review({ model: [] }, '--base', 'typo')).toMatchObject({ exitCode: 3 });
  expect({ verdict: verdict(), files: list() }).toEqual(before);

  // What the road ends with: a commit of exactly what was reviewed keeps the verdict.
  git.run('add', '--all');
  git.run('commit', '--quiet', '--message=Fix');
  expect(await cli('gate')).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('PASS') });
  mark('wont_fix', (title) => title.startsWith('Customer'));
  expect(await review({ model: [log] })).toMatchObject({ exitCode: 0 });
  expect(verdict()).toMatchObject({ mode: 'full', verdict: 'PASS', findings: [{ status: 'wont_fix' }] });
  expect(json(`review-${first.reviewId}.json`)).toMatchObject({ mode: 'verify', verdict: 'PASS' });
});
