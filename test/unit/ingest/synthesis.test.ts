import { describe, expect, it } from 'vitest';
import { suppressInSynthesis } from '../../../src/ingest/withhold.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { buildFinding, buildLocation } from '../../support/builders/finding.ts';
import { buildPolicy } from '../../support/builders/run.ts';

const rules = effectivePolicy(undefined, {}).blocking;
const verifiers = [
  {
    name: 'eslint',
    status: 'warn' as const,
    duration_ms: 1,
    findings: [
      {
        file: 'src/app.ts',
        line: 10,
        message: "'unused' is assigned a value but never used.",
        severity: 'warning' as const,
      },
      { file: '', line: null, message: 'and 3 more', severity: 'info' as const },
    ],
  },
];

const reasonOf = (overrides: Parameters<typeof buildFinding>[0], by = rules) =>
  suppressInSynthesis([buildFinding(overrides)], { verifiers, rules: by })[0]?.suppressed?.reason;

const surmise = {
  confidence: { band: 'low' },
  evidence: { type: 'contextual_reasoning', detail: 'It seems so.' },
} as const;
const onLine = (startLine: number, path = 'src/app.ts') => ({
  locations: [buildLocation({ path, startLine })],
});
const unused = { titleDerived: true, issue: 'The value `unused` is assigned but never used.' };
const comma = { titleDerived: true, issue: 'A trailing comma belongs here.', category: 'Style' };

describe('in synthesis', () => {
  it.each([
    ['low confidence and mere context', surmise, 'low confidence, and nothing but context to rest on'],
    [
      'a guess on mere context',
      { ...surmise, confidence: { band: 'speculative' } },
      'low confidence, and nothing but context to rest on',
    ],
    [
      'low confidence with code to show',
      { ...surmise, evidence: { type: 'hunk_level_code', detail: 'x' } },
      undefined,
    ],
    ['low confidence of a contract without evidence', { confidence: { band: 'low' } }, undefined],
    ['mere context, but surer', { ...surmise, confidence: { band: 'medium' } }, undefined],
    ['a verifier’s statement on the line', { ...unused, ...onLine(11) }, 'the verifier eslint says the same'],
    ['a verifier’s statement far away', { ...unused, ...onLine(40) }, undefined],
    ['a verifier’s statement about another file', { ...unused, ...onLine(10, 'src/b.ts') }, undefined],
    [
      'style where a verifier spoke',
      { ...comma, ...onLine(9) },
      'style, which the verifier eslint covers here',
    ],
    ['style where none did', { ...comma, ...onLine(40) }, undefined],
    ['something else where a verifier spoke', { ...comma, ...onLine(9), category: 'logic' }, undefined],
    ['a finding that requires a human', { ...surmise, requiresHuman: true }, undefined],
    ['a disputed finding', { ...surmise, contestedBy: ['gemini'] }, undefined],
    ['an already withheld finding', { ...surmise, suppressed: { by: 'suppress', reason: 'known' } }, 'known'],
  ] as const)('%s', (_what, overrides, reason) => {
    expect(reasonOf(overrides)).toBe(reason);
  });

  it.each([
    [surmise, 'surmise'],
    [{ ...unused, ...onLine(11) }, 'verifier'],
    [{ ...comma, ...onLine(9) }, 'style'],
  ] as const)('names the rule by which it withholds: %j', (overrides, by) => {
    const [withheld] = suppressInSynthesis([buildFinding(overrides)], { verifiers, rules });
    expect(withheld?.suppressed?.by).toBe(by);
  });

  it.each([
    [1, 1, true],
    [1, 40, false],
    [0, 40, true],
    [null, 40, true],
  ])('a verifier’s statement about line %s equals a finding on line %i: %s', (line, at, same) => {
    const remark = { file: 'src/app.ts', line, message: unused.issue, severity: 'warning' as const };
    const verifiers = [{ name: 'eslint', status: 'warn' as const, duration_ms: 1, findings: [remark] }];
    const finding = buildFinding({ ...unused, ...onLine(at) });
    const [withheld] = suppressInSynthesis([finding], { verifiers, rules });
    expect(withheld?.suppressed !== undefined).toBe(same);
  });

  it('nothing that blocks is withheld', () => {
    const strict = effectivePolicy(buildPolicy({ blocking: { medium: 'low' } }), {}).blocking;
    expect(reasonOf(surmise, strict)).toBeUndefined();
    expect(reasonOf({ ...unused, ...onLine(10) }, strict)).toBeUndefined();
  });

  it('a withheld finding keeps its data', () => {
    const finding = buildFinding(surmise);
    const [withheld] = suppressInSynthesis([finding], { verifiers, rules });
    expect({ ...withheld, suppressed: undefined }).toEqual({ ...finding, suppressed: undefined });
  });
});
