import { describe, expect, it } from 'vitest';
import { judgeRequests } from '../../../src/comments/judge-requests.ts';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { requestAuthors } from '../../../src/comments/requests.ts';
import { settleRefused } from '../../../src/memory/judge-remembered.ts';
import { reconcile } from '../../../src/memory/reconcile.ts';
import type { Conversation } from '../../../src/model/conversation.ts';
import { toolKey } from '../../../src/model/mark.ts';
import { buildFinding } from '../../support/builders/finding.ts';
import {
  buildComment,
  buildConversation,
  buildEntry,
  buildReconcileInput,
  buildThread,
} from '../../support/builders/memory.ts';
import { buildReviewer, checkName } from '../../support/builders/run.ts';

const id = 'security-841254fe-3';
const entry = buildEntry({ id });
const people: Conversation['people'] = [
  { login: 'alice', role: 'write' },
  { login: 'bob', role: 'write' },
  { login: 'root', role: 'admin' },
  { login: 'mallory', role: 'none' },
];

const words = (author: string, body: string) =>
  buildComment({ id: 2, author, ours: false, inOwnWords: true, body });
const commentBy = (author: string, body = `/pr-verdict wont-fix ${id} by design`) =>
  buildConversation({ people, comments: [words(author, body)] });
const replied = (author: string, body: string) =>
  buildConversation({ people, threads: [buildThread({ comments: [buildComment(), words(author, body)] })] });
const resolved = (resolvedBy: string) =>
  buildConversation({ people, threads: [buildThread({ resolved: true, resolvedBy })] });

function refused(conversation: Conversation, change: { author?: string; blocking?: boolean } = {}) {
  const { author = 'alice', blocking = false } = change;
  return hear(conversation, { author, blocking }).refusals;
}

function hear(conversation: Conversation, { author = 'alice', blocking = false } = {}) {
  return judgeRequests({
    conversation,
    ledger: [entry],
    author,
    tool: toolKey(checkName),
    reviewers: [],
    findings: [],
    waivedBy: 'maintain',
    blocking: blocking ? [id] : [],
  });
}

function answersTo(conversation: Conversation, change = {}) {
  return hear(conversation, change).answers.map(({ answer }) =>
    'why' in answer ? answer.why : answer.state,
  );
}

describe('a finding that a person refuses', () => {
  it.each([
    ['in the conversation by id', commentBy('bob')],
    ['by the beginning of its id', commentBy('bob', '/pr-verdict wont-fix security-8412 no')],
    ['in its thread without an id', replied('bob', '/pr-verdict wont-fix this is by design')],
    ['by resolving its thread', resolved('bob')],
  ])('is accepted %s', (_how, conversation) => {
    expect(refused(conversation, { blocking: true })).toMatchObject([{ id, by: 'bob', selfAccepted: false }]);
  });

  it.each([
    ['a person without write access', commentBy('mallory')],
    ['a person whose access is unknown', commentBy('stranger')],
    ['a person who resolves without write access', resolved('mallory')],
    ['a person who resolves and whose access is unknown', resolved('stranger')],
    ['ourselves resolving', buildConversation({ ...resolved('bob'), viewer: 'bob[bot]' })],
    [
      'ourselves, if we ever write one',
      buildConversation({
        people,
        comments: [{ ...words('bob', `/pr-verdict wont-fix ${id} no`), ours: true }],
      }),
    ],
    [
      'a thread that was opened again',
      buildConversation({ people, threads: [buildThread({ resolvedBy: 'bob' })] }),
    ],
    ['a finding that was never published', commentBy('bob', '/pr-verdict wont-fix other-11111111-1 no')],
  ])('stays where it is for %s', (_who, conversation) => {
    expect(refused(conversation)).toEqual([]);
  });

  it('is the one with the very id where others begin with it', () => {
    const longer: EarlierFinding = { ...entry, remembered: { ...entry.remembered, id: `${id}-2` } };
    const commands = judgeRequests({
      conversation: commentBy('bob'),
      ledger: [longer, entry],
      author: 'alice',
      tool: toolKey(checkName),
      reviewers: [],
      findings: [],
      waivedBy: 'maintain',
      blocking: [],
    });
    expect(commands.refusals).toMatchObject([{ id }]);
  });

  it('is not guessed where several ids begin with the given text', () => {
    const other: EarlierFinding = {
      ...entry,
      remembered: { ...entry.remembered, id: 'security-841254fe-9' },
    };
    const commands = judgeRequests({
      conversation: commentBy('bob', '/pr-verdict wont-fix security-841254fe no'),
      ledger: [entry, other],
      author: 'alice',
      tool: toolKey(checkName),
      reviewers: [],
      findings: [],
      waivedBy: 'maintain',
      blocking: [],
    });
    expect(commands.refusals).toEqual([]);
    expect(commands.answers.map(({ answer }) => answer.state)).toEqual(['refused']);
  });

  it('is refused once, and every comment answered, where a person repeats the command', () => {
    const comments = [1, 2].map((n) => ({ ...words('bob', `/pr-verdict wont-fix ${id} no`), id: n }));
    const twice = buildConversation({ people, comments });
    expect(refused(twice)).toHaveLength(1);
    expect(answersTo(twice)).toEqual(['accepted', 'accepted']);
  });

  it('needs no lookup of the person who resolved a thread that is not ours', () => {
    const comments = [{ ...words('bob', 'Hm.'), ours: false }];
    expect(
      requestAuthors(
        buildConversation({ threads: [buildThread({ resolved: true, resolvedBy: 'bob', comments })] }),
      ),
    ).toEqual([]);
    expect(requestAuthors(resolved('bob'))).toEqual(['bob']);
  });

  it('is not refused by text that another person edited into a comment', () => {
    const comments = [{ ...words('root', `/pr-verdict wont-fix ${id} no`), inOwnWords: false }];
    expect(refused(buildConversation({ people, comments }))).toEqual([]);
  });

  it('may be refused by the author where it does not block, and otherwise only as an admin', () => {
    expect(refused(commentBy('alice'))).toMatchObject([{ selfAccepted: true }]);
    expect(refused(commentBy('alice'), { blocking: true })).toEqual([]);
    expect(refused(resolved('alice'), { blocking: true })).toEqual([]);
    expect(refused(commentBy('root'), { author: 'root', blocking: true })).toMatchObject([
      { selfAccepted: true },
    ]);
  });

  it.each([
    ['alice', 'bob'],
    ['bob', 'alice'],
  ])('counts as refused by the other person where the author refuses it too, first %s', (...authors) => {
    const comments = authors.map((author, at) => ({
      ...words(author, `/pr-verdict wont-fix ${id} no`),
      id: at,
    }));
    expect(refused(buildConversation({ people, comments }))).toMatchObject([
      { by: 'bob', selfAccepted: false },
    ]);
  });

  it('is shown as self-accepted where its author resolves the thread', () => {
    expect(refused(resolved('alice'))).toMatchObject([{ id, how: 'resolved', selfAccepted: true }]);
  });

  it('is not refused by resolving the thread of one that was closed, which may come back', () => {
    const closed = judgeRequests({
      conversation: resolved('bob'),
      ledger: [buildEntry({ id, kind: 'closed' })],
      author: 'alice',
      tool: toolKey(checkName),
      reviewers: [],
      findings: [],
      waivedBy: 'maintain',
      blocking: [],
    });
    expect(closed.refusals).toEqual([]);
  });

  it('is answered, with the reason where the command is refused', () => {
    expect(answersTo(commentBy('bob'))).toEqual(['accepted']);
    expect(answersTo(replied('bob', '/pr-verdict wont-fix'))).toEqual(['accepted']);
    expect(answersTo(commentBy('alice'), { blocking: true })).toEqual([
      expect.stringMatching(/only as an admin/),
    ]);
    expect(answersTo(commentBy('bob', '/pr-verdict wont-fix other-11111111-1 no'))).toEqual([
      expect.stringMatching(/id that begins so/),
    ]);
  });

  it('is not read without write access or where access is unknown, nor in a thread that is not ours', () => {
    expect(answersTo(commentBy('mallory'))).toEqual([]);
    expect(answersTo(commentBy('stranger'))).toEqual([]);
    const foreign = buildThread({ nodeId: 'T_9', comments: [words('bob', '/pr-verdict wont-fix no')] });
    expect(answersTo(buildConversation({ people, threads: [foreign] }))).toEqual([]);
  });

  it('is settled and withheld, repeated or not', () => {
    const refusals = refused(commentBy('bob'));
    const run = (repeated: boolean, kind: 'finding' | 'closed' = 'finding') => {
      const ledger = [buildEntry({ id, kind })];
      const findings = repeated ? [buildFinding({ fingerprint: 'f'.repeat(16) })] : [];
      const reconciled = reconcile(buildReconcileInput({ findings, reviewers: [buildReviewer()], ledger }));
      return settleRefused(reconciled, refusals, ledger);
    };
    for (const kind of ['finding', 'closed'] as const) {
      expect(run(true, kind).findings).toMatchObject([{ id, status: 'wont_fix' }]);
      expect([...run(true, kind).continued.keys()]).toEqual(['f'.repeat(16)]);
    }
    expect(run(false)).toMatchObject({ stillOpen: [], accepted: [{ remembered: { id } }] });
  });
});
