import { expect, it } from 'vitest';
import { reviewAmong } from '../../../src/github/own-reviews.ts';

const comment = { path: 'src/app.ts', line: 5, body: 'About one line.', url: 'https://github.com/octo/demo' };

function review(id: string) {
  const comments = { nodes: [comment] };
  return { id, state: 'COMMENTED', url: 'https://github.com/octo/demo', body: id, comments } as const;
}

const newest = { headRefOid: 'a'.repeat(40), reviews: { nodes: [review('PRR_1'), review('PRR_2')] } };

it('is the review of the id, with the head and its comments', () => {
  expect(reviewAmong(newest, 'PRR_1')).toMatchObject({
    body: 'PRR_1',
    head: 'a'.repeat(40),
    comments: [comment],
  });
});

it('is nothing where the review is not among the newest', () => {
  expect(reviewAmong(newest, 'PRR_3')).toBeUndefined();
});
