import { expect, it } from 'vitest';
import { reviewAmong } from '../../../src/github/own-reviews.ts';

const comment = { path: 'src/app.ts', line: 5, body: 'About one line.', url: 'https://github.com/octo/demo' };

function review(id: string, hasNextPage: boolean) {
  const comments = { nodes: [comment], pageInfo: { hasNextPage, endCursor: null } };
  return { id, state: 'COMMENTED', url: 'https://github.com/octo/demo', body: id, comments } as const;
}

const among = (hasNextPage: boolean) => ({
  headRefOid: 'a'.repeat(40),
  reviews: { nodes: [review('PRR_1', hasNextPage), review('PRR_2', false)] },
});

it('is the review of the id, with the head and its comments', () => {
  expect(reviewAmong(among(false), 'PRR_1')).toMatchObject({
    body: 'PRR_1',
    head: 'a'.repeat(40),
    comments: [comment],
  });
});

it('is nothing where another page of its comments has to be read', () => {
  expect(reviewAmong(among(true), 'PRR_1')).toBeUndefined();
});
