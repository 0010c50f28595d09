import { describe, expect, it } from 'vitest';
import type { Severity } from '../../../../src/domain/severity.ts';
import { nextSteps } from '../../../../src/domain/worktree/next-steps.ts';

const review = (overrides: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({
    decision: { verdict: 'PASS', incomplete: [] },
    open: [],
    mode: 'full',
    reportPath: 'docs/code-reviews/2026-01-01-feature.md',
    ...overrides,
  }).join('\n');

describe('after a full review', () => {
  it('sends a PASS to its pull request, with the report', () => {
    expect(review({})).toBe(
      'Open the pull request, and name docs/code-reviews/2026-01-01-feature.md in its description.',
    );
  });

  it('has high findings fixed and marked after a WARN', () => {
    expect(review({ decision: { verdict: 'WARN', incomplete: [] } })).toMatch(
      /every high finding[\s\S]*`fixed`/,
    );
  });

  it('has critical findings fixed first after a FAIL', () => {
    expect(review({ decision: { verdict: 'FAIL', incomplete: [] } })).toMatch(/critical findings first/);
  });

  it('has nothing fixed after an ABORT', () => {
    expect(review({ decision: { verdict: 'ABORT', incomplete: [] } })).toMatch(/Do not fix anything/);
  });

  it('never sends an incomplete review to a pull request', () => {
    const said = review({ decision: { verdict: null, incomplete: [] } });
    expect(said).not.toContain('pull request');
  });
});

describe('after a quick check', () => {
  it.each<[Severity, RegExp]>([
    ['critical', /now/],
    ['high', /before you go on/],
    ['medium', /note/],
  ])('treats a %s finding as the protocol says', (severity, says) => {
    expect(review({ mode: 'quick', open: [{ severity }] })).toMatch(says);
  });
});
