import { expect, it } from 'vitest';
import { startScenario, startTwelveFindings } from '../support/twelve-findings.ts';

interface Submission {
  readonly variables: { readonly step0: { readonly event: string } };
}

it("publishes the same review as a comment where the token is the author's own", async () => {
  const scenario = await startTwelveFindings({ author: 'alice', login: 'alice' });

  const result = await scenario.run();

  const submissions = scenario.github.journal.writes.filter(({ operations }) =>
    operations.includes('submitPullRequestReview'),
  );
  expect(submissions.map(({ body }) => (body as Submission).variables.step0.event)).toEqual([
    'REQUEST_CHANGES',
    'COMMENT',
  ]);
  expect(scenario.pull.reviews).toMatchObject([{ state: 'COMMENTED' }]);
  expect(scenario.pull.reviews[0]?.body).toContain('User input reaches the query unescaped');
  expect(scenario.pull.threads).toHaveLength(8);
  expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  expect(result.outputs.get('event')).toBe('COMMENT');
  expect(result.stdout).toContain('::warning::');
  expect(result.exitCode).toBe(1);
});

it('approves a clean review where policy and repository allow it', async () => {
  const scenario = await startScenario({
    baseFiles: { '.github/pr-verdict.yml': 'version: 1\npolicy:\n  approve: true\n' },
  });
  scenario.repository.settings.actionsMayApprove = true;
  scenario.write('out/reviewer.json', []);

  const result = await scenario.run({ with: { findings: 'out/reviewer.json' } });

  expect(scenario.pull.reviews).toMatchObject([{ state: 'APPROVED', commitId: scenario.pull.headSha }]);
  expect(result.outputs.get('event')).toBe('APPROVE');
});
