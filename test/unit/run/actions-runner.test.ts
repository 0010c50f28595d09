import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRunner } from '../../../src/run/actions-runner.ts';
import { temporaryFolder } from '../../support/runner.ts';

async function eventOf(name: string, payload: unknown) {
  const path = join(temporaryFolder('event'), 'event.json');
  writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload));
  return (await readRunner({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path })).event;
}

const enterprise = {
  GITHUB_ACTIONS: 'true',
  RUNNER_DEBUG: '1',
  GITHUB_API_URL: 'https://ghe.example/api/v3/',
  GITHUB_GRAPHQL_URL: 'https://ghe.example/api/graphql',
  GITHUB_SERVER_URL: 'https://ghe.example',
  GITHUB_REPOSITORY: 'octo/repo',
  GITHUB_RUN_ID: '123',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'review',
  GITHUB_WORKSPACE: '/w',
  RUNNER_TEMP: '/t',
  GITHUB_STEP_SUMMARY: '/s',
};

describe('the environment', () => {
  it('of a job on an Enterprise Server is read whole', async () => {
    expect(await readRunner(enterprise)).toMatchObject({
      ...{ isActions: true, isDebug: true, runId: 123, runAttempt: 2, job: 'review', workspace: '/w' },
      ...{ temp: '/t', summaryFile: '/s', repository: { owner: 'octo', name: 'repo' } },
      apiUrl: 'https://ghe.example/api/v3',
      graphqlUrl: 'https://ghe.example/api/graphql',
      serverUrl: 'https://ghe.example',
    });
  });

  it('of a terminal means github.com and no job', async () => {
    expect(await readRunner({ GITHUB_REPOSITORY: '' })).toMatchObject({
      ...{ isActions: false, isDebug: false, repository: undefined, event: undefined, temp: undefined },
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      serverUrl: 'https://github.com',
    });
  });

  it('that is malformed is reported by name, without the value', async () => {
    const reading = readRunner({ GITHUB_API_URL: 'file:///s3cret', GITHUB_REPOSITORY: 'x' });
    await expect(reading).rejects.toMatchObject({
      code: 'RUNNER_UNREADABLE',
      message: expect.stringMatching(/^(?!.*s3cret).*GITHUB_API_URL, GITHUB_REPOSITORY/),
    });
  });

  it('gives programs the variables that they need to run, and no token', async () => {
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

  it('answers variables by name, and none with a similar name', async () => {
    const { variable } = await readRunner({ MODEL_KEY: 'k' });
    expect(['MODEL_KEY', 'OTHER', 'constructor'].map(variable)).toEqual(['k', undefined, undefined]);
  });

  it('knows secrets by the names of their variables', async () => {
    const { secrets } = await readRunner({
      'INPUT_GITHUB-TOKEN': 'the-job-token',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'the-identity-token',
      MODEL_API_KEY: 'the-model-key\n',
      YOUR_KEY: 'the-other-key',
      DB_PASSWORD: 'short',
      GITHUB_REF: 'refs/heads/main',
    });
    expect(secrets).toEqual(['the-job-token', 'the-identity-token', 'the-model-key', 'the-other-key']);
  });
});

const side = (repo: string | null, sha = 'a'.repeat(40)) => ({
  ref: 'r',
  sha,
  repo: repo === null ? null : { full_name: repo },
});
const pullRequest = (headRepo: string | null, more = {}) => ({
  action: 'opened',
  pull_request: { number: 7, head: side(headRepo, 'aaa'), base: side('octo/repo') },
  ...more,
});
const onHead = (headRepo: string) => ({ ...pullRequest(headRepo), action: 'created', comment: byPerson });
const edited = (changes: object) => pullRequest('octo/repo', { action: 'edited', ...changes });
const byPerson = { body: 'Now.', user: { login: 'ann', id: 1, type: 'User' } };
const app = { login: 'coderabbitai[bot]', id: 136622811, type: 'Bot' };
const ofApp = { login: 'coderabbitai', id: 136622811, type: 'Bot' };
const review = { id: 9, commit_id: 'b'.repeat(40), body: 'Fine.', user: app };
const issue = { number: 3, pull_request: { url: 'u' } };

const onIssue = (action: string, more: object) => ({ action, issue, comment: byPerson, ...more });

describe('the event', () => {
  it.each<[string, string, unknown, object]>([
    [
      'a pull request',
      'pull_request',
      pullRequest('octo/repo'),
      { kind: 'pull-request', action: 'opened', number: 7, head: 'aaa', fork: false },
    ],
    ['a fork', 'pull_request_target', pullRequest('fork/repo'), { fork: true }],
    ['a deleted fork', 'pull_request_target', pullRequest(null), { fork: true }],
    ['a new base', 'pull_request', edited({ changes: { base: {}, title: {} } }), { edited: 'base' }],
    ['a new title', 'pull_request', edited({ changes: { title: {} } }), { edited: 'words' }],
    ['an unknown edit', 'pull_request', edited({}), { edited: 'words' }],
    [
      'an edited comment',
      'issue_comment',
      onIssue('edited', { changes: { body: { from: 'Before.' } } }),
      {
        ...{ kind: 'comment', number: 3, onPullRequest: true, readOnly: false },
        ...{ body: 'Now.', previousBody: 'Before.', byPerson: true },
      },
    ],
    [
      'a comment by an app on an issue',
      'issue_comment',
      onIssue('created', { issue: { number: 3 }, comment: { body: 'Now.', user: app } }),
      { onPullRequest: false, byPerson: false, app: ofApp },
    ],
    [
      'a comment by a deleted account',
      'issue_comment',
      onIssue('created', { comment: { body: null, user: null } }),
      { byPerson: false, body: '' },
    ],
    [
      'a comment on a line',
      'pull_request_review_comment',
      onHead('octo/repo'),
      { kind: 'comment', number: 7, readOnly: false },
    ],
    ['a comment on a line of a fork', 'pull_request_review_comment', onHead('me/repo'), { readOnly: true }],
    [
      'a comment of an app on a line, which its review stands for',
      'pull_request_review_comment',
      { ...onHead('octo/repo'), comment: { body: 'Now.', user: app } },
      { kind: 'comment', byPerson: false, app: undefined },
    ],
    [
      'a review of an app',
      'pull_request_review',
      pullRequest('octo/repo', { action: 'submitted', review }),
      {
        ...{ kind: 'comment', number: 7, onPullRequest: true, readOnly: false, body: 'Fine.', app: ofApp },
        submission: { review: 9, commit: 'b'.repeat(40) },
      },
    ],
    [
      'a dismissed review, whose commit GitHub may have changed',
      'pull_request_review',
      pullRequest('me/repo', { action: 'dismissed', review }),
      { app: ofApp, readOnly: true, submission: undefined },
    ],
    [
      'a review of a person',
      'pull_request_review',
      pullRequest('octo/repo', { action: 'submitted', review: { ...review, user: byPerson.user } }),
      { byPerson: false, app: undefined },
    ],
    ['any other kind', 'push', { whatever: 1 }, { kind: 'other', name: 'push' }],
  ])('of %s', async (_what, name, payload, expected) => {
    expect(await eventOf(name, payload)).toMatchObject({ name, ...expected });
  });

  it.each([['not JSON'], [{ action: 'opened' }]])('that cannot be read is an error: %j', async (payload) => {
    await expect(eventOf('pull_request', payload)).rejects.toMatchObject({ code: 'EVENT_UNREADABLE' });
  });
});
