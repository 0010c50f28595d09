import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operationalFailure } from '../../../src/model/failure.ts';
import type { DraftRequest } from '../../../src/model/write-plan.ts';
import { openDraft } from '../../../src/write/publish.ts';

/** Opens a draft of numbered comments, where GitHub refuses every draft with one of `bad` in it. */
async function open(count: number, bad: ReadonlySet<number>) {
  let requests = 0;
  let accepted: readonly number[] = [];
  const comment = { path: 'src/app.ts', body: '', side: 'RIGHT' } as const;
  const comments = Array.from({ length: count }, (_, line) => ({ ...comment, line }));
  const createDraft = async (_key: string, request: DraftRequest) => {
    requests += 1;
    const lines = request.comments.map(({ line }) => line);
    if (lines.some((line) => bad.has(line))) throw operationalFailure('GITHUB_COMMENTS_REFUSED', 'refused');
    accepted = lines;
    return { id: 1, nodeId: 'PRR_1' };
  };
  const deleteDraft = async () => {
    requests += 1;
  };
  const request = { commit_id: '1'.repeat(40), body: '', comments };
  const opened = await openDraft({ createDraft, deleteDraft }, { key: 'k', request });
  return { accepted, refused: opened.refused.map(({ line }) => line), requests };
}

const refusedDrafts = fc.integer({ min: 1, max: 60 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    bad: fc.uniqueArray(fc.nat(count - 1), { minLength: 1 }).map((indexes) => new Set(indexes)),
  }),
);

describe('the search for refused comments', () => {
  it('publishes the others in order, and finds exactly the refused ones where the requests suffice', async () => {
    await fc.assert(
      fc.asyncProperty(refusedDrafts, async ({ count, bad }) => {
        const { accepted, refused, requests } = await open(count, bad);
        const bound = bad.size * (2 * Math.ceil(Math.log2(count)) + 2);
        expect(accepted.filter((line) => bad.has(line))).toEqual([]);
        expect(accepted).toEqual(accepted.toSorted((a, b) => a - b));
        expect([...accepted, ...refused].sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
        expect(requests).toBeLessThanOrEqual(Math.min(20, bound));
        if (bound <= 20) expect(new Set(refused)).toEqual(bad);
      }),
    );
  });
});
