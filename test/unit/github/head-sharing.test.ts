import { expect, it } from 'vitest';
import { HeadSharing, readSharing } from '../../../src/github/head-sharing.ts';
import { headCommit as head } from '../../support/builders/run.ts';

/** A page of pull requests that contain the commit; only `open` have it as their head. */
function pageOf(open: readonly number[], hasNextPage: boolean) {
  const nodes = Array.from({ length: 100 }, (_, at) => {
    const number = at + 1;
    const [state, headRefOid] = open.includes(number) ? ['OPEN', head] : ['MERGED', '2'.repeat(40)];
    return { number, state, headRefOid };
  });
  return HeadSharing.parse({ headCommit: { associatedPullRequests: { nodes, pageInfo: { hasNextPage } } } });
}

it.each([
  ['all', false],
  ['not all', true],
])('names the other open pull requests with the head where %s fit one page', (_, hasNextPage) => {
  const sharing = readSharing(pageOf([7, 50, 99], hasNextPage), { head, number: 7 });
  expect(sharing).toEqual({ sharedWith: [50, 99], complete: !hasNextPage });
});
