import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvingPeople, countApprovals } from '../../../src/comments/apply-commands.ts';
import type { ApprovalFacts, PersonReview, Role } from '../../../src/model/conversation.ts';
import { headCommit, nextCommit } from '../../support/builders/run.ts';

const parties = { requesters: ['alice'], writers: ['bob', 'web-flow'], pushers: ['dora'] };
const facts: ApprovalFacts = { why: ['the risk lane is red'], parties };
const roles: Readonly<Record<string, Role>> = {
  alice: 'admin',
  Bob: 'admin',
  dora: 'maintain',
  carol: 'write',
  erin: 'maintain',
};
const firstCheck = '2026-01-02T00:10:00Z';

let ids = 0;
function review(author: string, more: Partial<PersonReview> = {}): PersonReview {
  ids += 1;
  const url = `https://github.com/octo/demo/pull/1#pullrequestreview-${ids}`;
  const submittedAt = '2026-01-02T00:20:00Z';
  return { id: ids, author, state: 'APPROVED', commit: headCommit, submittedAt, url, ...more };
}

interface Known {
  readonly facts?: ApprovalFacts;
  readonly by?: 'write' | 'maintain' | 'admin';
  readonly headSince?: string | null;
  readonly submitted?: readonly { readonly review: number; readonly commit: string }[];
}

function counted(personReviews: readonly PersonReview[], known: Known = {}) {
  const { by = 'write', headSince = firstCheck, submitted } = known;
  const people = Object.entries(roles).map(([login, role]) => ({ login, role }));
  const found = countApprovals({ personReviews, people, headSince }, known.facts ?? facts, {
    ...{ head: headCommit, submitted, by },
  });
  return { by: found.by.map(({ login }) => login), others: found.others.map(({ login }) => login) };
}

describe('an approval counts', () => {
  it('of a person with the role and without a part in the change, with its time and address', () => {
    const { people, one } = { people: [{ login: 'carol', role: 'write' as const }], one: review('carol') };
    const known = { personReviews: [one], people, headSince: firstCheck };
    expect(countApprovals(known, facts, { head: headCommit, by: 'write' })).toEqual({
      by: [{ login: 'carol', at: one.submittedAt, url: one.url }],
      others: [],
    });
  });

  it.each([
    ['the author', 'alice'],
    ['who wrote a commit, in whatever case', 'Bob'],
    ['who pushed the head', 'dora'],
  ])('not of %s', (_who, login) => {
    expect(counted([review(login)])).toEqual({ by: [], others: [login] });
  });

  it('not of a stranger, of whom nothing is said', () => {
    expect(counted([review('mallory')])).toEqual({ by: [], others: [] });
  });

  it('with the role that policy names', () => {
    expect(counted([review('carol'), review('erin')], { by: 'maintain' })).toEqual({
      by: ['erin'],
      others: ['carol'],
    });
  });

  it.each([
    ['names another commit', { commit: nextCommit }, {}],
    ['names none any more', { commit: null }, {}],
    ['came at the first check', { submittedAt: firstCheck }, {}],
    ['came when there was no check', {}, { headSince: null }],
  ] as const)('not where it %s', (_what, more, known) => {
    expect(counted([review('carol', more)], known).by).toEqual([]);
  });

  it('by the event of its submission, whatever GitHub shows later', () => {
    const pointed = review('carol', { commit: nextCommit, submittedAt: '2026-01-01T00:00:00Z' });
    expect(counted([pointed], { submitted: [{ review: pointed.id, commit: headCommit }] }).by).toEqual([
      'carol',
    ]);
    const late = review('carol');
    expect(counted([late], { submitted: [{ review: late.id, commit: nextCommit }] }).by).toEqual([]);
  });

  it.each(['CHANGES_REQUESTED', 'DISMISSED'] as const)('not once a newer review is %s', (state) => {
    const newer = review('carol', { state, submittedAt: '2026-01-02T00:30:00Z' });
    expect(counted([newer, review('carol')])).toEqual({ by: [], others: [] });
    expect(approvingPeople({ personReviews: [newer, review('carol')] })).toEqual([]);
  });

  it.each([
    ['writers', { ...parties, writers: undefined }],
    ['who pushed', { ...parties, pushers: [] }],
  ])('for nobody while it is unknown: %s', (_what, unknown) => {
    expect(counted([review('carol')], { facts: { ...facts, parties: unknown } }).by).toEqual([]);
  });
});

const anyone = [...Object.keys(roles), 'mallory'];
const drawnReview = fc
  .record({
    author: fc.constantFrom(...anyone),
    state: fc.constantFrom('APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'),
    commit: fc.constantFrom(headCommit, nextCommit, null),
    minute: fc.integer({ min: 0, max: 30 }),
    submittedFor: fc.constantFrom(headCommit, nextCommit, undefined),
  })
  .map(({ minute, submittedFor, ...more }) => {
    const submittedAt = new Date(Date.UTC(2026, 0, 2, 0, minute)).toISOString();
    return { review: review(more.author, { ...more, submittedAt }), submittedFor };
  });
const drawnReviews = fc.array(drawnReview, { maxLength: 12 });

function countedOf(drawn: readonly (typeof drawnReview extends fc.Arbitrary<infer T> ? T : never)[]) {
  const submitted = drawn.flatMap(({ review: { id }, submittedFor: commit }) =>
    commit === undefined ? [] : [{ review: id, commit }],
  );
  return counted(
    drawn.map((each) => each.review),
    { submitted },
  ).by;
}

describe('whatever is reviewed', () => {
  it('no review by a party or a stranger changes what counts', () => {
    const outsiders = ['alice', 'Bob', 'dora', 'mallory'];
    fc.assert(
      fc.property(drawnReviews, (drawn) => {
        const without = drawn.filter(({ review: { author } }) => !outsiders.includes(author));
        expect(countedOf(drawn)).toEqual(countedOf(without));
      }),
    );
  });

  it('nothing that is of another commit by its event, or by all that GitHub shows, counts for this one', () => {
    fc.assert(
      fc.property(drawnReviews, (drawn) => {
        const elsewhere = drawn.map((each) => ({
          review: {
            ...each.review,
            commit: each.submittedFor === undefined ? nextCommit : each.review.commit,
          },
          submittedFor: each.submittedFor === undefined ? undefined : nextCommit,
        }));
        expect(countedOf(elsewhere)).toEqual([]);
      }),
    );
  });

  it('who counts has approved last of all', () => {
    fc.assert(
      fc.property(drawnReviews, (drawn) => {
        for (const login of countedOf(drawn)) {
          const own = drawn.filter(({ review: { author } }) => author === login);
          const last = own.toSorted(
            (a, b) => Date.parse(a.review.submittedAt) - Date.parse(b.review.submittedAt),
          );
          expect(last.at(-1)?.review.state).toBe('APPROVED');
        }
      }),
    );
  });
});
