/** What came of one request that did not end well. */
export interface RequestFailure {
  /** HTTP status; absent when no whole, readable answer arrived (network, deadline, cut-off or foreign text). */
  readonly status?: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly message: string;
}

/** `refused`: asking again cannot help. `exhausted`: it might, but not within the attempts or the budget left. */
export type RetryDecision =
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'stop'; readonly reason: 'refused' | 'exhausted' };

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Answers that say nothing about when to come back get this many attempts. */
const maxBlindAttempts = 5;

/**
 * True when the request may have taken effect although it failed. GitHub ends requests after ten seconds with
 * a 502 whether or not the work was done, so such a write must be looked for before it is sent again.
 */
export function mayHaveTakenEffect(failure: RequestFailure): boolean {
  return failure.status === undefined || failure.status >= 500;
}

/** True for primary and secondary rate limits, also where a 422 carries them ("submitted too quickly"). */
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

/** Milliseconds that the answer itself asks for, by `retry-after` (seconds or a date) or the limit's reset. */
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
 * The one rule for asking again. Limits are waited out as told, or from a minute on and growing; server errors
 * and lost answers back off from a second on. A wait that does not fit in what is left of the budget is not
 * begun. Before a *write* is repeated, its sender looks for it: that is not decided here.
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
