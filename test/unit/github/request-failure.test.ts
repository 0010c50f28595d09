import { describe, expect, it } from 'vitest';
import { permissions } from '../../../src/commands/permissions.ts';
import { createRetry } from '../../../src/github/client.ts';
import * as requests from '../../../src/github/request-failure.ts';
import { isRateLimit, RequestFailed, retryDelay, toFailure } from '../../../src/github/request-failure.ts';

const now = Date.UTC(2026, 0, 1);
const minuteMs = 60_000;

function failed(status: number | undefined, message = '', headers: Record<string, string> = {}) {
  return new RequestFailed(message, { status, headers });
}

function delay(failure: RequestFailed, attempt = 1, random = 0): number | undefined {
  return retryDelay({ attempt, failure, now, random });
}

const secondsAfter = (seconds: number) => String(now / 1_000 + seconds);
const emptyUntil = (reset: string) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });

const tooQuick = failed(422, 'Validation Failed: was submitted too quickly');
const noPermission = failed(403, 'Resource not accessible', { 'x-ratelimit-remaining': '0' });
const inMinutes = { 'retry-after': new Date(now + 90_000).toUTCString() };

describe('the delay before a retry', () => {
  it.each<[string, number | undefined, RequestFailed]>([
    ['retry-after in seconds', 7_000, failed(429, '', { 'retry-after': '7' })],
    ['retry-after as a date', 90_000, failed(403, '', inMinutes)],
    ['retry-after of a server error', 20_000, failed(503, '', { 'retry-after': '20' })],
    ['a second after the reset', 31_000, failed(403, '', emptyUntil(secondsAfter(30)))],
    ['a second after a reset in the past', 1_000, failed(429, '', emptyUntil(secondsAfter(-600)))],
    ['a minute with an unreadable header', minuteMs, failed(429, '', { 'retry-after': 'soon' })],
    ['a minute for a validation error that is a limit', minuteMs, tooQuick],
    ['none for a refusal', undefined, failed(422, 'Validation Failed')],
    ['none for a missing file', undefined, failed(404)],
    ['none for a missing permission, even with nothing left of the limit', undefined, noPermission],
  ])('is %s', (_, ms, failure) => {
    expect(delay(failure)).toBe(ms);
    expect(isRateLimit(failure)).toBe(ms !== undefined && failure.status !== 503);
  });

  it.each<[string, RequestFailed, readonly (number | undefined)[]]>([
    [
      'a limit without a hint',
      failed(403, 'You have exceeded a secondary rate limit.'),
      [minuteMs, 2 * minuteMs, 4 * minuteMs, 8 * minuteMs, 16 * minuteMs],
    ],
    ['a server error', failed(502), [1_000, 2_000, 4_000, 8_000, undefined]],
    ['a lost answer', failed(undefined), [1_000, 2_000, 4_000, 8_000, undefined]],
  ])('grows for %s', (_, failure, delays) => {
    expect([1, 2, 3, 4, 5].map((attempt) => delay(failure, attempt))).toEqual(delays);
  });

  it('spreads the retries of many runs by up to half', () => {
    expect(delay(failed(502), 1, 0.999)).toBe(1_500);
  });
});

describe('the wait budget', () => {
  function retryWithin(budgetMs: number) {
    let time = 0;
    const waits: number[] = [];
    const sleep = async (ms: number) => {
      waits.push(ms);
      const until = time + ms;
      await Promise.resolve();
      time = Math.max(time, until);
    };
    const timer = { now: () => time, sleep };
    return { ...createRetry({ timer, budgetMs, random: () => 0, log: () => {} }), waits };
  }

  const failing = (error: Error, times: number) => async (attempt: number) => {
    if (attempt <= times) throw error;
    return 'done';
  };

  const limited = (seconds: number) => failed(429, 'slow down', { 'retry-after': String(seconds) });

  it('is shared by all requests', async () => {
    const { retry, waits } = retryWithin(10_000);
    await expect(retry(failing(limited(3), 2))).resolves.toBe('done');
    await expect(retry(failing(limited(6), 1))).rejects.toThrow('slow down');
    expect(waits).toEqual([3_000, 3_000]);
  });

  it('counts concurrent waits once', async () => {
    const { retry, waits } = retryWithin(10_000);
    await Promise.all([retry(failing(limited(8), 1)), retry(failing(limited(8), 1))]);
    expect(waits).toEqual([8_000, 8_000]);
  });

  it('is not spent on errors outside of a request', async () => {
    const { retry, waits } = retryWithin(10_000);
    await expect(retry(failing(new TypeError('a bug'), 1))).rejects.toThrow('a bug');
    expect(waits).toEqual([]);
  });
});

/** Texts of GitHub's refusals by the code of the failure. */
const texts = {
  GITHUB_COMMENTS_REFUSED: [
    'Line could not be resolved',
    'pull_request_review_thread.line must be part of the diff',
    "Diff hunk can't be blank",
    'Path could not be resolved',
    'start line must precede the end line.',
    'start_line must be part of the same hunk as the line.',
    'diff too large',
  ],
  GITHUB_DRAFT_EXISTS: ['User can only have one pending review per pull request'],
  GITHUB_COMMIT_FOREIGN: ['commitOID is not part of the pull request'],
  GITHUB_EVENT_REFUSED: [
    'Can not request changes on your own pull request',
    'Can not approve your own pull request',
    'GitHub Actions is not permitted to approve pull requests.',
  ],
  GITHUB_BODY_TOO_LONG: ['Body is too long (maximum is 65536 characters)'],
  GITHUB_CONVERSATION_LOCKED: ['Unable to create comment because issue is locked.'],
  GITHUB_UNPROCESSABLE: ['Something new'],
};

describe('the failure of a request', () => {
  const refused = (text: string) =>
    toFailure(failed(422, `Unprocessable Entity: ${text}`), requests.publishReview);

  it.each(Object.entries(texts))('is %s for the texts %j', (code, observed) => {
    for (const text of observed) {
      const failure = { code, kind: 'operational', fix: expect.stringMatching(/./) };
      expect(refused(text)).toMatchObject({ ...failure, message: expect.stringContaining(text) });
    }
  });

  it('names the identity or the setting that an event needs', () => {
    const [ownRequest = '', ownApproval = '', setting = ''] = texts.GITHUB_EVENT_REFUSED;
    for (const text of [ownRequest, ownApproval]) expect(refused(text).fix).toContain('another identity');
    expect(refused(setting).fix).toContain('"Allow GitHub Actions to create and approve pull requests"');
  });

  it.each([
    [401, 'GITHUB_TOKEN_REFUSED'],
    [404, 'GITHUB_NOT_FOUND'],
    [406, 'GITHUB_DIFF_TOO_LARGE'],
    [502, 'GITHUB_UNAVAILABLE'],
    [429, 'GITHUB_RATE_LIMITED'],
    [undefined, 'GITHUB_UNAVAILABLE'],
  ])('with status %s is %s', (status, code) => {
    const failure = toFailure(failed(status, 'socket hang up'), requests.readPullRequest);
    expect(failure).toMatchObject({ code, message: expect.stringContaining('socket hang up') });
  });
});

describe('a missing permission', () => {
  it('is the one of the operation', () => {
    const refused = failed(403, 'Resource not accessible by integration');
    const { code, fix } = toFailure(refused, requests.writeCheck);
    expect(code).toBe('GITHUB_PERMISSION_MISSING');
    expect(fix).toContain("Add 'checks: write' under permissions:");
  });

  it('is always one that the documented permissions of a whole run grant', () => {
    const documented = Object.entries(permissions.run).flatMap(([scope, level]) =>
      level === 'write' ? [`${scope}: write`, `${scope}: read`] : [`${scope}: read`],
    );
    // With `gate: status` the gate needs these in place of those for checks.
    documented.push('statuses: write', 'statuses: read');
    for (const operation of Object.values(requests))
      if ('permission' in operation) expect(documented).toContain(operation.permission);
  });
});
