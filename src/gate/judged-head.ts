import type { CheckConclusion } from '../policy/gate-decision.ts';
import { type CheckOnHead, type HeadMember, newestOf, readOwnConclusion } from '../policy/shared-head.ts';

/** What a review came to that another one of the same commits would come to as well. */
const decided: readonly CheckConclusion[] = ['success', 'neutral', 'failure'];

/**
 * Whether the newest review of a head for a pull request was decided, for the base branch and policy that hold now, and
 * no later one was ended before it could be. While one runs, its own run will conclude it.
 */
export function isJudged({ pull, basis }: HeadMember, checks: readonly CheckOnHead[]): boolean {
  const newest = newestOf(pull, checks);
  if (newest === undefined || newest.own.basis !== basis || !decided.includes(newest.own.conclusion))
    return false;
  return checks
    .filter(({ id, externalId }) => id > newest.check.id && readOwnConclusion(externalId) === undefined)
    .every(({ conclusion }) => conclusion === null);
}
