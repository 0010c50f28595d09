import { expect, it } from 'vitest';
import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { reviewFile, type StepResult } from '../support/runner.ts';
import { startScenario } from '../support/twelve-findings.ts';

const finding = c1Finding({
  line: 5,
  severity: 'CRITICAL',
  issue: 'User input reaches the query unescaped. Anyone can read the table.',
});

/** Dies when it sees anything of the job but its own secret; answers in its file. */
const model = `
  const seen = Object.keys(process.env).filter((name) => /GITHUB|ACTIONS|INPUT|RUNNER/.test(name));
  if (seen.length > 0 || process.env.MODEL_KEY !== 'the-key-of-the-model') process.exit(3);
  require('node:fs').writeFileSync(process.env.PR_VERDICT_OUTPUT, ${JSON.stringify(JSON.stringify([finding]))});
`;

const sarif = {
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name: 'linter' } },
      results: [
        {
          ruleId: 'no-empty-export',
          level: 'warning',
          message: { text: 'The module exports nothing.' },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: 'new.ts' }, region: { startLine: 1 } },
            },
          ],
        },
      ],
    },
  ],
};

/** Answers on standard output and exits with 1, as linters do that found something. */
const linter = `process.stdout.write(${JSON.stringify(JSON.stringify(sarif))}); process.exitCode = 1;`;

const policy = JSON.stringify({
  version: 1,
  reviewers: {
    model: { run: ['node', '--eval', model], env: ['MODEL_KEY'], format: 'review-output' },
    linter: { run: ['node', '--eval', linter], format: 'sarif' },
  },
  // Only these two are to be seen.
  hygiene: false,
});

function resultOf(result: StepResult, id: string): ReviewerResult {
  return ReviewerResult.parse(reviewFile(result, `reviewers/${id}/result.json`));
}

it('runs a model and a linter of the policy as one step, and posts the findings of both on their lines', async () => {
  const env = { MODEL_KEY: 'the-key-of-the-model' };
  const scenario = await startScenario({ baseFiles: { '.github/pr-verdict.yml': policy } });
  const result = await scenario.run({ env });

  const { pull, repository } = scenario;
  expect(pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED', commitId: pull.headSha }]);
  expect(pull.reviews[0]?.body).toMatch(/^## .*1 blocking finding/);
  expect(pull.threads.map(({ anchor }) => anchor)).toMatchObject([
    { path: 'src/app.ts', line: 5 },
    { path: 'new.ts', line: 1 },
  ]);
  const [critical, medium] = pull.threads.map(({ comments }) => comments[0]?.body ?? '');
  expect(critical).toContain('User input reaches the query unescaped');
  expect(medium).toContain('The module exports nothing.');
  expect(repository.checkRuns).toMatchObject([{ headSha: pull.headSha, conclusion: 'failure' }]);
  expect(Object.fromEntries(result.outputs)).toMatchObject({ status: 'failed', verdict: 'FAIL' });
  expect(result.exitCode).toBe(1);
  expect(resultOf(result, 'model')).toMatchObject({
    outcome: { state: 'reviewed' },
    attempts: [{ end: 'exited with code 0', problems: 0 }],
  });
  expect(resultOf(result, 'linter')).toMatchObject({
    outcome: { state: 'reviewed' },
    attempts: [{ end: 'exited with code 1', problems: 0 }],
  });
  expect(result.outputs.get('findings-inline')).toBe('2');
  expect(result.stdout).not.toContain(env.MODEL_KEY);
});
