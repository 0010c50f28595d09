import { expect, it } from 'vitest';
import type { Answer, Answered } from '../../../../src/domain/people/answer.ts';
import { planReactions } from '../../../../src/domain/people/reactions.ts';
import type { Reaction } from '../../../../src/domain/publishing/conversation.ts';
import { buildComment } from '../../../support/builders/memory.ts';

const yes: Answer = { state: 'accepted' };
const no: Answer = { state: 'refused', why: 'no' };
const over: Answer = { state: 'lapsed', why: 'over' };

const answered = (answer: Answer, reactions: readonly Reaction[] = [], id = 7): Answered => ({
  request: {
    by: 'bob',
    comment: buildComment({ id, reactions }),
    reading: { ok: false, problem: 'several-commands' },
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

it('leaves the rest of a flood to the next run', () => {
  const flood = Array.from({ length: 30 }, (_, id) => answered(no, [], id + 1));
  expect(contents(...flood)).toHaveLength(20);
});
