import { beforeEach, describe, expect, it } from 'vitest';
import { createGateKeeper } from '../../src/gate/gatekeeper.ts';
import { createGitHubChecks, createGitHubGate } from '../../src/github/github-gate.ts';
import { parseInputs } from '../../src/inputs.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import { writeUnfinished } from '../../src/policy/shared-head.ts';
import { checkName } from '../support/builders/run.ts';
import { critical, type DemoRuns, startDemoRuns } from '../support/demo-runs.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { publishing } from '../support/github/demo.ts';
import { pullRequestEvent, workflowRunEvent } from '../support/github/events.ts';
import type { Fault, FaultAct, JournalEntry } from '../support/github/journal.ts';
import { recordRun } from '../support/github/model/workflow-run.ts';
import { connectAs } from '../support/github-client.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';

let demo: DemoRuns;

beforeEach(async () => {
  demo = await startDemoRuns();
});

const opened = () => pullRequestEvent(demo.pull, 'opened');

/** A step of a job for the opened pull request, with one clean document. */
async function step(
  inputs: Readonly<Record<string, string>> = {},
  more: Parameters<DemoRuns['runOn']>[2] = {},
) {
  return demo.runOn('pull_request', opened(), {
    files: { 'clean.json': '[]' },
    inputs: { findings: 'clean.json', 'retry-budget': '0s', ...inputs },
    ...more,
  });
}

const setPolicy = (text: string) => demo.pushBase({ [defaultPolicyPath]: text });

const unavailable = (match: Fault['match']): Fault => ({
  match,
  act: { answer: { status: 502, body: 'Bad Gateway' } },
  times: 1000,
});

const port = async (login?: string) => {
  const { github, repository } = demo;
  const token = { repository, permissions: publishing, ...(login && { kind: 'app' as const, login }) };
  const { client } = await connectAs(github, token);
  return createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
};

const startCheck = async (externalId: string, login?: string) =>
  (await port(login)).start({ name: checkName, head: demo.pull.headSha, externalId });

describe('`stage: open`', () => {
  it('opens the check that a later job concludes', async () => {
    const open: unknown[] = [];
    const { result } = await step({ stage: 'open' }, { rememberGate: (gate) => open.push(gate) });
    expect(result).toMatchObject({ exitCode: 0, head: demo.pull.headSha });
    expect(open.at(-1)).toBeUndefined();
    expect(demo.lastCheck()).toMatchObject({ name: checkName, headSha: demo.pull.headSha });
    expect(demo.conclusions()).toEqual(['in_progress']);
    expect((await step({ stage: 'publish' })).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(demo.conclusions()).toEqual(['success']);
  });

  it('opens one more check after an earlier run passed, so that the old pass does not count', async () => {
    await step();
    await step({ stage: 'open' });
    await step({ stage: 'open' });
    expect(demo.conclusions()).toEqual(['success', 'in_progress']);
  });

  it('sets the status to pending if that is the gate, and does nothing if the job is', async () => {
    await step({ stage: 'open', gate: 'job' });
    expect(demo.repository.statuses).toEqual([]);
    await step({ stage: 'open', gate: 'status' });
    expect(demo.repository.statuses).toMatchObject([{ state: 'pending' }]);
    expect(demo.conclusions()).toEqual([]);
  });

  it('opens nothing for a requested run if the head was reviewed already by this policy', async () => {
    await step();
    const payload = workflowRunEvent(recordRun(demo.repository, { pull: demo.pull }));
    const open = () => demo.runOn('workflow_run', payload, { inputs: { stage: 'open' } });
    expect((await open()).result).toMatchObject({ exitCode: 0, status: 'skipped' });
    expect(demo.conclusions()).toEqual(['success']);
    setPolicy('version: 1\n');
    await open();
    expect(demo.conclusions()).toEqual(['success', 'in_progress']);
  });
});

describe('an opened check', () => {
  it('is concluded by the first of two runs that took it over, and the other one makes a check of its own', async () => {
    await step({ stage: 'open' });
    const inputs = parseInputs(() => '');
    if (!inputs.ok) throw new Error('the defaults are valid');
    const { client } = await demo.connect();
    const target = { client, owner: 'octo', repo: 'demo', policyPath: defaultPolicyPath, failOn: undefined };
    const keepers = ['first', 'second'].map((runKey) =>
      createGateKeeper({
        runKey,
        settings: inputs.inputs.settings,
        reporter: new RecordingReporter(),
        rememberGate: () => {},
        redact: (text) => text,
        gate: async () => createGitHubGate('check', target),
      }),
    );
    const about = { head: demo.pull.headSha, pull: demo.pull.number };
    for (const keeper of keepers) await keeper.start(about);
    expect(demo.conclusions()).toHaveLength(1);
    for (const keeper of keepers) await keeper.fail(new Error('ended'), async () => about);
    expect(demo.conclusions()).toEqual(['action_required', 'action_required']);
    const keys = demo.repository.checkRuns.map(({ externalId }) => externalId?.split(' ').at(-1));
    expect(keys).toEqual(['first', 'second']);
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
    demo.github.faults.push(unavailable(({ path }) => path.includes('/artifacts')));
    const payload = workflowRunEvent(recordRun(demo.repository, { pull: demo.pull }));
    const { result } = await demo.runOn('workflow_run', payload, {
      inputs: { stage: 'publish', findings: 'lint=artifact:reviews/lint.json', 'retry-budget': '0s' },
    });
    expect(result).toMatchObject({ exitCode: 2 });
    expect(demo.conclusions()).toEqual(['action_required']);
  });

  it('of a killed run of the pull request is cancelled by the next run, and no other one', async () => {
    await startCheck(writeUnfinished({ pull: demo.pull.number, state: 'running', key: 'killed' }));
    await startCheck(writeUnfinished({ pull: 99, state: 'running', key: 'of another' }));
    expect((await step()).result).toMatchObject({ conclusion: 'success' });
    expect(demo.conclusions()).toEqual(['cancelled', 'in_progress', 'success']);
  });

  it('is cancelled by a run for a head that is not the newest any more, and that starts nothing', async () => {
    await step({ stage: 'open' });
    const payload = opened();
    demo.push();
    await demo.runOn('pull_request', payload);
    expect(demo.conclusions()).toEqual(['cancelled']);
  });
});

it.each<[string, () => Promise<unknown>, string]>([
  ['another app', () => startCheck('theirs', 'other-app[bot]'), 'a check by other-app'],
  ['a job or a workflow', () => startCheck(''), 'a check by github-actions'],
  [
    'a person who set a status',
    () =>
      demo.alice.post(`/repos/octo/demo/statuses/${demo.pull.headSha}`, {
        context: checkName,
        state: 'success',
      }),
    'a commit status by alice',
  ],
])('a name that %s uses on the head keeps the run from passing', async (_, use, who) => {
  await use();
  const { result, reporter } = await step();
  expect(result).toMatchObject({ exitCode: 2, conclusion: 'action_required', verdict: '' });
  expect(result.title).toBe(`Also on this head under the same name: ${who}`);
  expect(reporter.failures).toEqual(['CHECK_NAME_TAKEN']);
});

describe('a run that fails', () => {
  describe.each(['run', 'publish', 'gate'])('in `stage: %s`', (stage) => {
    it('concludes the check that was opened for it', async () => {
      await step({ stage: 'open' });
      demo.github.faults.push(unavailable(({ path }) => path.includes('/compare/')));
      expect((await step({ stage })).result.exitCode).not.toBe(0);
      expect(demo.conclusions()).toEqual(['action_required']);
    });

    it('leaves a check although it broke off before it had one', async () => {
      demo.github.faults.push(unavailable(({ path }) => path === '/graphql'));
      expect((await step({ stage })).result.exitCode).not.toBe(0);
      expect(demo.conclusions()).toEqual(['action_required']);
    });
  });

  it('for an invalid policy of the base concludes the check', async () => {
    setPolicy('version: 1\nnonsense: true\n');
    expect((await step({ stage: 'publish' })).result).toMatchObject({ exitCode: 3 });
    expect(demo.conclusions()).toEqual(['action_required']);
  });

  it.each<[string, boolean, Fault['match'], string]>([
    [
      'dismisses our approval of an earlier head',
      true,
      ({ path }) => path.includes('/compare/'),
      'DISMISSED',
    ],
    ['dismisses it in an outage of GraphQL', true, ({ path }) => path === '/graphql', 'DISMISSED'],
    ['keeps our approval of the same head', false, ({ path }) => path.includes('/compare/'), 'APPROVED'],
  ])('%s', async (_, isPushed, match, state) => {
    demo.repository.settings.actionsMayApprove = true;
    setPolicy('version: 1\npolicy:\n  approve: true\nreviewers:\n  clean: {}\n');
    expect((await step()).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(demo.states()).toEqual(['APPROVED']);
    if (isPushed) demo.push();
    demo.github.faults.push(unavailable(match));
    expect((await step()).result.exitCode).not.toBe(0);
    expect(demo.states()).toEqual([state]);
  });
});

describe('a policy file that the change edits', () => {
  /** Reviews it; answers with the report, the review's text and the check's. */
  async function textsWith(policy: string) {
    setPolicy('version: 1\n');
    demo.forcePush({ 'src/app.ts': 'all new\n', [defaultPolicyPath]: policy });
    const { directory, result } = await demo.run([{ ...critical, line: 1 }]);
    const texts = [directory.text('report.md'), demo.pull.reviews[0]?.body, demo.lastCheck()?.summary];
    return { texts: texts.join('\0').split('\0'), result };
  }

  it.each([
    ['takes effect after merging', 'version: 1\npolicy: {enforce: false}\n', ['takes effect after merging']],
    [
      'has its mistakes listed',
      'version: 1\npolicy:\n  fail-on: sometimes\n',
      ['Its version is not valid', '3:12 policy.fail-on'],
    ],
  ])('%s, which the texts explain; the policy of the base decides', async (_, policy, words) => {
    const { texts, result } = await textsWith(policy);
    expect(texts).toHaveLength(3);
    for (const text of texts) for (const word of words) expect(text).toContain(word);
    expect(result).toMatchObject({ conclusion: 'failure' });
  });
});

it('a check is cut to what GitHub takes', async () => {
  const checks = await port();
  const id = await startCheck('run:1');
  const output = { title: 'Long', summary: 'ä'.repeat(65_535) };
  await checks.conclude(id, { conclusion: 'neutral', output, annotations: [], total: 0 });
  const summary = demo.lastCheck()?.summary ?? '';
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(65_535);
  expect(summary).toMatch(/^ä+\n\n\(cut: too long for a check\)$/);
});

describe('the annotations of a run', () => {
  const many = Array.from({ length: 160 }, (_, index) =>
    reviewOutputFinding({
      line: 1 + (index % 40),
      issue: `Problem ${index} is one of a kind: ${'abcdefghij'[index % 10]}${index * 7919}.`,
    }),
  );
  const titles = () => demo.lastCheck()?.annotations.map(({ title }) => title) ?? [];

  /** How many annotations a request carries. */
  function carried({ method, path, body }: JournalEntry): number {
    if (method !== 'PATCH' || !path.includes('/check-runs/')) return 0;
    return JSON.stringify(body).split('"annotation_level"').length - 1;
  }

  /** Lets the first or second batch go wrong. */
  function fail(batch: number, act: FaultAct): void {
    let seen = 0;
    demo.github.faults.push({
      act,
      match: (request) => {
        if (carried(request) > 0) seen += 1;
        return carried(request) > 0 && seen === batch;
      },
    });
  }

  it('go fifty a request, are capped, and the hidden ones are counted in a note', async () => {
    const { receipt } = await demo.review(many);
    expect(demo.github.journal.writes.map(carried).filter((size) => size > 0)).toEqual([50, 50]);
    expect(new Set(titles()).size).toBe(100);
    const { inline = 0, file = 0 } = receipt?.counts ?? {};
    const open = (receipt?.total ?? 0) - inline - file;
    expect(demo.lastCheck()?.summary).toContain(`${open - 100} more findings had no room for an annotation.`);
  });

  it.each<[number, FaultAct, number]>([
    [1, 'drop-before', 100],
    [1, 'drop-after', 100],
    [2, 'drop-before', 100],
    [2, 'drop-after', 100],
    // Left out, since GitHub does not take it.
    [1, { answer: { status: 422, body: { message: 'Invalid request.' } } }, 50],
    [2, { answer: { status: 422, body: { message: 'Invalid request.' } } }, 50],
  ])('are shown once each although batch %d goes wrong: %j', async (batch, act, count) => {
    fail(batch, act);
    const { result, reporter } = await demo.run(many);
    expect(result).toMatchObject({ exitCode: 0, conclusion: 'success' });
    expect(titles()).toHaveLength(count);
    expect(new Set(titles()).size).toBe(count);
    expect(demo.conclusions()).toEqual(['success']);
    expect(reporter.lines.join('\n').includes('The check goes without some annotations')).toBe(count < 100);
  });
});
