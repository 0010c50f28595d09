import { expect, it } from 'vitest';
import type { Plan } from '../../src/model/write-plan.ts';
import { fetchRequests, journalLines } from '../support/journal-lines.ts';
import { reviewFile } from '../support/runner.ts';
import { startTwelveFindings } from '../support/twelve-findings.ts';

it('plans every write and carries out none', async () => {
  const scenario = await startTwelveFindings();

  const result = await scenario.run({ with: { 'dry-run': 'true' } });

  expect(journalLines(scenario)).toEqual(fetchRequests);
  const { steps } = reviewFile(result, 'plan.json') as Plan;
  expect(steps.map((step) => step.do)).toEqual(['create-draft', 'add-file-threads', 'submit-review']);
  expect(reviewFile(result, 'review.json')).toMatchObject({ commit_id: scenario.pull.headSha });
  expect(reviewFile(result, 'receipt.json')).toMatchObject({ outcome: 'dry-run', review: null, total: 12 });
  expect(result.stdout).toContain('Dry run: 3 writes were planned and none carried out');
  expect(result.summary).toContain('User input reaches the query unescaped');
  expect(result.outputs.get('findings-inline')).toBe('6');
  expect(result.exitCode).toBe(1);
});
