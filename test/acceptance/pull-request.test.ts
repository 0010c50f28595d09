import { expect, it } from 'vitest';
import type { Receipt } from '../../src/model/receipt.ts';
import type { DraftRequest, Plan } from '../../src/model/write-plan.ts';
import type { JournalEntry } from '../support/github/journal.ts';
import { journalLines, openingRequests } from '../support/journal-lines.ts';
import { reviewFile, type StepResult } from '../support/runner.ts';
import { type Scenario, startTwelveFindings } from '../support/twelve-findings.ts';

it('turns a pull request with twelve findings into one review, one check and one verdict', async () => {
  const scenario = await startTwelveFindings();
  const result = await scenario.run();

  expect(result.exitCode).toBe(1);
  expect(journalLines(scenario)).toEqual([
    ...openingRequests,
    'POST /pulls/1/reviews 200',
    'POST /graphql addPullRequestReviewThread addPullRequestReviewThread 200',
    'POST /graphql submitPullRequestReview 200',
    'POST /graphql node 200',
    'PATCH /check-runs/ID 200',
  ]);
  expectComments(scenario);
  expectBody(scenario);
  expectFiles(scenario, result);
  expectCheck(scenario);
  expectOutputs(scenario, result);
  expect(result.summary).toContain('## ⏸️ Incomplete · 1 blocking finding\n');
  expect(result.summary).toContain('User input reaches the query unescaped');
  expect(result.summary).toContain('Refused findings (1)');
});

function expectComments({ pull }: Scenario): void {
  const places = pull.threads.map(({ anchor, comments }) => ({
    at: anchor.path,
    ...(anchor.subject === 'line'
      ? { side: anchor.side, from: anchor.startLine ?? anchor.line, to: anchor.line }
      : {}),
    says: /^\*\*\S+ \w+(?::|\*\*\n\n(?:About .*\n\n)?) ?([^*\n.]+)/.exec(comments[0]?.body ?? '')?.[1],
  }));
  const right = { at: 'src/app.ts', side: 'RIGHT' };
  expect(places).toEqual([
    { ...right, from: 5, to: 5, says: 'User input reaches the query unescaped' },
    { ...right, from: 6, to: 6, says: 'Check the context line' },
    { ...right, from: 30, to: 32, says: 'Three lines that belong together are far apart' },
    { ...right, from: 33, to: 33, says: 'Slow loop' },
    { at: 'new.ts', side: 'RIGHT', from: 1, to: 1, says: 'Export something' },
    { ...right, from: 32, to: 32, says: 'Name the added line' },
    { at: 'new.ts', says: 'The file has no test' },
    { at: 'src/app.ts', says: 'A line that no hunk shows is wrong' },
  ]);
  expect(new Set(pull.threads.flatMap(({ comments }) => comments.map(({ review }) => review))).size).toBe(1);
}

function expectBody({ pull, repository }: Scenario): void {
  const [review, ...others] = pull.reviews;
  expect(others).toEqual([]);
  expect(review?.state).toBe('CHANGES_REQUESTED');
  expect(review?.commitId).toBe(pull.headSha);
  const body = review?.body ?? '';
  expect(body.split('\n')[0]).toBe('## ⏸️ Incomplete · 1 blocking finding');
  const at = (path: string) => `(${repository.htmlUrl}/blob/${pull.headSha}/${path})`;
  expect(body).toContain(`\`docs/guide.md:3\`]${at('docs/guide.md?plain=1#L3')}`);
  expect(body).toContain(`\`lib/other.ts:1\`]${at('lib/other.ts?plain=1#L1')}`);
  expect(body).toContain('in the review, since its file is not in the diff');
  expect(body).toContain('in the review, since it spans files');
  expect(body).toMatch(/<summary>Refused findings \(1\)[\s\S]*This one names no line[\s\S]*`C1\/line`/);
  expect(body).toContain(
    '**Reviewers:** `hygiene` no findings · `quality` 6 findings · `security` 6 findings',
  );
  expect(body).toContain('<summary>10 other findings in 4 files: 7 medium, 3 low</summary>');
}

/** `plan.json` has every write before it is made, and `review.json` the review as one request. */
function expectFiles({ github, pull }: Scenario, result: StepResult): void {
  const writes = github.journal.writes.filter(({ path }) => !path.includes('check-runs'));
  const [draft, threads, submission] = writes;
  const [{ pullRequestReviewId: _review, ...submitted } = {}] = inputsOf(submission);
  expect(writes).toHaveLength(3);
  const planned = draft?.body as DraftRequest;
  expect(planned.body).toMatch(/\n<sub>draft of run [\w.-]+<\/sub>\n$/);
  // What one could post with one request: there comments on whole files have no place but the text.
  const { comments } = planned;
  expect(reviewFile(result, 'review.json')).toMatchObject({ event: 'REQUEST_CHANGES', comments });
  const { steps } = reviewFile(result, 'plan.json') as Plan;
  expect(steps).toEqual([
    { do: 'create-draft', key: expect.any(String), request: planned },
    { do: 'add-file-threads', key: expect.any(String), threads: threadsOf(threads) },
    { do: 'submit-review', key: expect.any(String), ...submitted },
  ]);
  const receipt = reviewFile(result, 'receipt.json') as Receipt;
  const { inline, file, body, withheld } = receipt.counts;
  expect(receipt).toMatchObject({ head: pull.headSha, outcome: 'published', total: 12, missing: [] });
  expect(receipt.entries).toHaveLength(12);
  expect({ inline, file, body, withheld }).toEqual({ inline: 6, file: 2, body: 3, withheld: 1 });
  const urls = receipt.entries.filter(({ place }) => place !== 'withheld').map(({ url }) => url);
  expect(urls.every((url) => url?.startsWith(`${github.serverUrl}/octo/demo/pull/1#`))).toBe(true);
  expect(reviewFile(result, 'review-latest.json')).toBeUndefined();
}

/** What each mutation of a request is given. */
function inputsOf(request: JournalEntry | undefined): readonly Readonly<Record<string, string>>[] {
  const { variables = {} } = (request?.body ?? {}) as {
    variables?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  return Object.values(variables);
}

function threadsOf(request: JournalEntry | undefined) {
  return inputsOf(request).map(({ path, body }) => ({ key: expect.any(String), path, body }));
}

/** On the pull request's head: `GITHUB_SHA` is the test merge, where no one expects a check. */
function expectCheck({ repository, pull }: Scenario): void {
  expect(repository.checkRuns).toHaveLength(1);
  expect(pull.mergeCommit()).not.toBe(pull.headSha);
  expect(repository.checkRuns[0]).toMatchObject({
    name: 'pr-verdict',
    headSha: pull.headSha,
    status: 'completed',
    conclusion: 'failure',
    title: 'FAIL so far · Incomplete: 1 finding breaks its contract',
  });
}

function expectOutputs({ pull, github }: Scenario, result: StepResult): void {
  const [review] = pull.reviews;
  expect(Object.fromEntries(result.outputs)).toEqual({
    status: 'failed',
    verdict: '',
    event: 'REQUEST_CHANGES',
    conclusion: 'failure',
    'review-id': String(review?.id),
    'review-url': `${github.serverUrl}/octo/demo/pull/1#pullrequestreview-${review?.id}`,
    'head-sha': pull.headSha,
    'findings-total': '12',
    'findings-inline': '6',
    'findings-file': '2',
    'findings-body': '3',
    'findings-withheld': '1',
    'review-dir': expect.stringContaining(result.temp),
  });
}
