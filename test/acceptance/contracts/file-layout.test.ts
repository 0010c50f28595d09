import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ReviewRequest } from '../../../src/model/write-plan.ts';
import { startCheckout } from '../../support/checkout-loop.ts';
import * as make from '../../support/contract-documents.ts';

it('passes from a fetcher through a reviewer to a writer by files', async () => {
  const { cli, folder, json } = startCheckout();

  // The fetcher.
  expect(await cli('fetch')).toMatchObject({ exitCode: 0 });
  expect(json('existing_comments.json')).toEqual([]);

  // The reviewer is another program: it reads the fetcher's files and writes C2.
  const [file] = json('files.json');
  const diff = readFileSync(join(folder, 'pr_diff.txt'), 'utf8');
  const added = diff.split('\n').indexOf('+drop()');
  expect(added).toBeGreaterThan(0);
  const { filename } = file;
  const comments = [make.comment({ file: filename, line: 3 }), make.comment({ file: filename, line: 4 })];
  const head = json('manifest.json').commits.head;
  const document = make.reviewData({
    pr_info: { number: 7, repo: 'octo/app', title: '', description: '', head_sha: head },
    line_comments: comments,
  });
  const findings = join(folder, 'review_findings.json');
  writeFileSync(findings, JSON.stringify(document));
  const checked = await cli('validate', findings, '--diff', join(folder, 'pr_diff.txt'), '--output', 'agent');
  expect(JSON.parse(checked.stdout).errors).toContainEqual(
    expect.objectContaining({
      rule: 'C2/changed-line',
      grade: 'deviation',
      path: '/line_comments/1/line',
      recommendation: expect.stringMatching(/nearest are 3/),
    }),
  );

  // The writer.
  expect(await cli('ingest', '--findings', `model=${findings}`)).toMatchObject({ exitCode: 0 });
  expect(await cli('write')).toMatchObject({ exitCode: 0 });
  const review = ReviewRequest.parse(json('review.json'));
  expect(review).toMatchObject({ commit_id: head, event: 'REQUEST_CHANGES' });
  expect(review.body).not.toBe('');
  expect(review.comments).toContainEqual(expect.objectContaining({ path: filename, line: 3, side: 'RIGHT' }));
});
