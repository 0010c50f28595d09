import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { GitHubClient, RepositoryAccess } from '../../../src/github/client.ts';
import { HeadSharing, readHeadMembers, readSharing } from '../../../src/github/head-sharing.ts';
import { headCommit as head } from '../../support/builders/run.ts';

const asked = { head, policyPath: '.github/pr-verdict.yml', failOn: undefined };

/** A page of pull requests that contain the commit; only `open` have it as their head. */
function pageOf(open: readonly number[], hasNextPage: boolean) {
  const nodes = Array.from({ length: 100 }, (_, at) => {
    const number = at + 1;
    const [state, headRefOid] = open.includes(number) ? ['OPEN', head] : ['MERGED', '2'.repeat(40)];
    return { number, state, headRefOid, baseRefName: 'main', baseRef: null };
  });
  return { headCommit: { associatedPullRequests: { nodes, pageInfo: { hasNextPage } } } };
}

function accessTo(repository: unknown): RepositoryAccess {
  const query = async (_: unknown, schema: z.ZodType) => ({
    data: schema.parse({ viewer: { login: 'github-actions' }, repository }),
    errors: [],
  });
  return { client: { query } as unknown as GitHubClient, owner: 'octo', repo: 'demo' };
}

it.each([
  ['all', false],
  ['not all', true],
])('names the open pull requests with the head where %s fit one page', async (_, hasNextPage) => {
  const open = [7, 50, 99];
  const page = pageOf(open, hasNextPage);
  const sharing = readSharing(HeadSharing.parse(page), { head, number: 7 });
  expect(sharing).toEqual({ sharedWith: [50, 99], complete: !hasNextPage });
  const members = await readHeadMembers(accessTo(page), asked);
  expect(members).toMatchObject({ open: open.map((pull) => ({ pull })), complete: !hasNextPage });
});
