import { parse } from 'graphql';
import { expect, it } from 'vitest';
import {
  conversationSelection,
  fromTheStart,
} from '../../../../../src/edges/github/conversation/conversation-query.ts';
import { selectMiddle, skipsOf } from '../../../../../src/edges/github/conversation/middle-query.ts';
import { nodeLimitProblem } from '../../../../support/github/graphql/node-limit.ts';

it('asks at once for no more nodes than GitHub gives, however much was said', () => {
  const skips = skipsOf(fromTheStart({ reviewComments: 100_000, remarks: 100_000 }));
  expect(skips.threads.at(-1)).toBe(3_000);
  const query = `{ pullRequest {${conversationSelection}${selectMiddle(skips)} } }`;
  expect(nodeLimitProblem(parse(query))).toBeUndefined();
});

it('asks for nothing in the middle of what goes on two pages', () => {
  expect(selectMiddle(skipsOf(fromTheStart({ reviewComments: 99, remarks: 200 })))).toBe('');
});
