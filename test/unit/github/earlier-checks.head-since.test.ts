import { expect, it } from 'vitest';
import { headSince } from '../../../src/github/earlier-checks.ts';
import { type ReviewMark, writeMark } from '../../../src/model/mark.ts';
import { writeOwnConclusion, writeUnfinished } from '../../../src/policy/shared-head.ts';

const at = (minute: number) => `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`;
const url = 'https://github.com/octo/shop/pull/7';
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

type Traces = Parameters<typeof headSince>[0];

const check = (pull: number, minute: number): Partial<Traces> => ({
  checks: [
    {
      externalId: writeOwnConclusion({ pull, conclusion: 'success', key: '1.1.review' }),
      startedAt: at(minute),
    },
  ],
});
const status = (targetUrl: string | null, minute: number): Partial<Traces> => ({
  statuses: [{ targetUrl, createdAt: at(minute) }],
});

function review(minute: number, changed: Partial<ReviewMark> = {}, more: object = {}): Partial<Traces> {
  const published = {
    id: 1,
    nodeId: 'PRR_1',
    author: 'github-actions',
    ours: true,
    state: 'COMMENTED' as const,
    body: `<!-- ${writeMark({ ...mark, ...changed })} -->`,
    editedByOthers: false,
    url,
    ...more,
  };
  return { reviews: [{ review: published, writtenAt: at(minute) }] };
}

const running = {
  externalId: writeUnfinished({ pull: 7, state: 'running', key: '1.1.review' }),
  startedAt: at(5),
};

it.each<[string, string | null, Partial<Traces>]>([
  ['nothing', null, {}],
  ['a check of this pull request', at(5), check(7, 5)],
  ['a check of another pull request', null, check(8, 5)],
  ['a check of a run that is under way', at(5), { checks: [running] }],
  ['a check that no run of ours made', null, { checks: [{ externalId: '1.1.review', startedAt: at(5) }] }],
  ['a status that links to the pull request', at(5), status(url, 5)],
  ['a status that links to a review of it', at(5), status(`${url}#pullrequestreview-1`, 5)],
  ['a status of another pull request', null, status(`${url}1`, 5)],
  ['a status without a link', null, status(null, 5)],
  ['our review with a mark of the head', at(5), review(5)],
  ['our review that someone edited', null, review(5, {}, { editedByOthers: true })],
  ['a review of someone else', null, review(5, {}, { ours: false })],
  ['a review that quotes the mark', null, review(5, {}, { body: `> <!-- ${writeMark(mark)} -->` })],
  ['a review of another instance', null, review(5, { tool: 'ffffffff' })],
  ['a review of another head', null, review(5, { head: 'b'.repeat(40) })],
  ['the earliest of several', at(3), { ...check(7, 9), ...status(url, 3), ...review(5) }],
  ['the first after a force-push', at(9), { ...check(7, 3), ...review(9), forcedAt: at(5) }],
  ['nothing after a force-push', null, { ...check(7, 5), forcedAt: at(5) }],
])('the time since which the head is current, given %s, is %s', (_, since, traces) => {
  const none: Traces = { checks: [], statuses: [], reviews: [], forcedAt: null };
  const about = { pull: { number: 7 }, gate: undefined, url, head: mark.head, tool: mark.tool };
  expect(headSince({ ...none, ...traces }, about)).toBe(since);
});
