import { expect, it } from 'vitest';
import { ownersRequest } from '../../../src/decide/placed-run.ts';

const ask = (owners: readonly string[], done: readonly string[] = []) => ownersRequest(owners, 'alice', done);

it('asks people and only names teams and addresses', () => {
  expect(ask(['@bob', '@octo/platform', 'carol@example.com'])).toEqual({
    people: ['bob'],
    named: ['@bob', '@octo/platform', 'carol@example.com'],
  });
});

it.each([
  ['the author, however it is written', ['@Alice'], [], []],
  ['an owner who was asked or reviewed already', ['@bob', '@dan'], ['Bob'], ['dan']],
  ['anyone twice', ['@bob', '@Bob'], [], ['Bob']],
  ['names that are no login', ['@', '@a b', '@../x'], [], []],
])('never asks %s', (_what, owners, done, people) => {
  expect(ask(owners, done).people).toEqual(people);
});

it('asks no crowd, and the same people in every order of the owners', () => {
  const owners = Array.from({ length: 40 }, (_, n) => `@person-${n}`);
  expect(ask(owners).people).toHaveLength(15);
  expect(ask(owners.toReversed())).toEqual(ask(owners));
});
