import { expect, it } from 'vitest';
import { reviewAmong } from '../../../../../src/edges/github/publishing/review-node.ts';

const comment = { path: 'src/app.ts', line: 5, body: 'About one line.', url: 'https://github.com/octo/demo' };

function review(id: string, hasNextPage: boolean) {
  const comments = { nodes: [comment], pageInfo: { hasNextPage, endCursor: null } };
  const author = { login: 'github-actions' };
  return { id, state: 'COMMENTED', url: 'https://github.com/octo/demo', body: id, author, comments } as const;
}

const status = (state: string) => [
  { commit: { status: { context: { id: 'SC_1', state, creator: { login: 'github-actions' } } } } },
];

const among = (hasNextPage: boolean, state = 'PENDING') => ({
  headRefOid: 'a'.repeat(40),
  checked: [],
  marked: status(state),
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

it('is nothing where only the list of statuses tells whose failure the newest one is', () => {
  expect(reviewAmong(among(false, 'SUCCESS'), 'PRR_1')).toMatchObject({ newestStatus: 'SC_1', statuses: [] });
  expect(reviewAmong(among(false, 'ERROR'), 'PRR_1')).toBeUndefined();
});
