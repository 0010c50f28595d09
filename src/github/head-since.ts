import { readMarks } from '../model/mark.ts';
import { readOwnConclusion } from '../policy/shared-head.ts';

/**
 * Moments, by GitHub's clock, at which a commit was a pull request's head for sure. Dates of commits are their
 * author's, and a commit may have been pushed elsewhere before; but what our own runs wrote about the commit and for
 * this pull request was written because the commit was its head.
 */
type Sightings = readonly string[];

/** Checks of this instance on the head: only a run that read the pull request starts one for it. */
export function seenByChecks(
  checks: readonly { readonly externalId: string; readonly startedAt: string }[],
  pull: number,
): Sightings {
  return checks
    .filter(({ externalId }) => readOwnConclusion(externalId)?.pull === pull)
    .map(({ startedAt }) => startedAt);
}

/** Statuses of this instance on the head: each leads to the pull request that it was written for. */
export function seenByStatuses(
  statuses: readonly { readonly targetUrl: string; readonly createdAt: string }[],
  pullUrl: string,
): Sightings {
  return statuses
    .filter(({ targetUrl }) => targetUrl === pullUrl || targetUrl.startsWith(`${pullUrl}#`))
    .map(({ createdAt }) => createdAt);
}

/**
 * Our own reviews, whose marks name the head. Of one that someone else edited, neither the mark nor `writtenAt`, when
 * the text was published or last changed, is ours.
 */
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
 * Since when at the latest the head is this pull request's; null where nothing proves it. A head that went and came
 * back was moved by force at least once in between, so that what was before the last time proves nothing.
 * @param forcedAt when the head was last moved otherwise than forward; null where it never was
 */
export function headSince(sightings: Sightings, forcedAt: string | null): string | null {
  const after = forcedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(forcedAt);
  const [first] = sightings
    .filter((seenAt) => Date.parse(seenAt) > after)
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return first ?? null;
}
