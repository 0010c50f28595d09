import { expect, it } from 'vitest';
import { type NewerRun, newerRun, type SaidOnHead } from '../../../../src/domain/gate/newer-run.ts';

const url = 'https://github.com/octo/shop/pull/7';
const check = (id: number, conclusion: string | null, externalId = `pull-7 ${conclusion} run-${id}`) => ({
  id,
  externalId,
  conclusion,
  title: '',
});
const status = (id: number, state: 'pending' | 'failure') => ({ id, state, targetUrl: url });

it.each<[string, Partial<SaidOnHead>, NewerRun | undefined]>([
  ['there is none', { checks: [check(2, null, 'run-2')], newestStatus: 'SC_2' }, undefined],
  ['an older one runs', { checks: [check(1, null, 'run-1')] }, undefined],
  ['a newer one runs', { checks: [check(3, null, 'run-3')] }, 'under-way'],
  ['a newer one failed', { checks: [check(3, 'failure')] }, 'unpassed'],
  ['one failed and another runs', { checks: [check(3, 'failure'), check(4, null, 'run-4')] }, 'unpassed'],
  ['a newer one passed', { checks: [check(3, 'success')] }, undefined],
  ['somebody has set the status since', { newestStatus: 'SC_3' }, 'under-way'],
  ['nobody has set any', { newestStatus: undefined }, undefined],
  ['a newer one has set it failed', { statuses: [status(4, 'failure'), status(3, 'pending')] }, 'unpassed'],
])('tells what became of a run that began later, where %s', (_, said, newer) => {
  const own = { begun: { id: 2, nodeId: 'SC_2' }, pull: 7, url };
  expect(newerRun(own, { checks: [], statuses: [], ...said })).toBe(newer);
});
