import { expect, it } from 'vitest';
import { type CheckOnHead, writeOwnConclusion, writeUnfinished } from '../../../src/policy/shared-head.ts';
import { isConcluded } from '../../../src/run/pull-request-event-run.ts';

const basis = '0123456789abcdef';
const concluded = (
  id: number,
  conclusion: 'success' | 'neutral' | 'failure' | 'action_required',
  { pull = 7, madeFor = basis } = {},
) => ({
  id,
  externalId: writeOwnConclusion({ pull, conclusion, basis: madeFor, key: `run ${id}` }),
  conclusion,
  title: '',
});
const nameless = (id: number, conclusion: string | null): CheckOnHead => ({
  id,
  externalId: writeUnfinished({ pull: 7, state: 'running', key: `run ${id}` }),
  conclusion,
  title: '',
});

it.each<[string, readonly CheckOnHead[], boolean]>([
  ['passes', [concluded(1, 'success')], true],
  ['fails', [concluded(1, 'failure')], true],
  ['is advisory', [concluded(1, 'neutral')], true],
  ['is being reviewed once more', [concluded(1, 'success'), nameless(2, null)], true],
  ['was passed after a run that was ended', [nameless(1, 'cancelled'), concluded(2, 'success')], true],
  [
    'shares its check with another pull request',
    [concluded(1, 'success'), concluded(2, 'failure', { pull: 8 })],
    true,
  ],
  [
    'was passed for another base or policy',
    [concluded(1, 'success', { madeFor: 'fedcba9876543210' })],
    false,
  ],
  ['was never reviewed', [], false],
  ['was reviewed for another pull request only', [concluded(1, 'success', { pull: 8 })], false],
  ['is being reviewed for the first time, by whom is not known', [nameless(1, null)], false],
  ['could not be reviewed', [concluded(1, 'success'), concluded(2, 'action_required')], false],
  ['lost its last review', [concluded(1, 'success'), nameless(2, 'cancelled')], false],
])('a head that %s', (_what, checks, judged) => {
  expect(isConcluded({ pull: 7, basis }, checks)).toBe(judged);
  expect(isConcluded({ pull: 7, basis }, checks.toReversed())).toBe(judged);
});
