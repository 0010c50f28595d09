import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severities, severityRank } from '../../../src/model/finding.ts';
import { effectivePolicy, inlineRule, type PolicyInputs } from '../../../src/policy/effective-policy.ts';
import { FailOn } from '../../../src/policy/policy.ts';
import { buildFinding, buildLocation, buildSource } from '../../support/builders/finding.ts';
import { buildPolicy } from '../../support/builders/run.ts';

/** Strictest first. */
const strictness: readonly FailOn[] = ['WARN', 'FAIL', 'ABORT', 'none'];

describe('without a policy file', () => {
  it('has the defaults of a file without keys', () => {
    const compiled = { isIgnored: expect.any(Function) };
    expect(effectivePolicy(undefined, {})).toEqual({ ...effectivePolicy(buildPolicy(), {}), ...compiled });
  });

  it('follows the inputs, looser ones included', () => {
    const inputs = { failOn: 'none', maxComments: 50, inlineFrom: 'critical', contract: 'tolerant' } as const;
    expect(effectivePolicy(undefined, inputs)).toMatchObject(inputs);
  });

  it('never approves, whatever the input is', () => {
    expect(effectivePolicy(undefined, { approve: true }).approve).toBe(false);
  });
});

describe('with a policy file', () => {
  it('is only ever tightened by an input', () => {
    const failOn = fc.constantFrom(...FailOn.options);
    const maxComments = fc.integer({ min: 0, max: 50 });
    const inlineFrom = fc.constantFrom(...severities);
    const approve = fc.boolean();
    const contract = fc.constantFrom('strict', 'tolerant');
    const policies = fc.record({
      approve,
      'fail-on': failOn,
      'max-comments': maxComments,
      'inline-from': inlineFrom,
    });
    const inputs = fc.record({ approve, contract, failOn, maxComments, inlineFrom }, { requiredKeys: [] });
    fc.assert(
      fc.property(policies, inputs, (policy, asked) => {
        const file = effectivePolicy(buildPolicy(policy), {});
        const both = effectivePolicy(buildPolicy(policy), asked);
        const gates = [file.failOn, asked.failOn ?? 'none'].map((gate) => strictness.indexOf(gate));
        expect(strictness.indexOf(both.failOn)).toBe(Math.min(...gates));
        expect(both.maxComments).toBe(Math.min(file.maxComments, asked.maxComments ?? 50));
        const shown = [file.inlineFrom, asked.inlineFrom ?? 'critical'].map(severityRank);
        expect(severityRank(both.inlineFrom)).toBe(Math.max(...shown));
        expect(both.approve).toBe(file.approve && asked.approve !== false);
        expect(both.contract).toBe(asked.contract === 'strict' ? 'strict' : undefined);
      }),
    );
  });
});

describe('an override of inline-from', () => {
  const from = (overrides: readonly unknown[], finding: object = {}, inputs: PolicyInputs = {}) => {
    const policy = buildPolicy({ 'inline-from': 'low', overrides });
    return inlineRule(buildFinding(finding), effectivePolicy(policy, inputs));
  };
  const at = (...paths: readonly string[]) => ({ locations: paths.map((path) => buildLocation({ path })) });
  const style = { categories: ['style'], 'inline-from': 'high' };
  const docs = { paths: ['docs/**'], 'inline-from': 'critical' };
  const everywhere = { paths: ['**'], 'inline-from': 'medium' };
  const security = { category: 'style', sources: [buildSource({ category: 'security' })] };

  it.each<[string, readonly object[], object, PolicyInputs, string]>([
    ['its category', [style], { category: 'Style' }, {}, 'high'],
    ['another category', [style], { category: 'security' }, {}, 'low'],
    ['the last of several', [style, everywhere], { category: 'style' }, {}, 'medium'],
    ['its path', [docs], at('docs/a.md'), {}, 'critical'],
    ['the file that shows more', [docs], at('docs/a.md', 'src/a.ts'), {}, 'low'],
    ['the original that shows more', [style], security, {}, 'low'],
    ['an input that shows more', [style], { category: 'style' }, { inlineFrom: 'info' }, 'info'],
    ['an input that shows less', [style], { category: 'style' }, { inlineFrom: 'critical' }, 'high'],
  ])('%s', (_what, overrides, finding, inputs, severity) => {
    expect(from(overrides, finding, inputs).from).toBe(severity);
  });

  it('is named', () => {
    expect(from([style], { category: 'style' }).key).toBe('policy.overrides[0].inline-from');
    expect(from([style], {}).key).toBe('policy.inline-from');
  });
});
