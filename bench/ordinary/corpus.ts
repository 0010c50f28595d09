/**
 * Documents as models and linters write them, with the reading that a maintainer would expect. Written before the
 * tolerant readers and independently of them; the shapes follow what public projects report about their reviewers.
 */
export interface ExpectedFinding {
  readonly path?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly severity: 'critical' | 'high' | 'medium' | 'low' | 'info';
  readonly confidence?: 'high' | 'medium' | 'low' | 'speculative';
}

export interface OrdinaryOutput {
  readonly id: string;
  readonly about: string;
  /** A file name where the extension matters to a reader; `output.json` otherwise. */
  readonly file?: string;
  readonly text: string;
  readonly expected:
    | { readonly state: 'clean' }
    | { readonly state: 'invalid' }
    | {
        readonly state: 'reviewed';
        readonly findings: readonly ExpectedFinding[];
        /** Findings that are refused, each for itself. */
        readonly refused?: number;
      };
}

/** Every line of these files is new in the change that the documents are about. */
export const changedFiles = {
  'src/auth/login.ts': 60,
  'src/db/query.ts': 80,
  'lib/cart.py': 50,
  'cmd/server/main.go': 120,
  'web/src/App.tsx': 90,
} as const;

/** The folder that absolute paths in the documents start with; the judge replaces it by the checkout. */
export const workspace = '/home/runner/work/shop/shop';

const reference = '[OWASP SQL Injection](https://owasp.org/www-community/attacks/SQL_Injection)';

/** A C1 finding as the contract writes it; entries change what they are about. */
const c1 = {
  type: 'inline',
  file: 'src/db/query.ts',
  line: 42,
  category: 'security',
  issue: 'The user name is concatenated into the SQL text, so a quote in it changes the query.',
  references: [reference],
  implications: 'Anyone who can log in can read or delete every order.',
  severity: 'CRITICAL',
  confidence: 'HIGH',
  fix: 'Pass the name as a parameter: `db.query(sql, [name])`.',
  fix_confidence: 'HIGH',
};

const c1Result = {
  path: 'src/db/query.ts',
  line: 42,
  severity: 'critical',
  confidence: 'high',
} as const satisfies ExpectedFinding;

const c2Comment = {
  file: 'src/auth/login.ts',
  line: 17,
  confidence: 95,
  confidence_level: 'high',
  severity: 'critical',
  title: 'Null dereference on unknown user',
  description: 'findUser returns null for an unknown name and the next line reads user.id.',
};

const c2 = {
  version: '1.0',
  pr_info: { number: 7, repo: 'shop/shop', title: 'Log in', description: '', head_sha: 'HEAD_SHA' },
  review_summary: {
    overview: 'Adds a login page.',
    confidence_breakdown: { high: 1, medium: 0, low: 0, suggestions: 0 },
    key_findings: ['Null dereference'],
    security_assessment: 'None.',
    positive_highlights: 'Small functions.',
  },
  line_comments: [c2Comment],
  review_event: 'REQUEST_CHANGES',
  metadata: {
    reviewed_at: '2026-05-02T10:00:00Z',
    reviewer_agent: 'github-reviewer',
    files_analyzed: 5,
    total_issues: 1,
  },
};

const c2Result: ExpectedFinding = {
  path: 'src/auth/login.ts',
  line: 17,
  severity: 'critical',
  confidence: 'high',
};

const c3 = {
  finding_id: 'fe-1',
  source: 'fresh_eyes',
  title: 'Cart total is rounded before tax',
  file: 'lib/cart.py',
  line_start: 21,
  line_end: 24,
  hunk: null,
  why_it_matters: 'Customers pay up to a cent too much for each item.',
  evidence: { type: 'hunk_level_code', detail: 'round(total) runs on line 21, tax is added on line 24.' },
  confidence: 'medium',
  severity: 'high',
  action: 'fix',
  requires_human: false,
};

const c3Result: ExpectedFinding = {
  path: 'lib/cart.py',
  line: 21,
  endLine: 24,
  severity: 'high',
  confidence: 'medium',
};

const c5Finding = {
  id: 'security-1a2b3c4d-30',
  domain: 'security',
  severity: 'High',
  confidence: 0.8,
  file: 'cmd/server/main.go',
  lineRange: '30-33',
  title: 'The server listens without a read timeout',
  recommendation: 'Set ReadHeaderTimeout.',
  status: 'open',
};

const c5 = {
  reviewId: 'a1b2c3d4',
  timestamp: '2026-05-02T10:00:00Z',
  scope: 'changeset',
  target: 'main',
  mode: 'full',
  verdict: 'WARN',
  summary: { blocker: 0, high: 1, medium: 0, low: 0, info: 0 },
  reportPath: '',
  findings: [c5Finding],
};

const c5Result = {
  path: 'cmd/server/main.go',
  line: 30,
  endLine: 33,
  severity: 'high',
  confidence: 'high',
} as const satisfies ExpectedFinding;

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function without<Key extends string>(value: Readonly<Record<string, unknown>>, ...keys: readonly Key[]) {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.some((each) => each === key)));
}

function reads(
  id: string,
  about: string,
  text: string,
  ...findings: readonly ExpectedFinding[]
): OrdinaryOutput {
  return { id, about, text, expected: { state: 'reviewed', findings } };
}

function clean(id: string, about: string, text: string): OrdinaryOutput {
  return { id, about, text, expected: { state: 'clean' } };
}

function refuses(id: string, about: string, text: string): OrdinaryOutput {
  return { id, about, text, expected: { state: 'invalid' } };
}

const fence = '```';

const frames: readonly OrdinaryOutput[] = [
  reads('fence-json', 'a fenced array', `${fence}json\n${json([c1])}\n${fence}\n`, c1Result),
  reads('fence-plain', 'a fence without a language', `${fence}\n${json([c1])}\n${fence}`, c1Result),
  reads('prose-before', 'a sentence before the array', `Here is my review:\n\n${json([c1])}\n`, c1Result),
  reads(
    'prose-around-fence',
    'narration, a fence, and a closing remark',
    `I looked at the query builder first. Then at login.\n\n${fence}json\n${json([c1])}\n${fence}\n\nLet me know if you want more detail.`,
    c1Result,
  ),
  reads('prose-after', 'a remark after the array', `${json([c1])}\n\nI found one issue in total.`, c1Result),
  reads('bom', 'a byte-order mark', `\ufeff${json([c1])}`, c1Result),
  reads('crlf', 'CRLF line ends', json([c1]).replaceAll('\n', '\r\n'), c1Result),
  reads('trailing-comma', 'trailing commas', `[\n  ${JSON.stringify(c1).slice(0, -1)},},\n]`, c1Result),
  reads(
    'comments',
    'a comment before a key',
    `[\n  // the worst one first\n  ${JSON.stringify(c1)}\n]`,
    c1Result,
  ),
  reads(
    'single-quotes',
    'single-quoted strings',
    "[{'type': 'inline', 'file': 'src/db/query.ts', 'line': 42, 'category': 'security', 'issue': 'The name is concatenated into the query text here.', 'references': ['[OWASP](https://owasp.org/www-community/attacks/SQL_Injection)'], 'implications': 'Anyone can read every order.', 'severity': 'CRITICAL', 'confidence': 'HIGH', 'fix': 'Use a parameter.', 'fix_confidence': 'HIGH'}]",
    c1Result,
  ),
  reads(
    'python-literals',
    'a printed Python list with True and None',
    "[{'finding_id': 'fe-1', 'source': 'fresh_eyes', 'title': 'Cart total is rounded before tax', 'file': 'lib/cart.py', 'line_start': 21, 'line_end': 24, 'hunk': None, 'why_it_matters': 'Customers pay too much.', 'evidence': {'type': 'hunk_level_code', 'detail': 'round(total) on line 21.'}, 'confidence': 'medium', 'severity': 'high', 'action': 'fix', 'requires_human': True}]",
    c3Result,
  ),
  reads(
    'raw-newline',
    'raw line ends inside a string',
    json([{ ...c1, fix: 'FIX' }]).replace('FIX', 'Use a parameter:\ndb.query(sql, [name])'),
    c1Result,
  ),
  reads('wrapper-findings', 'an object that holds the list', json({ findings: [c1] }), c1Result),
  reads(
    'wrapper-summary',
    'an object with list and summary',
    json({ summary: 'One issue.', findings: [c1] }),
    c1Result,
  ),
  reads('wrapper-issues', 'the list under another usual key', json({ issues: [c1] }), c1Result),
  reads(
    'wrapper-twice',
    'a list inside a result inside an object',
    json({ review: { findings: [c1] } }),
    c1Result,
  ),
  reads('single-object', 'one finding instead of a list', json(c1), c1Result),
  reads(
    'json-lines',
    'one finding on each line',
    `${JSON.stringify(c1)}\n${JSON.stringify({ ...c1, line: 50, issue: 'A second query concatenates the order id in the same way.' })}\n`,
    c1Result,
    { ...c1Result, line: 50 },
  ),
  reads('json-string', 'the whole document as a JSON string', JSON.stringify(json([c1])), c1Result),
  reads(
    'logs-before',
    'a progress log before the document',
    `[12:01:02] loading model\n[12:01:09] reviewing 5 files\n${json([c1])}\n`,
    c1Result,
  ),
  reads(
    'npm-banner',
    'what npm prints before the output of a script',
    `\n> shop@1.0.0 review\n> node review.js\n\n${json([c1])}\n`,
    c1Result,
  ),
  reads(
    'think-tags',
    'reasoning in tags before the document',
    `<think>\nThe query looks unsafe {maybe}.\n</think>\n${json([c1])}`,
    c1Result,
  ),
  clean('clean-array', 'an empty array', '[]'),
  clean('clean-array-newline', 'an empty array with a line end', '[]\n'),
  clean('clean-fence', 'a fenced empty array', `${fence}json\n[]\n${fence}`),
  clean('clean-bom', 'an empty array after a byte-order mark', '\ufeff[]'),
  clean(
    'clean-verdict',
    'a verdict without findings',
    json({
      ...c5,
      verdict: 'PASS',
      summary: { blocker: 0, high: 0, medium: 0, low: 0, info: 0 },
      findings: [],
    }),
  ),
  clean(
    'clean-review-data',
    'a review without comments',
    json({
      ...c2,
      review_summary: {
        ...c2.review_summary,
        confidence_breakdown: { high: 0, medium: 0, low: 0, suggestions: 0 },
        key_findings: [],
      },
      line_comments: [],
      review_event: 'COMMENT',
      metadata: { ...c2.metadata, total_issues: 0 },
    }),
  ),
  refuses(
    'empty-with-prose',
    'an empty array and prose that names a bug',
    'The query on line 42 looks unsafe, but I could not open the file.\n\n[]',
  ),
  refuses(
    'two-documents',
    'a draft and a corrected list',
    `${json([c1])}\n\nOn second thought:\n\n${json([{ ...c1, severity: 'MINOR' }])}`,
  ),
  refuses('truncated-array', 'an array that was cut', json([c1, { ...c1, line: 50 }]).slice(0, -180)),
  refuses('truncated-fence', 'a fenced answer that was cut', `${fence}json\n${json([c1]).slice(0, -60)}`),
  refuses('empty', 'nothing', ''),
  refuses('whitespace', 'only line ends', '\n\n  \n'),
  refuses('null', 'null', 'null'),
  refuses('refusal', 'a refusal', "I'm sorry, but I can't help with reviewing this code."),
  refuses(
    'looks-good',
    'an approval in prose',
    'LGTM! No issues found. The change is small and well tested.',
  ),
  refuses(
    'rate-limit',
    'an error of the API',
    json({
      error: { type: 'rate_limit_error', message: 'Number of request tokens has exceeded your limit' },
    }),
  ),
  refuses(
    'overloaded',
    'an error object of another API',
    json({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  ),
  refuses(
    'html',
    'an error page of a gateway',
    '<html>\n<head><title>502 Bad Gateway</title></head>\n<body><center><h1>502 Bad Gateway</h1></center></body>\n</html>',
  ),
  refuses(
    'stack-trace',
    'a stack trace',
    'Traceback (most recent call last):\n  File "review.py", line 12, in <module>\n    main()\nKeyError: \'choices\'',
  ),
  refuses('status-only', 'an object that says ok and nothing else', json({ status: 'ok' })),
  refuses('empty-object', 'an empty object', '{}'),
  refuses(
    'error-with-empty-list',
    'an error beside an empty list',
    json({ error: 'context length exceeded', findings: [] }),
  ),
  refuses(
    'chat-envelope-cut',
    'an API answer that ended by length',
    json({
      choices: [{ finish_reason: 'length', message: { content: '[{"type": "inline", "file": "src/db' } }],
    }),
  ),
];

const c1Fields: readonly OrdinaryOutput[] = [
  reads('line-string', 'a line as a string', json([{ ...c1, line: '42' }]), c1Result),
  reads('line-L', 'a line as L42', json([{ ...c1, line: 'L42' }]), c1Result),
  reads('line-L-range', 'a range as L42-L45', json([{ ...c1, line: 'L42-L45' }]), {
    ...c1Result,
    endLine: 45,
  }),
  reads('line-pair', 'a range as a pair', json([{ ...c1, line: [42, 45] }]), { ...c1Result, endLine: 45 }),
  reads('line-colon-range', 'a range with a colon and spaces', json([{ ...c1, line: '42 - 45' }]), {
    ...c1Result,
    endLine: 45,
  }),
  reads('lines-key', 'the range under lines', json([{ ...without(c1, 'line'), lines: '42-45' }]), {
    ...c1Result,
    endLine: 45,
  }),
  reads(
    'line-start-end',
    'start and end under other names',
    json([{ ...without(c1, 'line'), start_line: 42, end_line: 45 }]),
    { ...c1Result, endLine: 45 },
  ),
  reads('line-float', 'a line as 42.0', json([{ ...c1, line: 'LINE' }]).replace('"LINE"', '42.0'), c1Result),
  reads('severity-lower', 'severity in lower case', json([{ ...c1, severity: 'critical' }]), c1Result),
  reads('severity-high', 'HIGH as a severity', json([{ ...c1, severity: 'HIGH' }]), {
    ...c1Result,
    severity: 'high',
  }),
  reads('severity-medium', 'medium as a severity', json([{ ...c1, severity: 'medium' }]), {
    ...c1Result,
    severity: 'medium',
  }),
  reads('severity-warning', 'warning as a severity', json([{ ...c1, severity: 'warning' }]), {
    ...c1Result,
    severity: 'medium',
  }),
  reads('severity-error', 'error as a severity', json([{ ...c1, severity: 'error' }]), {
    ...c1Result,
    severity: 'high',
  }),
  reads('severity-blocker', 'Blocker as a severity', json([{ ...c1, severity: 'Blocker' }]), c1Result),
  reads('severity-p1', 'P1 as a severity', json([{ ...c1, severity: 'P1' }]), {
    ...c1Result,
    severity: 'high',
  }),
  reads(
    'severity-emoji',
    'an emoji before the severity',
    json([{ ...c1, severity: '🔴 Critical' }]),
    c1Result,
  ),
  reads('severity-nit', 'nit as a severity', json([{ ...c1, severity: 'nit' }]), {
    ...c1Result,
    severity: 'low',
  }),
  reads('confidence-fraction', 'confidence as a fraction', json([{ ...c1, confidence: 0.9 }]), c1Result),
  reads('confidence-percent', 'confidence as a percentage', json([{ ...c1, confidence: '90%' }]), c1Result),
  reads('confidence-number', 'confidence of 100', json([{ ...c1, confidence: 65 }]), {
    ...c1Result,
    confidence: 'medium',
  }),
  reads(
    'confidence-certain',
    'confidence in another word',
    json([{ ...c1, confidence: 'very high' }]),
    c1Result,
  ),
  reads('no-confidence', 'no confidence', json([without(c1, 'confidence')]), {
    ...without(c1Result, 'confidence'),
    severity: 'critical',
  }),
  reads('no-references', 'no references', json([without(c1, 'references')]), c1Result),
  reads('empty-references', 'an empty list of references', json([{ ...c1, references: [] }]), c1Result),
  reads(
    'plain-reference',
    'a bare address as reference',
    json([{ ...c1, references: ['https://owasp.org/www-community/attacks/SQL_Injection'] }]),
    c1Result,
  ),
  reads(
    'reference-string',
    'one reference instead of a list',
    json([{ ...c1, references: reference }]),
    c1Result,
  ),
  reads('no-type', 'no type, with file and line', json([without(c1, 'type')]), c1Result),
  reads('no-fix', 'no fix', json([without(c1, 'fix', 'fix_confidence')]), c1Result),
  reads('null-fix', 'null for what is missing', json([{ ...c1, fix: null, fix_confidence: null }]), c1Result),
  reads(
    'path-key',
    'path in place of file',
    json([{ ...without(c1, 'file'), path: 'src/db/query.ts' }]),
    c1Result,
  ),
  reads(
    'filename-key',
    'filename in place of file',
    json([{ ...without(c1, 'file'), filename: 'src/db/query.ts' }]),
    c1Result,
  ),
  reads(
    'message-key',
    'message in place of issue',
    json([{ ...without(c1, 'issue'), message: c1.issue }]),
    c1Result,
  ),
  reads(
    'title-description',
    'title and description in place of issue',
    json([{ ...without(c1, 'issue'), title: 'SQL injection', description: c1.issue }]),
    c1Result,
  ),
  reads(
    'camel-case',
    'camel-case keys',
    json([{ ...without(c1, 'fix_confidence'), fixConfidence: 'HIGH', preExisting: false }]),
    c1Result,
  ),
  reads('path-dot', 'a path with ./', json([{ ...c1, file: './src/db/query.ts' }]), c1Result),
  reads('path-b', 'a path as diffs write it', json([{ ...c1, file: 'b/src/db/query.ts' }]), c1Result),
  reads(
    'path-absolute',
    'a path in the workspace',
    json([{ ...c1, file: `${workspace}/src/db/query.ts` }]),
    c1Result,
  ),
  reads('path-backslash', 'a path with backslashes', json([{ ...c1, file: 'src\\db\\query.ts' }]), c1Result),
  reads(
    'path-line',
    'path and line in one',
    json([{ ...without(c1, 'line'), file: 'src/db/query.ts:42' }]),
    c1Result,
  ),
  reads(
    'five-off',
    'five fields off at once',
    json({
      findings: [{ ...without(c1, 'references', 'type'), line: '42', severity: 'high', confidence: 0.9 }],
    }),
    { ...c1Result, severity: 'high' },
  ),
  reads(
    'extra-keys',
    'keys that the contract does not have',
    json([{ ...c1, id: 1, owasp: 'A03', tags: ['sql'] }]),
    c1Result,
  ),
  {
    id: 'one-bad-of-two',
    about: 'a good finding next to one whose severity means nothing',
    text: json([c1, { ...c1, line: 50, severity: 'purple', issue: 'The order id is concatenated as well.' }]),
    expected: { state: 'reviewed', findings: [c1Result], refused: 1 },
  },
  {
    id: 'bad-line',
    about: 'a good finding next to one whose line means nothing',
    text: json([
      c1,
      { ...c1, line: 'somewhere near the top', issue: 'The order id is concatenated as well.' },
    ]),
    expected: { state: 'reviewed', findings: [c1Result], refused: 1 },
  },
];

const otherContracts: readonly OrdinaryOutput[] = [
  reads('c2-plain', 'review data', json(c2), c2Result),
  reads(
    'c2-line-string',
    'review data with a line as a string',
    json({ ...c2, line_comments: [{ ...c2Comment, line: '17' }] }),
    c2Result,
  ),
  reads(
    'c2-fraction-in-range',
    'a confidence of 0.9 that the contract allows',
    json({ ...c2, line_comments: [without({ ...c2Comment, confidence: 0.9 }, 'confidence_level')] }),
    { ...c2Result, confidence: 'speculative' },
  ),
  reads(
    'c2-severity-high',
    'review data with a severity of another scale',
    json({ ...c2, line_comments: [{ ...c2Comment, severity: 'high' }] }),
    { ...c2Result, severity: 'high' },
  ),
  reads('c2-no-metadata', 'review data without metadata', json(without(c2, 'metadata')), c2Result),
  reads(
    'c2-no-summary',
    'review data without a summary',
    json(without(c2, 'review_summary', 'metadata')),
    c2Result,
  ),
  reads(
    'c2-comments-key',
    'comments in place of line_comments',
    json({ ...without(c2, 'line_comments'), comments: [c2Comment] }),
    c2Result,
  ),
  reads(
    'c2-fenced',
    'fenced review data after a remark',
    `Review complete.\n\n${fence}json\n${json(c2)}\n${fence}`,
    c2Result,
  ),
  reads('c3-plain', 'candidate findings', json([c3]), c3Result),
  reads('c3-wrapped', 'candidate findings in an object', json({ candidate_findings: [c3] }), c3Result),
  reads(
    'c3-upper',
    'candidate findings in upper case',
    json([{ ...c3, severity: 'HIGH', confidence: 'Medium' }]),
    c3Result,
  ),
  reads(
    'c3-evidence-string',
    'evidence as a sentence',
    json([{ ...c3, evidence: 'round(total) runs on line 21.' }]),
    c3Result,
  ),
  reads('c3-no-id', 'no finding_id', json([without(c3, 'finding_id')]), c3Result),
  reads('c3-lines-string', 'lines as strings', json([{ ...c3, line_start: '21', line_end: '24' }]), c3Result),
  reads('c5-plain', 'a verdict file', json(c5), c5Result),
  reads(
    'c5-percent',
    'a verdict file with a percentage',
    json({ ...c5, findings: [{ ...c5Finding, confidence: '80%' }] }),
    c5Result,
  ),
  reads(
    'c5-severity-lower',
    'a verdict file in lower case',
    json({ ...c5, findings: [{ ...c5Finding, severity: 'high' }] }),
    c5Result,
  ),
  reads(
    'c5-line-number',
    'a line number in place of a range',
    json({ ...c5, findings: [{ ...c5Finding, lineRange: 30 }] }),
    { ...without(c5Result, 'endLine'), severity: 'high' },
  ),
  reads(
    'c5-wrong-counts',
    'counts that do not add up',
    json({ ...c5, summary: { blocker: 0, high: 0, medium: 0, low: 0, info: 0 } }),
    c5Result,
  ),
];

const agents: readonly OrdinaryOutput[] = [
  reads(
    'codex-review',
    'the review schema of Codex',
    json({
      findings: [
        {
          title: '[P1] Escape the user name before building the query',
          body: 'The name is concatenated into the SQL text.',
          confidence_score: 0.92,
          priority: 1,
          code_location: {
            absolute_file_path: `${workspace}/src/db/query.ts`,
            line_range: { start: 42, end: 45 },
          },
        },
      ],
      overall_correctness: 'patch is incorrect',
      overall_explanation: 'The query can be changed by its input.',
      overall_confidence_score: 0.9,
    }),
    { ...c1Result, endLine: 45, severity: 'high' },
  ),
  reads(
    'adversarial-review',
    'verdict, summary and findings with line_start, body and a fraction',
    json({
      verdict: 'needs-attention',
      summary: 'One serious issue.',
      findings: [
        {
          severity: 'high',
          title: 'The cart is rounded too early',
          body: 'Rounding happens before tax is added.',
          file: 'lib/cart.py',
          line_start: 21,
          line_end: 24,
          confidence: 0.95,
          recommendation: 'Round once, at the end.',
        },
      ],
      next_steps: ['Fix the rounding.'],
    }),
    { ...c3Result, confidence: 'high' },
  ),
  reads(
    'comments-list',
    'comments as GitHub wants them, with a severity',
    json({
      comments: [
        {
          path: 'src/auth/login.ts',
          line: 17,
          side: 'RIGHT',
          severity: 'critical',
          body: 'findUser may return null here.',
        },
      ],
    }),
    { path: 'src/auth/login.ts', line: 17, severity: 'critical' },
  ),
  reads(
    'claude-envelope',
    'what a CLI prints around its result',
    json({ type: 'result', subtype: 'success', is_error: false, result: json([c1]), total_cost_usd: 0.02 }),
    c1Result,
  ),
  refuses(
    'claude-envelope-error',
    'a failed run in the same envelope',
    json({ type: 'result', subtype: 'error_max_turns', is_error: true, result: '', total_cost_usd: 0.02 }),
  ),
  reads(
    'chat-completion',
    'the answer of a chat API as it came',
    json({
      id: 'x',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: json([c1]) } }],
    }),
    c1Result,
  ),
];

function sarif(run: Readonly<Record<string, unknown>>): string {
  return json({
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [run],
  });
}

const place = (uri: string, startLine: number, base?: string) => ({
  physicalLocation: {
    artifactLocation: { uri, ...(base !== undefined && { uriBaseId: base }) },
    region: { startLine },
  },
});

const tools: readonly OrdinaryOutput[] = [
  reads(
    'sarif-empty-message',
    'a result without text whose rule has a name',
    sarif({
      tool: {
        driver: {
          name: 'Semgrep',
          rules: [
            {
              id: 'go.net.timeouts',
              name: 'go.net.timeouts',
              shortDescription: { text: 'Server without a timeout' },
            },
          ],
        },
      },
      results: [
        {
          ruleId: 'go.net.timeouts',
          level: 'warning',
          message: { text: '' },
          locations: [place('cmd/server/main.go', 30)],
        },
      ],
    }),
    { path: 'cmd/server/main.go', line: 30, severity: 'medium' },
  ),
  reads(
    'sarif-image',
    'a scanner whose location is the name of an image',
    sarif({
      tool: { driver: { name: 'Trivy', rules: [{ id: 'CVE-2026-0001' }] } },
      results: [
        {
          ruleId: 'CVE-2026-0001',
          level: 'error',
          message: { text: 'openssl is vulnerable' },
          locations: [place('registry.example/shop:latest (debian 12)', 1)],
        },
      ],
    }),
    { severity: 'high' },
  ),
  reads(
    'sarif-base-id',
    'a base that is never defined',
    sarif({
      tool: { driver: { name: 'CodeQL' } },
      results: [
        {
          ruleId: 'js/sql-injection',
          level: 'error',
          message: { text: 'This query depends on a user-provided value.' },
          locations: [place('src/db/query.ts', 42, '%SRCROOT%')],
        },
      ],
    }),
    { path: 'src/db/query.ts', line: 42, severity: 'high' },
  ),
  reads(
    'sarif-absolute',
    'an absolute file address',
    sarif({
      tool: { driver: { name: 'Checker' } },
      results: [
        {
          ruleId: 'x',
          level: 'note',
          message: { text: 'A note.' },
          locations: [place(`file://${workspace}/src/db/query.ts`, 42)],
        },
      ],
    }),
    { path: 'src/db/query.ts', line: 42, severity: 'low' },
  ),
  reads(
    'sarif-notification',
    'a notification of level error in a run that succeeded',
    sarif({
      tool: { driver: { name: 'CodeQL' } },
      invocations: [
        {
          executionSuccessful: true,
          toolExecutionNotifications: [
            { level: 'error', message: { text: 'One file could not be extracted' } },
          ],
        },
      ],
      results: [
        { ruleId: 'x', message: { text: 'A warning by default.' }, locations: [place('lib/cart.py', 9)] },
      ],
    }),
    { path: 'lib/cart.py', line: 9, severity: 'medium' },
  ),
  refuses(
    'sarif-failed',
    'a run that says it failed',
    sarif({
      tool: { driver: { name: 'CodeQL' } },
      invocations: [{ executionSuccessful: false }],
      results: [],
    }),
  ),
  clean(
    'sarif-clean',
    'a run without results',
    sarif({ tool: { driver: { name: 'Semgrep' } }, results: [] }),
  ),
  reads(
    'eslint',
    'ESLint with a fatal parse error',
    json([
      {
        filePath: `${workspace}/web/src/App.tsx`,
        messages: [
          {
            ruleId: null,
            fatal: true,
            severity: 2,
            message: 'Parsing error: Unexpected token',
            line: 12,
            column: 4,
          },
        ],
        errorCount: 1,
        warningCount: 0,
      },
      {
        filePath: `${workspace}/src/auth/login.ts`,
        messages: [
          { ruleId: 'no-unused-vars', severity: 1, message: "'x' is never used.", line: 5, column: 7 },
        ],
        errorCount: 0,
        warningCount: 1,
      },
    ]),
    { path: 'web/src/App.tsx', line: 12, severity: 'high' },
    { path: 'src/auth/login.ts', line: 5, severity: 'medium' },
  ),
  clean(
    'eslint-clean',
    'ESLint without messages',
    json([{ filePath: `${workspace}/web/src/App.tsx`, messages: [], errorCount: 0, warningCount: 0 }]),
  ),
  reads(
    'rdjson-number-severity',
    'RDFormat with a severity as a number',
    json({
      source: { name: 'tool' },
      diagnostics: [
        {
          message: 'Long line',
          location: { path: 'lib/cart.py', range: { start: { line: 3 } } },
          severity: 2,
        },
      ],
    }),
    { path: 'lib/cart.py', line: 3, severity: 'medium' },
  ),
  {
    ...reads(
      'rdjsonl',
      'RDFormat, one diagnostic on each line, with an empty last line',
      `${JSON.stringify({ message: 'Long line', location: { path: 'lib/cart.py', range: { start: { line: 3 } } }, severity: 'WARNING' })}\n${JSON.stringify({ message: 'Unused import', location: { path: 'lib/cart.py', range: { start: { line: 1 } } }, severity: 'ERROR' })}\n\n`,
      { path: 'lib/cart.py', line: 3, severity: 'medium' },
      { path: 'lib/cart.py', line: 1, severity: 'high' },
    ),
    file: 'output.rdjsonl',
  },
  {
    ...reads(
      'checkstyle',
      'Checkstyle XML',
      `<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3">\n  <file name="${workspace}/web/src/App.tsx">\n    <error line="12" column="4" severity="error" message="Unexpected &quot;token&quot;." source="eslint.rules.no-x"/>\n    <error line="20" severity="warning" message="Too long" source="x"/>\n  </file>\n</checkstyle>\n`,
      { path: 'web/src/App.tsx', line: 12, severity: 'high' },
      { path: 'web/src/App.tsx', line: 20, severity: 'medium' },
    ),
    file: 'output.xml',
  },
  {
    ...clean(
      'checkstyle-clean',
      'Checkstyle XML without errors',
      '<?xml version="1.0"?>\n<checkstyle version="8.0">\n</checkstyle>\n',
    ),
    file: 'output.xml',
  },
  {
    ...refuses(
      'checkstyle-cut',
      'Checkstyle XML that was cut',
      '<?xml version="1.0"?>\n<checkstyle version="8.0">\n  <file name="lib/cart.py">\n    <error line="3" severity="warn',
    ),
    file: 'output.xml',
  },
];

export const ordinaryOutputs: readonly OrdinaryOutput[] = [
  ...frames,
  ...c1Fields,
  ...otherContracts,
  ...agents,
  ...tools,
];
