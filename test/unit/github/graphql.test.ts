import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type GraphqlError, readGraphql, rejectsInput } from '../../../src/github/graphql.ts';
import { RequestFailed } from '../../../src/github/request-failure.ts';

const schema = z.object({ viewer: z.object({ login: z.string() }) });
const data = { viewer: { login: 'ada' } };

function read(body: unknown, tolerates?: (error: GraphqlError) => boolean) {
  return readGraphql(schema, body, { headers: { 'x-ratelimit-remaining': '0' }, tolerates });
}

function failureOf(body: unknown): unknown {
  try {
    return read(body);
  } catch (error) {
    return error;
  }
}

describe('a GraphQL answer', () => {
  it('is its data', () => {
    expect(read({ data })).toEqual({ data, errors: [] });
  });

  it.each([
    [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }, 429],
    [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }, 403],
    [{ message: 'Resource not accessible by integration' }, 403],
    [{ type: 'NOT_FOUND', message: 'Could not resolve to a node' }, 404],
    [{ type: 'RATE_LIMIT', message: 'API rate limit already exceeded for user ID 1.' }, 429],
    [{ type: 'UNPROCESSABLE', message: 'was submitted too quickly' }, 429],
    [{ message: "Field 'x' doesn't exist on type 'Query'" }, 422],
    [{ message: 'Something went wrong while executing your query.' }, undefined],
    [{ type: 'INTERNAL', message: 'oops' }, undefined],
  ])('with the error %o fails although the HTTP status is 200', (error, status) => {
    const failure = new RequestFailed(error.message, { status, headers: { 'x-ratelimit-remaining': '0' } });
    expect(failureOf({ data, errors: [error] })).toEqual(failure);
  });

  it('may have errors that its reader handles', () => {
    const error = { message: 'no policy', path: ['repository', 'policy'] };
    expect(read({ data, errors: [error] }, () => true)).toEqual({ data, errors: [error] });
  });

  it.each([
    ['HTML', '<html>busy</html>'],
    ['nothing', ''],
    ['null data', { data: null }],
    ['data of another shape', { data: { viewer: {} } }],
    ['errors of another shape', { data, errors: 'none' }],
  ])('is never read out of %s', (_, body) => {
    expect(failureOf(body)).toMatchObject({ name: 'RequestFailed', status: undefined });
  });
});

it.each([
  [true, { type: 'UNPROCESSABLE', message: 'Path is invalid' }],
  [true, { type: 'NOT_FOUND', message: 'Could not resolve' }],
  [false, { type: 'RATE_LIMIT', message: 'API rate limit already exceeded for user ID 1.' }],
  [false, { type: 'FORBIDDEN', message: '' }],
  [false, { message: 'Something went wrong' }],
])('knows whether an error is about one input: %s for %o', (isAboutInput, error) => {
  expect(rejectsInput(error)).toBe(isAboutInput);
});
