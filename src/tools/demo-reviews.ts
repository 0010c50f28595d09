import { jsonText } from '../model/text.ts';
import { lineOf } from './demo-change.ts';

/**
 * What two reviewers might have written about the demo's change: one in contract C1, one in C2. Among the six
 * findings one concerns a file outside the diff, one a line outside every hunk, and one breaks its contract.
 */
export function sampleReviews(head: string): ReadonlyMap<string, string> {
  return new Map([
    ['security.json', jsonText(securityReview())],
    ['quality.json', jsonText(qualityReview(head))],
  ]);
}

function securityReview() {
  return [
    {
      type: 'inline',
      file: 'src/orders.ts',
      line: lineOf('src/orders.ts', 'customer LIKE'),
      category: 'security',
      issue:
        'The customer name is pasted into the SQL text, so a quote in it ends the string. Anyone who can search can run SQL.',
      references: [
        '[OWASP: SQL injection](https://owasp.org/www-community/attacks/SQL_Injection)',
        `[src/orders.ts:${lineOf('src/orders.ts', 'WHERE id = $1')} — the parameterized query used elsewhere](https://example.com/shop/src/orders.ts#L${lineOf('src/orders.ts', 'WHERE id = $1')})`,
      ],
      implications: 'Every row of the database can be read, and with a writable role changed or dropped.',
      severity: 'CRITICAL',
      confidence: 'HIGH',
      fix: "Pass the name as a parameter:\n```ts\nawait db.query('SELECT * FROM orders WHERE customer LIKE $1', ['%' + name + '%']);\n```",
      fix_confidence: 'HIGH',
    },
    {
      type: 'file',
      file: 'src/db.ts',
      category: 'security',
      issue:
        'The connection to the database is not encrypted. It was so before this change, but the new search sends customer names over it.',
      references: ['[OWASP: transport layer security](https://owasp.org/www-project-developer-guide/)'],
      implications: 'Names can be read on the way.',
      severity: 'MAJOR',
      confidence: 'MEDIUM',
      fix: 'Turn `ssl` on and check the certificate.',
      fix_confidence: 'MEDIUM',
      pre_existing: true,
    },
    {
      type: 'inline',
      file: 'src/discount.ts',
      line: 'somewhere near the end',
      category: 'standards',
      issue: 'Text that is no number becomes NaN.',
      references: [
        '[MDN: Number](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Number)',
      ],
      implications: 'Totals become NaN.',
      severity: 'MINOR',
      confidence: 'HIGH',
      fix: 'Check the result with `Number.isFinite`.',
      fix_confidence: 'MEDIUM',
    },
  ];
}

function qualityReview(head: string) {
  const comments = [
    {
      file: 'src/discount.ts',
      line: lineOf('src/discount.ts', 'percent / 100'),
      confidence: 90,
      confidence_level: 'high',
      severity: 'security',
      title: 'Discount above 100 percent pays the customer',
      description: 'Nothing keeps `percent` between 0 and 100, so a total can become negative.',
      suggestion: 'Throw a `RangeError` unless `percent` lies between 0 and 100.',
    },
    {
      file: 'src/orders.ts',
      line: lineOf('src/orders.ts', 'let sum = 0'),
      confidence: 62,
      confidence_level: 'medium',
      severity: 'logic',
      title: 'Totals add up floating point numbers',
      description: 'Adding many prices as floating point numbers drifts by cents.',
    },
    {
      file: 'src/discount.ts',
      line: lineOf('src/discount.ts', 'const d ='),
      confidence: 45,
      confidence_level: 'low',
      severity: 'clarity',
      title: 'Name the discount',
      description: '`d` says nothing; `discount` would.',
    },
  ];
  return {
    version: '1.0',
    pr_info: {
      number: 1,
      repo: 'example/shop',
      title: 'Search orders and apply discounts',
      description: 'Adds a search and discounts.',
      head_sha: head,
    },
    review_summary: {
      overview: 'Two features in two files; the search needs work before it ships.',
      confidence_breakdown: { high: 1, medium: 1, low: 1, suggestions: 0 },
      key_findings: ['Discounts above 100 percent'],
      security_assessment: 'A total can be made negative.',
      positive_highlights: 'Small functions that do one thing.',
    },
    line_comments: comments,
    review_event: 'REQUEST_CHANGES',
    metadata: {
      reviewed_at: '2026-01-01T00:00:00Z',
      reviewer_agent: 'quality',
      files_analyzed: 3,
      total_issues: comments.length,
    },
  };
}
