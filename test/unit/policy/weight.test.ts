import { describe, expect, it } from 'vitest';
import { judgeRemembered } from '../../../src/memory/memory.ts';
import { confidenceBands, type Finding, FindingStatus, severities } from '../../../src/model/finding.ts';
import { rulesFor } from '../../../src/policy/category.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { Override } from '../../../src/policy/policy.ts';
import { judge, needsVerification, type Weighable, weigh } from '../../../src/policy/weight.ts';
import { buildBlocking, buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildEntryInReview } from '../../support/builders/memory.ts';
import { buildPolicy } from '../../support/builders/run.ts';

const rulesOf = (policy: Record<string, unknown> = {}, reviewers: Record<string, unknown> = {}) =>
  effectivePolicy(buildPolicy(policy, reviewers), {}).blocking;
const defaults = rulesOf();
const at = (...paths: readonly string[]) => ({ locations: paths.map((path) => buildLocation({ path })) });
const never = { critical: 'never', high: 'never' };
const unsure = (overrides: Partial<Finding> = {}) =>
  buildFinding({ severity: 'high', confidence: { band: 'low' }, ...overrides });

const agreedOn = (overrides: Partial<Finding> = {}) => unsure({ corroboratedBy: ['b'], ...overrides });

describe('the weight of one finding', () => {
  const pairs = severities.flatMap((severity) => confidenceBands.map((band) => ({ severity, band })));

  it.each(pairs)('$severity with $band confidence', ({ severity, band }) => {
    const finding = buildFinding({ severity, confidence: { band } });
    const blocks = ['critical high', 'critical medium', 'high high'].includes(`${severity} ${band}`);
    const isUnsure = severity === 'critical' || severity === 'high' || band === 'speculative';
    const otherwise = isUnsure ? 'needs-verification' : 'counts';
    expect(weigh(finding, defaults)).toBe(blocks ? 'blocking' : otherwise);
    const old = buildFinding({ severity, confidence: { band }, preExisting: true });
    expect(weigh(old, defaults)).toBe('pre-existing');
    for (const least of [...confidenceBands, 'never'] as const) {
      const isSure = least !== 'never' && confidenceBands.indexOf(band) <= confidenceBands.indexOf(least);
      const weight = weigh(finding, rulesOf({ blocking: { [severity]: least } }));
      expect([least, weight]).toEqual([least, isSure ? 'blocking' : otherwise]);
    }
  });

  const sure = { severity: 'medium', confidence: { band: 'high' } } as const;
  const grave = { severity: 'critical', confidence: { band: 'low' } } as const;
  const guessed = { severity: 'medium', confidence: { band: 'speculative' } } as const;
  const blocks = { severity: 'high', confidence: { band: 'high' } } as const;

  it.each([
    ['a graver one that is unsure', [grave, sure], 'needs-verification', true],
    ['a guess of the same severity', [guessed, sure], 'counts', false],
    ['a graver one that was there before', [{ ...grave, preExisting: true }, sure], 'counts', false],
    ['one that blocks, and a graver one that is unsure', [grave, blocks], 'blocking', true],
  ] as const)('merged of %s', (_, originals, weight, isUnsure) => {
    const [source] = buildFinding().sources;
    const finding = buildFinding({ sources: originals.map((each) => Object.assign({}, source, each)) });
    expect(weigh(finding, defaults)).toBe(weight);
    expect(needsVerification(finding, defaults)).toBe(isUnsure);
  });

  it.each(FindingStatus.options)('depends on being open: %s', (status) => {
    const isOpen = status === 'open' || status === 'reopened';
    expect(weigh(buildBlocking({ status }), defaults)).toBe(isOpen ? 'blocking' : 'settled');
  });

  const old = buildBlocking({ preExisting: true });
  const byTwo = { corroboration: {} };
  it.each<[string, Finding, Record<string, unknown>, string]>([
    ['suppressed', buildBlocking({ suppressed: { by: 'suppress', reason: 'known' } }), {}, 'settled'],
    ['a severity that the policy does not name', buildBlocking(), { blocking: { low: 'high' } }, 'blocking'],
    ['pre-existing, which policy blocks', old, { 'pre-existing': 'block' }, 'blocking'],
    ['agreed on, without a rule', agreedOn(), {}, 'needs-verification'],
    ['agreed on by two', agreedOn(), byTwo, 'blocking'],
    ['of one reviewer alone', unsure(), byTwo, 'needs-verification'],
    ['agreed on, disputed by another reviewer', agreedOn({ contestedBy: ['c'] }), byTwo, 'blocking'],
    [
      'agreed on, disputed by a challenger',
      agreedOn({ contestedBy: ['judge'] }),
      byTwo,
      'needs-verification',
    ],
    ['agreed on, below the severity of the rule', agreedOn({ severity: 'medium' }), byTwo, 'counts'],
    ['agreed on and pre-existing', agreedOn({ preExisting: true }), byTwo, 'pre-existing'],
  ])('%s', (_what, finding, policy, expected) => {
    expect(weigh(finding, rulesOf(policy, { judge: { role: 'challenger' } }))).toBe(expected);
  });

  it.each<[string, Weighable, string]>([
    ['blocking in a category that aborts', buildBlocking({ category: 'data-loss' }), 'ABORT'],
    ['blocking in another category', buildBlocking(), 'FAIL'],
    ['high', buildFinding({ severity: 'high' }), 'WARN'],
    ['not blocking in a category that aborts', buildFinding({ category: 'data-loss' }), 'PASS'],
    ['settled', buildBlocking({ category: 'data-loss', status: 'verified' }), 'PASS'],
  ])('%s causes its verdict', (_what, finding, verdict) => {
    expect(judge(finding, rulesOf({ 'abort-on': ['Data Loss'] })).verdict).toBe(verdict);
  });
});

describe('an override', () => {
  const docs = { paths: ['docs/**'], blocking: never };
  const security = { categories: ['Security'], blocking: never };
  const agree = { reviewers: 2, from: 'high' };
  const agreeing = { paths: ['**'], corroboration: agree };
  const agreed = agreedOn();
  const later = { paths: ['**'], blocking: { critical: 'low' } };
  const inSource = (entry: object) => [{ paths: ['src/**'], ...entry }];
  const old = buildBlocking({ preExisting: true });
  const source = buildBlocking(at('src/a.ts'));

  it.each<[string, readonly object[], Finding, string]>([
    ['of its path', [docs], buildBlocking(at('docs/a.md')), 'needs-verification'],
    ['of another path', [docs], buildBlocking(at('src/a.ts')), 'blocking'],
    ['of its category, however it is written', [security], buildBlocking(), 'needs-verification'],
    ['of another category', [{ ...security, categories: ['style'] }], buildBlocking(), 'blocking'],
    ['of a path and a category, of which one differs', [{ ...security, ...docs }], source, 'blocking'],
    ['of one of its files', [docs], buildBlocking(at('docs/a.md', 'src/a.ts')), 'blocking'],
    ['of all paths, without files', [{ ...docs, paths: ['**'] }], buildBlocking(at()), 'blocking'],
    ['of its category, without files', [security], buildBlocking(at()), 'needs-verification'],
    ['before a later one', [docs, later], buildBlocking(at('docs/a.md')), 'blocking'],
    ['that blocks more severities', inSource({ blocking: { medium: 'high' } }), buildFinding(), 'blocking'],
    ['that blocks pre-existing findings', inSource({ 'pre-existing': 'block' }), old, 'blocking'],
    ['that blocks agreement', inSource({ corroboration: agree }), agreed, 'blocking'],
    [
      'that turns agreement off',
      [agreeing, ...inSource({ corroboration: 'never' })],
      agreed,
      'needs-verification',
    ],
    [
      'that turns it off elsewhere',
      [agreeing, { paths: ['lib/**'], corroboration: 'never' }],
      agreed,
      'blocking',
    ],
  ])('%s', (_what, overrides, finding, expected) => {
    expect(weigh(finding, rulesOf({ overrides }))).toBe(expected);
  });

  it('is named as the source of the rules, unless it only says where findings are shown', () => {
    const overrides = [docs, security, { categories: ['security'], 'inline-from': 'critical' }];
    const [first] = rulesFor({ category: 'security', ...at('src/a.ts') }, rulesOf({ overrides }));
    expect(first).toMatchObject({ path: 'src/a.ts', setBy: ['policy.blocking', 'policy.overrides[1]'] });
  });

  it.each([
    ['names nothing', { blocking: never }],
    ['names an empty list', { paths: [], blocking: never }],
    ['sets nothing', { paths: ['src/**'] }],
  ])('that %s is refused', (_what, entry) => {
    expect(Override.safeParse(entry).success).toBe(false);
  });
});

describe('a finding of advisory reviewers', () => {
  const high = { severity: 'critical', confidence: 'high' } as const;
  const low = { severity: 'low', confidence: 'high' } as const;

  it.each([
    [['noisy'], 'all', high, 'needs-verification'],
    [['noisy'], 'claims', high, 'blocking'],
    [['noisy', 'claude'], 'all', high, 'blocking'],
    [['claude', 'noisy'], 'all', low, 'counts'],
    [['claude', 'noisy'], 'claims', low, 'blocking'],
    [['claude', 'gemini', 'noisy'], 'all', low, 'blocking'],
  ] as const)('remembered of %j with advisory: %s and %o is %s', (reviewers, advisory, weight, expected) => {
    const rules = rulesOf({ corroboration: { from: 'low' } }, { noisy: { advisory } });
    expect(weigh(judgeRemembered(buildEntryInReview({ reviewers, ...weight })), rules)).toBe(expected);
  });
});
