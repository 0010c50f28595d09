import { expect, it } from 'vitest';
import type { GitHubClient } from '../../../src/github/client.ts';
import { NamedOnHead, readNamedChecks } from '../../../src/github/named-checks.ts';
import { type Failure, operationalFailure } from '../../../src/model/failure.ts';
import { connection } from '../../support/github/graphql/connection.ts';

/** A page of ten, as they are asked for. */
const list = (all: readonly (object | null)[]) => connection('', all, { first: 10 });

const attempt = (databaseId: number, conclusion: string, annotations: object | null = list([])) => ({
  ...{ id: `CR_${databaseId}`, databaseId, name: 'tests', url: '', status: 'COMPLETED', conclusion },
  ...{ startedAt: null, completedAt: null, annotations },
});

const suite = (...runs: readonly (object | null)[]) => ({ app: { slug: 'ci' }, checkRuns: list(runs) });

const [passed, failed] = [attempt(5, 'SUCCESS'), attempt(6, 'FAILURE')];
const unread = (why: string) => ({ runs: [], unread: why, gaps: [] });
const notAll = unread('GitHub does not show all of that name');

it.each<[string, object | null, object]>([
  [
    'are the newest of each suite, in whatever order GitHub lists them',
    { named0: list([suite(failed, passed), suite(attempt(4, 'NEUTRAL'))]) },
    { runs: [{ app: 'ci', status: 'completed', conclusion: 'failure' }, { conclusion: 'neutral' }] },
  ],
  ['are unread with more suites than a page', { named0: list(Array(11).fill(suite(passed))) }, notAll],
  ['are unread with more attempts', { named0: list([suite(...Array(11).fill(passed))]) }, notAll],
  ['are unread with a suite that is hidden', { named0: list([null, suite(passed)]) }, notAll],
  ['are unread with an attempt that is hidden', { named0: list([suite(passed, null)]) }, notAll],
  ['are unread without the commit', null, unread('GitHub does not show the commit')],
  [
    'are unread with annotations that GitHub does not show when asked again',
    { named0: list([suite(attempt(5, 'SUCCESS', null))]) },
    { runs: [{ annotations: [], annotationCount: 0 }], unread: 'no answer', gaps: ['no answer'] },
  ],
])('the check runs of a name %s', async (_, answer, expected) => {
  const query = () => Promise.reject(operationalFailure('GITHUB_UNAVAILABLE', 'no answer'));
  const gaps: string[] = [];
  const repository = { client: { query } as unknown as GitHubClient, owner: 'octo', repo: 'demo' };
  const { named } = NamedOnHead.parse({ named: answer });
  const onGap = ({ message }: Failure) => gaps.push(message);
  const [observed] = await readNamedChecks(repository, { names: ['tests'], named }, onGap);
  expect({ ...observed, gaps }).toMatchObject(expected);
});
