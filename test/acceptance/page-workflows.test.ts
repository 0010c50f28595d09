import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { exampleWorkflows, ownWorkflows } from '../../scripts/workflows.ts';
import { appOn } from '../support/apps.ts';
import { bundledCommandLine, startCheckout } from '../support/checkout-loop.ts';
import { Client } from '../support/github/client.ts';
import {
  issueCommentEvent,
  pullRequestEvent,
  reviewCommentEvent,
  reviewEvent,
  workflowRunEvent,
} from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import type { PullRequest } from '../support/github/model/pull-request.ts';
import { recordRun } from '../support/github/model/workflow-run.ts';
import type { Play, Played } from '../support/play-workflow.ts';
import {
  exampleOf,
  examples,
  expectFailure,
  expectGate,
  expectMergeGroup,
  expectSuccess,
  fix,
  opened,
  play,
  programs,
  refused,
  start,
  startFork,
  untrustedHalf,
  withClaude,
  yours,
} from '../support/played-pages.ts';
import { recipePolicy, recipeWorkflow } from '../support/recipe-page.ts';
import type { Scenario } from '../support/twelve-findings.ts';
import { placeOf, push } from '../support/whole-run.ts';
import type { OtherAction } from '../support/workflow-actions.ts';
import { fill } from '../support/workflow-expressions.ts';

/** Workflows of this repository that no page tells anyone to use. */
const notForUse = ['ci', 'release', 'self-review'].map((name) => `.github/workflows/${name}.yml`);
const played = new Set<string>();

/** A test that plays these workflows of the pages. */
function plays(names: readonly string[], test: (...texts: readonly string[]) => Promise<void>): void {
  for (const name of names) played.add(name);
  it(names.join(' and '), () => test(...names.map(exampleOf)));
}

const conflict = '<<<<<<< a\none\n=======\ntwo\n>>>>>>> b\n';
const sarifResult = {
  ruleId: 'js/sql-injection',
  level: 'error',
  message: { text: 'User input reaches the query unescaped.' },
  locations: [{ physicalLocation: { artifactLocation: { uri: 'src/app.ts' }, region: { startLine: 5 } } }],
};
const sarif = (results: readonly unknown[]) => ({
  version: '2.1.0',
  runs: [{ tool: { driver: { name: 'CodeQL' } }, results }],
});
const Concurrency = z.looseObject({ concurrency: z.looseObject({ group: z.string() }).optional() });

const findingId = ({ threads }: PullRequest) =>
  / finding ([a-z-]+-[0-9a-f]{8}-[0-9-]+) /.exec(threads[0]?.comments[0]?.body ?? '')?.[1];

function commentEvent({ github, pull }: Scenario, body: string) {
  const comment = addComment(pull, github.world.accounts.named('bob'), body);
  return { name: 'issue_comment', payload: issueCommentEvent(comment) };
}

/** Workflows that fail a first push with the finding and pass a second one that fixes it, and their merge queue's. */
const gates = [
  { review: 'docs/workflows.md#one-step: Review' },
  { review: 'docs/workflows.md#one-job-per-reviewer: Review', files: withClaude },
  {
    review: 'docs/workflows.md#copied: Review',
    queue: 'docs/workflows.md#copied: Review of the merge queue',
  },
  {
    review: 'docs/security.md#a-required-workflow: Review',
    queue: 'docs/security.md#a-required-workflow: Review',
  },
];

/** A review of CodeRabbit without findings. */
const clean = { body: '**Actionable comments posted: 0**' };

describe('workflows on `pull_request`', () => {
  for (const { review, queue, files } of gates)
    plays(queue === undefined || queue === review ? [review] : [review, queue], async (workflow) => {
      const scenario = await start(files);
      await expectGate(scenario, (event) => play(scenario, workflow, event));
      if (queue !== undefined) await expectMergeGroup(scenario, exampleOf(queue));
    });

  plays(['README.md#start: Review'], async (workflow) => {
    const scenario = await start();
    const { repository, pull } = scenario;
    push(scenario, { 'src/app.ts': conflict });
    await play(scenario, workflow, opened(pull), { bundled: true });
    expect(repository.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    expect(pull.reviews).toMatchObject([{ state: 'CHANGES_REQUESTED' }]);
    fix(pull);
    await play(scenario, workflow, opened(pull, 'synchronize'));
    expectSuccess(scenario, pull);
  });

  plays(['docs/recipes/README.md#the-workflow: Review'], async () => {
    const scenario = await start(withClaude);
    await play(scenario, recipeWorkflow('claude-code'), opened(scenario.pull));
    expectFailure(scenario, scenario.pull);
  });

  plays(['docs/recipes/codeql.md#workflow: Review'], async (workflow) => {
    const scenario = await start({ '.github/pr-verdict.yml': recipePolicy('codeql') });
    const analyze: OtherAction = ({ output = '' }, { workspace, permissions }) => {
      expect(permissions).toMatchObject({ 'security-events': 'write' });
      const isFound = readFileSync(join(workspace, 'src/app.ts'), 'utf8').includes('changed 5');
      mkdirSync(output);
      writeFileSync(join(output, 'javascript.sarif'), JSON.stringify(sarif(isFound ? [sarifResult] : [])));
      return {};
    };
    const actions = { 'github/codeql-action/analyze': analyze };
    await expectGate(scenario, (event) => play(scenario, workflow, event, { actions }));
  });

  plays(
    ['docs/workflows.md#upload-the-merged-findings-to-code-scanning: Review and upload'],
    async (workflow) => {
      const scenario = await start();
      push(scenario, { 'src/app.ts': conflict });
      const uploaded: unknown[] = [];
      const upload: OtherAction = ({ sarif_file: file = '' }, { workspace, permissions }) => {
        expect(permissions).toMatchObject({ 'security-events': 'write' });
        uploaded.push(JSON.parse(readFileSync(join(workspace, file), 'utf8')));
        return {};
      };
      const actions = { 'github/codeql-action/upload-sarif': upload };
      await play(scenario, workflow, opened(scenario.pull), { actions });
      expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
      expect(uploaded).toMatchObject([{ version: '2.1.0', runs: [{ results: [{ level: 'error' }] }] }]);
      expect(refused(scenario)).toEqual([]);
    },
  );

  plays(['docs/scope.md#scope: Review of packages/web'], async (workflow) => {
    const scenario = await start();
    const { repository, pull } = scenario;
    expect((await play(scenario, workflow, opened(pull))).jobs.size).toBe(0);
    push(scenario, { 'packages/web/index.ts': conflict });
    await play(scenario, workflow, opened(pull, 'synchronize'));
    expect(repository.checkRuns).toMatchObject([
      { name: 'pr-verdict (package packages/web)', headSha: pull.headSha, conclusion: 'failure' },
    ]);
    expect(pull.threads.map(placeOf)).toEqual(['packages/web/index.ts:1']);
    expect(refused(scenario)).toEqual([]);
  });
});

describe('with comments and a merge queue', () => {
  plays(
    ['docs/workflows.md#called: Review', 'docs/workflows.md#called: Commands, apps and merge queue'],
    async (review, events) => {
      const scenario = await start(withClaude);
      const { repository, pull } = scenario;
      const { artifacts } = await play(scenario, review, opened(pull));
      expectFailure(scenario, pull);
      expect(repository.checkRuns[0]?.summary).toMatch(/\/actions\/runs\/\d+#artifacts/);
      const page = readFileSync(join(artifacts.get('preview.html') ?? '', 'preview.html'), 'utf8');
      expect(page).toContain('User input reaches the query unescaped.');

      await play(scenario, events, commentEvent(scenario, 'Thank you'));
      expectFailure(scenario, pull);
      const wontFix = `/pr-verdict wont-fix ${findingId(pull)} it is public`;
      await play(scenario, events, commentEvent(scenario, wontFix));
      expectSuccess(scenario, pull);
      await expectMergeGroup(scenario, events);

      pull.close();
      const { jobs } = await play(scenario, review, opened(pull, 'closed'));
      expect([...jobs].filter(([, result]) => result !== 'skipped')).toEqual([
        ['review / closed', 'success'],
        ['review', 'success'],
      ]);
    },
  );

  it('docs/workflows.md#called: does not pass where `setup` fails', async () => {
    const scenario = await start(withClaude);
    const workflow = exampleOf('docs/workflows.md#called: Review');
    const failing = { programs: { ...programs, npm: 'exit 1' } };
    const { jobs } = await play(scenario, workflow, opened(scenario.pull), failing);
    expect(jobs.get('review / tools')).toBe('failure');
    expect(scenario.repository.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
  });

  plays(['docs/workflows.md#copied: Review of what stays open'], async (workflow) => {
    const scenario = await start();
    const { repository, pull } = scenario;
    fix(pull);
    repository.git.branch('release', repository.defaultBranch);
    repository.push('release');
    const other = repository.openPullRequest({ head: 'feature', base: 'release', author: 'alice' });
    await play(scenario, exampleOf('docs/workflows.md#copied: Review'), opened(pull));
    expect(repository.checkRuns).toMatchObject([{ conclusion: 'action_required' }]);
    other.close();
    await play(scenario, workflow, opened(other, 'closed'));
    expect(repository.checkRuns).toMatchObject([{ conclusion: 'success' }]);
    expect(refused(scenario)).toEqual([]);
  });

  it('read an app that reviews after the run, whatever layout', async () => {
    const scenario = await start({
      '.github/pr-verdict.yml': 'version: 1\nreviewers: { rabbit: { app: coderabbitai } }\n',
    });
    const { pull, repository } = scenario;
    await play(scenario, exampleOf('docs/workflows.md#called: Review'), opened(pull));
    expect(repository.checkRuns).toMatchObject([{ status: 'in_progress', title: 'Waiting for rabbit' }]);
    const rabbit = appOn(pull, 'coderabbitai[bot]');
    const event = { name: 'pull_request_review', payload: reviewEvent(rabbit.review(clean)) };
    await play(scenario, exampleOf('docs/workflows.md#called: Commands, apps and merge queue'), event);
    expect(repository.checkRuns).toMatchObject([{ conclusion: 'success' }]);
    const comment = { name: 'issue_comment', payload: issueCommentEvent(rabbit.comment('Walkthrough')) };
    const workflow = exampleOf('docs/commands.md#apply-commands-at-once: Commands in comments');
    expect([...(await play(scenario, workflow, comment)).jobs]).toEqual([['apply', 'success']]);
    expect([...(await play(scenario, workflow, commentEvent(scenario, 'Thank you'))).jobs]).toEqual([
      ['apply', 'skipped'],
    ]);
    expect(refused(scenario)).toEqual([]);
  });

  plays(['docs/commands.md#apply-commands-at-once: Commands in comments'], async (workflow) => {
    const scenario = await start();
    const { github, pull } = scenario;
    await play(scenario, exampleOf('docs/workflows.md#one-step: Review'), opened(pull));
    const bob = new Client(github, github.issueToken({ login: 'bob', kind: 'user' }));
    const [first] = pull.threads[0]?.comments ?? [];
    const body = '/pr-verdict wont-fix the table is public';
    await bob.post(`/repos/octo/demo/pulls/1/comments/${first?.id}/replies`, { body });
    const reply = pull.threads[0]?.comments.at(-1);
    if (reply === undefined) throw new Error('There is no reply.');
    const event = { name: 'pull_request_review_comment', payload: reviewCommentEvent(reply) };
    await play(scenario, workflow, event);
    expectSuccess(scenario, pull);
    expect(reply.reactions.map(({ content }) => content)).toEqual(['+1']);
  });
});

describe('after the merge', () => {
  const leave = async () => {
    const policy = { '.github/pr-verdict.yml': 'version: 1\npolicy: { follow-up: {} }\n' };
    const scenario = await start(policy);
    await play(scenario, exampleOf('docs/workflows.md#one-step: Review'), opened(scenario.pull));
    scenario.pull.merge();
    return scenario;
  };

  plays(['docs/follow-up.md#the-workflow: Follow-up'], async (workflow) => {
    const scenario = await leave();
    await play(scenario, workflow, opened(scenario.pull, 'closed'));
    await play(scenario, workflow, opened(scenario.pull, 'closed'));
    expect(scenario.repository.issues.map(({ body }) => body.match(/^- \[ \] /gm)?.length)).toEqual([1]);
    expect(refused(scenario)).toEqual([]);
  });

  plays(
    [
      'docs/follow-up.md#pull-requests-from-forks: Merged',
      'docs/follow-up.md#pull-requests-from-forks: Follow-up on forks',
    ],
    async (listener, workflow) => {
      const scenario = await leave();
      await play(scenario, listener, opened(scenario.pull, 'closed'));
      const run = recordRun(scenario.repository, { pull: scenario.pull, name: 'Merged' });
      await play(scenario, workflow, { name: 'workflow_run', payload: workflowRunEvent(run) });
      expect(scenario.repository.issues).toHaveLength(1);
      expect(refused(scenario)).toEqual([]);
    },
  );
});

describe('pull requests from forks', () => {
  plays([untrustedHalf, 'docs/forks.md#called: Publish review'], async (untrusted, publish) => {
    const { scenario, pull, run } = await startFork({ untrusted, publish }, { bundled: true });
    await expectGate(scenario, run, pull);
    // What the linter reports of it stays open after the fix.
    expect(pull.threads.map(({ resolvedBy }) => resolvedBy)).toEqual([undefined, undefined]);
  });

  plays(
    [
      'docs/forks.md#the-check-before-any-reviewer-runs: Open review',
      'docs/forks.md#the-half-that-holds-secrets: Publish review',
    ],
    async (open, publish) => {
      const { scenario, pull, run } = await startFork({ open, publish });
      const { artifacts } = await run(opened(pull));
      expectFailure(scenario, pull);
      // The change may have persuaded the model to write anything: only its answer goes on.
      expect(readdirSync(artifacts.get('reviewers') ?? '')).toEqual(['your-model']);
    },
  );

  const withRabbit = {
    '.github/pr-verdict.yml':
      'version: 1\nreviewers: { rabbit: { app: coderabbitai }, your-linter: { required: false } }\n',
  };
  const secretsOfApp = { 'pr-verdict.APP_KEY': 'key', 'pr-verdict.APP_CLIENT_ID': 'id' };
  const listening = 'docs/forks.md#apps-and-people-that-review: Listen to reviews';

  /** What follows an app's review of a fork: the workflow that listens, and what its end starts. */
  async function followReview(
    { scenario, pull }: Pick<Awaited<ReturnType<typeof startFork>>, 'scenario' | 'pull'>,
    [listener, workflow]: readonly [string, string],
    said: Parameters<ReturnType<typeof appOn>['review']>[0],
    login = 'coderabbitai[bot]',
  ) {
    const review = appOn(pull, login).review(said);
    // Apps take minutes: within a second nothing tells whether it came after our check.
    review.submittedAt = new Date(Date.now() + 60_000).toISOString().replace(/\.\d+/, '');
    const event = { name: 'pull_request_review', payload: reviewEvent(review) };
    const heard = await play(scenario, listener, event);
    expect([...heard.jobs.values()]).toEqual(['success']);
    const run = recordRun(scenario.repository, { pull, name: 'Listen to reviews', event: event.name });
    const then = { name: 'workflow_run', payload: workflowRunEvent(run) };
    return play(scenario, workflow, then, { secrets: secretsOfApp });
  }

  plays(
    [listening, 'docs/forks.md#apps-and-people-that-review: Commands, apps and merge queue'],
    async (listener, workflow) => {
      const publish = exampleOf('docs/forks.md#called: Publish review');
      const fork = await startFork({ publish }, { files: withRabbit });
      await fork.run(opened(fork.pull));
      const last = () => fork.scenario.repository.checkRuns.at(-1);
      expect(last()).toMatchObject({ status: 'in_progress', title: 'Waiting for rabbit' });
      await followReview(fork, [listener, workflow], clean);
      expect(last()).toMatchObject({ conclusion: 'success' });
      expect(refused(fork.scenario)).toEqual([]);
    },
  );

  plays(['docs/security.md#an-app-of-your-own: Commands and apps'], async (workflow) => {
    const publish = exampleOf('docs/security.md#an-app-of-your-own: Publish review');
    const fork = await startFork({ publish }, { files: withRabbit, secrets: secretsOfApp });
    await fork.run(opened(fork.pull));
    const both = [exampleOf(listening), workflow] as const;
    const last = () => fork.scenario.repository.checkRuns.at(-1);
    expect(last()).toMatchObject({ status: 'in_progress', title: 'Waiting for rabbit' });
    // What our own app posts starts a run that finds nothing new.
    fork.scenario.github.journal.clear();
    await followReview(fork, both, { body: 'Ours.' }, 'our-app[bot]');
    expect(fork.scenario.github.journal.writes).toEqual([]);
    await followReview(fork, both, clean);
    expect(last()).toMatchObject({ conclusion: 'success', token: { account: { login: 'our-app[bot]' } } });
    expect(refused(fork.scenario)).toEqual([]);
  });

  plays(['docs/security.md#an-app-of-your-own: Publish review'], async (publish) => {
    const options = { ofLinter: yours, files: {}, secrets: secretsOfApp };
    const { scenario, pull, run } = await startFork({ publish }, options);
    await run(opened(pull));
    expectFailure(scenario, pull);
    expect(scenario.repository.checkRuns.map(({ token }) => token.account.login)).toEqual(['our-app[bot]']);
    fix(pull);
    await run(opened(pull, 'synchronize'));
    // A document that the author of the change controls closes nothing.
    const [, second] = scenario.repository.checkRuns;
    expect(second).toMatchObject({ headSha: pull.headSha, conclusion: 'failure' });
    expect(refused(scenario)).toEqual([]);
  });
});

describe('the workflow that `init` writes', () => {
  const eslint = [
    { filePath: '$PWD/new.ts', messages: [{ ruleId: 'x', severity: 1, message: 'Odd.', line: 1 }] },
  ];
  const inGo = { physicalLocation: { artifactLocation: { uri: 'main.go' }, region: { startLine: 1 } } };
  const golangci = sarif([
    { ruleId: 'y', level: 'warning', message: { text: 'Unused.' }, locations: [inGo] },
  ]);
  /** A script that writes a program, which prints this. */
  const install = (path: string, output: unknown) => {
    const program = `#!/bin/sh\necho '${JSON.stringify(output).replaceAll('$PWD', "'$PWD'")}'`;
    return `mkdir -p $(dirname ${path}) && echo ${Buffer.from(program).toString('base64')} | base64 -d > ${path} && chmod +x ${path}`;
  };
  const installing = {
    npm: `case "$*" in *--global*) ;; *) ${install('node_modules/.bin/eslint', eslint)} ;; esac`,
    go: install('~/go/bin/golangci-lint', golangci),
  };

  /** The files that `init` writes for two linters and a model. */
  async function initialized(layout: string) {
    const { git, cli } = startCheckout(undefined, bundledCommandLine);
    const reviewers = 'eslint,golangci-lint,claude-code';
    expect(await cli('init', '--yes', '--layout', layout, '--reviewers', reviewers)).toMatchObject({
      exitCode: 0,
    });
    const paths = readdirSync(join(git.dir, '.github'), { recursive: true, encoding: 'utf8' })
      .map((path) => join('.github', path))
      .filter((path) => statSync(join(git.dir, path)).isFile());
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(git.dir, path), 'utf8')]));
    const workflow = (name: string) => files[`.github/workflows/${name}.yml`] ?? '';
    return { files, workflow };
  }

  it.each(['called', 'jobs', 'forks'])('runs every reviewer in the layout %s', async (layout) => {
    const { files, workflow } = await initialized(layout);
    const more = { programs: { ...programs, ...installing } };
    const [review, publish] = [workflow('review'), workflow('publish-review')];
    let pull: PullRequest;
    if (layout === 'forks') {
      const fork = await startFork({ untrusted: review, publish }, { files, ...more });
      pull = fork.pull;
      await fork.run(opened(pull));
      expectFailure(fork.scenario, pull);
    } else {
      const scenario = await start(files);
      pull = scenario.pull;
      await play(scenario, review, opened(pull), more);
      expectFailure(scenario, pull);
    }
    expect(pull.threads.map(placeOf).sort()).toEqual(['main.go:1', 'new.ts:1', 'src/app.ts:5']);
  });
});

plays(['docs/scorecard.md#every-week: Scorecard'], async (workflow) => {
  const scenario = await start();
  const { repository } = scenario;
  await play(scenario, exampleOf('docs/workflows.md#one-step: Review'), opened(scenario.pull));
  const { artifacts, steps } = await play(scenario, workflow, { name: 'schedule', payload: {} });
  const page = JSON.parse(readFileSync(join(artifacts.get('scorecard') ?? '', 'scorecard.json'), 'utf8'));
  expect(JSON.stringify(page)).toContain('your-reviewer');
  expect(steps.get('scorecard / scorecard: mkdir scorecard')?.summary).toContain(repository.fullName);
  expect(refused(scenario)).toEqual([]);
});

const wanted = ({ jobs }: Played) => [...jobs.values()].filter((result) => result !== 'skipped');

it('no workflow starts anything where only text was edited, or ends a review', async () => {
  const scenario = await start();
  const payload = pullRequestEvent(scenario.pull, 'edited', { title: { from: 'x' } });
  const edited = { name: 'pull_request', payload };
  const own = ownWorkflows().filter(({ text }) => text.includes('edited'));
  for (const { name, text } of [...exampleWorkflows(), ...own]) {
    const ended = await play(scenario, text, edited);
    expect(wanted(ended), name).toEqual([]);
    const { concurrency } = Concurrency.parse(parse(text));
    if (ended.jobs.size === 0 || concurrency === undefined) continue;
    const groupOf = ({ payload: event }: Play['event']) =>
      fill(concurrency.group, { github: { event }, inputs: {} });
    expect(groupOf(edited), name).not.toBe(groupOf(opened(scenario.pull)));
  }
});

it('no workflow starts anything after a run that was skipped', async () => {
  const scenario = await start();
  const skipped = recordRun(scenario.repository, { pull: scenario.pull, conclusion: 'skipped' });
  const event = { name: 'workflow_run', payload: workflowRunEvent(skipped) };
  for (const [name, text] of examples) expect(wanted(await play(scenario, text, event)), name).toEqual([]);
});

it('every workflow of the pages is played, and every reusable one is called by some', () => {
  expect([...played].sort()).toEqual([...examples.keys()].sort());
  const texts = [...examples.values()].join('\n');
  const own = ownWorkflows().map(({ name }) => name);
  expect(own.filter((name) => !texts.includes(`_OWNER_/pr-verdict/${name}@`))).toEqual(notForUse);
});
