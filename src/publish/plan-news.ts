import { readMarks, writeMark } from '../model/mark.ts';
import type { Step } from '../model/write-plan.ts';
import type { OwnReviewState } from '../ports/publisher.ts';

/** No digest of a text is this one, so the next run of the review writes the text anew. */
const outdated = '0'.repeat(8);

/** Changes the text of our newest review, where a run knows less than the one that wrote it. */
export function planNews(
  { ownReviews }: Pick<OwnReviewState, 'ownReviews'>,
  tool: string,
  write: (body: string) => string,
): readonly Step[] {
  for (const { nodeId, body } of ownReviews.toReversed()) {
    const mark = readMarks(body, tool).findLast(({ kind }) => kind === 'review');
    if (mark?.kind !== 'review') continue;
    const edited = write(body.replace(writeMark(mark), () => writeMark({ ...mark, digest: outdated })));
    return edited === body ? [] : [{ do: 'update-review', key: mark.key, nodeId, body: edited }];
  }
  return [];
}
