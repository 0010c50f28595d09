import { expect, it } from 'vitest';
import type { Answer, Answered } from '../../../src/comments/judge-requests.ts';
import type { Reaction } from '../../../src/model/conversation.ts';
import { planReactions, planReplies, planSeen } from '../../../src/publish/answers.ts';
import { buildComment, buildConversation } from '../../support/builders/memory.ts';

const yes: Answer = { state: 'accepted' };
const no: Answer = { state: 'not-applied', why: 'no' };
const over: Answer = { state: 'lapsed', why: 'over' };

const answered = (answer: Answer, reactions: readonly Reaction[] = [], id = 7): Answered => ({
  request: {
    by: 'bob',
    role: 'write',
    comment: buildComment({ id, reactions }),
    reading: { ok: false, why: 'one command' },
  },
  answer,
});
const reactionsTo = (...answers: readonly Answered[]) => planReactions(answers).map(({ content }) => content);

it.each<[Answer, readonly Reaction[], readonly Reaction[], number]>([
  [yes, [], ['+1'], 0],
  [no, [], ['confused'], 1],
  [over, [], ['confused'], 1],
  [yes, ['+1'], [], 0],
  [no, ['confused'], [], 0],
  [over, ['+1'], [], 0],
  [yes, ['confused'], ['+1'], 0],
  [no, ['+1'], ['confused'], 1],
])('answers %o after %o with %o and %d replies', (answer, earlier, reactions, replies) => {
  const asked = answered(answer, earlier);
  expect(reactionsTo(asked)).toEqual(reactions);
  expect(planReplies([asked], buildConversation())).toHaveLength(replies);
});

it('does not reply if a comment of ours already does', () => {
  const asked = answered(no);
  const [step] = planReplies([asked], buildConversation());
  const comments = [buildComment({ body: step?.body ?? '' })];
  expect(planReplies([asked], buildConversation({ comments }))).toEqual([]);
});

const asked = (author: string, id: number, reactions: readonly Reaction[] = []) =>
  buildComment({ id, author, ours: false, inOwnWords: true, body: '/pr-verdict rerun', reactions });
const seen = (...comments: readonly ReturnType<typeof asked>[]) =>
  planSeen(buildConversation({ people: [{ login: 'bob', role: 'write' }], comments })).map(({ key }) => key);

it('marks as seen the commands that can be answered and are not yet', () => {
  const comments = [asked('bob', 1), asked('bob', 2, ['eyes']), asked('bob', 3, ['+1']), asked('eve', 4)];
  expect(seen(...comments)).toEqual(['1']);
});

it('leaves the rest of a flood to the next run', () => {
  const ids = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(reactionsTo(...ids.map((id) => answered(no, [], id)))).toHaveLength(20);
  expect(seen(...ids.map((id) => asked('bob', id)))).toHaveLength(20);
});
