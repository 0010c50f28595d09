import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { project } from '../../src/model/project.ts';
import { ReviewerResult } from '../../src/review-directory/reviewer-results.ts';
import { recipeYaml } from '../support/recipe-page.ts';
import { reviewFile, type StepResult, temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding, type Scenario, startScenario } from '../support/twelve-findings.ts';

const finding = reviewOutputFinding({
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

const policy = (programs: { readonly model?: string; readonly linter?: string } = {}) =>
  JSON.stringify({
    version: 1,
    reviewers: {
      model: {
        run: ['node', '--eval', programs.model ?? model],
        env: ['MODEL_KEY'],
        format: 'review-output',
      },
      linter: { run: ['node', '--eval', programs.linter ?? linter], format: 'sarif' },
    },
    // Only these two are to be seen.
    hygiene: false,
  });

const env = { MODEL_KEY: 'the-key-of-the-model' };

function start(text = policy()): Promise<Scenario> {
  return startScenario({ baseFiles: { '.github/pr-verdict.yml': text } });
}

/** What people see: the review, its comments on their lines, and the check. */
function posted({ pull, repository }: Scenario) {
  return {
    reviews: pull.reviews.map(({ state, commitId }) => ({ state, commitId })),
    threads: pull.threads.map(({ anchor }) => ({
      path: anchor.path,
      line: anchor.subject === 'line' ? anchor.line : undefined,
    })),
    checks: repository.checkRuns.map(({ headSha, conclusion, title }) => ({ headSha, conclusion, title })),
  };
}

function expectBoth(scenario: Scenario, result: StepResult): void {
  const { headSha } = scenario.pull;
  expect(posted(scenario)).toMatchObject({
    reviews: [{ state: 'CHANGES_REQUESTED', commitId: headSha }],
    threads: [
      { path: 'src/app.ts', line: 5 },
      { path: 'new.ts', line: 1 },
    ],
    checks: [{ headSha, conclusion: 'failure' }],
  });
  const [critical, medium] = scenario.pull.threads.map(({ comments }) => comments[0]?.body ?? '');
  expect(critical).toContain('User input reaches the query unescaped');
  expect(medium).toContain('The module exports nothing.');
  expect(scenario.pull.reviews[0]?.body).toMatch(/^## .*1 blocking finding/);
  expect(Object.fromEntries(result.outputs)).toMatchObject({ status: 'failed', verdict: 'FAIL' });
}

function resultOf(result: StepResult, id: string): ReviewerResult {
  return ReviewerResult.parse(reviewFile(result, `reviewers/${id}/result.json`));
}

it('runs a model and a linter of the policy as one step, and posts what both found on its lines', async () => {
  const scenario = await start();
  const result = await scenario.run({ env });

  expectBoth(scenario, result);
  expect(result.exitCode).toBe(1);
  expect(resultOf(result, 'model')).toMatchObject({
    outcome: { state: 'reviewed' },
    attempts: [{ end: 'exit 0', problems: 0 }],
  });
  expect(resultOf(result, 'linter')).toMatchObject({
    outcome: { state: 'reviewed' },
    attempts: [{ end: 'exit 1', problems: 0 }],
  });
  expect(result.outputs.get('findings-inline')).toBe('2');
  expect(result.stdout).not.toContain(env.MODEL_KEY);
});

const Jobs = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.enum(['read', 'write'])),
      steps: z.array(
        z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() }),
      ),
    }),
  ),
});

/**
 * The workflow of `docs/recipes/README.md`, step by step: each job with a token of its permissions and a temporary
 * folder of its own, and between them what the first uploads.
 */
async function runDocumentedWorkflow(scenario: Scenario): Promise<StepResult> {
  const { jobs } = Jobs.parse(parse(recipeYaml('README', 'The workflow') ?? ''));
  const artifact = join(temporaryFolder('artifact'), 'reviewers');
  let last: StepResult | undefined;
  for (const [job, { permissions, steps }] of Object.entries(jobs)) {
    const temp = temporaryFolder(job);
    const token = scenario.github.issueToken({ repository: scenario.repository, permissions });
    for (const { uses = '', with: given = {} } of steps) {
      const inputs = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of a workflow.
          String(value).replace('${{ runner.temp }}', temp),
        ]),
      );
      if (uses.startsWith('actions/upload-artifact@'))
        cpSync(inputs['path'] ?? '', artifact, { recursive: true });
      if (uses.startsWith('actions/download-artifact@'))
        cpSync(artifact, inputs['path'] ?? '', { recursive: true });
      if (!uses.startsWith(`${project.home}@`)) continue;
      const own = { job, temp, with: { 'github-token': token, ...inputs } };
      last = await scenario.run(job === 'reviewers' ? { ...own, env } : own);
      if (last.exitCode !== 0) return last;
    }
  }
  if (last === undefined) throw new Error('the workflow does not use the action');
  return last;
}

it('does the same in the two jobs of the recipes, where the job of the reviewers cannot write', async () => {
  const scenario = await start();
  const result = await runDocumentedWorkflow(scenario);

  expect(result.exitCode).toBe(1);
  expectBoth(scenario, result);
});
