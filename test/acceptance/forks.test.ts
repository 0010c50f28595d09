import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowDispatchEvent, workflowRunEvent } from '../support/github/events.ts';
import { addComment } from '../support/github/model/conversation.ts';
import { recordRun, uploadArtifact, type WorkflowRun } from '../support/github/model/workflow-run.ts';
import { temporaryFolder } from '../support/runner.ts';
import { documentedPermissions, startScenario } from '../support/twelve-findings.ts';
import {
  blocked,
  critical,
  incomplete,
  type Shown,
  shownBy,
  unpublished,
  withPolicy,
} from '../support/whole-run.ts';
import { zipOf } from '../support/zip-writer.ts';

/** A stranger's pull request under this policy. */
async function startFork(policy = '') {
  const scenario = await startScenario({
    permissions: { ...documentedPermissions, actions: 'read' },
    ...withPolicy(policy),
    ref: 'main',
  });
  const fork = scenario.repository.fork('mallory');
  fork.git.branch('topic').write('src/app.ts', 'changed\nlines\n').commit('Change');
  const pull = scenario.repository.openPullRequest({ head: 'topic', from: fork, author: 'mallory' });
  return { ...scenario, fork, pull };
}

type Fork = Awaited<ReturnType<typeof startFork>>;

/** The second workflow of a fork, without a checkout, which reads an artifact of the first one. */
function publish({ repository, run }: Fork, first: WorkflowRun, more = '') {
  return run({
    inProcess: true,
    event: { name: 'workflow_run', payload: workflowRunEvent(first) },
    workspace: temporaryFolder('workspace'),
    sha: repository.tip('main'),
    with: { findings: `lint=artifact:reviews/lint.json${more}` },
  });
}

interface Publication {
  readonly policy?: string;
  readonly files?: Parameters<typeof zipOf>[0];
  /** The event of the first run. */
  readonly event?: string;
  readonly happens?: (fork: Fork) => void;
  readonly shows: Partial<Shown>;
  readonly says?: RegExp;
}

const line1 = { ...critical, line: 1 };
const review = [
  { name: 'lint.json', content: JSON.stringify([line1]) },
  { name: 'else.json', content: 'not asked for' },
];
const nothing = { ...unpublished, gate: undefined };

const unreadable = { shows: incomplete, says: /The artifact "reviews" is not read/ };

const publications: Readonly<Record<string, Publication>> = {
  'has a document of the change, which only adds findings': {
    shows: { comments: ['src/app.ts:1'], gate: 'failure' },
  },
  'has an empty document of a required reviewer': {
    policy: 'reviewers: { lint: {} }\npolicy: { approve: true }\n',
    files: [{ name: 'lint.json', content: '[]' }],
    shows: incomplete,
  },
  'is a link': { files: [{ name: 'lint.json', content: '/etc/passwd', mode: 0o120777 }], ...unreadable },
  'is of an earlier head': {
    happens: ({ fork, pull }) => {
      fork.git.write('src/app.ts', 'changed\nagain\n').commit('Again');
      fork.push('topic');
      pull.synchronize();
    },
    shows: { ...nothing, exit: 2, status: 'superseded' },
  },
  'is of a closed pull request': {
    happens: ({ pull }) => {
      pull.state = 'closed';
    },
    shows: { ...nothing, exit: 2, status: 'superseded' },
    says: /PULL_REQUEST_GONE/,
  },
  'is of a head of two pull requests, which are named': {
    happens: ({ repository, fork }) => {
      repository.git.branch('release', 'main');
      repository.push('release');
      repository.openPullRequest({ head: 'topic', from: fork, base: 'release', author: 'mallory' });
    },
    shows: { ...nothing, exit: 3, status: 'error' },
    says: /#3.*PULL_REQUEST_AMBIGUOUS/s,
  },
  'is of a run that no pull request started': {
    event: 'push',
    shows: { ...nothing, exit: 3, status: 'error' },
    says: /WORKFLOW_RUN_UNRELATED/,
  },
};

describe('the run that publishes what a fork uploaded, where the artifact', () => {
  it.each(Object.entries(publications))('%s', async (_when, row) => {
    const fork = await startFork(row.policy);
    const first = recordRun(fork.repository, { pull: fork.pull, ...(row.event && { event: row.event }) });
    uploadArtifact(first, 'reviews', zipOf(row.files ?? review));
    row.happens?.(fork);

    const ended = await publish(fork, first);

    expect(shownBy(fork, ended)).toEqual({ ...blocked, ...row.shows });
    expect(`${ended.stdout}\n${ended.summary}`).toMatch(row.says ?? /./);
  });
});

it('an accepted finding blocks again where the artifact of a later run adds another reviewer’s words', async () => {
  const fork = await startFork();
  const { repository, pull, github } = fork;
  repository.collaborators.set('bob', 'admin');
  const published = async (other: readonly object[]) => {
    const first = recordRun(repository, { pull });
    const content = JSON.stringify(other);
    uploadArtifact(first, 'reviews', zipOf([...review, { name: 'other.json', content }]));
    return shownBy(fork, await publish(fork, first, '\nother=artifact:reviews/other.json')).gate;
  };
  expect(await published([])).toBe('failure');
  const [id] = /[a-z0-9-]+-[0-9a-f]{8}-1\b/.exec(pull.threads[0]?.comments[0]?.body ?? '') ?? [];
  addComment(pull, github.world.accounts.named('bob'), `/pr-verdict wont-fix ${id} It is escaped.`);
  expect(await published([])).toBe('action_required');
  expect(await published([line1])).toBe('failure');
});

/** Answers with what it finds by the diff alone, and says whether it is in a checkout. */
const byFiles = `
  const { existsSync, writeFileSync } = require('node:fs');
  const where = existsSync('src/app.ts') ? 'in a checkout' : 'outside of a checkout';
  const finding = { ...${JSON.stringify(line1)}, issue: 'It was found ' + where + '.' };
  writeFileSync(process.env.PR_VERDICT_OUTPUT, JSON.stringify([finding]));
`;
/** Leaves a file behind wherever it is started. */
const byCheckout = `require('node:fs').writeFileSync(process.env.TRACE, 'started'); process.stdout.write('[]');`;
const inCheckout = { run: ['node', '--eval', byCheckout], env: ['TRACE'] };
const reviewers = { files: { run: ['node', '--eval', byFiles], input: 'files' }, checkout: inCheckout };

it('a dispatched run for a fork starts only reviewers with `input: files`, even in a checkout of the head', async () => {
  const policy = `reviewers: ${JSON.stringify(reviewers)}\nverifiers: ${JSON.stringify({ tests: inCheckout })}\n`;
  const fork = await startFork(policy);
  const { repository, pull } = fork;
  const number = `${pull.number}`;
  const trace = join(temporaryFolder('trace'), 'trace');

  const ended = await fork.run({
    event: { name: 'workflow_dispatch', payload: workflowDispatchEvent(repository, { number }) },
    sha: repository.tip('main'),
    workspace: repository.checkout({ ref: `refs/pull/${number}/head` }).dir,
    with: { 'pull-request': number },
    env: { TRACE: trace },
  });

  expect(existsSync(trace)).toBe(false);
  expect(pull.threads[0]?.comments[0]?.body).toContain('It was found outside of a checkout');
  expect(shownBy(fork, ended)).toEqual({ ...blocked, comments: ['src/app.ts:1'] });
});
