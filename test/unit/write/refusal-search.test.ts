import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/model/failure.ts';
import type { DraftRequest } from '../../../src/model/write-plan.ts';
import { openDraft } from '../../../src/write/publish.ts';

const refusal = () =>
  new Failure({ kind: 'operational', code: 'GITHUB_COMMENTS_REFUSED', message: 'refused', fix: 'None.' });

/** Opens a draft of numbered comments, where GitHub refuses every draft with one of `bad` in it. */
async function open(count: number, bad: ReadonlySet<number>) {
  let requests = 0;
  let accepted: readonly number[] = [];
  const comments = Array.from({ length: count }, (_, line) => ({
    path: 'src/app.ts',
    body: '',
    line,
    side: 'RIGHT' as const,
  }));
  const createDraft = async (_key: string, request: DraftRequest) => {
    requests += 1;
    const lines = request.comments.map(({ line }) => line);
    if (lines.some((line) => bad.has(line))) throw refusal();
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

const boundFor = (count: number, culprits: number) => culprits * (2 * Math.ceil(Math.log2(count)) + 2);

describe('the search for refused comments', () => {
  it('publishes no refused comment, loses none, and sends at most 20 requests', async () => {
    await fc.assert(
      fc.asyncProperty(refusedDrafts, async ({ count, bad }) => {
        const { accepted, refused, requests } = await open(count, bad);
        expect(accepted.filter((line) => bad.has(line))).toEqual([]);
        expect([...accepted, ...refused].sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
        expect(requests).toBeLessThanOrEqual(Math.min(20, boundFor(count, bad.size)));
      }),
    );
  });

  it('finds exactly the refused comments where the requests suffice', async () => {
    await fc.assert(
      fc.asyncProperty(refusedDrafts, async ({ count, bad }) => {
        fc.pre(boundFor(count, bad.size) <= 20);
        expect(new Set((await open(count, bad)).refused)).toEqual(bad);
      }),
    );
  });

  it('keeps the order of the comments', async () => {
    expect((await open(8, new Set([2]))).accepted).toEqual([0, 1, 3, 4, 5, 6, 7]);
  });
});
