import { describe, expect, it } from 'vitest';
import type { Original } from '../../../src/model/original.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import { buildParsed, merge } from '../../support/builders/finding.ts';
import { buildPolicy } from '../../support/builders/run.ts';

describe('merging with an advisory reviewer', () => {
  const by = (reviewer: string, overrides: Parameters<typeof buildParsed>[0]): Original => ({
    reviewer,
    document: ['claude', 'gemini', 'noisy'].indexOf(reviewer),
    fingerprint: 'f'.repeat(16),
    finding: buildParsed(overrides),
  });
  const advisory = buildPolicy({}, { noisy: { advisory: 'all' } });
  const mergeAdvisory = (...all: readonly Original[]) => merge(all, advisory)[0];
  const medium = { severity: 'high', confidence: { band: 'medium' } } as const;
  const grave = { severity: 'critical', confidence: { band: 'high' } } as const;

  it('takes neither severity, confidence, agreement nor text from it where another reports the same', () => {
    const merged = mergeAdvisory(
      by('claude', { ...medium, title: 'Ours' }),
      by('noisy', { ...grave, title: 'Theirs' }),
    );
    expect(merged).toMatchObject({ ...medium, title: 'Ours', corroboratedBy: [] });
    expect(merged).not.toHaveProperty('advisory');
    expect(merged?.sources).toHaveLength(2);
    expect(merged && weigh(merged, effectivePolicy(advisory, {}).blocking)).toBe('needs-verification');
  });

  it('still counts two others as two', () => {
    const merged = mergeAdvisory(by('claude', medium), by('gemini', medium), by('noisy', grave));
    expect(merged).toMatchObject({ ...medium, corroboratedBy: ['gemini'] });
  });

  it('stays advisory where no other reviewer reports it now', () => {
    const merged = mergeAdvisory(by('claude', { ...grave, status: 'fixed' }), by('noisy', grave));
    expect(merged).toMatchObject({ status: 'open', advisory: true });
  });

  it('is as old as for the reviewers with weight', () => {
    const merged = mergeAdvisory(by('claude', { preExisting: true }), by('noisy', {}));
    expect(merged).toMatchObject({ preExisting: true });
  });
});
