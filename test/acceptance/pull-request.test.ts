import { expect, it } from 'vitest';
import { journalLines, openingRequests } from '../support/journal-lines.ts';
import { startTwelveFindings } from '../support/twelve-findings.ts';
import { placeOf, shownBy } from '../support/whole-run.ts';

/** The title or the first sentence of a comment. */
const subjectOf = (body = '') => /^\*\*\S+ \w+(?::|\*\*(?: · .*)?\n\n) ?([^*\n.]+)/.exec(body)?.[1];

it('turns a pull request with twelve findings into one review, one check and one verdict', async () => {
  const scenario = await startTwelveFindings();
  const { github, repository, pull } = scenario;
  const result = await scenario.run();

  expect(journalLines(scenario)).toEqual([
    ...openingRequests,
    'POST /pulls/1/reviews 200',
    'POST /graphql addPullRequestReviewThread addPullRequestReviewThread 200',
    'POST /graphql submitPullRequestReview 200',
    'POST /graphql node 200',
    'PATCH /check-runs/ID 200',
  ]);
  expect(shownBy(scenario, result)).toMatchObject({
    ...{ exit: 1, reviews: ['CHANGES_REQUESTED'] },
    gate: 'failure',
  });
  // On the head of the pull request: `GITHUB_SHA` is the test merge, where no one expects a check.
  expect(pull.mergeCommit()).not.toBe(pull.headSha);
  expect(repository.checkRuns).toMatchObject([{ name: 'pr-verdict', headSha: pull.headSha }]);

  const comments = pull.threads.map((thread) => [placeOf(thread), subjectOf(thread.comments[0]?.body)]);
  expect(comments).toEqual([
    ['src/app.ts:5', 'User input reaches the query unescaped'],
    ['src/app.ts:6', 'Check the context line'],
    ['src/app.ts:32', 'Three lines that belong together are far apart'],
    ['src/app.ts:33', 'Slow loop'],
    ['new.ts:1', 'Export something'],
    ['new.ts:file', 'The file has no test'],
    ['src/app.ts:file', 'A line that no hunk shows is wrong'],
  ]);

  // Two findings on one line share a thread.
  const shared = pull.threads.find((thread) => placeOf(thread) === 'src/app.ts:32');
  expect(shared?.comments).toMatchObject([{ body: expect.stringContaining('Name the added line') }]);

  const [review] = pull.reviews;
  const body = review?.body ?? '';
  expect(review?.commitId).toBe(pull.headSha);
  for (const page of [body, result.summary]) expect(page).toMatch(/^## ❌ .* 1 critical finding/);
  const at = (path: string) => `(${repository.htmlUrl}/blob/${pull.headSha}/${path})`;
  for (const part of [
    `\`docs/guide.md:3\`]${at('docs/guide.md?plain=1#L3')}`,
    `\`lib/other.ts:1\`]${at('lib/other.ts?plain=1#L1')}`,
    'in the review, since its file is not in the diff',
    'in the review, since it spans files',
    '**Reviewers:** `hygiene` no findings · `quality` 6 findings · `security` 6 findings',
    '<summary>7 other findings in comments: 5 medium, 2 low</summary>',
    '**3 other findings without a comment: 2 medium, 1 low**',
  ])
    expect(body).toContain(part);
  expect(body).toMatch(/<summary>Invalid findings \(1\)[\s\S]*This one names no line[\s\S]*`C1\/line`/);

  const url = `${github.serverUrl}/octo/demo/pull/1#pullrequestreview-${review?.id}`;
  expect(Object.fromEntries(result.outputs)).toEqual({
    ...{ status: 'failed', verdict: '', event: 'REQUEST_CHANGES', conclusion: 'failure' },
    ...{ 'review-id': String(review?.id), 'review-url': url, 'head-sha': pull.headSha },
    ...{ 'findings-total': '12', 'findings-inline': '6', 'findings-file': '2' },
    ...{ 'findings-body': '3', 'findings-withheld': '1' },
    'review-dir': expect.stringContaining(result.temp),
  });
});
