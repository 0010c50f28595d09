import type { StatusState } from './gate-plan.ts';

/** A commit status of our name, set by our own identity. It names no pull request, but leads to one. */
export interface StatusOnHead {
  /** Grows with time. */
  readonly id: number;
  readonly state: StatusState;
  /** The pull request that it was set for, or a review there; empty where its run did not know. */
  readonly targetUrl: string;
}

/** Whether the status was set for the pull request that people see at `pullUrl`. */
export function isStatusOf(pullUrl: string, { targetUrl }: Pick<StatusOnHead, 'targetUrl'>): boolean {
  return targetUrl === pullUrl || targetUrl.startsWith(`${pullUrl}#`);
}

/** What a run ends as that did not pass. */
const unpassed: readonly (StatusState | undefined)[] = ['failure', 'error'];

/**
 * Whether a run of the pull request that began after the status `since` has ended already, and did not pass. No status
 * tells which run set it: where another one began later and the newest word is not that it passed, that word is taken
 * for its own.
 * @param statuses newest first
 */
export function hasStatusFailedSince(
  since: number,
  pullUrl: string,
  statuses: readonly StatusOnHead[],
): boolean {
  const later = statuses.filter((status) => status.id > since && isStatusOf(pullUrl, status));
  const [newest] = later;
  return unpassed.includes(newest?.state) && later.some(({ state }) => state === 'pending');
}
