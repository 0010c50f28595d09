import { describe, expect, it } from 'vitest';
import { judgeRequests } from '../../../src/comments/judge-requests.ts';
import type { Conversation } from '../../../src/model/conversation.ts';
import { toolKey, writeMark } from '../../../src/model/mark.ts';
import {
  buildComment,
  buildConversation,
  buildEntry,
  buildKnown,
  buildThread,
} from '../../support/builders/memory.ts';
import { checkName } from '../../support/builders/run.ts';

const id = 'security-841254fe-3';
const people: Conversation['people'] = [
  { login: 'bob', role: 'write' },
  { login: 'mallory', role: 'none' },
];
const foreign = `<!-- ${writeMark({ ...buildKnown(), tool: 'aaaaaaaa' })} -->`;
const words = (author: string, body: string) =>
  buildComment({ id: 2, author, ours: false, inOwnWords: true, body });

/** Said in the conversation, unless in the thread of our comment or in another one. */
function ask(body: string, { author = 'bob', inThread = false, nodeId = 'T_1', ours = '' } = {}) {
  const comment = words(author, `/pr-verdict ${body}`);
  const first = buildComment({ body: ours });
  const thread = buildThread({ nodeId, comments: inThread ? [first, comment] : [first] });
  const conversation = buildConversation({ people, threads: [thread], comments: inThread ? [] : [comment] });
  const { questions, answers } = judgeRequests({
    conversation,
    ledger: [buildEntry({ id })],
    author: 'alice',
    tool: toolKey(checkName),
    reviewers: ['claude'],
    blocking: [],
    waivedBy: 'maintain',
    findings: [id, 'tests-11111111-0', 'tests-11111111-7'],
  });
  return { questions, answers: answers.map(({ answer }) => ('why' in answer ? answer.why : answer.state)) };
}

describe('a person who asks for an explanation', () => {
  it('has the verdict explained, or a finding that they name', () => {
    expect(ask('explain')).toEqual({ questions: [{ by: 'bob' }], answers: ['accepted'] });
    expect(ask(`explain ${id}`).questions).toEqual([{ by: 'bob', id }]);
    expect(ask('explain tests-11111111-0').questions).toEqual([{ by: 'bob', id: 'tests-11111111-0' }]);
  });

  it('has the finding explained in whose thread they ask', () => {
    expect(ask('explain', { inThread: true }).questions).toEqual([{ by: 'bob', id }]);
  });

  it('gets one for the beginning of an id, and none where several ids match', () => {
    expect(ask('explain security-8412').questions).toEqual([{ by: 'bob', id }]);
    expect(ask('explain tests-1111')).toEqual({
      questions: [],
      answers: [expect.stringMatching(/more than one, has an id that begins so/)],
    });
  });

  it.each([
    ['in a thread that is not about a finding of ours', 'explain', { inThread: true, nodeId: 'T_9' }],
    ['for an id that may be another instance’s', 'explain other-99999999-1', { ours: foreign }],
    ['for a reviewer who may be another instance’s', 'rerun clod', { ours: foreign }],
  ])('is left to others %s', (_, body, where) => {
    expect(ask(body, where)).toEqual({ questions: [], answers: [] });
  });

  it('may name reviewers to run again', () => {
    expect(ask('rerun').answers).toEqual(['accepted']);
    expect(ask('rerun claude').answers).toEqual(['accepted']);
    expect(ask('rerun clod').answers).toEqual(['it names an id that is no reviewer of this run']);
  });

  it.each([
    ['explain other-99999999-1', /id that begins so/],
    ['approve', /wont-fix, waive, rerun and explain/],
    ['wont-fix', /names the id of a finding/],
    ['waive', /names a reviewer/],
    ['waive claude', /takes a reason/],
    ['waive !!! no', /no name of a reviewer/],
    ['rerun !!!', /no name of a reviewer/],
    ['explain a b', /one id and nothing else/],
    ['explain\n\n/pr-verdict rerun', /one command in a comment/],
  ])('gets the reason why there is none for %j', (body, why) => {
    expect(ask(body)).toEqual({ questions: [], answers: [expect.stringMatching(why)] });
  });

  it('is not read without write access, or while access is unknown', () => {
    expect(ask('explain', { author: 'mallory' })).toEqual({ questions: [], answers: [] });
    expect(ask('explain', { author: 'stranger' })).toEqual({ questions: [], answers: [] });
  });
});
