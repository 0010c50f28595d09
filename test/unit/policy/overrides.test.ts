import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../../src/policy/category.ts';
import { effectivePolicy, inlineRule, type PolicyInputs } from '../../../src/policy/effective-policy.ts';
import { parsePolicy } from '../../../src/policy/parse-policy.ts';
import { Override } from '../../../src/policy/policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildBlocking, buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import { buildPolicy } from '../../support/builders/run.ts';

const rules = (overrides: readonly unknown[], policy: Record<string, unknown> = {}) =>
  effectivePolicy(buildPolicy({ ...policy, overrides }), {}).blocking;

const never = { critical: 'never', high: 'never' };
const at = (...paths: readonly string[]) => ({ locations: paths.map((path) => buildLocation({ path })) });

describe('an override', () => {
  it.each([
    [
      'its path, and lowers',
      [{ paths: ['docs/**'], blocking: never }],
      at('docs/a.md'),
      'needs-verification',
    ],
    ['its path, which is elsewhere', [{ paths: ['docs/**'], blocking: never }], at('src/a.ts'), 'blocking'],
    [
      'its category, however it is written',
      [{ categories: ['Security'], blocking: never }],
      {},
      'needs-verification',
    ],
    ['another category', [{ categories: ['style'], blocking: never }], {}, 'blocking'],
    [
      'path and category, of which one does not match',
      [{ paths: ['docs/**'], categories: ['security'], blocking: never }],
      at('src/a.ts'),
      'blocking',
    ],
    [
      'one of several files: the strictest counts',
      [{ paths: ['docs/**'], blocking: never }],
      at('docs/a.md', 'src/a.ts'),
      'blocking',
    ],
    [
      'a path, of a finding without files',
      [{ paths: ['**'], blocking: never }],
      { locations: [] },
      'blocking',
    ],
    [
      'a category, of a finding without files',
      [{ categories: ['security'], blocking: never }],
      { locations: [] },
      'needs-verification',
    ],
    [
      'a setting that a later one reverts',
      [
        { paths: ['**'], blocking: never },
        { paths: ['src/**'], blocking: { critical: 'low' } },
      ],
      at('src/a.ts'),
      'blocking',
    ],
  ] as const)('by %s', (_what, overrides, where, expected) => {
    expect(weigh(buildBlocking(where), rules(overrides))).toBe(expected);
  });

  it('raises blocking findings as well, and pre-existing ones', () => {
    const medium = buildFinding({ severity: 'medium' });
    expect(weigh(medium, rules([]))).toBe('counts');
    expect(weigh(medium, rules([{ paths: ['src/**'], blocking: { medium: 'high' } }]))).toBe('blocking');
    const old = buildBlocking({ preExisting: true });
    expect(weigh(old, rules([{ paths: ['src/**'], 'pre-existing': 'block' }]))).toBe('blocking');
    expect(weigh(old, rules([{ paths: ['lib/**'], 'pre-existing': 'block' }]))).toBe('pre-existing');
  });

  it('has a rule of agreement of its own, or none', () => {
    const unsure = buildFinding({ severity: 'high', confidence: { band: 'low' }, corroboratedBy: ['b'] });
    const agree = { corroboration: { reviewers: 2, from: 'high' } };
    expect(weigh(unsure, rules([{ paths: ['src/**'], ...agree }]))).toBe('blocking');
    expect(weigh(unsure, rules([{ paths: ['src/**'], corroboration: 'never' }], agree))).toBe(
      'needs-verification',
    );
    expect(weigh(unsure, rules([{ paths: ['lib/**'], corroboration: 'never' }], agree))).toBe('blocking');
  });

  it('names its source', () => {
    const [first] = rulesFor(
      { category: 'security', ...at('src/a.ts') },
      rules([
        { paths: ['lib/**'], blocking: never },
        { categories: ['security'], blocking: never },
      ]),
    );
    expect(first).toMatchObject({ path: 'src/a.ts', setBy: ['policy.blocking', 'policy.overrides[1]'] });
  });

  it.each([
    ['names nothing', { blocking: never }],
    ['names an empty list', { paths: [], blocking: never }],
    ['sets nothing', { paths: ['src/**'] }],
    ['sets an unknown confidence', { paths: ['src/**'], blocking: { high: 'sure' } }],
  ])('that %s is refused', (_what, entry) => {
    expect(Override.safeParse(entry).success).toBe(false);
  });

  it('with a misspelt key is refused with the line and the nearest key', () => {
    const text = 'version: 1\npolicy:\n  overrides:\n    - path: [src/**]\n      blockin: { high: low }\n';
    const result = parsePolicy(Buffer.from(text));
    expect(
      result.ok ? [] : result.problems.map(({ line, message }) => `${line} ${message}`).join(),
    ).toContain('did you mean `blocking`?');
  });
});

describe('an override of inline-from', () => {
  const from = (overrides: readonly unknown[], finding: object = {}, inputs: PolicyInputs = {}) =>
    inlineRule(
      buildFinding(finding),
      effectivePolicy(buildPolicy({ 'inline-from': 'low', overrides }), inputs),
    );
  const style = { categories: ['style'], 'inline-from': 'high' };

  it('applies to its category, and the last one wins', () => {
    expect(from([style], { category: 'Style' })).toEqual({
      from: 'high',
      key: 'policy.overrides[0].inline-from',
    });
    expect(from([style], { category: 'security' })).toEqual({ from: 'low', key: 'policy.inline-from' });
    const later = { paths: ['**'], 'inline-from': 'medium' };
    expect(from([style, later], { category: 'style' }).from).toBe('medium');
  });

  it('hides nothing that another file or original would show', () => {
    const docs = { paths: ['docs/**'], 'inline-from': 'critical' };
    expect(from([docs], at('docs/a.md')).from).toBe('critical');
    expect(from([docs], at('docs/a.md', 'src/a.ts')).from).toBe('low');
    const sources = [buildSource({ category: 'security' })];
    expect(from([style], { category: 'style', sources }).from).toBe('low');
  });

  it('shows more where the input asks for it', () => {
    expect(from([style], { category: 'style' }, { inlineFrom: 'info' }).from).toBe('info');
    expect(from([style], { category: 'style' }, { inlineFrom: 'critical' }).from).toBe('high');
  });

  it('changes no weight and is no reason for one', () => {
    const security = { categories: ['security'], 'inline-from': 'critical' };
    expect(weigh(buildBlocking(), rules([security]))).toBe('blocking');
    expect(rulesFor(buildBlocking(), rules([security]))[0]?.setBy).toEqual(['policy.blocking']);
  });
});
