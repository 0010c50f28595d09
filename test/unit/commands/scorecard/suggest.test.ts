import { applyPatch } from 'diff';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ScoredFinding } from '../../../../src/commands/scorecard/scored-findings.ts';
import { suggest, suggestionPage, suggestionPatch } from '../../../../src/commands/scorecard/suggest.ts';
import { Policy } from '../../../../src/policy/policy.ts';

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

it('limits a reviewer whose findings are hardly acted on, and drops one that repeats another', () => {
  const by = (reviewer: string, [fixed, count]: readonly [number, number], others: readonly string[] = []) =>
    findingsOf('bug', 'high', [fixed, count]).map((finding) => ({ ...finding, reviewer, others }));
  const all = [
    ...by('precise', [50, 60]),
    ...by('noisy', [10, 120]),
    ...by('repeating', [50, 60], ['precise']),
  ];
  const text = `version: 1
# Three of them.
reviewers:
  precise: { run: [precise] }
  noisy:
    run: [noisy] # loud
  repeating: { run: [repeating] }
`;
  const policy = Policy.parse(parse(text));
  const suggestions = suggest({ findings: all, runs: [], pulls: 60 }, policy);
  expect(suggestions.map(({ change, reviewer }) => `${change} ${reviewer}`)).toEqual([
    'make-advisory noisy',
    'cap noisy',
    'drop repeating',
  ]);
  const changed = applyPatch(text, suggestionPatch(text, suggestions, policy)) || '';
  const { reviewers } = Policy.parse(parse(changed));
  expect(reviewers).toMatchObject({
    precise: { advisory: 'none' },
    noisy: { advisory: 'all', 'max-findings': 5 },
  });
  expect(Object.keys(reviewers)).toEqual(['precise', 'noisy']);
  expect(changed).toContain('run: [noisy] # loud');
});

it('shows a category as inert text, and counts no reviewer that never completed', () => {
  const hostile = '<img src=x> ![x](https://evil.example/p) @octo';
  const noisy = [...findingsOf(hostile, 'medium', [2, 60]), ...findingsOf('security', 'medium', [50, 60])];
  const page = suggestionPage(suggest({ findings: noisy, runs: [], pulls: 60 }, policyOf()), '');
  expect(page).toContain('category');
  expect(page).toContain('category \\<img src=x> `![x](https://evil.example/p)` `@octo`,');
  const runs = noisy.map(({ repository, pull, reviewer, month }) => {
    return { repository, pull, reviewer, month, outcome: 'unavailable' };
  });
  expect(suggest({ findings: noisy, runs, pulls: 60 }, policyOf())).toEqual([]);
});
