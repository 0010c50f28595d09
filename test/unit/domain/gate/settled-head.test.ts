import { expect, it } from 'vitest';
import { type CheckConclusion, overtakenTitle } from '../../../../src/domain/gate/gate.ts';
import { settleOlder } from '../../../../src/domain/gate/settled-head.ts';
import { settle, writeOwnConclusion } from '../../../../src/domain/gate/shared-head.ts';

/** What a run of #7 came to by itself, with the check as the run left it, held for those that share the head. */
function checkOf(id: number, own: CheckConclusion) {
  const externalId = writeOwnConclusion({ pull: 7, conclusion: own, key: `run-${id}` });
  return { id, externalId, conclusion: 'action_required', title: `Title of ${id}` };
}

it.each<[string, CheckConclusion, CheckConclusion, object | undefined]>([
  ['passes with a newer one', 'success', 'success', { id: 1, conclusion: 'success', title: 'Title of 1' }],
  [
    'does not pass over one that failed',
    'success',
    'failure',
    { conclusion: 'failure', title: overtakenTitle },
  ],
  ['says what it came to where that is no pass', 'failure', 'success', undefined],
])('an older check of a pull request %s', (_, older, newer, settled) => {
  const checks = [checkOf(1, older), checkOf(2, newer)];
  const told = settleOlder(1, settle([7], checks), checks);
  if (settled === undefined) expect(told).toBeUndefined();
  else expect(told).toMatchObject(settled);
});

it('a check whose pull request has left the head, or that is none of ours, is not settled', () => {
  const checks = [checkOf(1, 'success'), checkOf(2, 'success')];
  expect(settleOlder(1, settle([8], checks), checks)).toBeUndefined();
  expect(settleOlder(3, settle([7], checks), checks)).toBeUndefined();
});
