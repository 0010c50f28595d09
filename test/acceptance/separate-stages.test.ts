import { expect, it } from 'vitest';
import type { Stage } from '../../src/policy/settings.ts';
import { type Permissions, permissions } from '../../src/tools/permissions.ts';
import { journalLines } from '../support/journal-lines.ts';
import { reviewFile, type StepResult, temporaryFolder } from '../support/runner.ts';
import { type Scenario, startScenario, startTwelveFindings } from '../support/twelve-findings.ts';

/** One stage in a job of its own: its own token, its own temporary folder, the review directory handed on. */
function runStage(scenario: Scenario, stage: Stage, reviewDir: string): Promise<StepResult> {
  const needed: Permissions = permissions[stage];
  const token =
    Object.keys(needed).length === 0
      ? ''
      : scenario.github.issueToken({ repository: scenario.repository, permissions: needed });
  return scenario.run({
    temp: temporaryFolder('runner'),
    job: stage,
    with: { stage, 'github-token': token, 'review-dir': reviewDir },
  });
}

function posted({ github, pull, repository }: Scenario) {
  const text = JSON.stringify({
    reviews: pull.reviews.map(({ state, body }) => ({ state, body })),
    threads: pull.threads.map(({ anchor, comments }) => ({ anchor, body: comments[0]?.body })),
    checks: repository.checkRuns.map(({ headSha, conclusion, title, summary }) => ({
      headSha,
      conclusion,
      title,
      summary: summary?.replace(/#pullrequestreview-\d+/, ''),
    })),
  });
  return JSON.parse(text.replaceAll(github.serverUrl, 'SERVER'));
}

it('comes to the same result stage by stage, each with no more than its documented permissions', async () => {
  const whole = await startTwelveFindings();
  const expected = await whole.run();
  const scenario = await startTwelveFindings();
  const reviewDir = temporaryFolder('review');
  const exits: Record<string, number | null> = {};
  const outputs = new Map<string, string>();
  for (const stage of ['fetch', 'review', 'ingest', 'write', 'gate'] as const) {
    const result = await runStage(scenario, stage, reviewDir);
    exits[stage] = result.exitCode;
    for (const [name, value] of result.outputs) outputs.set(name, value);
  }

  expect(exits).toEqual({ fetch: 0, review: 0, ingest: 0, write: 0, gate: 1 });
  expect(posted(scenario)).toEqual(posted(whole));
  const varying = new Set(['review-dir', 'review-id', 'review-url']);
  const compared = (given: ReadonlyMap<string, string>) =>
    Object.fromEntries([...given].filter(([name]) => !varying.has(name)));
  expect(compared(outputs)).toEqual(compared(expected.outputs));
});

it('sends nothing at all in the stages that need no permission', async () => {
  const scenario = await startTwelveFindings();
  const reviewDir = temporaryFolder('review');
  await runStage(scenario, 'fetch', reviewDir);
  scenario.github.journal.clear();

  await runStage(scenario, 'review', reviewDir);
  const ingested = await runStage(scenario, 'ingest', reviewDir);

  expect(journalLines(scenario)).toEqual([]);
  expect(reviewFile(ingested, 'findings.json')).toMatchObject({ head: scenario.pull.headSha });
});

it("refuses a reviewer's file that the head commit tracks: its author wrote that one", async () => {
  const scenario = await startScenario({ headFiles: { 'out/reviewer.json': '[]\n' } });

  const result = await scenario.run({ with: { findings: 'out/reviewer.json' } });

  expect(result.exitCode).toBe(2);
  expect(scenario.repository.checkRuns).toMatchObject([
    { conclusion: 'action_required', title: 'Incomplete: reviewer gave an invalid answer' },
  ]);
  expect(result.summary).toContain('the file is part of the head commit');
});
