import { describe, expect, it } from 'vitest';
import { applyCommands } from '../../../src/comments/apply-commands.ts';
import { requestAuthors } from '../../../src/comments/requests.ts';
import { reconcile } from '../../../src/memory/reconcile.ts';
import { settleAccepted } from '../../../src/memory/settle-remembered.ts';
import type { Conversation } from '../../../src/model/conversation.ts';
import type { Finding } from '../../../src/model/finding.ts';
import { markOfFinding, toolKey, writeMark } from '../../../src/model/mark.ts';
import { buildBlocking, buildFinding } from '../../support/builders/finding.ts';
import {
  buildComment,
  buildConversation,
  buildEntry,
  buildKnown,
  buildReconcileInput,
  buildThread,
} from '../../support/builders/memory.ts';
import { buildDecisionInput, buildReviewer, checkName } from '../../support/builders/run.ts';

const id = 'security-841254fe-3';
const headSince = '2026-01-02T00:00:00Z';
const later = '2026-01-02T00:00:01Z';

/** `alice` wrote the pull request; nothing is known of anyone else. */
const people: Conversation['people'] = [
  { login: 'alice', role: 'maintain' },
  { login: 'bob', role: 'write' },
  { login: 'mona', role: 'maintain' },
  { login: 'root', role: 'admin' },
  { login: 'mallory', role: 'none' },
];

type Change = Parameters<typeof buildComment>[0];
const comment = (author: string, command: string, change: Change = {}) => {
  const written = { ours: false, inOwnWords: true, body: `/pr-verdict ${command}`, writtenAt: later };
  return buildComment({ id: 2, author, ...written, ...change });
};
const conversationOf = (change: Partial<Conversation>) => buildConversation({ people, headSince, ...change });
const ofThread = (change: Parameters<typeof buildThread>[0]) =>
  conversationOf({ threads: [buildThread(change)] });

/** A comment in the conversation. */
const by = (author: string, command: string, change: Change = {}) =>
  conversationOf({ comments: [comment(author, command, change)] });
/** A reply in the thread of our finding, or in another one. */
const inThread = (author: string, command: string, nodeId = 'T_1') =>
  ofThread({ nodeId, comments: [buildComment(), comment(author, command)] });
const resolvedBy = (resolvedBy: string) => ofThread({ resolved: true, resolvedBy });
/** Another instance writes here as well, if its mark is in a text of ours. */
const besideOther = (conversation: Conversation, ours = true) => {
  const mark = writeMark(markOfFinding(buildKnown(), 'aaaaaaaa'));
  const { threads } = ofThread({ comments: [buildComment({ ours, body: `<!-- ${mark} -->` })] });
  return { ...conversation, threads };
};

type World = Partial<Parameters<typeof applyCommands>[0]>;

const { findings: _, waivers: __, ...others } = buildDecisionInput();
/** A review without its reviewer and without a file, which is large: each may be waived. */
const facts = {
  ...others,
  reviewers: [buildReviewer({ outcome: { state: 'timed_out', reason: 'after 600 s' } })],
  coverage: { expected: 2, covered: 1, missing: [{ path: 'a.ts', reason: 'patch-missing' }] },
  size: { lines: 1200, limit: 1000, oversized: true, split: [] },
} as const;
/** They block nothing. */
const judged = [id, 'tests-11111111-0', 'tests-11111111-7'].map((each) => buildFinding({ id: each }));

function hear(conversation: Conversation, change: World = {}) {
  const { commands } = applyCommands({
    judged,
    facts,
    conversation,
    ledger: [buildEntry({ id, severity: 'critical' })],
    author: 'alice',
    tool: toolKey(checkName),
    ...change,
  });
  const { answers, ...results } = commands;
  return {
    ...results,
    answers: answers.map(({ answer }) => ('why' in answer ? answer.why : answer.state)),
    states: answers.map(({ answer }) => answer.state),
  };
}

const blocking = { judged: [buildBlocking({ id })] };
/** It blocks, and was of medium severity until then. */
const risenAt = (until: string) => ({
  ...blocking,
  ledger: [buildEntry({ id, severity: 'critical', was: [{ severity: 'medium', until }] })],
});
const wontFix = `wont-fix ${id} by design`;

describe('a finding', () => {
  const longer = { ledger: [buildEntry({ id: `${id}-2` }), buildEntry({ id })] };
  const byCommand = { by: 'bob', selfAccepted: false };
  it.each<[string, Conversation, World, object]>([
    ['in the conversation by its id', by('bob', wontFix), blocking, byCommand],
    ['by the beginning of its id', by('bob', 'wont-fix security-8412 no'), blocking, { by: 'bob' }],
    ['in its thread without a reason', inThread('bob', 'wont-fix'), blocking, { by: 'bob' }],
    ['by resolving its thread', resolvedBy('bob'), blocking, { selfAccepted: false }],
    ['by the author, if it does not block', by('alice', wontFix), {}, { selfAccepted: true }],
    ['by the author who resolves its thread', resolvedBy('alice'), {}, { selfAccepted: true }],
    ['by an author who is an admin', by('root', wontFix), { ...blocking, author: 'root' }, { by: 'root' }],
    ['after it became more severe', by('bob', wontFix), risenAt(headSince), byCommand],
    ['by its very id, if a longer one begins with it', by('bob', wontFix), longer, { id }],
  ])('is accepted as it is %s', (_how, conversation, change, acceptance) => {
    expect(hear(conversation, change).acceptances).toMatchObject([{ id, ...acceptance }]);
  });

  const another = { ledger: [buildEntry({ id }), buildEntry({ id: 'security-841254fe-9' })] };
  const closed = { ledger: [buildEntry({ id, kind: 'closed' })] };
  const newer = { ledger: [buildEntry({ id, after: later })] };
  const prefix = 'wont-fix security-841254fe no';
  it.each<[string, Conversation, World?, RegExp?]>([
    ['a person without write access', by('mallory', wontFix)],
    ['a person whose access is unknown', by('stranger', wontFix)],
    ['resolving without write access', resolvedBy('mallory')],
    ['resolving with unknown access', resolvedBy('stranger')],
    ['ourselves resolving', { ...resolvedBy('bob'), viewer: 'bob[bot]' }],
    ['a comment of our own', by('bob', wontFix, { ours: true })],
    ['text that another person edited in', by('root', wontFix, { inOwnWords: false })],
    ['a thread that was opened again', ofThread({ resolvedBy: 'bob' })],
    ['a thread that is not ours', inThread('bob', 'wont-fix no', 'T_9')],
    ['a closed finding’s thread', resolvedBy('bob'), closed],
    ['the author of what blocks', by('alice', wontFix), blocking, /only as an admin/],
    ['the author resolving what blocks', resolvedBy('alice'), blocking],
    ['an id that was never published', by('bob', 'wont-fix other-11111111-1'), {}, /has this id/],
    ['an id that was published later', by('bob', wontFix), newer, /has this id/],
    ['an ambiguous beginning of an id', by('bob', prefix), another, /write the whole id/],
    ['a severity that rose later', by('bob', wontFix), risenAt('2026-01-02T00:00:02Z'), /more severe/],
    ['resolving without a time, as its severity rose', resolvedBy('bob'), risenAt(headSince)],
  ])('is not accepted because of %s', (_what, conversation, change, answer) => {
    const answers = answer === undefined ? [] : [expect.stringMatching(answer)];
    expect(hear(conversation, change)).toMatchObject({ acceptances: [], answers });
  });

  it.each([
    ['alice', 'bob'],
    ['bob', 'alice'],
  ])('is refused once, by another person rather than the author, if %s and %s ask', (...authors) => {
    const comments = authors.map((author, at) => comment(author, wontFix, { id: at }));
    const states = ['accepted', 'accepted'];
    const acceptances = [{ by: 'bob', selfAccepted: false }];
    expect(hear(conversationOf({ comments }))).toMatchObject({ acceptances, states });
  });

  it.each(['finding', 'closed'] as const)('that is refused is settled, repeated or not: %s', (kind) => {
    const { acceptances } = hear(by('bob', wontFix));
    const ledger = [buildEntry({ id, kind })];
    const run = (findings: readonly Finding[]) => {
      const input = buildReconcileInput({ findings, reviewers: [buildReviewer()], ledger });
      const weighed = new Map(findings.map((each) => [id, { ...each, status: 'wont_fix' as const }]));
      return settleAccepted(reconcile(input), weighed, { acceptances, ledger });
    };
    const repeated = run([buildFinding({ fingerprint: 'f'.repeat(16) })]);
    expect(repeated.findings).toMatchObject([{ id, status: 'wont_fix' }]);
    expect([...repeated.continued.keys()]).toEqual(['f'.repeat(16)]);
    expect(run([]).stillOpen).toEqual([]);
  });
});

it('needs the access of a person who resolved a thread of ours, and of no other', () => {
  const comments = [comment('bob', 'Hm.', { body: 'Hm.' })];
  const foreign = buildThread({ resolved: true, resolvedBy: 'bob', comments });
  expect(requestAuthors(conversationOf({ threads: [foreign] }))).toEqual([]);
  expect(requestAuthors(resolvedBy('bob'))).toEqual(['bob']);
});

describe('a waiver', () => {
  it.each(['claude', 'coverage', 'size'])('of %s is valid when a maintainer gives it', (subject) => {
    const { waivers, answers } = hear(by('mona', `waive ${subject} down today`));
    const about = { subject, reason: 'down today', at: later, url: 'https://github.com/t' };
    expect(waivers).toEqual([{ ...about, by: 'mona', selfAccepted: false }]);
    expect(answers).toEqual(['accepted']);
  });

  it('is valid from the role that base policy names, and from an author who is an admin', () => {
    const waivers = (author: string, change: World) => hear(by(author, 'waive claude no'), change).waivers;
    const effective = { ...facts.effective, 'waived-by': 'write' as const };
    expect(waivers('bob', { facts: { ...facts, effective } })).toMatchObject([{ by: 'bob' }]);
    expect(waivers('root', { author: 'root' })).toMatchObject([{ selfAccepted: true }]);
  });

  it.each<[string, Conversation, readonly string[]]>([
    ['by a lower role', by('bob', 'waive claude no'), ['not-applied']],
    ['without write access', by('mallory', 'waive claude no'), []],
    ['with unknown access', by('stranger', 'waive claude no'), []],
    ['by the author', by('alice', 'waive claude no'), ['not-applied']],
    ['of an unknown reviewer', by('mona', 'waive clod no'), ['not-applied']],
    ['of a name that may be another instance’s', besideOther(by('mona', 'waive clod no')), []],
    ['of a name that only others mark', besideOther(by('mona', 'waive clod no'), false), ['not-applied']],
    ['as old as the head', by('mona', 'waive claude no', { writtenAt: headSince }), ['lapsed']],
    ['of a head of unknown age', { ...by('mona', 'waive claude no'), headSince: null }, ['lapsed']],
  ])('is not valid %s', (_what, conversation, states) => {
    expect(hear(conversation)).toMatchObject({ waivers: [], states });
  });
});

describe('a person who asks', () => {
  it.each<[string, Conversation, object]>([
    ['for the verdict', by('bob', 'explain'), {}],
    ['for a finding by its id', by('bob', `explain ${id}`), { id }],
    ['by the beginning of an id', by('bob', 'explain security-8412'), { id }],
    ['for one that is not published', by('bob', 'explain tests-11111111-0'), { id: 'tests-11111111-0' }],
    ['in its thread', inThread('bob', 'explain'), { id }],
  ])('gets an explanation %s', (_what, conversation, question) => {
    const { questions, answers } = hear(conversation);
    expect(questions).toMatchObject([question]);
    expect(answers).toEqual(['accepted']);
  });

  it.each<[string, Conversation]>([
    ['in a thread that is not about a finding of ours', inThread('bob', 'explain', 'T_9')],
    ['for an id that may be another instance’s', besideOther(by('bob', 'explain other-99999999-1'))],
    ['for a reviewer who may be another instance’s', besideOther(by('bob', 'rerun clod'))],
    ['without write access', by('mallory', 'explain')],
    ['with unknown access', by('stranger', 'explain')],
  ])('gets no answer %s', (_what, conversation) => {
    expect(hear(conversation)).toMatchObject({ questions: [], answers: [] });
  });

  it.each([
    ['rerun', /^accepted$/],
    ['rerun claude', /^accepted$/],
    ['rerun clod', /no reviewer of this run/],
    ['explain tests-1111', /several begin with it; write the whole id/],
    ['explain other-99999999-1', /no finding has this id/],
    ['approve', /wont-fix, defer, waive, rerun and explain/],
    ['wont-fix', /names the id of a finding/],
    ['waive', /names a reviewer/],
    ['waive claude', /a reason/],
    ['waive !!! no', /not the id of a reviewer/],
    ['explain a b', /one id and nothing else/],
  ])('gets an answer and no explanation for %j', (command, why) => {
    const { questions, answers } = hear(by('bob', command));
    expect({ questions, answers }).toEqual({ questions: [], answers: [expect.stringMatching(why)] });
  });
});
