import { describe, expect, it } from 'vitest';
import { checksOnHead } from '../../../src/github/check-memory.ts';
import { headSince, seenByChecks, seenByReviews, seenByStatuses } from '../../../src/github/head-moves.ts';
import { type ReviewMark, writeMark } from '../../../src/model/mark.ts';
import { writeOwnConclusion } from '../../../src/policy/shared-head.ts';

const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`;

describe('the moment since which the head is there', () => {
  it('is the first one at which it was seen', () => {
    expect(headSince([at(9), at(3), at(5)], null)).toBe(at(3));
  });

  it('is unknown without a matching event', () => {
    expect(headSince([], null)).toBeNull();
  });

  it('starts at the last force-push', () => {
    expect(headSince([at(3), at(5), at(9)], at(5))).toBe(at(9));
    expect(headSince([at(3)], at(5))).toBeNull();
  });
});

describe('a head is seen', () => {
  const standing = (pull: number) => writeOwnConclusion({ pull, conclusion: 'success', key: '1.1.review' });

  it('by checks that were concluded for the pull request, and by no other ones', () => {
    const checks = [
      { externalId: standing(7), startedAt: at(5) },
      { externalId: standing(8), startedAt: at(3) },
      { externalId: '1.1.review', startedAt: at(2) },
    ];
    expect(seenByChecks(checks, 7)).toEqual([at(5)]);
  });

  it('by checks of the own account on it, and by none where they cannot be read', () => {
    const run = { id: 'a', databaseId: 1, externalId: null, conclusion: null, startedAt: at(5) };
    const suite = (slug: string) => ({ app: { slug }, checkRuns: { totalCount: 1, nodes: [run] } });
    const commit = { oid: 'a'.repeat(40), checkSuites: { nodes: [suite('github-actions'), suite('other')] } };
    const checked = (oid: string) => ({ checked: { nodes: [{ commit: { ...commit, oid } }] } });
    const asked = { head: commit.oid, viewer: 'github-actions[bot]' };
    expect(checksOnHead(checked(commit.oid), asked)).toEqual([run]);
    expect(checksOnHead(checked('b'.repeat(40)), asked)).toEqual([]);
    expect(checksOnHead({ checked: null }, asked)).toEqual([]);
  });

  it('by statuses that lead to the pull request or to a review of it, and by no other ones', () => {
    const url = 'https://github.com/octo/shop/pull/7';
    const statuses = [
      { targetUrl: url, createdAt: at(5) },
      { targetUrl: `${url}#pullrequestreview-1`, createdAt: at(6) },
      { targetUrl: `${url}1`, createdAt: at(2) },
      { targetUrl: '', createdAt: at(3) },
    ];
    expect(seenByStatuses(statuses, url)).toEqual([at(5), at(6)]);
  });

  it('by reviews whose own mark names it', () => {
    const mark: ReviewMark = {
      kind: 'review',
      tool: '0123abcd',
      head: 'a'.repeat(40),
      key: 'f'.repeat(16),
      event: 'COMMENT',
      digest: '0'.repeat(8),
      comments: 0,
      hidden: 0,
      questions: [],
    };
    const written = (body: string, editedByOthers = false) =>
      seenByReviews([{ body, writtenAt: at(4), editedByOthers }], mark);
    const line = (other: Partial<ReviewMark>) => `<!-- ${writeMark({ ...mark, ...other })} -->`;
    expect(written(line({}))).toEqual([at(4)]);
    expect(written(line({}), true)).toEqual([]);
    expect(written(`> ${line({})}`)).toEqual([]);
    expect(written(line({ tool: 'ffffffff' }))).toEqual([]);
    expect(written(line({ head: 'b'.repeat(40) }))).toEqual([]);
  });
});
