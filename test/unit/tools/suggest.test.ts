import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { Policy } from '../../../src/policy/policy.ts';
import type { ScoredFinding } from '../../../src/tools/scorecard/scored-findings.ts';
import { suggest, suggestionPatch } from '../../../src/tools/scorecard/suggest.ts';

const policyOf = (policy: object = {}) => Policy.parse({ version: 1, policy });

/** Findings of one category and severity, of which the first are fixed. */
function findingsOf(
  category: string,
  severity: ScoredFinding['severity'],
  [fixed, count]: readonly [number, number],
) {
  return Array.from(
    { length: count },
    (_, at): ScoredFinding => ({
      ...{ repository: 'octo/demo', pull: at, finding: `${category}-${severity}-${at}`, reviewer: 'claude' },
      ...{ severity, confidence: 'high', category, path: 'src', month: '2026-11', others: [], reasons: [] },
      ...{ outcome: at < fixed ? 'fixed' : 'open', fixed: at < fixed, up: 0, down: 0, blocking: false },
    }),
  );
}

const findings = [
  ...findingsOf('style', 'medium', [2, 60]),
  ...findingsOf('security', 'medium', [50, 60]),
  ...findingsOf('security', 'low', [50, 60]),
];
const scored = { findings, runs: [], pulls: 60 };

it('suggests fewer comments for the one category whose findings are hardly acted on', () => {
  const policy = policyOf();
  const suggestions = suggest(scored, policy);
  expect(suggestions).toMatchObject([{ change: 'raise-inline-from' }]);
  expect(suggestions[0]?.because).toContain('category style');
  const patch = suggestionPatch(undefined, suggestions, policy);
  const added = [...patch.matchAll(/^\+(?!\+)(.*)$/gm)].map(([, line]) => line).join('\n');
  expect(Policy.parse(parse(added)).policy.overrides).toEqual([
    { categories: ['style'], 'inline-from': 'high' },
  ]);
});

it.each([
  ['for the category', { overrides: [{ categories: ['style'], 'inline-from': 'high' }] }],
  ['for all', { 'inline-from': 'critical' }],
])('suggests nothing where the policy has it already, %s', (_where, policy) => {
  expect(suggest(scored, policyOf(policy))).toEqual([]);
});
