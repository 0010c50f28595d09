import { expect, it } from 'vitest';
import { permissions } from '../../src/commands/permissions.ts';
import type { Stage } from '../../src/policy/settings.ts';
import { journalLines } from '../support/journal-lines.ts';
import { temporaryFolder } from '../support/runner.ts';
import { type Scenario, startTwelveFindings } from '../support/twelve-findings.ts';

/** One stage in a job of its own: its own token, its own temporary folder, the review directory handed on. */
function runStage({ github, repository, run }: Scenario, stage: Stage, reviewDir: string) {
  const needed = permissions[stage];
  const isNeeded = Object.keys(needed).length > 0;
  const token = isNeeded ? github.issueToken({ repository, permissions: needed }) : '';
  const inputs = { stage, 'github-token': token, 'review-dir': reviewDir };
  return run({ temp: temporaryFolder('runner'), job: stage, with: inputs });
}

function posted({ github, pull, repository }: Scenario) {
  const text = JSON.stringify({
    reviews: pull.reviews.map(({ state, body }) => ({ state, body })),
    threads: pull.threads.map(({ anchor, comments }) => ({ anchor, body: comments[0]?.body })),
    checks: repository.checkRuns.map(({ headSha, conclusion, title, summary }) => ({
      ...{ headSha, conclusion, title },
      summary: summary?.replace(/#pullrequestreview-\d+/, ''),
    })),
  });
  return JSON.parse(text.replaceAll(github.serverUrl, 'SERVER'));
}

/** What a run has in common with its stages: only `fetch` says what may be checked out. */
const comparable = (outputs: ReadonlyMap<string, string>) =>
  Object.fromEntries([...outputs].filter(([name]) => !/^review-|^checkout-ref$/.test(name)));

it('comes to the same result stage by stage, each with no more than its documented permissions', async () => {
  const whole = await startTwelveFindings();
  const expected = await whole.run();
  const scenario = await startTwelveFindings();
  const reviewDir = temporaryFolder('review');
  const exits: (number | null)[] = [];
  const outputs = new Map<string, string>();
  for (const stage of ['fetch', 'review', 'ingest', 'write', 'gate'] as const) {
    scenario.github.journal.clear();
    const result = await runStage(scenario, stage, reviewDir);
    exits.push(result.exitCode);
    for (const [name, value] of result.outputs) outputs.set(name, value);
    if (Object.keys(permissions[stage]).length === 0) expect(journalLines(scenario)).toEqual([]);
  }

  expect(exits).toEqual([0, 0, 0, 0, 1]);
  expect(posted(scenario)).toEqual(posted(whole));
  expect(comparable(outputs)).toEqual(comparable(expected.outputs));
});
