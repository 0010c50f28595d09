import { z } from 'zod';
import type { ErrorCode } from '../model/error-codes.ts';
import { Failure, operationalFailure } from '../model/failure.ts';

/** A failed request, before it is retried or turned into a `Failure`. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  /** HTTP status; undefined when no complete, readable response of GitHub arrived. */
  readonly status: number | undefined;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    message: string,
    more: { status?: number | undefined; headers?: RequestFailed['headers']; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = more.status;
    this.headers = more.headers ?? {};
  }
}

/** What decides about a retry. */
type RequestFailure = Pick<RequestFailed, 'status' | 'headers' | 'message'>;

/** Octokit's error. It also uses 500 for a lost connection; only `response` shows that a response arrived. */
const HttpError = z.object({
  name: z.literal('HttpError'),
  status: z.number(),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()), data: z.unknown() }).optional(),
});

/** Details of a rejection are strings in some endpoints, objects in others. */
const RejectionDetail = z.union([
  z.string(),
  z
    .looseObject({ message: z.string().optional(), code: z.string().optional() })
    .transform((error) => error.message ?? error.code ?? ''),
]);
const RejectionBody = z.object({
  message: z.string(),
  errors: z.array(RejectionDetail).catch([]).default([]),
});

/** The failed request behind an exception, or undefined when it is about something else. */
export function toRequestFailed(error: unknown): RequestFailed | undefined {
  if (error instanceof RequestFailed) return error;
  const { data: http } = HttpError.safeParse(error);
  if (http === undefined) return undefined;
  if (http.response === undefined) return new RequestFailed(http.message, { cause: error });
  const { data: body } = RejectionBody.safeParse(http.response.data);
  const message = body && [body.message, ...body.errors.filter((text) => text !== '')].join(': ');
  const headers = toHeaders(http.response.headers);
  return new RequestFailed(message ?? http.message, { status: http.status, headers, cause: error });
}

/** Headers with lower-case names and text values. */
export function toHeaders(headers: Readonly<Record<string, unknown>>): RequestFailed['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

/**
 * True when the request may have taken effect although it failed. GitHub ends requests after ten seconds with
 * a 502 whether or not the work was done, so the effect of a write must be checked before it is sent again.
 */
export function mayHaveTakenEffect({ status }: RequestFailure): boolean {
  return status === undefined || status >= 500;
}

/** True for primary and secondary rate limits, including those reported as 422 ("submitted too quickly"). */
export function isRateLimit({ status, headers, message }: RequestFailure): boolean {
  if (status === 422) return /submitted too quickly/i.test(message);
  if (status !== 403) return status === 429;
  if (/resource not accessible/i.test(message)) return false;
  const isHinted = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
  return isHinted || /rate limit|abuse detection/i.test(message);
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Attempts for responses that do not say when to retry. */
const maxBlindAttempts = 5;

/** Milliseconds that the response asks for, in `retry-after` (seconds or a date) or the limit's reset. */
function hintedDelay({ headers }: RequestFailure, now: number): number | undefined {
  const after = headers['retry-after'];
  if (after !== undefined) {
    const ms = /^\d+$/.test(after) ? Number(after) * secondMs : Date.parse(after) - now;
    if (Number.isFinite(ms)) return Math.max(ms, secondMs);
  }
  const reset = headers['x-ratelimit-reset'];
  if (headers['x-ratelimit-remaining'] !== '0' || reset === undefined || !/^\d+$/.test(reset))
    return undefined;
  return Math.max(Number(reset) * secondMs - now, 0) + secondMs;
}

/**
 * Milliseconds until the request may be sent again; undefined when a retry cannot help. Rate limits wait as the
 * response says, or one minute and then longer; server errors and lost responses wait from one second on.
 * @param failed.attempt 1 for the first request
 * @param failed.now milliseconds since the epoch
 * @param failed.random in [0, 1): jitter, so that runs that failed together do not return together
 * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
 */
export function retryDelay(failed: {
  readonly attempt: number;
  readonly failure: RequestFailure;
  readonly now: number;
  readonly random: number;
}): number | undefined {
  const { attempt, failure, now, random } = failed;
  const isLimited = isRateLimit(failure);
  if (!isLimited && (!mayHaveTakenEffect(failure) || attempt >= maxBlindAttempts)) return undefined;
  const growing = (isLimited ? minuteMs : secondMs) * 2 ** (attempt - 1);
  const least = hintedDelay(failure, now) ?? growing;
  return Math.ceil(least + random * (isLimited ? secondMs : least / 2));
}

/** The operation, as phrased in an error message, and the token permission it requires. */
export interface Operation {
  /** Completes "GitHub rejected the request to …". */
  readonly what: string;
  /** A line under `permissions:` of a workflow. */
  readonly permission: string;
}

export const readPullRequest: Operation = {
  what: 'show the pull request',
  permission: 'pull-requests: read',
};
export const readContents: Operation = { what: 'show the repository', permission: 'contents: read' };
export const publishReview: Operation = { what: 'take the review', permission: 'pull-requests: write' };
export const readChecks: Operation = { what: 'show the checks', permission: 'checks: read' };
export const writeCheck: Operation = { what: 'take the check', permission: 'checks: write' };
export const readStatuses: Operation = { what: 'show the commit statuses', permission: 'statuses: read' };
export const writeStatus: Operation = { what: 'take the commit status', permission: 'statuses: write' };

interface Rejection {
  readonly code: ErrorCode;
  /** Where the general fix of the code can be said more exactly. */
  readonly fix?: string;
}

/**
 * GitHub's wording of rejections: fragments observed in error messages, in lower case. GitHub documents no error
 * codes here, and one message may join several texts.
 */
const rejections: readonly (Rejection & { readonly fragments: readonly string[] })[] = [
  { code: 'GITHUB_DRAFT_EXISTS', fragments: ['only have one pending review'] },
  { code: 'GITHUB_COMMIT_FOREIGN', fragments: ['commitoid is not part of the pull request'] },
  {
    code: 'GITHUB_EVENT_REFUSED',
    fragments: ['request changes on your own', 'approve your own'],
    fix: 'Use a token of another identity than the pull request author, or rely on the check alone.',
  },
  {
    code: 'GITHUB_EVENT_REFUSED',
    fragments: ['not permitted to approve pull requests'],
    fix: 'Turn on "Allow GitHub Actions to create and approve pull requests" in the Actions settings, or set `approve: false`.',
  },
  {
    code: 'GITHUB_COMMENTS_REFUSED',
    fragments: [
      'line could not be resolved',
      'line must be part of the diff',
      "diff hunk can't be blank",
      'path could not be resolved',
      'start line must precede the end line',
      'part of the same hunk',
      'diff too large',
    ],
  },
  { code: 'GITHUB_CONVERSATION_LOCKED', fragments: ['issue is locked'] },
  { code: 'GITHUB_BODY_TOO_LONG', fragments: ['is too long'] },
];

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'GITHUB_TOKEN_REFUSED',
  404: 'GITHUB_NOT_FOUND',
  406: 'GITHUB_DIFF_TOO_LARGE',
  422: 'GITHUB_UNPROCESSABLE',
};

function findRejection(failure: RequestFailure, operation: Operation): Rejection {
  const message = failure.message.toLowerCase();
  const known = rejections.find(({ fragments }) => fragments.some((fragment) => message.includes(fragment)));
  if (known !== undefined) return known;
  if (!message.includes('resource not accessible') && failure.status !== 403)
    return { code: byStatus[failure.status ?? 0] ?? 'GITHUB_REFUSED' };
  return {
    code: 'GITHUB_PERMISSION_MISSING',
    fix: `Add '${operation.permission}' under permissions: of the job. Runs for forks and Dependabot get a read-only token whatever is written there.`,
  };
}

/** The failure for people about a request that will not be sent again. */
export function toFailure(error: RequestFailed, operation: Operation): Failure {
  const { what } = operation;
  const reason = error.status === undefined ? error.message : `${error.message} (HTTP ${error.status})`;
  if (isRateLimit(error)) {
    const message = `GitHub limits our requests, and the retry budget does not last until it will ${what}: ${reason}`;
    return operationalFailure('GITHUB_RATE_LIMITED', message, { cause: error });
  }
  if (mayHaveTakenEffect(error)) {
    const message = `GitHub did not ${what}, after several attempts: ${reason}`;
    return operationalFailure('GITHUB_UNAVAILABLE', message, { cause: error });
  }
  const { code, fix } = findRejection(error, operation);
  const message = `GitHub rejected the request to ${what}: ${reason}`;
  return new Failure({ kind: 'operational', code, message, fix, cause: error });
}
