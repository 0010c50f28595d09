/**
 * What each field of the contracts holds, for schemas and prompts: by its name, or by its parent's name and its own
 * where a contract uses one name twice.
 */
export type Descriptions = Readonly<Record<string, string>>;

const reviewOutput: Descriptions = {
  type: 'inline: one place of at most 20 lines with a fix. file: one file, without a line or without a fix. multi-file: at least two files. system: no file at all.',
  file: 'Only with type inline and file: the path from the root of the repository.',
  line: 'Only with type inline: a line number such as 42, or a range such as "42-48", in the file after the change.',
  line_end:
    'Only with type inline and a line that is a number: the last line, where the finding spans several.',
  files: 'Only with type multi-file: at least two paths from the root of the repository.',
  scope: 'Only with type system: the area or pattern in a few words.',
  category: 'Your domain in one word, such as security, tests or architecture.',
  issue: 'What is wrong, where and how it happens. One problem only.',
  references:
    'At least one Markdown link that proves the issue or justifies the fix: related code with its lines and what is there, a rule of the repository, or documentation. Never the place of the finding itself.',
  implications: 'Why it matters: who or what is affected, and how.',
  severity: 'The impact if it is merged: CRITICAL, MAJOR, MINOR or INFO.',
  confidence: 'How certain it is that the issue is real: HIGH, MEDIUM or LOW.',
  fix: 'How to fix it: the whole solution as a code block where it is small, a direction where it is not.',
  fix_confidence: 'How certain it is that the fix is right: HIGH only for one that can be applied as it is.',
  pre_existing: 'true only where the issue was there before this change.',
};

const reviewData: Descriptions = {
  version: 'The version of this format: "1.0".',
  pr_info: 'The pull request that was reviewed.',
  number: 'Its number.',
  repo: 'Its repository as owner/name.',
  'pr_info.title': 'Its title.',
  'pr_info.description': 'Its description.',
  head_sha: 'The full id of the commit that was reviewed.',
  review_summary: 'The review as a whole.',
  overview: 'What the change does and how it fits.',
  confidence_breakdown: 'How many line comments have each level of confidence.',
  high: 'Comments with a confidence from 85 to 100.',
  medium: 'Comments with a confidence from 60 to 84.',
  low: 'Comments with a confidence from 40 to 59.',
  suggestions: 'Comments with a confidence below 40.',
  key_findings: 'The most important findings, one sentence each.',
  security_assessment: 'What the change means for security.',
  positive_highlights: 'What was done well.',
  line_comments: 'One entry for each problem.',
  file: 'The path from the root of the repository.',
  line: 'A line that the change added, as a number in the file after the change.',
  confidence: 'How certain it is that the problem is real, from 0 to 100.',
  confidence_level: 'The level of confidence: high from 85, medium from 60, low from 40, suggestion below.',
  severity:
    'critical: crashes or lost data. security: an attack. performance or logic: wrong or slow behaviour. improvement or clarity: maintenance.',
  title: 'The problem in one to ten words.',
  description: 'The problem in detail, with references to the code.',
  code_context: 'The lines of code that show it.',
  suggestion: 'How to fix it.',
  review_event: 'COMMENT, REQUEST_CHANGES for critical problems, or APPROVE only where nothing was found.',
  metadata: 'Facts about the review itself.',
  reviewed_at: 'When it was made, in ISO 8601, such as 2026-01-31T12:00:00Z.',
  reviewer_agent: 'The name of the reviewer.',
  files_analyzed: 'How many files were read.',
  total_issues: 'How many line comments there are.',
};

const candidateFindings: Descriptions = {
  finding_id: 'An id that no other finding of this answer has.',
  source:
    'fresh_eyes for a first review, challenger for one that judges findings of others, verifier for a program.',
  title: 'The problem in a few words.',
  file: 'The path from the root of the repository.',
  line_start: 'The first line in the file after the change; null for the whole file.',
  line_end: 'The last line; null for a single line or the whole file.',
  hunk: 'The lines of the diff that show the problem, or null.',
  why_it_matters: 'What happens if it is merged.',
  evidence: 'What the finding rests on.',
  'evidence.type':
    'verifier_output: a program said so. hunk_level_code: the diff shows it. repo_policy: a rule of the repository. contextual_reasoning: a conclusion.',
  detail: 'The evidence itself: the output, the lines, the rule or the reasoning.',
  confidence: 'How certain it is that the problem is real: high, medium or low.',
  severity: 'The impact if it is merged: critical, high, medium or low.',
  action: 'fix: change the code. verify: someone must check. discuss: a decision is needed.',
  requires_human: 'true where only a person can decide.',
  classification:
    'Only where you judge the findings of others: confirms, refutes, or novel for a problem that none of them names.',
  corroborated_by: 'Ids of the sources that report the same.',
  contested_by: 'Ids of the sources that refute it.',
  merged_confidence: 'The confidence after all sources were heard.',
  suppressed: 'true where the finding is kept but not shown.',
  suppression_reason: 'Why it is suppressed; null where it is not.',
};

const envelope: Descriptions = {
  schema_version: 'The version of this format, such as "1.0".',
  skill: 'The name of the skill that answers.',
  version: 'The version of that skill.',
  output_mode: 'agent for a program, human for a person.',
  presentation: 'What a person is shown.',
  user_markdown: 'The payload as Markdown, for people.',
  result_type:
    'refactor_plan: a plan. clarification_request: questions first. validation_error: the request is wrong. dependency_error: something needed is missing.',
  validation_status:
    'accepted or blocked with a plan; otherwise needs_clarification, validation_error or dependency_error, as the result type says.',
  refactor_mode: 'Only with refactor_plan: the mode of the plan, such as opportunistic.',
  plan: 'Only with refactor_plan: what to do.',
  touch_budget: 'The most that the plan may touch, such as {"files": 5}.',
  name: 'What is limited.',
  limit: 'The limit.',
  steps: 'What to do, in order. An opportunistic plan has at most 5 steps, of tiers A and B.',
  follow_up_findings: 'What is left for later; tiers C and D of an opportunistic plan belong here.',
  test_file_touches: 'Test files that the plan changes; by default at most two.',
  tier: 'A to D, from the smallest step to the largest.',
  title: 'The step in a few words.',
  'steps.files': 'The paths that it touches, from the root of the repository.',
  files: 'The paths that it concerns, from the root of the repository.',
  why_now: 'Why it belongs to this change.',
  scope_expansion_needed: 'What a complete solution would need beyond the budget.',
  clarification_questions: 'Only with clarification_request: one to four questions.',
  question_id: 'An id that no other question has.',
  question: 'The question.',
  options: 'Three or four answers to choose from.',
  key: 'A, B, C or D.',
  label: 'The answer in a few words.',
  implication: 'What choosing it means.',
  recommended_option: 'The key of the answer that you recommend.',
  dependency_issue: 'Only with dependency_error: what is missing.',
  fallback_context_bundle_requirements: 'Only with dependency_error: at least five things that would help.',
  notes: 'What went wrong, one sentence each; needed with validation_error and dependency_error.',
};

const verdict: Descriptions = {
  reviewId: 'Eight hexadecimal digits that name this review.',
  timestamp: 'When the file was last changed, in ISO 8601.',
  scope: 'What was reviewed: the whole change, a package, a team or a file.',
  target: 'The name of what was reviewed.',
  mode: 'full for a whole review, quick for uncommitted lines, verify for findings marked as fixed.',
  verdict: 'PASS, WARN where a High is open, FAIL where a Blocker is open, ABORT where work must stop.',
  summary: 'How many findings there are of each severity.',
  blocker: 'Findings of severity Blocker.',
  high: 'Findings of severity High.',
  medium: 'Findings of severity Medium.',
  low: 'Findings of severity Low.',
  info: 'Findings of severity Info.',
  reportPath: 'The path of the Markdown report; empty for a quick review.',
  tree: 'The id of the git tree that was reviewed; written by pr-verdict alone.',
  findings: 'One entry for each problem.',
  id: 'Stable across reviews: {domain}-{hash of the file}-{lineRange}.',
  domain: 'The domain in one word, such as security.',
  severity: 'The impact: Blocker, High, Medium, Low or Info.',
  confidence: 'How certain it is that the problem is real, from 0.50 to 1.',
  file: 'The path from the root of the repository.',
  lineRange: 'A line such as "42" or a range such as "42-48" in the file after the change.',
  title: 'The problem in a few words.',
  recommendation: 'How to fix it.',
  status: 'open for a new finding; fixed, verified, reopened and wont_fix for one that was reported before.',
};

/** By the name of the schema. */
export const fieldDescriptions: Readonly<Record<string, Descriptions>> = {
  'review-output': reviewOutput,
  'review-data': reviewData,
  'candidate-findings': candidateFindings,
  'synthesized-findings': candidateFindings,
  envelope,
  verdict,
};

interface Schema {
  readonly [key: string]: unknown;
}

/** The JSON Schema with a description for each property that has one here. */
export function describeFields(schema: Schema, descriptions: Descriptions, parent = ''): Schema {
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'properties' && isSchema(value))
      return [key, describeProperties(value, descriptions, parent)];
    if (Array.isArray(value)) {
      return [key, value.map((each) => (isSchema(each) ? describeFields(each, descriptions, parent) : each))];
    }
    return [key, isSchema(value) ? describeFields(value, descriptions, parent) : value];
  });
  return Object.fromEntries(entries);
}

function describeProperties(properties: Schema, descriptions: Descriptions, parent: string): Schema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const description = descriptions[`${parent}.${name}`] ?? descriptions[name];
      const inner = isSchema(value) ? describeFields(value, descriptions, name) : {};
      return [name, description === undefined ? inner : { ...inner, description }];
    }),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
