import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGateKeeper } from '../../src/gate/gatekeeper.ts';
import { createGitHubChecks } from '../../src/github/checks.ts';
import { createGitHubGate } from '../../src/github/github-gate.ts';
import { parseInputs } from '../../src/inputs.ts';
import { writeUnfinished } from '../../src/policy/shared-head.ts';
import { checkName } from '../support/builders/run.ts';
import { runForEvent } from '../support/event-run.ts';
import { RecordingReporter } from '../support/fakes/recording-reporter.ts';
import { type Demo, publishing, startDemo } from '../support/github/demo.ts';
import { pullRequestEvent, workflowRunEvent } from '../support/github/events.ts';
import type { Fault } from '../support/github/journal.ts';
import { recordRun } from '../support/github/model/workflow-run.ts';
import { type GitHubStandIn, startGitHub } from '../support/github/stand-in.ts';
import { connectAs } from '../support/github-client.ts';
import { runInProcess } from '../support/in-process-run.ts';
import { temporaryFolder } from '../support/runner.ts';
import { reviewOutputFinding } from '../support/twelve-findings.ts';
import { virtualTimer } from '../support/virtual-timer.ts';

let demo: Demo;

const policyPath = '.github/pr-verdict.yml';

describe('opened check', () => {
  beforeEach(async () => {
    demo = await startDemo();
  });

  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  async function step(stage: string, inputs: Readonly<Record<string, string>> = {}) {
    const { github, repository, pull } = demo;
    const root = temporaryFolder('step');
    writeFileSync(join(root, 'clean.json'), '[]');
    const open: unknown[] = [];
    const ended = await runForEvent({
      github,
      repository,
      event: { name: 'pull_request', payload: pullRequestEvent(pull, 'opened') },
      root,
      inputs: { stage, findings: 'clean.json', ...inputs },
      permissions: publishing,
      rememberGate: (gate) => open.push(gate),
    });
    return { ...ended, leftOpen: open.at(-1) };
  }

  const checks = () => demo.repository.checkRuns;

  describe('`stage: open`', () => {
    it('opens the check that a later job concludes', async () => {
      const { result, leftOpen } = await step('open');
      expect(result).toMatchObject({ exitCode: 0, head: demo.pull.headSha });
      expect(leftOpen).toBeUndefined();
      expect(checks()).toMatchObject([
        { name: checkName, status: 'in_progress', headSha: demo.pull.headSha },
      ]);

      expect((await step('publish')).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
      expect(checks()).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
    });

    it('opens another one where an earlier run passed already, so that the old pass does not count', async () => {
      await step('run');
      await step('open');
      await step('open');
      expect(checks()).toMatchObject([{ conclusion: 'success' }, { status: 'in_progress' }]);
    });

    it('sets the status to pending where that is the gate, and does nothing where the job is', async () => {
      await step('open', { gate: 'job' });
      expect(demo.repository.statuses).toEqual([]);
      await step('open', { gate: 'status' });
      expect(demo.repository.statuses).toMatchObject([{ state: 'pending' }]);
      expect(checks()).toEqual([]);
    });
  });

  it('opens nothing for a requested run where the head was reviewed already', async () => {
    await step('run');
    const { github, repository, pull } = demo;
    const event = { name: 'workflow_run', payload: workflowRunEvent(recordRun(repository, { pull })) };
    const open = () =>
      runForEvent({
        github,
        repository,
        event,
        root: temporaryFolder('open'),
        inputs: { stage: 'open' },
        permissions: publishing,
      });
    expect((await open()).result).toMatchObject({ exitCode: 0, status: 'skipped' });
    expect(checks()).toMatchObject([{ conclusion: 'success' }]);

    const { git, defaultBranch } = repository;
    git.branch(defaultBranch);
    git.write('.github/pr-verdict.yml', 'version: 1\n').commit('Another policy');
    repository.push(defaultBranch);
    await open();
    expect(checks()).toMatchObject([{ conclusion: 'success' }, { status: 'in_progress' }]);
  });

  async function startCheck(externalId: string, login?: string): Promise<void> {
    const token = {
      repository: demo.repository,
      permissions: publishing,
      ...(login && { kind: 'app', login }),
    };
    const { client } = await connectAs(demo.github, token as Parameters<typeof connectAs>[1]);
    const port = createGitHubChecks({ client, owner: 'octo', repo: 'demo' });
    await port.start({ name: checkName, head: demo.pull.headSha, externalId });
  }

  it('is concluded by the first of two runs that took it over, and the other one makes a check of its own', async () => {
    await step('open');
    const inputs = parseInputs(() => '');
    if (!inputs.ok) throw new Error('the defaults are valid');
    const { client } = await connectAs(demo.github, { repository: demo.repository, permissions: publishing });
    const location = { client, owner: 'octo', repo: 'demo', policyPath, failOn: undefined };
    const keepers = ['first', 'second'].map((runKey) =>
      createGateKeeper({
        runKey,
        settings: inputs.inputs.settings,
        reporter: new RecordingReporter(),
        rememberGate: () => {},
        redact: (text) => text,
        gate: async () => createGitHubGate('check', location),
      }),
    );
    const about = { head: demo.pull.headSha, pull: demo.pull.number };
    for (const keeper of keepers) await keeper.start(about);
    expect(checks()).toHaveLength(1);
    for (const keeper of keepers) await keeper.fail(new Error('ended'), async () => about);
    expect(checks().map(({ conclusion, externalId }) => [conclusion, externalId?.split(' ').at(-1)])).toEqual(
      [
        ['action_required', 'first'],
        ['action_required', 'second'],
      ],
    );
  });

  it('ends although a stage before the last one failed, where each stage has a step of its own', async () => {
    for (const failing of ['fetch', 'ingest', 'write']) {
      const reviewDir = temporaryFolder('review');
      await step('open');
      for (const stage of ['fetch', 'review', 'ingest', 'write', 'gate']) {
        if (stage !== failing) await step(stage, { 'review-dir': reviewDir });
      }
      expect(checks().at(-1), failing).toMatchObject({ status: 'completed', conclusion: 'action_required' });
    }
    expect(checks()).toHaveLength(3);
  });

  it('ends although the reviewers that policy names were not run', async () => {
    const { git, defaultBranch } = demo.repository;
    git.branch(defaultBranch).write(policyPath, 'version: 1\nreviewers: { model: { run: [x] } }\n');
    git.commit('Name a reviewer');
    demo.repository.push(defaultBranch);
    const reviewDir = temporaryFolder('review');
    await step('open');
    for (const stage of ['fetch', 'ingest', 'write', 'gate'])
      await step(stage, { 'review-dir': reviewDir, findings: '' });
    expect(checks()).toMatchObject([{ status: 'completed', conclusion: 'action_required' }]);
  });

  it('ends where the list of artifacts cannot be read', async () => {
    await step('open');
    const { github, repository, pull } = demo;
    const isList = ({ path }: { readonly path: string }) => path.includes('/artifacts');
    github.faults.push({ match: isList, act: { answer: { status: 502, body: 'Bad Gateway' } }, times: 1000 });
    const { result } = await runForEvent({
      github,
      repository,
      event: { name: 'workflow_run', payload: workflowRunEvent(recordRun(repository, { pull })) },
      root: temporaryFolder('publish'),
      inputs: { stage: 'publish', findings: 'lint=artifact:reviews/lint.json', 'retry-budget': '0s' },
      permissions: { ...publishing, actions: 'read' },
    });
    expect(result).toMatchObject({ exitCode: 2 });
    expect(checks()).toMatchObject([{ status: 'completed', conclusion: 'action_required' }]);
  });

  it('concludes a check that a killed run of the pull request left as cancelled, and no other one', async () => {
    await startCheck(writeUnfinished({ pull: demo.pull.number, state: 'running', key: 'killed' }));
    await startCheck(writeUnfinished({ pull: 99, state: 'running', key: 'of another' }));
    expect((await step('run')).result).toMatchObject({ conclusion: 'success' });
    expect(checks().map(({ conclusion }) => conclusion ?? null)).toEqual(['cancelled', null, 'success']);
  });

  describe('a name that is used by others on the same head', () => {
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
    ])('by %s keeps the run from passing, and is named', async (_, use, who) => {
      await use();
      const { result, reporter } = await step('run');
      expect(result).toMatchObject({
        exitCode: 2,
        status: 'incomplete',
        conclusion: 'action_required',
        verdict: '',
      });
      expect(result.title).toBe(`Also on this head under the same name: ${who}`);
      expect(reporter.failures).toEqual(['CHECK_NAME_TAKEN']);
    });
  });
});

describe('failed run', () => {
  beforeEach(async () => {
    demo = await startDemo();
  });

  afterEach(async () => {
    demo.github.assertClean();
    await demo.github.close();
  });

  function setPolicy(policy: string): void {
    const { git, defaultBranch } = demo.repository;
    git.branch(defaultBranch);
    git.write(policyPath, policy).commit('Set the policy');
    demo.repository.push(defaultBranch);
  }

  function push(): void {
    const { git } = demo.repository;
    git.branch('feature');
    git.write('src/app.ts', 'pushed\n').commit('Push');
    demo.repository.push('feature');
  }

  async function step(inputs: Readonly<Record<string, string>> = {}) {
    const { github, repository, pull } = demo;
    const root = temporaryFolder('step');
    writeFileSync(join(root, 'clean.json'), '[]');
    return runForEvent({
      github,
      repository,
      event: { name: 'pull_request', payload: pullRequestEvent(pull, 'opened') },
      root,
      inputs: { findings: 'clean.json', 'retry-budget': '0s', ...inputs },
      permissions: publishing,
    });
  }

  const unavailable = (match: Fault['match']): Fault => ({
    match,
    act: { answer: { status: 502, body: 'Bad Gateway' } },
    times: 1000,
  });

  const checks = () =>
    demo.repository.checkRuns.map(({ status, conclusion }) => (status === 'completed' ? conclusion : status));

  describe.each(['run', 'publish', 'gate'])('a failed `stage: %s`', (stage) => {
    it('concludes the check that was opened for it', async () => {
      await step({ stage: 'open' });
      demo.github.faults.push(unavailable(({ path }) => path.includes('/compare/')));
      const { result } = await step({ stage });
      expect(result.exitCode).not.toBe(0);
      expect(checks()).toEqual(['action_required']);
    });

    it('leaves a check although it broke off before it had one', async () => {
      demo.github.faults.push(unavailable(({ path }) => path === '/graphql'));
      expect((await step({ stage })).result.exitCode).not.toBe(0);
      expect(checks()).toEqual(['action_required']);
    });
  });

  it('concludes the check where the policy of the base is invalid', async () => {
    setPolicy('version: 1\nnonsense: true\n');
    expect((await step({ stage: 'publish' })).result).toMatchObject({ exitCode: 3 });
    expect(checks()).toEqual(['action_required']);
  });

  it('cancels the check of a head that is not the newest any more, and starts nothing', async () => {
    await step({ stage: 'open' });
    const { github, repository, pull } = demo;
    const event = { name: 'pull_request', payload: pullRequestEvent(pull, 'opened') };
    push();
    await runForEvent({ github, repository, event, root: temporaryFolder('late'), permissions: publishing });
    expect(checks()).toEqual(['cancelled']);
  });

  describe('an approval of ours for an earlier head', () => {
    beforeEach(async () => {
      demo.repository.settings.actionsMayApprove = true;
      setPolicy('version: 1\npolicy:\n  approve: true\nreviewers:\n  clean: {}\n');
      expect((await step()).result).toMatchObject({ exitCode: 0, conclusion: 'success' });
      expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['APPROVED']);
    });

    it.each<[string, Fault['match']]>([
      ['a server error', ({ path }) => path.includes('/compare/')],
      ['an outage of GraphQL', ({ path }) => path === '/graphql'],
    ])('is dismissed by a run that fails for %s', async (_, match) => {
      push();
      demo.github.faults.push(unavailable(match));
      expect((await step()).result.exitCode).not.toBe(0);
      expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['DISMISSED']);
    });

    it('stays where the failed run was about the head that earned it', async () => {
      demo.github.faults.push(unavailable(({ path }) => path.includes('/compare/')));
      expect((await step()).result.exitCode).not.toBe(0);
      expect(demo.pull.reviews.map(({ state }) => state)).toEqual(['APPROVED']);
    });
  });
});

describe('proposed policy', () => {
  let github: GitHubStandIn;

  afterEach(async () => {
    await github.close();
    github.assertClean();
  });

  /** A run on a change of `a.txt` and of the policy file, whose text at the base is `base`. */
  async function review(base: string, head: string | undefined) {
    github = await startGitHub();
    const files = { 'a.txt': 'one\ntwo\n', [policyPath]: base };
    const repository = github.createRepository({ owner: 'octo', name: 'demo', files });
    const policy = head === undefined ? {} : { [policyPath]: head };
    repository.git
      .branch('topic')
      .writeAll({ 'a.txt': 'one\n2\n', ...policy })
      .commit('Change');
    const pull = repository.openPullRequest({ head: 'topic' });
    const finding = reviewOutputFinding({ file: 'a.txt', line: 2, severity: 'CRITICAL' });
    const { directory } = await runInProcess({
      github,
      pull,
      files: { 'claude.json': JSON.stringify([finding]) },
      client: { timer: virtualTimer() },
    });
    const texts = [directory.text('report.md'), pull.reviews[0]?.body, repository.checkRuns[0]?.summary];
    return { texts, check: repository.checkRuns[0], requests: github.journal.entries.length };
  }

  it('is judged by the policy of the base, and the texts explain that its edit takes effect after merging', async () => {
    const { texts, check } = await review('version: 1\n', 'version: 1\npolicy: {enforce: false}\n');
    for (const each of texts) expect(each).toContain('takes effect after merging');
    expect(check).toMatchObject({ conclusion: 'failure' });
  });

  it('has its mistakes in the texts', async () => {
    const { texts, check } = await review('version: 1\n', 'version: 1\npolicy:\n  fail-on: sometimes\n');
    for (const each of texts) {
      expect(each).toContain('Its version is not valid');
      expect(each).toContain('3:12 policy.fail-on');
    }
    expect(check).toMatchObject({ conclusion: 'failure' });
  });

  it('is not mentioned otherwise, and costs no request more', async () => {
    const without = await review('version: 1\n', undefined);
    for (const each of without.texts) expect(each).not.toContain('policy file');
    await github.close();
    const edited = await review('version: 1\n', 'version: 1\npolicy: {enforce: true}\n');
    expect(edited.requests).toBe(without.requests);
  });
});
