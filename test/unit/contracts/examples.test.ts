import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/contracts/parse-document.ts';

function read(name: string): Uint8Array {
  return readFileSync(new URL(`../../fixtures/contracts/${name}`, import.meta.url));
}

describe('the example of C1', () => {
  it('is read whole, and breaks two of its own rules in its second finding', () => {
    const outcome = parseDocument({ bytes: read('review-output.example.json') });
    expect(outcome.ok && outcome.document.findings).toHaveLength(2);
    expect(outcome.problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'C1/reference-own-place /1/references/1',
      'C1/pre-existing-limits /1/pre_existing',
    ]);
  });
});

describe('the example of C2', () => {
  it('is read whole, and counts comments that it does not show', () => {
    const outcome = parseDocument({ bytes: read('review-data.example.json') });
    expect(outcome.ok && outcome.document.findings).toHaveLength(1);
    expect(outcome.problems.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'C2/total-issues /metadata/total_issues',
      'C2/confidence-breakdown /review_summary/confidence_breakdown/high',
      'C2/confidence-breakdown /review_summary/confidence_breakdown/medium',
      'C2/confidence-breakdown /review_summary/confidence_breakdown/low',
      'C2/confidence-breakdown /review_summary/confidence_breakdown/suggestions',
    ]);
  });
});
