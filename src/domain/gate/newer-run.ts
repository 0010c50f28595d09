import { Failure } from '../failure.ts';
import { type CheckOnHead, hasFailedSince } from './shared-head.ts';
import { hasStatusFailedSince, type StatusOnHead } from './status-on-head.ts';

/** The check or the status by which a run says that it reviews a head: what came later has a higher id. */
export interface Begun {
  readonly id: number;
  /** Of a status: its id in GraphQL. */
  readonly nodeId?: string | undefined;
}

/** A run that might pass: what it began with, and its pull request with the address where people see it. */
export interface Contender {
  readonly begun: Begun;
  readonly pull: number;
  readonly url: string;
}

/** What this instance's gate says on a head. */
export interface SaidOnHead {
  /** Checks of our name, where the gate is a check. */
  readonly checks: readonly CheckOnHead[];
  /** Statuses of our name, newest first, where the gate is one and the newest does not pass. */
  readonly statuses: readonly StatusOnHead[];
  /** GraphQL's id of the newest status of our name; undefined where the gate is none, or there is none. */
  readonly newestStatus?: string | undefined;
}

/** `unpassed`: ended, and did not pass. `under-way`: has not ended, as far as is known. */
export type NewerRun = 'unpassed' | 'under-way';

/** What has become of a run of the same head that began later than `begun`; undefined where there is none. */
export function newerRun(
  { begun, pull, url }: Contender,
  { checks, statuses, newestStatus }: SaidOnHead,
): NewerRun | undefined {
  if (hasFailedSince(begun.id, pull, checks) || hasStatusFailedSince(begun.id, url, statuses))
    return 'unpassed';
  const isChecking = checks.some(({ id, conclusion }) => id > begun.id && conclusion === null);
  const isFollowed = newestStatus !== undefined && newestStatus !== begun.nodeId;
  return isChecking || isFollowed ? 'under-way' : undefined;
}

/** @param what the other run did, to be read before "while this one worked" */
export function overtaken(what: string): Failure {
  return new Failure({
    kind: 'operational',
    code: 'REVIEW_OVERTAKEN',
    message: `Another run ${what} while this one worked; that one stands`,
    fix: 'Run again to take it into account. A concurrency group per pull request keeps runs from crossing each other.',
  });
}

export function newerDidNotPass(): Failure {
  return overtaken('began to review this head later, and did not pass,');
}
