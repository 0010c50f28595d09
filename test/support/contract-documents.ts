/** Valid documents of every contract, small enough to break one rule at a time. */

interface Json {
  readonly [key: string]: unknown;
}

/** Makes documents with these fields, some of them replaced. */
function builder(fields: Json): (overrides?: Json) => Json {
  return (overrides = {}) => ({ ...structuredClone(fields), ...overrides });
}

const fields = {
  inlineFinding: {
    type: 'inline',
    file: 'src/app.ts',
    line: 42,
    category: 'security',
    issue: 'The query is built from user input. Anyone can read every row.',
    references: [
      '[src/db.ts:10-12 — the pattern used elsewhere](https://github.com/octo/app/blob/abc1234/src/db.ts#L10-L12)',
    ],
    implications: 'The whole database can be read.',
    severity: 'CRITICAL',
    confidence: 'HIGH',
    fix: 'Bind the value instead.',
    fix_confidence: 'MEDIUM',
  },
  comment: {
    file: 'src/app.ts',
    line: 42,
    confidence: 95,
    confidence_level: 'high',
    severity: 'critical',
    title: 'Null dereference on missing user',
    description: 'The user may be absent here.',
    code_context: 'user.name',
    suggestion: 'Check for null first.',
  },
  reviewData: {
    version: '1.0',
    pr_info: {
      number: 7,
      repo: 'octo/app',
      title: 'Add users',
      description: '',
      head_sha: 'abc1234def5678abc1234def5678abc1234def56',
    },
    review_summary: {
      overview: 'Adds users.',
      confidence_breakdown: { high: 1, medium: 0, low: 0, suggestions: 0 },
      key_findings: ['Null dereference'],
      security_assessment: 'None.',
      positive_highlights: 'Small.',
    },
    review_event: 'REQUEST_CHANGES',
    metadata: {
      reviewed_at: '2026-01-13T10:30:00Z',
      reviewer_agent: 'reviewer',
      files_analyzed: 1,
      total_issues: 1,
    },
  },
  candidate: {
    finding_id: 'F1',
    source: 'fresh_eyes',
    title: 'Cache is never invalidated',
    file: 'src/app.ts',
    line_start: 40,
    line_end: 42,
    hunk: '@@ -1 +1 @@',
    why_it_matters: 'Readers see stale rows.',
    evidence: { type: 'hunk_level_code', detail: 'cache.set(key, rows)' },
    confidence: 'medium',
    severity: 'high',
    action: 'fix',
    requires_human: false,
  },
  synthesized: {
    corroborated_by: ['challenger'],
    contested_by: [],
    merged_confidence: 'high',
    suppressed: false,
  },
  step: { tier: 'A', title: 'Extract the hook', files: ['src/app.ts'], why_now: 'It is touched.' },
  envelope: {
    schema_version: '1.0.0',
    skill: 'react-refactoring-progression',
    version: '1.0.0',
    output_mode: 'agent',
    presentation: { user_markdown: 'One step.' },
  },
  plan: { result_type: 'refactor_plan', validation_status: 'accepted', refactor_mode: 'opportunistic' },
  question: {
    question_id: 'q1',
    question: 'Keep the alias?',
    options: [
      { key: 'A', label: 'Keep', implication: 'Nothing moves.' },
      { key: 'B', label: 'Drop', implication: 'Imports change.' },
      { key: 'C', label: 'Later', implication: 'A follow-up.' },
    ],
    recommended_option: 'A',
  },
  clarification: { result_type: 'clarification_request', validation_status: 'needs_clarification' },
  validationError: {
    result_type: 'validation_error',
    validation_status: 'validation_error',
    notes: ['No files were given.'],
  },
  dependencyError: {
    result_type: 'dependency_error',
    validation_status: 'dependency_error',
    dependency_issue: 'The base skill is not installed.',
    fallback_context_bundle_requirements: ['a', 'b', 'c', 'd', 'e'],
    notes: ['Install it.'],
  },
  verdictFinding: {
    domain: 'security',
    severity: 'High',
    confidence: 0.8,
    file: 'src/app.ts',
    lineRange: '42-48',
    title: 'Token is logged',
    recommendation: 'Remove the log line.',
    status: 'open',
  },
  verdictFile: {
    reviewId: '0a1b2c3d',
    timestamp: '2026-02-16T10:00:00Z',
    scope: 'changeset',
    target: 'main...HEAD',
    mode: 'full',
    verdict: 'WARN',
    summary: { blocker: 0, high: 1, medium: 0, low: 0, info: 0 },
    reportPath: 'docs/code-reviews/0a1b2c3d.md',
  },
  evidencePack: {
    schema_version: '1.0',
    generated_at: '2026-01-13T10:30:00Z',
    wall_clock_ms: 12,
    pr: {
      number: 7,
      title: 'Add users',
      description: '',
      labels: [],
      url: 'https://github.com/octo/app/pull/7',
    },
    authorship: { ai_assisted: false, ai_tools: [], ai_commit_ratio: 0, total_commits: 1 },
    diff: {
      stats: { files_changed: 1, insertions: 3, deletions: 0 },
      touched_files: [
        { path: 'src/app.ts', change_type: 'modified', subsystem: 'src', insertions: 3, deletions: 0 },
      ],
      subsystems: ['src'],
      raw_diff: 'diff --git a/src/app.ts b/src/app.ts\n',
    },
    risk: { lane: 'green', confidence: 'high', factors: [], override_applied: false },
    verification: {
      verifiers: [
        {
          name: 'typecheck',
          status: 'fail',
          findings: [{ file: 'src/app.ts', line: 3, message: 'Type error.', severity: 'error' }],
          duration_ms: 5,
        },
      ],
      summary: { passed: 0, failed: 1, warnings: 0, skipped: 0 },
    },
    hotspots: [],
    missing_artifacts: [],
  },
  sarifResult: {
    ruleId: 'no-eval',
    level: 'error',
    message: { text: 'Do not use eval.' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'src/app.ts', uriBaseId: '%SRCROOT%' },
          region: { startLine: 42, startColumn: 1, endLine: 42, endColumn: 10 },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: 'abc:1' },
  },
  sarifRun: {
    tool: {
      driver: {
        name: 'linter',
        rules: [{ id: 'no-eval', messageStrings: { default: { text: 'Avoid {0}.' } } }],
      },
    },
    invocations: [{ executionSuccessful: true }],
  },
  diagnostic: {
    message: 'Use const.',
    location: {
      path: 'src/app.ts',
      range: { start: { line: 42, column: 1 }, end: { line: 42, column: 4 } },
    },
    severity: 'WARNING',
    code: { value: 'prefer-const', url: 'https://eslint.org/docs/rules/prefer-const' },
  },
  eslintMessage: {
    ruleId: 'prefer-const',
    severity: 2,
    message: "'a' is never reassigned.",
    line: 2,
    column: 5,
    endLine: 2,
    endColumn: 6,
  },
};

const { type: _type, line: _line, ...onFile } = fields.inlineFinding;
const { file: _file, ...elsewhere } = onFile;

/** C1, whose keys have an order. */
export const inlineFinding = builder(fields.inlineFinding);
export const fileFinding = builder({ type: 'file', ...onFile });
export const multiFileFinding = builder({
  type: 'multi-file',
  files: ['src/app.ts', 'src/client.ts'],
  ...elsewhere,
});
export const systemFinding = builder({ type: 'system', scope: 'error handling', ...elsewhere });

/** C2 */
export const comment = builder(fields.comment);

export const reviewData = builder({ ...fields.reviewData, line_comments: [comment()] });

/** C3 */
export const candidate = builder(fields.candidate);

export const synthesized = builder({
  ...fields.candidate,
  ...fields.synthesized,
  suppression_reason: null,
});

/** C4 */
export const step = builder(fields.step);

export const planEnvelope = builder({
  ...fields.envelope,
  ...fields.plan,
  plan: {
    touch_budget: { max_files_touched: 3 },
    steps: [step()],
    follow_up_findings: [step({ tier: 'C', title: 'Split the module' })],
    test_file_touches: ['test/app.test.ts'],
  },
});

export const question = builder(fields.question);

export const clarificationEnvelope = builder({
  ...fields.envelope,
  ...fields.clarification,
  clarification_questions: [question()],
});

export const validationErrorEnvelope = builder({ ...fields.envelope, ...fields.validationError });

export const dependencyErrorEnvelope = builder({ ...fields.envelope, ...fields.dependencyError });

/** SHA-256 of `src/app.ts` begins with these eight digits. */
export const appHash = '841254fe';

/** C5 */
export const verdictFinding = builder({ ...fields.verdictFinding, id: `security-${appHash}-42-48` });

export const verdictFile = builder({ ...fields.verdictFile, findings: [verdictFinding()] });

export const evidencePack = builder({
  ...fields.evidencePack,
  context: { linked_issues: [], related_tests: [], owners: [], repo_instructions: null },
  risk: { ...fields.evidencePack.risk, override_source: null },
});

/** SARIF */
export const sarifResult = builder(fields.sarifResult);

export const sarifRun = builder({ ...fields.sarifRun, results: [sarifResult()] });

export const sarifLog = builder({ version: '2.1.0', runs: [sarifRun()] });

/** RDFormat */
export const diagnostic = builder(fields.diagnostic);

export const rdjson = builder({
  source: { name: 'linter' },
  severity: 'ERROR',
  diagnostics: [diagnostic()],
});

export const eslintMessage = builder(fields.eslintMessage);

export const eslintFile = builder({
  filePath: 'src/app.ts',
  messages: [eslintMessage()],
  errorCount: 1,
  warningCount: 0,
});

export const eslintOutput = () => [eslintFile()];
