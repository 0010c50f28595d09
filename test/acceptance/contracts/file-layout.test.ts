import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ReviewRequest } from '../../../src/model/write-plan.ts';
import { startCheckout } from '../../support/checkout-loop.ts';
import * as make from '../../support/contract-documents.ts';
import { temporaryFolder } from '../../support/runner.ts';

it('passes from a fetcher through a reviewer to a writer by files in a shared folder, again and again', async () => {
  const { cli, git } = startCheckout();
  // As `/tmp` is: everyone may write there, and other programs do.
  const shared = temporaryFolder('shared');
  chmodSync(shared, 0o1777);
  const foreign = join(shared, 'of-another-program.txt');
  writeFileSync(foreign, '');
  const path = (name: string) => join(shared, name);
  const json = (name: string) => JSON.parse(readFileSync(path(name), 'utf8'));
  const inShared = ['--review-dir', shared];

  // The fetcher.
  expect(await cli('fetch', ...inShared)).toMatchObject({ exitCode: 0 });
  expect(json('existing_comments.json')).toEqual([]);

  // The reviewer is another program: it reads the fetcher's files and writes C2.
  const [{ filename }] = json('files.json');
  const diff = readFileSync(path('pr_diff.txt'), 'utf8');
  expect(diff.split('\n').indexOf('+drop()')).toBeGreaterThan(0);
  const comments = [make.comment({ file: filename, line: 3 }), make.comment({ file: filename, line: 4 })];
  const head = git.run('rev-parse', 'HEAD');
  const document = make.reviewData({
    pr_info: { number: 7, repo: 'octo/app', title: '', description: '', head_sha: head },
    line_comments: comments,
  });
  const findings = path('review_findings.json');
  writeFileSync(findings, JSON.stringify(document));
  const checked = await cli('validate', findings, '--diff', path('pr_diff.txt'), '--output', 'agent');
  expect(JSON.parse(checked.stdout).errors).toContainEqual(
    expect.objectContaining({
      rule: 'C2/changed-line',
      grade: 'deviation',
      path: '/line_comments/1/line',
      recommendation: expect.stringMatching(/nearest are 3/),
    }),
  );

  // The writer, which takes the same document again as long as the commit is the one that it names.
  for (const _run of ['first', 'again']) {
    rmSync(path('review.json'), { force: true });
    const published = await cli('publish', ...inShared, '--output', 'agent');
    expect(published).toMatchObject({ exitCode: 1, stderr: expect.not.stringContaining('older') });
    const review = ReviewRequest.parse(json('review.json'));
    expect(review).toMatchObject({ commit_id: head, event: 'REQUEST_CHANGES' });
    expect(review.body).not.toBe('');
    const body = expect.stringContaining('🟢 high confidence');
    const shown = { path: filename, line: 3, side: 'RIGHT', body };
    expect(review.comments).toContainEqual(expect.objectContaining(shown));
    expect(JSON.parse(published.stdout).verdictFile).toBe(path('pr-verdict/review-latest.json'));
    expect(json('pr-verdict/findings.json').reviewers).toContainEqual(
      expect.objectContaining({ id: 'reviewer' }),
    );
  }
  const explained = await cli('explain', ...inShared);
  expect(explained).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('FAIL') });
  const ours = ['existing_comments.json', 'files.json', 'pr-verdict', 'pr_diff.txt', 'review.json'];
  expect(readdirSync(shared)).toEqual([...ours, 'of-another-program.txt', 'review_findings.json'].sort());
});
