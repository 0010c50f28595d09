import { z } from 'zod';
import type { ErrorCode } from '../model/error-codes.ts';
import { Failure } from '../model/failure.ts';

/** The result of a request that failed. */
export interface RequestFailure {
  /**
   * HTTP status; absent when no complete, readable response arrived (network, deadline, cut off, or not from
   * GitHub).
   */
  readonly status?: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly message: string;
}

/** `refused`: a retry cannot help. `exhausted`: it might, but not within the remaining attempts or budget. */
export type RetryDecision =
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stop'; readonly reason: 'refused' | 'exhausted' };

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Attempts for responses that do not say when to retry. */
const maxBlindAttempts = 5;

/**
 * True when the request may have taken effect although it failed. GitHub ends requests after ten seconds with
 * a 502 whether or not the work was done, so the effect of a write must be checked before it is sent again.
 */
export function mayHaveTakenEffect(failure: RequestFailure): boolean {
  return failure.status === undefined || failure.status >= 500;
}

/** True for primary and secondary rate limits, including those reported as 422 ("submitted too quickly"). */
export function isRateLimit(failure: RequestFailure): boolean {
  switch (failure.status) {
    case 429:
      return true;
    case 403:
      if (/resource not accessible/i.test(failure.message)) return false;
      return (
        failure.headers['retry-after'] !== undefined ||
        failure.headers['x-ratelimit-remaining'] === '0' ||
        /rate limit|abuse detection/i.test(failure.message)
      );
    case 422:
      return /submitted too quickly/i.test(failure.message);
    default:
      return false;
  }
}

/** Milliseconds that the response asks for, in `retry-after` (seconds or a date) or the limit's reset. */
function hintedWait(failure: RequestFailure, now: number): number | undefined {
  const after = failure.headers['retry-after'];
  if (after !== undefined) {
    const ms = /^\d+$/.test(after) ? Number(after) * secondMs : Date.parse(after) - now;
    if (Number.isFinite(ms)) return Math.max(ms, secondMs);
  }
  const reset = failure.headers['x-ratelimit-reset'];
  if (failure.headers['x-ratelimit-remaining'] === '0' && reset !== undefined && /^\d+$/.test(reset)) {
    return Math.max(Number(reset) * secondMs - now, 0) + secondMs;
  }
  return undefined;
}

/**
 * Decides whether and when to retry. Rate limits wait as the response says, or one minute and then longer; server
 * errors and lost responses wait from one second on. A wait longer than the remaining budget is not started. The
 * caller checks for a write's effect before repeating it.
 * @param failed.attempt 1 for the first request
 * @param failed.now milliseconds since the epoch
 * @param failed.random in [0, 1): jitter, so that runs that failed together do not return together
 * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 */
export function decideRetry(failed: {
  readonly attempt: number;
  readonly failure: RequestFailure;
  readonly now: number;
  readonly remainingMs: number;
  readonly random: number;
}): RetryDecision {
  const { attempt, failure, now, remainingMs, random } = failed;
  const doubled = 2 ** (attempt - 1);
  const limited = isRateLimit(failure);
  if (!limited && !mayHaveTakenEffect(failure)) return { do: 'stop', reason: 'refused' };
  if (!limited && attempt >= maxBlindAttempts) return { do: 'stop', reason: 'exhausted' };
  const least = hintedWait(failure, now) ?? (limited ? minuteMs : secondMs) * doubled;
  const ms = Math.ceil(least + random * (limited ? secondMs : least / 2));
  return ms <= remainingMs ? { do: 'wait', ms } : { do: 'stop', reason: 'exhausted' };
}

/** The operation, as phrased in an error message, and the token permission it requires. */
export interface Operation {
  /** Completes "GitHub refused to …". */
  readonly what: string;
  /** A line under `permissions:` of a workflow. */
  readonly permission: string;
}

export const readPullRequest: Operation = {
  what: 'show the pull request',
  permission: 'pull-requests: read',
};
export const readContents: Operation = { what: 'show the repository', permission: 'contents: read' };
export const publishReview: Operation = {
  what: 'take the review',
  permission: 'pull-requests: write',
};
export const readChecks: Operation = { what: 'show the checks', permission: 'checks: read' };
export const writeCheck: Operation = { what: 'take the check', permission: 'checks: write' };
export const readStatuses: Operation = { what: 'show the commit statuses', permission: 'statuses: read' };
export const writeStatus: Operation = { what: 'take the commit status', permission: 'statuses: write' };

/** A failed request, before it is turned into a `Failure` or retried. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure, cause?: unknown) {
    super(failure.message, { cause });
    this.failure = failure;
  }
}

/** Octokit's error. It also uses 500 for a lost connection; only `response` shows that a response arrived. */
const HttpError = z.object({
  name: z.literal('HttpError'),
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }).optional(),
});

/** Refusals have a message and more under `errors`: strings in some endpoints, objects in others. */
const RefusalBody = z.object({
  message: z.string(),
  errors: z
    .array(
      z.union([
        z.string(),
        z
          .looseObject({ message: z.string().optional(), code: z.string().optional() })
          .transform((error) => error.message ?? error.code ?? ''),
      ]),
    )
    .catch([])
    .default([]),
});

function refusalText(data: unknown): string | undefined {
  const refusal = RefusalBody.safeParse(data);
  if (!refusal.success) return undefined;
  const details = refusal.data.errors.filter((text) => text !== '');
  return [refusal.data.message, ...details].join(': ');
}

/** The failed request behind an exception, or undefined when it is about something else. */
export function toRequestFailed(error: unknown): RequestFailed | undefined {
  if (error instanceof RequestFailed) return error;
  const parsed = HttpError.safeParse(error);
  if (!parsed.success) return undefined;
  const { status, message, response } = parsed.data;
  if (response === undefined) return new RequestFailed({ headers: {}, message }, error);
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  return new RequestFailed({ status, headers, message: refusalText(response.data) ?? message }, error);
}

interface Refusal {
  readonly code: ErrorCode;
  /** Where the general fix of the code can be said more exactly. */
  readonly fix?: string;
}

const ownPullRequest: Refusal = {
  code: 'GITHUB_EVENT_REFUSED',
  fix: 'Use a token of another identity than the pull request author, or rely on the check alone.',
};

const commentsRefused: Refusal = { code: 'GITHUB_COMMENTS_REFUSED' };

/**
 * GitHub's wording of refusals: fragments observed in error messages, compared without case. GitHub documents
 * no error codes here, and one message may join several texts.
 */
const refusals: readonly (readonly [fragment: string, refusal: Refusal])[] = [
  ['only have one pending review', { code: 'GITHUB_DRAFT_EXISTS' }],
  ['commitoid is not part of the pull request', { code: 'GITHUB_COMMIT_FOREIGN' }],
  ['request changes on your own', ownPullRequest],
  ['approve your own', ownPullRequest],
  [
    'not permitted to approve pull requests',
    {
      code: 'GITHUB_EVENT_REFUSED',
      fix: 'Turn on "Allow GitHub Actions to create and approve pull requests" in the Actions settings, or set `approve: false`.',
    },
  ],
  ['line could not be resolved', commentsRefused],
  ['line must be part of the diff', commentsRefused],
  ["diff hunk can't be blank", commentsRefused],
  ['path could not be resolved', commentsRefused],
  ['start line must precede the end line', commentsRefused],
  ['part of the same hunk', commentsRefused],
  ['diff too large', commentsRefused],
  ['issue is locked', { code: 'GITHUB_CONVERSATION_LOCKED' }],
  ['is too long', { code: 'GITHUB_BODY_TOO_LONG' }],
];

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'GITHUB_TOKEN_REFUSED',
  404: 'GITHUB_NOT_FOUND',
  406: 'GITHUB_DIFF_TOO_LARGE',
  422: 'GITHUB_UNPROCESSABLE',
};

/** Turns `pull_requests=write; contents=read` into `pull-requests: write`: the first sufficient set. */
function acceptedPermissions(headers: RequestFailure['headers']): string | undefined {
  const accepted = headers['x-accepted-github-permissions']?.split(';')[0]?.trim();
  if (accepted === undefined || !/^[a-z_]+=[a-z]+(?:,\s*[a-z_]+=[a-z]+)*$/.test(accepted)) return undefined;
  return accepted
    .split(/,\s*/)
    .map((permission) => permission.replaceAll('_', '-').replace('=', ': '))
    .join("' and '");
}

function missingPermission(failure: RequestFailure, operation: Operation): Refusal {
  const scope = acceptedPermissions(failure.headers) ?? operation.permission;
  return {
    code: 'GITHUB_PERMISSION_MISSING',
    fix: `Add '${scope}' under permissions: of the job. Runs for forks and Dependabot get a read-only token whatever is written there.`,
  };
}

function findRefusal(failure: RequestFailure, operation: Operation): Refusal {
  const message = failure.message.toLowerCase();
  const known = refusals.find(([fragment]) => message.includes(fragment));
  if (known !== undefined) return known[1];
  if (message.includes('resource not accessible') || failure.status === 403) {
    return missingPermission(failure, operation);
  }
  return { code: byStatus[failure.status ?? 0] ?? 'GITHUB_REFUSED' };
}

/** The message for people about a request that will not be sent again. */
export function toFailure(failure: RequestFailure, operation: Operation, cause: unknown): Failure {
  const status = failure.status === undefined ? '' : ` (HTTP ${failure.status})`;
  const says = `${failure.message}${status}`;
  if (isRateLimit(failure)) {
    return new Failure({
      kind: 'operational',
      code: 'GITHUB_RATE_LIMITED',
      message: `GitHub limits our requests, and the retry budget does not last until it will ${operation.what}: ${says}`,
      cause,
    });
  }
  if (mayHaveTakenEffect(failure)) {
    return new Failure({
      kind: 'operational',
      code: 'GITHUB_UNAVAILABLE',
      message: `GitHub did not ${operation.what}, after several attempts: ${says}`,
      cause,
    });
  }
  const { code, fix } = findRefusal(failure, operation);
  const message = `GitHub refused to ${operation.what}: ${says}`;
  return new Failure({ kind: 'operational', code, message, fix, cause });
}
