import { describe, expect, it } from 'vitest';
import { Assigned, partiesOf, Writers, writersOf } from '../../../src/github/overview.ts';
import { baseCommit, buildManifest, headCommit, nextCommit } from '../../support/builders/run.ts';

const { pullRequest } = buildManifest();
if (pullRequest === undefined) throw new Error('the manifest has no pull request');
const pinned = { head: headCommit, base: baseCommit, isByApp: false, reviewComments: 0, pullRequest };
const read = { writers: ['Bob'], assigned: ['dora'] };
const nothing = { pushedBy: undefined, kept: undefined };

describe('those with a part in a pull request', () => {
  it('are its author and who wrote its commits; an assignment and a mention say nothing of a person’s', () => {
    const described = { ...pinned, pullRequest: { ...pullRequest, description: 'For @erin' } };
    expect(partiesOf(described, read, nothing)).toEqual({
      ...{ requesters: ['ada'], writers: ['bob'], pushers: [] },
    });
  });

  it('of an app’s are also those assigned or named, and remain once a run knew them', () => {
    const ofApp = { ...pinned, isByApp: true };
    const described = { ...ofApp, pullRequest: { ...pullRequest, description: 'For @Erin-x, `@frank`' } };
    const before = partiesOf(described, read, nothing);
    expect(before.requesters).toEqual(['ada', 'dora', 'erin-x', 'frank']);
    const kept = { heads: [], parties: before };
    expect(partiesOf(ofApp, { ...read, assigned: [] }, { ...nothing, kept }).requesters).toEqual(
      before.requesters,
    );
  });

  it('pushed this head, as far as events said it', () => {
    const known = { head: headCommit, findings: [], forgotten: [], newestReview: 0 };
    const parties = { requesters: [], pushers: ['carol'] };
    const of = (head: string) => ({ heads: [], parties, kept: { ...known, head } });
    expect(partiesOf(pinned, read, { pushedBy: 'Bob', kept: of(headCommit) }).pushers).toEqual([
      'bob',
      'carol',
    ]);
    expect(partiesOf(pinned, read, { pushedBy: undefined, kept: of(nextCommit) }).pushers).toEqual([]);
  });

  it.each([
    ['its commits could not be read', writersOf(), ['dora'], true],
    [
      'a commit has more authors than were read',
      writersOf([{ writers: ['bob'] }, { writers: null }]),
      [],
      false,
    ],
    ['it is unknown who asked an app', ['bob'], undefined, true],
  ] as const)('are unknown where %s', (_what, writers, assigned, isByApp) => {
    expect(partiesOf({ ...pinned, isByApp }, { writers, assigned }, nothing)).not.toHaveProperty('writers');
  });
});

it('GitHub’s answer: accounts of authors and committer, where their addresses have some', () => {
  const user = (login: string) => ({ user: { login } });
  const authors = { totalCount: 3, nodes: [user('ada'), { user: null }, user('bob')] };
  expect(Writers.parse({ authors, committer: user('web-flow') })).toEqual(['ada', 'bob', 'web-flow']);
  expect(Writers.parse({ authors: { ...authors, totalCount: 21 }, committer: null })).toBeNull();
  expect(Assigned.parse({ nodes: [{ assignee: { login: 'dora' } }, { assignee: {} }, null] })).toEqual([
    'dora',
  ]);
  expect(Assigned.parse(null)).toBeUndefined();
});
