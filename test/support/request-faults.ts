import type { FaultAct } from './github/journal.ts';

const answer = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) => ({
  answer: { status, body: { message }, headers },
});
const page = (status: number, body: string) => ({ status, body: `<html>${body}</html>` });

/** What may happen to any one request, and must not be seen in the end. */
export const passing: readonly (readonly [string, FaultAct])[] = [
  ['the connection is lost before the effect', 'drop-before'],
  ['the connection is lost after the effect', 'drop-after'],
  ['no answer comes, without effect', 'hang-before'],
  ['no answer comes, with effect', 'hang-after'],
  ['the answer is cut off', 'truncate'],
  ['the server fails before the effect', answer(500, 'Server Error')],
  ['the server fails after the effect', { answerAfter: page(502, 'Bad Gateway') }],
  ['something else answers in its place, without effect', { answer: page(200, 'Sign in') }],
  ['something else answers in its place, with effect', { answerAfter: page(200, 'Sign in') }],
  ['a limit says when to come back', answer(403, 'You are too fast', { 'retry-after': '7' })],
  ['a limit does not say when to come back', answer(429, 'Slow down')],
  [
    'GitHub finds us too quick',
    {
      answer: { status: 422, body: { message: 'Validation Failed', errors: ['was submitted too quickly'] } },
    },
  ],
];

const farReset = String(Math.ceil(Date.now() / 1_000) + 7_200);

/** What may happen to a request however often it is asked. */
export const lasting: readonly (readonly [string, FaultAct])[] = [
  ['the server stays away', 'drop-before'],
  ['the token has expired', answer(401, 'Bad credentials')],
  ['the token may not do that', answer(403, 'Resource not accessible by integration')],
  [
    'the limit ends in two hours',
    answer(403, 'API rate limit exceeded', {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': farReset,
    }),
  ],
];
