import { describe, expect, it } from 'vitest';
import { planReactions, planReplies, planSeen } from '../../../src/comments/answers.ts';
import type { Answer, Answered } from '../../../src/comments/judge-requests.ts';

import type { Reaction } from '../../../src/model/conversation.ts';
import { buildComment, buildConversation } from '../../support/builders/memory.ts';

const yes: Answer = { state: 'accepted' };
const no: Answer = { state: 'refused', why: 'no' };
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
const contents = (...answers: readonly Answered[]) => planReactions(answers).map(({ content }) => content);

it.each<[Answer, readonly Reaction[], readonly Reaction[]]>([
  [yes, [], ['+1']],
  [no, [], ['confused']],
  [over, [], ['confused']],
  [yes, ['+1'], []],
  [no, ['confused'], []],
  [over, ['+1'], []],
  [yes, ['confused'], ['+1']],
  [no, ['+1'], ['confused']],
])('%o after %o is answered with %o', (answer, standing, planned) => {
  expect(contents(answered(answer, standing))).toEqual(planned);
});

it('names the comment', () => {
  expect(planReactions([answered(yes)])).toEqual([
    { do: 'react', key: '7', nodeId: 'PRRC_1', content: '+1' },
  ]);
});

it.each<[string, Answer, readonly Reaction[], number]>([
  ['has no effect', no, [], 1],
  ['no longer has an effect', over, [], 1],
  ['has an effect', yes, [], 0],
  ['was answered before', no, ['confused'], 0],
  ['had its effect before', over, ['+1'], 0],
])('replies to a command that %s', (_, answer, reactions, replies) => {
  const asked = answered(answer, reactions);
  expect(planReplies([asked], buildConversation())).toHaveLength(replies);
});

it('does not reply where a comment of ours already does', () => {
  const asked = answered(no);
  const [step] = planReplies([asked], buildConversation());
  const comments = [buildComment({ body: step?.body ?? '' })];
  expect(planReplies([asked], buildConversation({ comments }))).toEqual([]);
});

describe('eyes', () => {
  const asked = (author: string, id: number, reactions: readonly Reaction[] = []) =>
    buildComment({ id, author, ours: false, inOwnWords: true, body: '/pr-verdict rerun', reactions });
  const seen = (...comments: readonly ReturnType<typeof asked>[]) =>
    planSeen(buildConversation({ people: [{ login: 'bob', role: 'write' }], comments })).map(
      ({ key }) => key,
    );

  it('are for commands that can be answered and are not yet', () => {
    const comments = [asked('bob', 1), asked('bob', 2, ['eyes']), asked('bob', 3, ['+1']), asked('eve', 4)];
    expect(seen(...comments)).toEqual(['1']);
  });

  it('wait for the next run in a flood', () => {
    expect(seen(...Array.from({ length: 30 }, (_, id) => asked('bob', id + 1)))).toHaveLength(20);
  });
});

it('leaves the rest of a flood to the next run', () => {
  const flood = Array.from({ length: 30 }, (_, id) => answered(no, [], id + 1));
  expect(contents(...flood)).toHaveLength(20);
});
