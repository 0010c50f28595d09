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
const nameless = (id: number, conclusion: string | null, pull = 7): CheckOnHead => ({
  id,
  externalId: writeUnfinished({ pull, state: 'running', key: `run ${id}` }),
  conclusion,
  title: '',
});

const passed = concluded(1, 'success');

it.each<[string, boolean, ...(readonly CheckOnHead[])]>([
  ['passes', true, passed],
  ['fails', true, concluded(1, 'failure')],
  ['is advisory', true, concluded(1, 'neutral')],
  ['is being reviewed once more', true, passed, nameless(2, null)],
  ['was passed after a run that was ended', true, nameless(1, 'cancelled'), concluded(2, 'success')],
  ['shares its check with another pull request', true, passed, concluded(2, 'failure', { pull: 8 })],
  ['shares its commit with one whose run was ended', true, passed, nameless(2, 'cancelled', 8)],
  ['was passed for another base or policy', false, concluded(1, 'success', { madeFor: 'fedcba9876543210' })],
  ['was never reviewed', false],
  ['was reviewed for another pull request only', false, concluded(1, 'success', { pull: 8 })],
  ['is being reviewed for the first time, by whom is not known', false, nameless(1, null)],
  ['could not be reviewed', false, passed, concluded(2, 'action_required')],
  ['lost its last review', false, passed, nameless(2, 'cancelled')],
])('a head that %s', (_what, judged, ...checks) => {
  expect(isConcluded({ pull: 7, basis }, checks)).toBe(judged);
  expect(isConcluded({ pull: 7, basis }, checks.toReversed())).toBe(judged);
});
