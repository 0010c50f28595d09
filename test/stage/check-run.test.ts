import { beforeEach, describe, expect, it } from 'vitest';
import { createGitHubChecks } from '../../src/github/github-gate.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { writeUnfinished } from '../../src/policy/shared-head.ts';
import { c1Finding } from '../support/builders/documents.ts';
import { checkName } from '../support/builders/run.ts';
import { critical, type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { publishing } from '../support/github/demo.ts';
import { pullRequestEvent, workflowRunEvent } from '../support/github/events.ts';
import type { Fault, FaultAct, JournalEntry } from '../support/github/journal.ts';
import { recordRun } from '../support/github/model/workflow-run.ts';
import { connectAs } from '../support/github-client.ts';
import { temporaryFolder } from '../support/runner.ts';

let demo: DemoRuns;

beforeEach(async () => {
  demo = await startDemoRuns();
});

/** A step of a job for the opened pull request, with one clean document. */
async function step(inputs: Readonly<Record<string, string>> = {}) {
  return demo.runOn('pull_request', pullRequestEvent(demo.pull, 'opened'), {
    files: { 'clean.json': '[]' },
    inputs: { findings: 'clean.json', 'retry-budget': '0s', ...inputs },
  });
}

/** A step for the end of another workflow of the pull request. */
const stepAfterRun = (inputs: Readonly<Record<string, string>>) =>
  demo.runOn('workflow_run', workflowRunEvent(recordRun(demo.repository, { pull: demo.pull })), { inputs });

const setPolicy = (text: string) => demo.pushBase({ [defaultPolicyPath]: text });

const breakOff = (match: Fault['match']) => demo.answer(match, 502, 'Bad Gateway');

const isCompare = ({ path }: JournalEntry) => path.includes('/compare/');
const isGraphQl = ({ path }: JournalEntry) => path === '/graphql';

async function startCheck(externalId: string, login?: string) {
  const { github, repository } = demo;
  const token = { repository, permissions: publishing, ...(login && { kind: 'app' as const, login }) };
  const { client } = await connectAs(github, token);
  const port = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
  return { port, id: await port.start({ name: checkName, head: demo.pull.headSha, externalId }) };
}

describe('`stage: open`', () => {
  it('opens the check that a later job concludes', async () => {
    expect((await step({ stage: 'open' })).result).toMatchObject({ exitCode: 0, head: demo.pull.headSha });
    expect(demo.lastCheck()).toMatchObject({ name: checkName, headSha: demo.pull.headSha });
    expect(demo.conclusions()).toEqual(['in_progress']);
    expect((await step({ stage: 'publish' })).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(demo.conclusions()).toEqual(['success']);
  });

  it('opens one more check after an earlier run passed, so that the old pass does not count', async () => {
    for (const stage of ['run', 'open', 'open']) await step({ stage });
    expect(demo.conclusions()).toEqual(['success', 'in_progress']);
  });

  it('sets the status to pending if that is the gate, and does nothing if the job is', async () => {
    for (const gate of ['job', 'status']) await step({ stage: 'open', gate });
    expect(demo.repository.statuses).toMatchObject([{ state: 'pending' }]);
    expect(demo.conclusions()).toEqual([]);
  });

  it('opens nothing for a requested run if the head was reviewed already by this policy', async () => {
    await step();
    expect((await stepAfterRun({ stage: 'open' })).result).toMatchObject({ status: 'skipped' });
    expect(demo.conclusions()).toEqual(['success']);
    setPolicy('version: 1\n');
    await stepAfterRun({ stage: 'open' });
    expect(demo.conclusions()).toEqual(['success', 'in_progress']);
  });
});

describe('an opened check', () => {
  it('is concluded by the first of two runs that took it over, and the other one makes a check of its own', async () => {
    await step({ stage: 'open' });
    demo.onceAfter(
      ({ body }) => JSON.stringify(body ?? '').includes('NameOnHead'),
      () => step(),
    );
    await step();
    expect(demo.conclusions()).toEqual(['success', 'success']);
    const keys = demo.repository.checkRuns.map(({ externalId }) => externalId?.split(' ').at(-1));
    expect(new Set(keys).size).toBe(2);
  });

  it.each([
    ['fetching failed', ['review', 'ingest', 'write', 'gate'], {}],
    ['ingesting failed', ['fetch', 'review', 'write', 'gate'], {}],
    ['writing failed', ['fetch', 'review', 'ingest', 'gate'], {}],
    ['the reviewers that policy names were not run', ['fetch', 'ingest', 'write', 'gate'], { findings: '' }],
  ])('ends in a job with a step for each stage although %s', async (_, stages, inputs) => {
    setPolicy('version: 1\nreviewers: { model: { run: [x] } }\n');
    const reviewDir = temporaryFolder('review');
    await step({ stage: 'open' });
    for (const stage of stages) await step({ stage, 'review-dir': reviewDir, ...inputs });
    expect(demo.conclusions()).toEqual(['action_required']);
  });

  it('ends although the list of artifacts cannot be read', async () => {
    await step({ stage: 'open' });
    breakOff(({ path }) => path.includes('/artifacts'));
    const findings = 'lint=artifact:reviews/lint.json';
    const { result } = await stepAfterRun({ stage: 'publish', findings, 'retry-budget': '0s' });
    expect(result).toMatchObject({ exitCode: 2 });
    expect(demo.conclusions()).toEqual(['action_required']);
  });

  it('of a killed run of the pull request is cancelled by the next run, and no other one', async () => {
    await startCheck(writeUnfinished({ pull: demo.pull.number, state: 'running', key: 'killed' }));
    await startCheck(writeUnfinished({ pull: 99, state: 'running', key: 'of another' }));
    await step();
    expect(demo.conclusions()).toEqual(['cancelled', 'in_progress', 'success']);
  });

  it('is cancelled by a run for a head that is not the newest any more, and that starts nothing', async () => {
    await step({ stage: 'open' });
    const payload = pullRequestEvent(demo.pull, 'opened');
    demo.push();
    await demo.runOn('pull_request', payload);
    expect(demo.conclusions()).toEqual(['cancelled']);
  });
});

const setStatus = () =>
  demo.alice.post(`/repos/octo/demo/statuses/${demo.pull.headSha}`, { context: checkName, state: 'success' });

/** GitHub answers without the checks, but not because the token may not read them. */
async function breakChecks(): Promise<void> {
  const data = { viewer: { login: 'x' }, repository: { object: { checkSuites: null, status: null } } };
  const errors = [{ message: 'Something went wrong', path: ['repository', 'object', 'checkSuites'] }];
  demo.answer(({ body }) => JSON.stringify(body ?? '').includes('NameOnHead'), 200, { data, errors });
}

it.each<[string, () => Promise<unknown>]>([
  ['what GitHub did not show (GITHUB_UNAVAILABLE)', breakChecks],
  ['a check by other-app', () => startCheck('theirs', 'other-app[bot]')],
  ['a check by github-actions', () => startCheck('')],
  ['a commit status by alice', setStatus],
])('neither a run nor a later comment passes where the name is used on the head by %s', async (user, use) => {
  await use();
  const { result, reporter } = await step();
  expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required', verdict: '' });
  expect(result.title).toBe(`Also on this head under the same name: ${user}`);
  expect(reporter.failures).toEqual(['CHECK_NAME_TAKEN']);
  const comment = demo.say('mallory', '/pr-verdict explain');
  await demo.runOnComment(comment, { inputs: { 'retry-budget': '0s' } });
  expect(demo.lastCheck()?.title).toBe(result.title);
});

describe('a run that fails', () => {
  it.each(['run', 'publish', 'gate'])(
    'in `stage: %s` concludes the check that was opened for it',
    async (stage) => {
      await step({ stage: 'open' });
      breakOff(isCompare);
      expect((await step({ stage })).result.exitCode).not.toBe(0);
      expect(demo.conclusions()).toEqual(['action_required']);
    },
  );

  it.each(['run', 'gate'])('in `stage: %s` leaves a check although it had none before', async (stage) => {
    breakOff(isGraphQl);
    expect((await step({ stage })).result.exitCode).not.toBe(0);
    expect(demo.conclusions()).toEqual(['action_required']);
  });

  it.each<[string, boolean, Fault['match'], string]>([
    ['dismisses our approval of an earlier head', true, isGraphQl, 'DISMISSED'],
    ['keeps our approval of the same head', false, isCompare, 'APPROVED'],
  ])('%s', async (_, isPushed, match, state) => {
    demo.repository.settings.actionsMayApprove = true;
    setPolicy('version: 1\npolicy:\n  approve: true\nreviewers:\n  clean: {}\n');
    await step();
    expect(demo.states()).toEqual(['APPROVED']);
    if (isPushed) demo.push();
    breakOff(match);
    expect((await step()).result.exitCode).not.toBe(0);
    expect(demo.states()).toEqual([state]);
  });
});

it.each([
  ['version: 1\npolicy: {enforce: false}\n', 'takes effect after merging'],
  ['version: 1\npolicy:\n  fail-on: sometimes\n', '3:12 policy.fail-on'],
])('a policy file that the change edits decides nothing, as all texts explain: %j', async (policy, words) => {
  setPolicy('version: 1\n');
  demo.forcePush({ 'src/app.ts': 'all new\n', [defaultPolicyPath]: policy });
  const { directory, result } = await demo.run([{ ...critical, line: 1 }]);
  expect(result).toMatchObject({ conclusion: 'failure' });
  for (const text of [directory.text('report.md'), demo.pull.reviews[0]?.body, demo.lastCheck()?.summary])
    expect(text).toContain(words);
});

describe('the annotations of a run', () => {
  const many = Array.from({ length: 160 }, (_, index) =>
    c1Finding({
      line: 1 + (index % 40),
      issue: `Problem ${index} is one of a kind: ${'abcdefghij'[index % 10]}${index * 7919}.`,
    }),
  );

  /** How many annotations a request carries. */
  function carried({ method, path, body }: JournalEntry): number {
    if (method !== 'PATCH' || !path.includes('/check-runs/')) return 0;
    return JSON.stringify(body).split('"annotation_level"').length - 1;
  }

  const refused = { answer: { status: 422, body: { message: 'Invalid request.' } } };
  const fiftyTwice = [50, 50];

  it.each<[number, FaultAct, readonly number[]]>([
    [0, 'drop-before', fiftyTwice],
    [1, 'drop-before', [50, ...fiftyTwice]],
    [2, 'drop-after', fiftyTwice],
    // Left out, since GitHub does not take it.
    [1, refused, fiftyTwice],
    [2, refused, fiftyTwice],
  ])('are shown once each although batch %d goes wrong: %j', async (batch, act, sizes) => {
    let seen = 0;
    const isDue = (request: JournalEntry) => carried(request) > 0 && ++seen === batch;
    demo.github.faults.push({ act, match: isDue });
    const { result, reporter } = await demo.run(many);
    expect(result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(demo.github.journal.writes.map(carried).filter((size) => size > 0)).toEqual(sizes);
    const { annotations = [], summary } = demo.lastCheck() ?? {};
    const count = act === refused ? 50 : 100;
    expect([annotations.length, new Set(annotations.map(({ title }) => title)).size]).toEqual([count, count]);
    expect(reporter.lines.join('\n').includes('annotations were not added')).toBe(count < 100);
    const { total = 0, counts: { inline = 0, file = 0 } = {} } = result?.receipt ?? {};
    expect(summary).toContain(`${total - inline - file - 100} more findings had no room for an annotation.`);
  });
});
