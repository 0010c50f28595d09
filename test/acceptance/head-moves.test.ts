import { expect, it } from 'vitest';
import type { JournalEntry } from '../support/github/journal.ts';
import { journalLines } from '../support/journal-lines.ts';
import { type Scenario, startTwelveFindings } from '../support/twelve-findings.ts';

/** Pushes a new head once, when a request that `isDue` was answered. */
function pushAfter({ github, repository }: Scenario, isDue: (request: JournalEntry) => boolean): void {
  let pushed = false;
  github.afterRequest((request) => {
    if (pushed || !isDue(request)) return;
    pushed = true;
    repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Change again');
    repository.push('feature');
  });
}

it('publishes nothing once the head has moved, and removes its draft', async () => {
  const scenario = await startTwelveFindings();
  const reviewed = scenario.pull.headSha;
  pushAfter(scenario, ({ method, path }) => method === 'POST' && path.endsWith('/reviews'));

  const result = await scenario.run();

  const lines = journalLines(scenario);
  expect(lines.slice(lines.indexOf('POST /pulls/1/reviews 200'))).toEqual([
    'POST /pulls/1/reviews 200',
    'POST /graphql addPullRequestReviewThread addPullRequestReviewThread 200',
    'DELETE /pulls/1/reviews/ID 200',
    'PATCH /check-runs/ID 200',
  ]);
  expect(scenario.pull.reviews).toEqual([]);
  expect(scenario.pull.threads).toEqual([]);
  expect(result.outputs.get('status')).toBe('superseded');
  expect([...result.outputs.keys()]).not.toContain('review-id');
  expect(result.exitCode).toBe(2);
  expect(scenario.repository.checkRuns).toMatchObject([{ headSha: reviewed, conclusion: 'cancelled' }]);
});

it('lets no merge pass when the head moves under the very last request', async () => {
  const scenario = await startTwelveFindings();
  const reviewed = scenario.pull.headSha;
  pushAfter(scenario, ({ operations }) => operations.includes('submitPullRequestReview'));

  const result = await scenario.run();

  expect(scenario.pull.reviews).toHaveLength(1);
  expect(scenario.pull.threads.every(({ commitId }) => commitId === reviewed)).toBe(true);
  expect(result.outputs.get('status')).toBe('superseded');
  expect(scenario.repository.checkRuns).toMatchObject([{ headSha: reviewed, conclusion: 'cancelled' }]);
});

it('publishes nothing of a run that was started for a head that is gone', async () => {
  const scenario = await startTwelveFindings();
  const event = scenario.event();
  scenario.repository.git.branch('feature').write('src/app.ts', 'all new\n').commit('Change again');
  scenario.repository.push('feature');

  const result = await scenario.run({ event });

  expect(scenario.github.journal.writes).toEqual([]);
  expect(result.stdout).toContain('HEAD_MOVED');
  expect(result.outputs.get('status')).toBe('superseded');
  expect(result.exitCode).toBe(2);
});
