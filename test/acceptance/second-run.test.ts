import { expect, it } from 'vitest';
import type { Receipt } from '../../src/model/receipt.ts';
import { journalLines, openingRequests } from '../support/journal-lines.ts';
import { reviewFile } from '../support/runner.ts';
import { startTwelveFindings } from '../support/twelve-findings.ts';

/** The memory of the first run comes with the overview, as the text of its check. */
it('publishes nothing in a second identical run but its own check', async () => {
  const scenario = await startTwelveFindings();
  const first = await scenario.run();
  const posted = JSON.stringify(scenario.pull.reviews.map(({ body, state }) => [body, state]));
  scenario.github.journal.clear();

  const second = await scenario.run({ runId: 2 });

  expect(journalLines(scenario)).toEqual([
    ...[...openingRequests, 'GET /pulls/1/comments?page=1&per_page=100 200'].sort(),
    'PATCH /check-runs/ID 200',
  ]);
  expect(JSON.stringify(scenario.pull.reviews.map(({ body, state }) => [body, state]))).toBe(posted);
  expect(scenario.pull.threads.every(({ comments }) => comments.length === 1)).toBe(true);
  expect(scenario.pull.threads).toHaveLength(8);

  const { outcome, entries, counts } = reviewFile(second, 'receipt.json') as Receipt;
  expect(outcome).toBe('quiet');
  expect(counts).toEqual({ inline: 0, file: 0, body: 0, withheld: 12 });
  expect(entries.filter(({ reason }) => reason === 'already-open')).toHaveLength(11);
  expect(entries.filter(({ reason }) => reason === 'refused')).toHaveLength(1);

  expect(second.exitCode).toBe(first.exitCode);
  for (const output of ['status', 'verdict', 'conclusion', 'head-sha', 'findings-total']) {
    expect(second.outputs.get(output)).toBe(first.outputs.get(output));
  }
  expect([...second.outputs.keys()]).not.toContain('review-id');
  expect([...second.outputs.keys()]).not.toContain('review-url');
  expect([...second.outputs.keys()]).not.toContain('event');
  const [one, two] = scenario.repository.checkRuns;
  expect(two).toMatchObject({ conclusion: one?.conclusion, title: one?.title, headSha: one?.headSha });
  expect(two?.externalId).not.toBe(one?.externalId);
});
