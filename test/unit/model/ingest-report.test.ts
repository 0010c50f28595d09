import { describe, expect, it } from 'vitest';
import { tallyReviewers } from '../../../src/model/ingest-report.ts';
import { buildSource } from '../../support/builders/finding.ts';
import { buildReviewer } from '../../support/builders/run.ts';

const [claude, gemini] = [buildReviewer({ id: 'claude' }), buildReviewer({ id: 'gemini' })];
const from = (...sources: readonly number[]) => ({
  sources: sources.map((document) =>
    buildSource({}, { document, reviewer: ['claude', 'gemini'][document] ?? 'other' }),
  ),
});

describe('the tally of reviewers', () => {
  it('counts a merged finding as kept for the reviewer whose text is shown, as merged for the others', () => {
    const [first, second] = tallyReviewers({
      reviewers: [claude, gemini],
      findings: [from(0, 1), from(1), from(0, 0)],
      refused: [{ reviewer: 'gemini' }],
    });
    expect(first).toMatchObject({ findings: 3, kept: 2, merged: 1, invalid: 0 });
    expect(second).toMatchObject({ findings: 3, kept: 1, merged: 1, invalid: 1 });
  });
});
