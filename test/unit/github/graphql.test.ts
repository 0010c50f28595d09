import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type GraphqlError, readGraphql, refusesInput } from '../../../src/github/graphql.ts';
import { RequestFailed } from '../../../src/github/request-failure.ts';

const schema = z.object({ viewer: z.object({ login: z.string() }) });
const data = { viewer: { login: 'ada' } };

function read(body: unknown, tolerates?: (error: GraphqlError) => boolean) {
  return readGraphql(schema, body, { headers: { 'x-ratelimit-remaining': '0' }, tolerates });
}

function failureOf(body: unknown) {
  try {
    read(body);
  } catch (error) {
    if (error instanceof RequestFailed) return error;
    throw error;
  }
  throw new Error('It was read.');
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
    [{ type: 'UNPROCESSABLE', message: 'was submitted too quickly' }, 422],
    [{ message: "Field 'x' doesn't exist on type 'Query'" }, 422],
    [{ message: 'Something went wrong while executing your query.' }, undefined],
    [{ type: 'INTERNAL', message: 'oops' }, undefined],
  ])('with the error %o fails although the HTTP status is 200', (error, status) => {
    const failure = failureOf({ data, errors: [error] });
    expect(failure.status).toBe(status);
    expect(failure.message).toBe(error.message);
    expect(failure.headers).toEqual({ 'x-ratelimit-remaining': '0' });
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
    expect(failureOf(body).status).toBeUndefined();
  });
});

it('distinguishes an error about one input from one about the whole request', () => {
  expect(refusesInput({ type: 'UNPROCESSABLE', message: 'Path is invalid' })).toBe(true);
  expect(refusesInput({ type: 'NOT_FOUND', message: 'Could not resolve' })).toBe(true);
  expect(refusesInput({ type: 'UNPROCESSABLE', message: 'was submitted too quickly' })).toBe(false);
  expect(refusesInput({ type: 'FORBIDDEN', message: '' })).toBe(false);
  expect(refusesInput({ message: 'Something went wrong' })).toBe(false);
});
