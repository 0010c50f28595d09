import type { FaultAct } from './github/journal.ts';

/** The body of an answer that refuses for a time. */
const limited = (message: string) => ({ message });

/** What may happen to any one request, and must not be seen in the end. */
export const passing: readonly (readonly [string, FaultAct])[] = [
  ['the connection is lost before the effect', 'drop-before'],
  ['the connection is lost after the effect', 'drop-after'],
  ['no answer comes, without effect', 'hang-before'],
  ['no answer comes, with effect', 'hang-after'],
  ['the answer is cut off', 'truncate'],
  ['the server fails before the effect', { answer: { status: 500, body: limited('Server Error') } }],
  ['the server fails after the effect', { answerAfter: { status: 502, body: '<html>Bad Gateway</html>' } }],
  [
    'something else answers in its place, without effect',
    { answer: { status: 200, body: '<html>Sign in</html>' } },
  ],
  [
    'something else answers in its place, with effect',
    { answerAfter: { status: 200, body: '<html>Sign in</html>' } },
  ],
  [
    'a limit says when to come back, with 403',
    {
      answer: { status: 403, body: limited('You are too fast'), headers: { 'retry-after': '7' } },
    },
  ],
  [
    'a limit does not say when to come back, with 403',
    { answer: { status: 403, body: limited('You have exceeded a secondary rate limit') } },
  ],
  [
    'a limit says when to come back, with 429',
    {
      answer: { status: 429, body: limited('Slow down'), headers: { 'retry-after': '7' } },
    },
  ],
  [
    'a limit does not say when to come back, with 429',
    { answer: { status: 429, body: limited('Slow down') } },
  ],
  [
    'GitHub finds us too quick, with 422',
    {
      answer: { status: 422, body: { message: 'Validation Failed', errors: ['was submitted too quickly'] } },
    },
  ],
];

const farReset = String(Math.ceil(Date.now() / 1_000) + 7_200);

/** What may happen to a request however often it is asked. */
export const lasting: readonly (readonly [string, FaultAct])[] = [
  ['the server stays away', 'drop-before'],
  ['the token has expired', { answer: { status: 401, body: limited('Bad credentials') } }],
  [
    'the token may not do that',
    { answer: { status: 403, body: limited('Resource not accessible by integration') } },
  ],
  [
    'the limit ends in two hours',
    {
      answer: {
        status: 403,
        body: limited('API rate limit exceeded'),
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': farReset },
      },
    },
  ],
];
