import { expect, it } from 'vitest';
import type { EarlierFinding } from '../../../src/comments/ledger.ts';
import { judgeRemembered } from '../../../src/memory/judge-remembered.ts';
import { blockingRules } from '../../../src/policy/category.ts';
import { Decisions } from '../../../src/policy/policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildEntry, buildTold } from '../../support/builders/memory.ts';

const policy = Decisions.parse({
  corroboration: { reviewers: 2, from: 'low' },
  overrides: [{ paths: ['src/pay/**'], blocking: { medium: 'medium' } }],
});
const weightOf = (entry: EarlierFinding) =>
  weigh(
    judgeRemembered(entry),
    blockingRules(policy, { advisory: new Set(), challengers: new Set(['judge']) }),
  );
const at = (path: string) => ({ path, side: 'RIGHT' }) as const;

it.each<[string, EarlierFinding, string]>([
  ['in a text by its place', buildTold({ severity: 'medium', place: at('src/pay/a.ts') }), 'blocking'],
  [
    'in a text by any of its places',
    buildTold({ severity: 'medium', place: at('docs/a.md'), alsoAt: ['src/pay/a.ts'] }),
    'blocking',
  ],
  [
    'in a text not by a file that it only names',
    buildTold({ severity: 'medium', place: at('docs/a.md'), named: ['src/pay/a.ts'] }),
    'counts',
  ],
  ['in a thread by its mark', buildEntry({ severity: 'medium', place: at('src/pay/a.ts') }), 'blocking'],
  [
    'in a thread whose mark has no place by the thread’s',
    buildEntry({ severity: 'medium' }, { path: 'src/pay/a.ts' }),
    'blocking',
  ],
])('a finding of an earlier run is weighed by the rules of its files: %s', (_where, entry, weight) => {
  expect(weightOf(entry)).toBe(weight);
});

it.each([
  [{ reviewers: ['claude', 'gemini'] }, 'blocking'],
  [{ reviewers: ['claude'] }, 'counts'],
  [{ reviewers: ['claude', 'gemini'], contestedBy: ['judge'] }, 'counts'],
  [{ reviewers: ['claude', 'gemini'], contestedBy: ['gemini'] }, 'blocking'],
])('a finding of an earlier run blocks by the agreement that its mark tells of: %j', (people, weight) => {
  expect(weightOf(buildTold({ severity: 'low', ...people }))).toBe(weight);
});
