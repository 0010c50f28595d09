import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { severities, severityRank } from '../../../src/model/finding.ts';
import { effectivePolicy, type PolicyInputs } from '../../../src/policy/effective-policy.ts';
import { FailOn } from '../../../src/policy/policy.ts';
import { buildPolicy } from '../../support/builders/run.ts';

/** Strictest first. */
const strictness: readonly FailOn[] = ['WARN', 'FAIL', 'ABORT', 'none'];

describe('without a policy file', () => {
  it('has the defaults', () => {
    expect(effectivePolicy(undefined, {})).toMatchObject({
      blocking: {
        everywhere: {
          blocking: { critical: 'medium', high: 'high', medium: 'never', low: 'never', info: 'never' },
          preExisting: 'ignore',
          corroboration: undefined,
          setBy: ['policy.blocking'],
        },
        overrides: [],
        abortOn: new Set(),
        advisory: new Set(),
        challengers: new Set(),
      },
      advisoryClaims: new Set(),
      abortOn: [],
      acceptPartial: false,
      failOn: 'WARN',
      approve: false,
      enforce: true,
      drafts: 'review',
      maxComments: 30,
      inlineFrom: 'low',
      acceptRefused: 'none',
      oversized: 'review',
      humanLanes: ['red'],
      requestOwners: false,
      waivedBy: 'maintain',
      suppress: [],
      linkHosts: [],
      reviewers: {},
      verifiers: {},
      ignoredPaths: [],
      hygiene: true,
    });
  });

  it('follows the inputs, looser ones included', () => {
    const inputs: PolicyInputs = {
      failOn: 'none',
      maxComments: 50,
      inlineFrom: 'critical',
      contract: 'tolerant',
    };
    expect(effectivePolicy(undefined, inputs)).toMatchObject(inputs);
  });

  it('never approves, whatever the input is', () => {
    expect(effectivePolicy(undefined, { approve: true }).approve).toBe(false);
  });
});

describe('with a policy file', () => {
  it.each([
    [true, undefined, true],
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, undefined, false],
  ])('approve %s and the input %s make %s', (file, input, expected) => {
    const inputs = input === undefined ? {} : { approve: input };
    expect(effectivePolicy(buildPolicy({ approve: file }), inputs).approve).toBe(expected);
  });

  it.each([
    ['strict', 'strict'],
    ['tolerant', undefined],
    [undefined, undefined],
  ] as const)('contract %s as an input asks %s of every document', (contract, expected) => {
    const inputs = contract === undefined ? {} : { contract };
    expect(effectivePolicy(buildPolicy(), inputs).contract).toBe(expected);
  });

  it('is only ever tightened by an input', () => {
    const policies = fc.record({
      'fail-on': fc.constantFrom(...FailOn.options),
      'max-comments': fc.integer({ min: 0, max: 50 }),
      'inline-from': fc.constantFrom(...severities),
    });
    const inputs = fc.record(
      {
        failOn: fc.constantFrom(...FailOn.options),
        maxComments: fc.integer({ min: 0, max: 50 }),
        inlineFrom: fc.constantFrom(...severities),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(policies, inputs, (policy, asked) => {
        const file = effectivePolicy(buildPolicy(policy), {});
        const both = effectivePolicy(buildPolicy(policy), asked);
        expect(strictness.indexOf(both.failOn)).toBe(
          Math.min(strictness.indexOf(file.failOn), strictness.indexOf(asked.failOn ?? 'none')),
        );
        expect(both.maxComments).toBe(Math.min(file.maxComments, asked.maxComments ?? 50));
        expect(severityRank(both.inlineFrom)).toBe(
          Math.max(severityRank(file.inlineFrom), severityRank(asked.inlineFrom ?? 'critical')),
        );
      }),
    );
  });
});
