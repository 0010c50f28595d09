import { describe, expect, it } from 'vitest';
import * as operations from '../../../src/github/request-failure.ts';
import { type RequestFailure, toFailure } from '../../../src/github/request-failure.ts';

import { permissions } from '../../../src/tools/permissions.ts';

function failureOf(failure: Partial<RequestFailure>, operation = operations.publishReview) {
  return toFailure({ status: 422, headers: {}, message: '', ...failure }, operation, undefined);
}

describe('a refusal of GitHub', () => {
  it.each([
    ['Line could not be resolved', 'GITHUB_COMMENTS_REFUSED'],
    ['pull_request_review_thread.line must be part of the diff', 'GITHUB_COMMENTS_REFUSED'],
    ["Diff hunk can't be blank", 'GITHUB_COMMENTS_REFUSED'],
    ['Path could not be resolved', 'GITHUB_COMMENTS_REFUSED'],
    ['start line must precede the end line.', 'GITHUB_COMMENTS_REFUSED'],
    ['start_line must be part of the same hunk as the line.', 'GITHUB_COMMENTS_REFUSED'],
    ['diff too large', 'GITHUB_COMMENTS_REFUSED'],
    ['User can only have one pending review per pull request', 'GITHUB_DRAFT_EXISTS'],
    ['commitOID is not part of the pull request', 'GITHUB_COMMIT_FOREIGN'],
    ['Can not request changes on your own pull request', 'GITHUB_EVENT_REFUSED'],
    ['Can not approve your own pull request', 'GITHUB_EVENT_REFUSED'],
    ['GitHub Actions is not permitted to approve pull requests.', 'GITHUB_EVENT_REFUSED'],
    ['Body is too long (maximum is 65536 characters)', 'GITHUB_BODY_TOO_LONG'],
    ['Unable to create comment because issue is locked.', 'GITHUB_CONVERSATION_LOCKED'],
    ['Something new', 'GITHUB_UNPROCESSABLE'],
  ])('%s is %s', (text, code) => {
    const failure = failureOf({ message: `Unprocessable Entity: ${text}` });
    expect(failure).toMatchObject({ code, kind: 'operational' });
    expect(failure.message).toContain('GitHub refused to take the review');
    expect(failure.message).toContain(text);
    expect(failure.fix).not.toBe('');
  });

  it.each([
    ['Can not request changes on your own pull request', 'a token of another identity'],
    ['Can not approve your own pull request', 'a token of another identity'],
    [
      'GitHub Actions is not permitted to approve pull requests.',
      '"Allow GitHub Actions to create and approve pull requests"',
    ],
  ])('of an event, "%s", names the setting that changes it', (message, setting) => {
    expect(failureOf({ message }).fix).toContain(setting);
  });

  it.each([
    [401, 'GITHUB_TOKEN_REFUSED'],
    [404, 'GITHUB_NOT_FOUND'],
    [406, 'GITHUB_DIFF_TOO_LARGE'],
    [502, 'GITHUB_UNAVAILABLE'],
    [429, 'GITHUB_RATE_LIMITED'],
  ])('with status %i is %s', (status, code) => {
    expect(failureOf({ status })).toMatchObject({ code });
  });

  it('is not a refusal when no answer came', () => {
    const failure = toFailure(
      { headers: {}, message: 'socket hang up' },
      operations.readPullRequest,
      undefined,
    );
    expect(failure).toMatchObject({ code: 'GITHUB_UNAVAILABLE' });
    expect(failure.message).toContain('socket hang up');
  });
});

describe('a missing permission', () => {
  const message = 'Resource not accessible by integration';

  it('is named by the operation', () => {
    const failure = failureOf({ status: 403, message }, operations.writeCheck);
    expect(failure.code).toBe('GITHUB_PERMISSION_MISSING');
    expect(failure.fix).toContain("Add 'checks: write' under permissions:");
  });

  it('is named as GitHub names it, where GitHub does', () => {
    const headers = { 'x-accepted-github-permissions': 'pull_requests=write,contents=read; issues=write' };
    expect(failureOf({ status: 403, message, headers }).fix).toContain(
      "Add 'pull-requests: write' and 'contents: read' under permissions:",
    );
  });

  it('is not read from an unrelated header', () => {
    const headers = { 'x-accepted-github-permissions': '::error::no' };
    expect(failureOf({ status: 403, message, headers }).fix).toContain("Add 'pull-requests: write' under");
  });

  it('is always one that the documented permissions of a whole run grant', () => {
    const documented = Object.entries(permissions.run).flatMap(([scope, level]) =>
      level === 'write' ? [`${scope}: write`, `${scope}: read`] : [`${scope}: read`],
    );
    // With `gate: status` the gate needs these in place of those for checks.
    documented.push('statuses: write', 'statuses: read');
    for (const operation of Object.values(operations))
      if ('permission' in operation) expect(documented).toContain(operation.permission);
  });
});
