import { describe, expect, it } from 'vitest';
import { judgeRequests } from '../../../src/comments/judge-requests.ts';
import type { Conversation } from '../../../src/model/conversation.ts';
import { toolKey, writeMark } from '../../../src/model/mark.ts';
import { buildComment, buildConversation, buildKnown, buildThread } from '../../support/builders/memory.ts';
import { checkName } from '../../support/builders/run.ts';

const headSince = '2026-01-02T00:00:00Z';
const later = '2026-01-02T00:00:01Z';
const people: Conversation['people'] = [
  { login: 'alice', role: 'maintain' },
  { login: 'bob', role: 'write' },
  { login: 'mona', role: 'maintain' },
  { login: 'root', role: 'admin' },
  { login: 'mallory', role: 'none' },
];

const words = (author: string, body = '/pr-verdict waive claude down today', writtenAt = later) =>
  buildComment({ author, ours: false, inOwnWords: true, body, writtenAt });
const conversationOf = (...comments: Conversation['comments']) =>
  buildConversation({ people, headSince, comments });

function read(conversation: Conversation, change: { author?: string; waivedBy?: 'write' | 'maintain' } = {}) {
  const { author = 'alice', waivedBy = 'maintain' } = change;
  const { waivers, answers } = judgeRequests({
    conversation,
    ledger: [],
    author,
    tool: toolKey(checkName),
    reviewers: ['claude'],
    blocking: [],
    findings: [],
    waivedBy,
  });
  return { waivers, states: answers.map(({ answer }) => answer.state) };
}

describe('a waiver', () => {
  it.each(['claude', 'coverage', 'size'])('of %s is valid when a maintainer gives it', (subject) => {
    expect(read(conversationOf(words('mona', `/pr-verdict waive ${subject} down today`)))).toEqual({
      waivers: [
        {
          subject,
          reason: 'down today',
          by: 'mona',
          at: '2026-01-02T00:00:01Z',
          url: 'https://github.com/t',
          selfAccepted: false,
        },
      ],
      states: ['accepted'],
    });
  });

  it('is refused to someone with a lower role, and not read without write access', () => {
    expect(read(conversationOf(words('bob')))).toEqual({ waivers: [], states: ['refused'] });
    expect(read(conversationOf(words('mallory')))).toEqual({ waivers: [], states: [] });
  });

  it('is neither applied nor answered while its author’s access is unknown', () => {
    expect(read(conversationOf(words('stranger')))).toEqual({ waivers: [], states: [] });
  });

  it('is valid from the role that base policy names', () => {
    expect(read(conversationOf(words('bob')), { waivedBy: 'write' }).waivers).toMatchObject([{ by: 'bob' }]);
  });

  it('of the pull request’s author is valid only from an admin, and this is shown', () => {
    expect(read(conversationOf(words('alice')))).toEqual({ waivers: [], states: ['refused'] });
    expect(read(conversationOf(words('root')), { author: 'root' }).waivers).toMatchObject([
      { selfAccepted: true },
    ]);
  });

  it('of an unknown reviewer is refused', () => {
    const asked = words('mona', '/pr-verdict waive clod down today');
    expect(read(conversationOf(asked))).toEqual({ waivers: [], states: ['refused'] });
  });

  it.each([
    [true, 'is left to that one', []],
    [false, 'is refused where only somebody else writes what looks like its mark', ['refused']],
  ])('of a name that may be another instance’s: ours %s %s', (ours, _, states) => {
    const mark = writeMark({ ...buildKnown(), tool: 'aaaaaaaa' });
    const threads = [buildThread({ comments: [buildComment({ ours, body: `<!-- ${mark} -->` })] })];
    const asked = words('mona', '/pr-verdict waive clod down today');
    expect(read({ ...conversationOf(asked), threads })).toEqual({ waivers: [], states });
  });

  it.each([
    ['written when the head was first seen, or before', conversationOf(words('mona', undefined, headSince))],
    [
      'of a head of which nothing proves since when it is there',
      { ...conversationOf(words('mona')), headSince: null },
    ],
  ])('is not valid where it was %s', (_, conversation) => {
    expect(read(conversation)).toEqual({ waivers: [], states: ['lapsed'] });
  });
});
