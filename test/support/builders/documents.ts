import { inlineFinding, reviewData } from '../contract-documents.ts';

const review = {
  line: 3,
  category: 'standards',
  issue: 'The value is computed twice. Once would do.',
  references: ['[Style guide](https://example.com/style)'],
  implications: 'It is slower than it need be.',
  severity: 'MINOR',
  fix: 'Keep the first result.',
  fix_confidence: 'HIGH',
};

type Fields = Readonly<Record<string, unknown>>;

/** A finding in C1 that blocks nothing, on line 3 of `src/app.ts`. */
export function c1Finding(overrides: Fields = {}): Fields {
  return inlineFinding({ ...review, ...overrides });
}

export function c1(...findings: readonly Fields[]): string {
  return JSON.stringify(findings);
}

/** Critical and sure. */
export function c1Blocking(overrides: Fields = {}): Fields {
  const issue = 'Any visitor can read every order.';
  return c1Finding({ issue, severity: 'CRITICAL', category: 'security', ...overrides });
}

const approval = {
  review_summary: {
    overview: 'Applies the timeout.',
    confidence_breakdown: { high: 0, medium: 0, low: 0, suggestions: 0 },
    key_findings: [],
    security_assessment: 'None.',
    positive_highlights: '',
  },
  reviewed: ['src/app.ts'],
  line_comments: [],
  review_event: 'APPROVE',
  metadata: {
    reviewed_at: '2026-01-01T00:00:00Z',
    reviewer_agent: 'gemini',
    files_analyzed: 1,
    total_issues: 0,
  },
};

/** A whole C2 document that approves and has no comments. */
export function c2(overrides: Fields = {}): string {
  return JSON.stringify(reviewData({ ...approval, ...overrides }));
}
