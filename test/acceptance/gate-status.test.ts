import { expect, it } from 'vitest';
import { journalLines } from '../support/journal-lines.ts';
import { documentedPermissions, startTwelveFindings } from '../support/twelve-findings.ts';

const { checks: _checks, ...withoutChecks } = documentedPermissions;
const permissions = { ...withoutChecks, statuses: 'write' } as const;

it('gates with a commit status, pending until it concludes, that leads to the review', async () => {
  const scenario = await startTwelveFindings({ permissions });

  const result = await scenario.run({ with: { gate: 'status' } });

  const lines = journalLines(scenario).filter((line) => !/^GET|graphql (?:viewer|addPull|node)/.test(line));
  expect(lines).toEqual([
    'POST /statuses/HEAD 201',
    'POST /pulls/1/reviews 200',
    'POST /graphql submitPullRequestReview 200',
    'POST /statuses/HEAD 201',
  ]);
  const { repository, pull } = scenario;
  expect(repository.statuses).toMatchObject([
    { context: 'pr-verdict', sha: pull.headSha, state: 'pending' },
    {
      context: 'pr-verdict',
      sha: pull.headSha,
      state: 'failure',
      description: expect.stringMatching(
        /^FAIL so far · Incomplete: 1 finding breaks its contract · [0-9a-f]{16}$/,
      ),
      targetUrl: result.outputs.get('review-url'),
    },
  ]);
  expect(repository.checkRuns).toEqual([]);
  expect(result.exitCode).toBe(1);
});

it('writes neither check nor status where the job itself is the gate', async () => {
  const scenario = await startTwelveFindings({ permissions: withoutChecks });

  const result = await scenario.run({ with: { gate: 'job' } });

  expect(scenario.repository.statuses).toEqual([]);
  expect(scenario.repository.checkRuns).toEqual([]);
  expect(scenario.pull.reviews).toHaveLength(1);
  expect(result.exitCode).toBe(1);
});
