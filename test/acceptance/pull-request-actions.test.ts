import { expect, it } from 'vitest';
import { c1Finding } from '../support/builders/documents.ts';
import { pullRequestEvent } from '../support/github/events.ts';
import { journalLines } from '../support/journal-lines.ts';
import { temporaryFolder } from '../support/runner.ts';
import { type Scenario, type ScenarioOptions, startScenario } from '../support/twelve-findings.ts';

const drafts = { '.github/pr-verdict.yml': 'version: 1\npolicy:\n  drafts: skip\n' };

async function start(options: ScenarioOptions = {}): Promise<Scenario> {
  const scenario = await startScenario({ ref: 'refs/pull/1/head', ...options });
  scenario.write('out/model.json', [c1Finding({ severity: 'CRITICAL', category: 'security' })]);
  return {
    ...scenario,
    run: (overrides = {}) => scenario.run({ with: { findings: 'model=out/model.json' }, ...overrides }),
  };
}

const titles = ({ repository }: Scenario) => repository.checkRuns.map(({ title }) => title);
const writes = (scenario: Scenario) =>
  journalLines(scenario).filter((line) => /^(PATCH|PUT|DELETE|POST \/(?!graphql))/.test(line));

it('reviews a reopened pull request, and posts nothing twice', async () => {
  const scenario = await start();
  await scenario.run({ event: scenario.event('opened') });
  scenario.pull.close();
  scenario.pull.reopen();
  scenario.github.journal.clear();

  const result = await scenario.run({ runId: 2, event: scenario.event('reopened') });

  expect(result.exitCode).toBe(1);
  expect(scenario.pull.reviews).toHaveLength(1);
  expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'failure' }, { conclusion: 'failure' }]);
  expect(writes(scenario)).toEqual(['POST /check-runs 201', 'PATCH /check-runs/ID 200']);
});

it('reviews a draft that policy left alone once it is ready', async () => {
  const scenario = await start({ baseFiles: drafts });
  scenario.pull.draft = true;
  await scenario.run({ event: scenario.event('opened') });
  expect(titles(scenario)).toEqual(['Draft: not reviewed yet']);
  expect(scenario.pull.reviews).toEqual([]);

  scenario.pull.draft = false;
  const result = await scenario.run({ runId: 2, event: scenario.event('ready_for_review') });

  expect(result.exitCode).toBe(1);
  expect(scenario.pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED' }]);
  expect(titles(scenario)[1]).toMatch(/^FAIL · /);
});

it('reviews a pull request again by the policy of its new base', async () => {
  const scenario = await start();
  const { repository, pull } = scenario;
  await scenario.run({ event: scenario.event('opened') });
  repository.git.branch('release', repository.defaultBranch);
  repository.git.write('.github/pr-verdict.yml', 'version: 1\npolicy:\n  enforce: false\n').commit('Policy');
  repository.push('release');
  const from = { ref: { from: pull.baseBranch }, sha: { from: pull.baseSha } };
  pull.baseBranch = 'release';
  pull.synchronize();

  const payload = pullRequestEvent(pull, 'edited', { base: from });
  const result = await scenario.run({ runId: 2, event: { name: 'pull_request', payload } });

  expect(result.exitCode).toBe(0);
  expect(titles(scenario)[1]).toMatch(/^Advisory: would fail · FAIL/);
});

it('does not review a reviewed head again when only title or description were edited', async () => {
  const scenario = await start();
  await scenario.run({ event: scenario.event('opened') });
  scenario.pull.title = 'A better title';
  const payload = pullRequestEvent(scenario.pull, 'edited', { title: { from: 'Change feature' } });
  const event = { name: 'pull_request', payload };
  scenario.github.journal.clear();

  const result = await scenario.run({ runId: 2, event, workspace: temporaryFolder('empty') });

  expect(result.exitCode).toBe(0);
  expect(Object.fromEntries(result.outputs)).toMatchObject({ status: 'skipped' });
  expect(result.stdout).toContain('::notice::');
  expect(journalLines(scenario)).toEqual([
    'GET /commits/HEAD/check-runs?check_name=pr-verdict&filter=all&per_page=100 200',
    'POST /graphql viewer repository 200',
  ]);
  expect(titles(scenario)).toHaveLength(1);
});
