import { expect, it } from 'vitest';
import { journalLines, openingRequests } from '../support/journal-lines.ts';
import { documentedPermissions, startTwelveFindings } from '../support/twelve-findings.ts';

it('reports once that `pull-requests: write` is missing, and keeps the findings in the job summary', async () => {
  const scenario = await startTwelveFindings({
    permissions: { ...documentedPermissions, 'pull-requests': 'read' },
  });

  const result = await scenario.run();

  expect(journalLines(scenario)).toEqual([
    ...openingRequests,
    'POST /pulls/1/reviews 403',
    'PATCH /check-runs/ID 200',
  ]);
  expect(result.stdout).toMatch(/::error::.*pull-requests: write.*GITHUB_PERMISSION_MISSING/);
  expect(result.summary).toContain('User input reaches the query unescaped');
  expect(result.summary).toContain('Not published: ');
  expect(result.exitCode).toBe(1);
  expect(scenario.repository.checkRuns).toMatchObject([
    { conclusion: 'failure', title: 'FAIL so far · Not published: GITHUB_PERMISSION_MISSING' },
  ]);
});

it('publishes the review without a check where `checks: write` is missing, and fails', async () => {
  const scenario = await startTwelveFindings({ permissions: { ...documentedPermissions, checks: 'read' } });

  const result = await scenario.run();

  expect(journalLines(scenario).filter((line) => line.includes('check-runs'))).toEqual([
    'POST /check-runs 403',
  ]);
  expect(result.stdout).toMatch(/::error::.*checks: write.*GITHUB_PERMISSION_MISSING/);
  expect(scenario.pull.reviews).toHaveLength(1);
  expect(result.summary).toContain('User input reaches the query unescaped');
  expect(result.exitCode).toBe(1);
});

it('publishes nothing and asks for nothing twice when the token may only read', async () => {
  const scenario = await startTwelveFindings({
    permissions: { contents: 'read', 'pull-requests': 'read', issues: 'read', checks: 'read' },
  });

  const result = await scenario.run();

  expect(journalLines(scenario)).toEqual([
    ...openingRequests.map((line) => line.replace('/check-runs 201', '/check-runs 403')),
    'POST /pulls/1/reviews 403',
  ]);
  expect(result.summary).toContain('User input reaches the query unescaped');
  expect(result.exitCode).toBe(1);
});
