import { readMarks } from '../model/mark.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';

/**
 * Times, by GitHub's clock, at which a commit was certainly the pull request's head. Commit dates are set by
 * authors, and a commit may have been pushed elsewhere before; our own runs wrote about the commit because it
 * was the head.
 */
type Sightings = readonly string[];

/** Checks of this instance on the head; only a run that read the pull request opens one. */
export function seenByChecks(
  checks: readonly { readonly externalId: string; readonly startedAt: string }[],
  pull: number,
): Sightings {
  return checks
    .filter(({ externalId }) => readOwnConclusion(externalId)?.pull === pull)
    .map(({ startedAt }) => startedAt);
}

/** Statuses of this instance on the head; each links to its pull request. */
export function seenByStatuses(
  statuses: readonly { readonly targetUrl: string; readonly createdAt: string }[],
  pullUrl: string,
): Sightings {
  return statuses
    .filter(({ targetUrl }) => targetUrl === pullUrl || targetUrl.startsWith(`${pullUrl}#`))
    .map(({ createdAt }) => createdAt);
}

/** Our own reviews, whose marks name the head. A review edited by someone else is ignored. */
export function seenByReviews(
  reviews: readonly { readonly body: string; readonly writtenAt: string; readonly editedByOthers: boolean }[],
  { tool, head }: { readonly tool: string; readonly head: string },
): Sightings {
  const isOfHead = (body: string) =>
    readMarks(body, tool).some((mark) => mark.kind === 'review' && mark.head === head);
  return reviews
    .filter(({ body, editedByOthers }) => !editedByOthers && isOfHead(body))
    .map(({ writtenAt }) => writtenAt);
}

/**
 * The earliest time at which the head was certainly current; null without proof. A head that was replaced and
 * came back was force-pushed in between, so earlier times do not count.
 * @param forcedAt time of the last force-push; null if there was none
 */
export function headSince(sightings: Sightings, forcedAt: string | null): string | null {
  const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
  const [first] = sightings
    .filter((seenAt) => Date.parse(seenAt) > after)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return first ?? null;
}
