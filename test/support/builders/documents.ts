/** A C1 finding as a reviewer writes it: medium, on line 3 of `src/app.ts`. */
export function c1Finding(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    type: 'inline',
    file: 'src/app.ts',
    line: 3,
    category: 'correctness',
    issue: 'The timeout is zero, so every call fails at once.',
    references: ['[Timeouts](https://github.com/octo/shop/blob/main/README.md)'],
    implications: 'No request is ever answered.',
    severity: 'MINOR',
    confidence: 'HIGH',
    fix: 'Use the configured timeout.',
    fix_confidence: 'HIGH',
    pre_existing: false,
    ...overrides,
  };
}

export function c1(...findings: readonly Record<string, unknown>[]): string {
  return JSON.stringify(findings);
}

/** Critical and sure. */
export function c1Blocking(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return c1Finding({
    issue: 'Any visitor can read every order.',
    severity: 'CRITICAL',
    category: 'security',
    ...overrides,
  });
}

/** A whole C2 document that approves and has no comments. */
export function c2(overrides: Record<string, unknown> = {}): string {
  return JSON.stringify({
    version: '1.0',
    pr_info: { number: 7, repo: 'octo/shop', title: '', description: '', head_sha: '' },
    review_summary: {
      overview: 'Applies the timeout.',
      confidence_breakdown: { high: 0, medium: 0, low: 0, suggestions: 0 },
      key_findings: [],
      security_assessment: 'None.',
      positive_highlights: '',
    },
    line_comments: [],
    review_event: 'APPROVE',
    metadata: {
      reviewed_at: '2026-01-01T00:00:00Z',
      reviewer_agent: 'gemini',
      files_analyzed: 1,
      total_issues: 0,
    },
    ...overrides,
  });
}
