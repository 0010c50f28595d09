import { readStanding } from '../shared-head.ts';

export interface HeadHistory {
  /** Our checks of this instance on the head. */
  readonly checks: readonly { readonly externalId: string; readonly startedAt: string }[];
  readonly pull: number;
  /** When the head was last moved otherwise than forward; null where it never was. */
  readonly forcedAt: string | null;
}

/**
 * Since when at the latest the head is this pull request's, by GitHub's clock; null where nothing proves it. Dates of
 * commits are their author's, and a commit may have been pushed elsewhere before; but a check that was concluded for
 * this pull request was started while the commit was its head. A head that went and came back was moved by force at
 * least once in between, so that what was before the last time proves nothing.
 */
export function headSince({ checks, pull, forcedAt }: HeadHistory): string | null {
  const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
  const [first] = checks
    .filter(({ externalId }) => readStanding(externalId)?.pull === pull)
    .map(({ startedAt }) => startedAt)
    .filter((startedAt) => Date.parse(startedAt) > after)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  return first ?? null;
}
