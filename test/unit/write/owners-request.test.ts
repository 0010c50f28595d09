import { expect, it } from 'vitest';
import { type OwnersInput, ownersRequest } from '../../../src/write/plan-upkeep.ts';

const ask = (owners: readonly string[], overrides: Partial<OwnersInput> = {}) =>
  ownersRequest({ owners, author: 'alice', asked: [], reviewed: [], ...overrides });

it('asks people and only names teams and addresses', () => {
  expect(ask(['@bob', '@octo/platform', 'carol@example.com'])).toEqual({
    people: ['bob'],
    named: ['@bob', '@octo/platform', 'carol@example.com'],
  });
});

it.each([
  ['the author, however it is written', ['@Alice'], {}, []],
  ['an owner who is asked already', ['@bob', '@dan'], { asked: ['Bob'] }, ['dan']],
  ['an owner who reviewed', ['@bob', '@dan'], { reviewed: ['bob'] }, ['dan']],
  ['anybody twice', ['@bob', '@Bob'], {}, ['Bob']],
  ['names that are no login', ['@', '@a b', '@../x'], {}, []],
])('never asks %s', (_what, owners, overrides, people) => {
  expect(ask(owners, overrides).people).toEqual(people);
});

it('asks no crowd, and the same people in every order of the owners', () => {
  const owners = Array.from({ length: 40 }, (_, n) => `@person-${n}`);
  expect(ask(owners).people).toHaveLength(15);
  expect(ask(owners.toReversed())).toEqual(ask(owners));
});
