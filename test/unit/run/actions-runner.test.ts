import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readRunner } from '../../../src/run/actions-runner.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pr-verdict-runner-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

function eventOf(name: string, payload: unknown) {
  const path = join(dir, 'event.json');
  writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload));
  return readRunner({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path }).then(({ event }) => event);
}

function pullRequest(head: { repo: { full_name: string } | null }) {
  return {
    action: 'opened',
    pull_request: {
      number: 7,
      draft: true,
      head: { ref: 'topic', sha: 'aaa', ...head },
      base: { ref: 'main', sha: 'bbb', repo: { full_name: 'octo/repo' } },
    },
  };
}

describe('the environment', () => {
  test('of a job on an Enterprise Server is read whole', async () => {
    const runner = await readRunner({
      GITHUB_ACTIONS: 'true',
      RUNNER_DEBUG: '1',
      GITHUB_API_URL: 'https://ghe.example/api/v3/',
      GITHUB_GRAPHQL_URL: 'https://ghe.example/api/graphql',
      GITHUB_SERVER_URL: 'https://ghe.example',
      GITHUB_REPOSITORY: 'octo/repo',
      GITHUB_SHA: 'abc',
      GITHUB_RUN_ID: '123',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_JOB: 'review',
      GITHUB_ACTOR: 'ada',
      GITHUB_WORKSPACE: '/w',
      RUNNER_TEMP: '/t',
      GITHUB_OUTPUT: '/o',
      GITHUB_STEP_SUMMARY: '/s',
      GITHUB_STATE: '/st',
    });
    expect(runner).toMatchObject({
      isActions: true,
      isDebug: true,
      apiUrl: 'https://ghe.example/api/v3',
      graphqlUrl: 'https://ghe.example/api/graphql',
      serverUrl: 'https://ghe.example',
      repository: { owner: 'octo', name: 'repo' },
      sha: 'abc',
      runId: 123,
      runAttempt: 2,
      job: 'review',
      actor: 'ada',
      workspace: '/w',
      temp: '/t',
      files: { output: '/o', summary: '/s', state: '/st' },
    });
  });

  test('of a terminal means github.com and nothing else', async () => {
    const runner = await readRunner({ GITHUB_REPOSITORY: '' });
    expect(runner).toMatchObject({
      isActions: false,
      isDebug: false,
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      serverUrl: 'https://github.com',
      files: {},
    });
    for (const key of ['repository', 'event', 'sha', 'temp', 'workspace'])
      expect(runner).not.toHaveProperty(key);
  });

  test('that makes no sense is named, its value is not', async () => {
    const reading = readRunner({ GITHUB_API_URL: 'file:///s3cret', GITHUB_REPOSITORY: 'x' });
    await expect(reading).rejects.toMatchObject({
      code: 'RUNNER_UNREADABLE',
      message: expect.stringMatching(/GITHUB_API_URL, GITHUB_REPOSITORY/),
    });
    await expect(reading).rejects.not.toMatchObject({ message: expect.stringContaining('s3cret') });
  });

  test('gives programs the variables that they need to run, and no token', async () => {
    const { environment } = await readRunner({
      PATH: '/bin',
      HOME: '/h',
      GIT_DIR: '/g',
      GITHUB_TOKEN: 'ghs_x',
      'INPUT_GITHUB-TOKEN': 'ghs_x',
      LD_PRELOAD: '/x.so',
      NODE_OPTIONS: '--require x',
    });
    expect(environment).toEqual({ PATH: '/bin', HOME: '/h' });
  });

  test('passes single variables by name, and none with a similar name', async () => {
    const { variable } = await readRunner({ MODEL_KEY: 'k' });
    expect(variable('MODEL_KEY')).toBe('k');
    expect(variable('OTHER')).toBeUndefined();
    expect(variable('constructor')).toBeUndefined();
  });

  test('knows secrets by their variables’ names', async () => {
    const { secrets } = await readRunner({
      'INPUT_GITHUB-TOKEN': 'the-job-token',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'the-identity-token',
      MODEL_API_KEY: 'the-model-key\n',
      DB_PASSWORD: 'short',
      GITHUB_REF: 'refs/heads/main',
    });
    expect(secrets).toEqual(['the-job-token', 'the-identity-token', 'the-model-key']);
  });
});

test('inputs keep their hyphens and lose their case, state keeps its name', async () => {
  const runner = await readRunner({
    'INPUT_GITHUB-TOKEN': ' t ',
    INPUT_OLD_NAME: 'o',
    STATE_check: '5',
  });
  expect(runner.input('github-token')).toBe('t');
  expect(runner.input('old name')).toBe('o');
  expect(runner.input('stage')).toBe('');
  expect(runner.state('check')).toBe('5');
  expect(runner.state('other')).toBe('');
});

describe('the event', () => {
  test('of a pull request has its number and commits', async () => {
    expect(await eventOf('pull_request', pullRequest({ repo: { full_name: 'octo/repo' } }))).toEqual({
      kind: 'pull-request',
      name: 'pull_request',
      action: 'opened',
      number: 7,
      head: 'aaa',
      base: 'bbb',
      fork: false,
      draft: true,
    });
  });

  test.each([[{ full_name: 'fork/repo' }], [null]])(
    'of a fork is marked so, also when the fork is deleted: %j',
    async (repo) => {
      expect(await eventOf('pull_request_target', pullRequest({ repo }))).toMatchObject({ fork: true });
    },
  );

  test('of an edited pull request shows whether its base changed', async () => {
    const edited = (changes?: Readonly<Record<string, unknown>>) =>
      eventOf('pull_request', {
        ...pullRequest({ repo: null }),
        action: 'edited',
        ...(changes && { changes }),
      });
    expect(await edited({ base: { ref: { from: 'main' } }, title: { from: 'x' } })).toMatchObject({
      edited: 'base',
    });
    expect(await edited({ title: { from: 'x' } })).toMatchObject({ edited: 'words' });
    expect(await edited()).toMatchObject({ edited: 'words' });
  });

  test('of a comment has its author, its text, and whether it is on a pull request', async () => {
    const issue = { number: 3, pull_request: { url: 'u' } };
    const comment = { body: 'Now.', user: { type: 'User' } };
    const changes = { body: { from: 'Before.' } };
    expect(await eventOf('issue_comment', { action: 'edited', issue, comment, changes })).toEqual({
      kind: 'comment',
      name: 'issue_comment',
      action: 'edited',
      number: 3,
      onPullRequest: true,
      readOnly: false,
      body: 'Now.',
      previousBody: 'Before.',
      byPerson: true,
    });
    const byApp = { body: 'Now.', user: { type: 'Bot' } };
    const onIssue = { action: 'created', issue: { number: 3 }, comment: byApp };
    expect(await eventOf('issue_comment', onIssue)).toMatchObject({ onPullRequest: false, byPerson: false });
    const byNobody = { action: 'created', issue, comment: { body: null, user: null } };
    expect(await eventOf('issue_comment', byNobody)).toMatchObject({ byPerson: false, body: '' });
  });

  test.each([
    ['octo/demo', false],
    ['mallory/demo', true],
  ])('of a comment on a line of a head in %s: read-only %s', async (head, readOnly) => {
    const side = (full_name: string) => ({ ref: 'r', sha: 'a'.repeat(40), repo: { full_name } });
    const pull_request = { number: 3, head: side(head), base: side('octo/demo') };
    const comment = { body: 'Now.', user: { type: 'User' } };
    const payload = { action: 'created', pull_request, comment };
    expect(await eventOf('pull_request_review_comment', payload)).toMatchObject({
      kind: 'comment',
      number: 3,
      readOnly,
    });
  });

  test('of a dispatch carries its inputs, if any', async () => {
    expect(await eventOf('workflow_dispatch', { inputs: { number: '9', deep: true } })).toMatchObject({
      inputs: new Map([
        ['number', '9'],
        ['deep', 'true'],
      ]),
    });
    expect(await eventOf('workflow_dispatch', { inputs: null })).toMatchObject({ inputs: new Map() });
  });

  test('of any other kind is only a name', async () => {
    expect(await eventOf('push', { whatever: 1 })).toEqual({ kind: 'other', name: 'push' });
  });

  test.each([['not JSON'], [{ action: 'opened' }]])(
    'that cannot be read is an error: %j',
    async (payload) => {
      await expect(eventOf('pull_request', payload)).rejects.toMatchObject({ code: 'EVENT_UNREADABLE' });
    },
  );
});
