import { expect, it } from 'vitest';
import type { ThreadNode } from '../../../../../src/edges/github/conversation/conversation-nodes.ts';
import { repliesToRead } from '../../../../../src/edges/github/conversation/thread-replies.ts';

function longThread(_: unknown, index: number): ThreadNode {
  const pageInfo = { hasNextPage: true, endCursor: 'next' };
  return {
    id: `PRRT_${index}`,
    path: 'src/app.ts',
    line: 1,
    isResolved: false,
    isOutdated: false,
    resolvedBy: null,
    comments: { nodes: [], totalCount: 2_000, pageInfo },
  };
}

it('asks for a hundred pages out of the middle of threads, and for the ends of fifty', () => {
  const wanted = repliesToRead(Array.from({ length: 60 }, longThread), new Map());
  expect(wanted).toHaveLength(50);
  expect(wanted.flatMap(({ skips }) => skips)).toHaveLength(100);
  expect(wanted[0]?.skips.at(-1)).toBe(1_800);
});
