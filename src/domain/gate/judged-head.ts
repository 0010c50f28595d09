import type { CheckConclusion } from './gate.ts';
import { type CheckOnHead, newestOf, readOwnConclusion } from './shared-head.ts';

/** What a review came to that another one of the same commits would come to as well. */
const decided: readonly CheckConclusion[] = ['success', 'neutral', 'failure'];

/**
 * Whether the newest review of a head for a pull request was decided, and no later one was ended before it could be.
 * What a check that says no such thing was for is not known; while it runs, its own run will say.
 */
export function isJudged(pull: number, checks: readonly CheckOnHead[]): boolean {
  const newest = newestOf(pull, checks);
  if (newest === undefined || !decided.includes(newest.own.conclusion)) return false;
  return checks
    .filter(({ id, externalId }) => id > newest.check.id && readOwnConclusion(externalId) === undefined)
    .every(({ conclusion }) => conclusion === null);
}
