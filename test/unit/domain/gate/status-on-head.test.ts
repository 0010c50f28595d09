import { expect, it } from 'vitest';
import { hasStatusFailedSince, type StatusOnHead } from '../../../../src/domain/gate/status-on-head.ts';

const pull = 'https://github.com/octo/shop/pull/7';
const review = `${pull}#pullrequestreview-11`;

/** Newest first, as GitHub lists them. */
const listed = (...states: readonly (readonly [StatusOnHead['state'], string?])[]): readonly StatusOnHead[] =>
  states.map(([state, targetUrl = pull], index) => ({ id: index + 1, state, targetUrl })).toReversed();

it.each<[string, readonly StatusOnHead[], boolean]>([
  ['its own beginning is all there is', listed(['pending']), false],
  ['a newer one began and failed', listed(['pending'], ['pending'], ['failure', review]), true],
  ['a newer one began and broke off', listed(['pending'], ['pending'], ['error']), true],
  ['a newer one runs still', listed(['pending'], ['pending']), false],
  [
    'a newer one failed and a third one runs',
    listed(['pending'], ['pending'], ['failure'], ['pending']),
    false,
  ],
  [
    'a newer one failed and a third one passed',
    listed(['pending'], ['pending'], ['failure'], ['success']),
    false,
  ],
  [
    'one of another pull request failed',
    listed(['pending'], ['pending', `${pull}7`], ['failure', `${pull}7`]),
    false,
  ],
  ['a newer one was cancelled, which says nothing', listed(['pending'], ['pending'], ['error', '']), false],
])('whether a newer run failed, where %s', (_, statuses, failed) => {
  expect(hasStatusFailedSince(1, pull, statuses)).toBe(failed);
});

it('does not take the failure of an older run for one of a newer', () => {
  expect(hasStatusFailedSince(2, pull, listed(['pending'], ['pending'], ['failure']))).toBe(false);
});
