import type { Grade, Problem } from '../model/problem.ts';

interface Clause {
  readonly grade: Grade;
  readonly summary: string;
}

const refused = (summary: string): Clause => ({ grade: 'refused', summary });
const relocated = (summary: string): Clause => ({ grade: 'relocated', summary });
const deviation = (summary: string): Clause => ({ grade: 'deviation', summary });

const oneEdit = 'The fix of lines that the diff shows stays inside those lines, so that it can be suggested.';

/**
 * Every rule that is checked, with its grade. Code, documentation and tests share this table; a problem cannot
 * be made with a rule that is not in it. The part before `/` names the contract.
 */
const clauses = {
  'JSON/bytes': refused('The document is at most as long as the byte limit.'),
  'JSON/utf-8': refused('The document is valid UTF-8.'),
  'JSON/syntax': refused(
    'The document is exactly one JSON document without byte order mark, comments or prose.',
  ),
  'JSON/depth': refused('Values are nested no deeper than the limit.'),
  'JSON/values': refused('The document holds no more values than the limit.'),
  'JSON/string-length': refused('No string is longer than the limit.'),
  'JSON/surrogate': refused('Text holds whole characters only, no half of a surrogate pair.'),
  'JSON/text-length': deviation('No text of a finding is longer than 64 KiB; the rest of it is cut off.'),
  'JSON/number-length': refused('No number is written longer than the limit.'),
  'JSON/number': refused('Every number is finite, and integers are exact in a double.'),
  'JSON/duplicate-key': refused('No object repeats a key, compared after unescaping.'),
  'JSON/inherited-name': refused('No key is the name of an inherited property.'),
  'JSON/one-document': refused('The text holds exactly one document.'),
  'JSON/stripped': deviation('Nothing stands around the document: no fence, prose or byte order mark.'),
  'JSON/repaired': deviation('The document needs no repair of its syntax.'),

  'XML/syntax': refused('The document is exactly one complete XML document, within the limits.'),
  'XML/document-type': refused('An XML document declares no document type and no entities.'),

  'format/unknown': refused('The document has the shape of a known contract.'),
  'format/ambiguous': refused('The document has the shape of only one contract.'),
  'format/wrapped': deviation(
    'The document is the output, not part of an object, a string or an API answer.',
  ),
  'format/failure': refused('The output is a review, not an error, a refusal or an answer that was cut.'),
  'format/not-clean': refused(
    'A document without findings says nothing else, so that its silence can be trusted.',
  ),
  'format/compressed': refused('A compressed document inflates to at most the byte limit.'),
  'format/findings': refused('A document holds no more findings than the limit.'),

  'run/file': refused('A file that a run leaves is exactly what its schema says.'),

  'C1/R1': refused('The output is valid JSON only, parseable as it stands.'),
  'C1/R2': refused('The output is an array of finding objects.'),
  'C1/R3': refused('A finding carries only the location fields of its own type.'),
  'C1/type': refused('`type` is `inline`, `file`, `multi-file` or `system`.'),
  'C1/category': refused('`category` is a non-empty string.'),
  'C1/issue': refused('`issue` is a non-empty string.'),
  'C1/references': refused('`references` holds at least one Markdown link.'),
  'C1/implications': refused('`implications` is a string.'),
  'C1/severity': refused('`severity` is `CRITICAL`, `MAJOR`, `MINOR` or `INFO`.'),
  'C1/confidence': refused('`confidence` is `HIGH`, `MEDIUM` or `LOW`.'),
  'C1/fix': refused('`fix` is a string.'),
  'C1/fix-confidence': refused('`fix_confidence` is `HIGH`, `MEDIUM` or `LOW`.'),
  'C1/pre-existing': refused('`pre_existing`, where present, is a boolean.'),
  'C1/file': refused('`file` is a string on `inline` and `file` findings.'),
  'C1/line': refused('`line` is a line number or a range such as `"42-48"`; `line_end` is not before it.'),
  'C1/files': refused('`files` lists at least two different paths on `multi-file` findings.'),
  'C1/scope': refused('`scope` is a non-empty string on `system` findings.'),
  'C1/N4': refused('Paths are relative to the repository root.'),
  'C1/path-in-diff': relocated('`file` is a file of the pull request.'),
  'C1/line-in-diff': relocated('The lines can carry a comment in the diff.'),
  'C1/line-span': deviation('An `inline` finding spans at most 20 lines.'),
  'C1/inline-fix': deviation('An `inline` finding proposes a fix; one without is of type `file`.'),
  'C1/reference-link': deviation('Every reference is a Markdown link.'),
  'C1/reference-anchor': deviation('A reference into a repository has a line anchor and says what is there.'),
  'C1/reference-label': deviation(
    'The label of a reference into a repository names the lines of its address, and its file where it names one.',
  ),
  'C1/reference-brief': deviation(
    'The description of a reference into a repository is at most one sentence.',
  ),
  'C1/reference-url': deviation(
    'A reference into a repository is the address of a file at a commit: `…/blob/{sha}/{path}`.',
  ),
  'C1/reference-own-place': deviation('References do not point at the place of the finding itself.'),
  'C1/N3': deviation('No two findings describe the same issue.'),
  'C1/field-order': deviation('Fields stand in the order of the contract.'),
  'C1/pre-existing-limits': deviation(
    '`pre_existing` is kept for CRITICAL or MAJOR findings of HIGH confidence.',
  ),
  'C1/unknown-key': deviation('A finding has no fields beyond the contract.'),

  'C2/document': refused('The document is an object with every required section.'),
  'C2/pr-info': refused('`pr_info` names number, repo, title, description and head_sha.'),
  'C2/review-summary': refused('`review_summary` has its five parts.'),
  'C2/line-comments': refused('`line_comments` is an array of objects.'),
  'C2/review-event': refused('`review_event` is `COMMENT`, `REQUEST_CHANGES` or `APPROVE`.'),
  'C2/metadata': refused('`metadata` has its four parts.'),
  'C2/target': refused('`pr_info` names the pull request under review and its head commit.'),
  'C2/file': refused('`file` is a path relative to the root of the pull request.'),
  'C2/line': refused('`line` is a line number.'),
  'C2/confidence': refused('`confidence` is a number from 0 to 100.'),
  'C2/confidence-level': refused('`confidence_level` is `high`, `medium`, `low` or `suggestion`.'),
  'C2/severity': refused('`severity` is one of the six severity categories.'),
  'C2/title': refused('`title` is a non-empty string.'),
  'C2/description': refused('`description` is a non-empty string.'),
  'C2/code-context': refused('`code_context`, where present, is a string.'),
  'C2/suggestion': refused('`suggestion`, where present, is a string.'),
  'C2/path-in-pr': relocated('`file` is a file of the pull request.'),
  'C2/line-in-diff': relocated('The line can carry a comment in the diff.'),
  'C2/changed-line': deviation('`line` is a line that the change added, not one beside it.'),
  'C2/version': deviation('`version` is `"1.0"`.'),
  'C2/confidence-mapping': deviation('`confidence_level` is the level of `confidence` in the mapping table.'),
  'C2/title-words': deviation('`title` has one to ten words.'),
  'C2/total-issues': deviation('`total_issues` is the number of line comments.'),
  'C2/confidence-breakdown': deviation('`confidence_breakdown` counts the line comments by level.'),
  'C2/files-analyzed': deviation('`files_analyzed` counts at least the files that have comments.'),
  'C2/event-claim': deviation(
    '`review_event` agrees with the findings: APPROVE means no issues, REQUEST_CHANGES critical ones.',
  ),
  'C2/identifiers': deviation('`repo` is `owner/name`, and `head_sha` a commit id.'),
  'C2/reviewed-at': deviation('`reviewed_at` is an ISO 8601 timestamp.'),
  'C2/unknown-key': deviation('Objects have no fields beyond the schema.'),

  'C3/document': refused('The document is an array of candidate findings.'),
  'C3/finding-id': refused('`finding_id` is a non-empty string.'),
  'C3/source': refused('`source` is `fresh_eyes`, `challenger` or `verifier`.'),
  'C3/title': refused('`title` is a non-empty string.'),
  'C3/file': refused('`file` is a path relative to the repository root.'),
  'C3/lines': refused('`line_start` and `line_end` are line numbers in order, or null.'),
  'C3/hunk': refused('`hunk` is a string or null.'),
  'C3/why-it-matters': refused('`why_it_matters` is a string.'),
  'C3/evidence': refused('`evidence` has one of four types, and a detail.'),
  'C3/confidence': refused('`confidence` is `high`, `medium` or `low`.'),
  'C3/severity': refused('`severity` is `critical`, `high`, `medium` or `low`.'),
  'C3/action': refused('`action` is `fix`, `verify` or `discuss`.'),
  'C3/requires-human': refused('`requires_human` is a boolean.'),
  'C3/classification': refused('`classification`, where present, is `confirms`, `refutes` or `novel`.'),
  'C3/synthesis': refused('A synthesised finding has all five fields of synthesis.'),
  'C3/path-in-diff': relocated('`file` is a file of the pull request.'),
  'C3/line-in-diff': relocated('The lines can carry a comment in the diff.'),
  'C3/duplicate-id': deviation('No two findings share a `finding_id`.'),
  'C3/suppression-reason': deviation('A suppressed finding says why, and only a suppressed one does.'),
  'C3/unknown-key': deviation('A finding has no fields beyond the schema.'),
  'C3/pack': refused(
    'The evidence pack has exactly the fields of its schema, with nulls only where it has them.',
  ),
  'C3/generated-at': deviation('`generated_at` is an ISO 8601 timestamp.'),
  'C3/pack-claims': deviation(
    'The counts of the pack are those of its lists, its ranges ascend, and only an override has a source.',
  ),
  'C3/pack-target': refused('The evidence pack is of the pull request under review.'),

  'C4/document': refused('The envelope has its required fields.'),
  'C4/output-mode': refused('`output_mode` is `human` or `agent`.'),
  'C4/presentation': refused('`presentation` holds `user_markdown`, which says something.'),
  'C4/result-type': refused('`result_type` is one of the four result types.'),
  'C4/validation-status': refused('`validation_status` is one of the five statuses.'),
  'C4/status-of-result': refused('The status is one that the result type allows.'),
  'C4/refactor-mode': refused('A refactor plan names its `refactor_mode`.'),
  'C4/plan': refused('A refactor plan has `touch_budget` and `steps`; no other result has a plan.'),
  'C4/questions': refused('A clarification request asks one to four questions.'),
  'C4/question-options': refused('Each question offers A, B and C, perhaps D, and recommends one of them.'),
  'C4/dependency-issue': refused('A dependency error says what is missing.'),
  'C4/fallback-requirements': refused('A dependency error lists at least five fallback requirements.'),
  'C4/notes': refused('Validation and dependency errors carry notes.'),
  'C4/scope-expansion': refused('`scope_expansion_needed`, where present, is an array.'),
  'C4/step': refused('A step says what is to be done, and its tier is A, B, C or D.'),
  'C4/step-file': refused('Files of steps are paths relative to the repository root.'),
  'C4/path-in-diff': relocated('Files of steps are files of the pull request.'),
  'C4/opportunistic-steps': deviation('An opportunistic plan has at most five steps.'),
  'C4/opportunistic-tier': deviation('An opportunistic plan has only steps of tier A or B.'),
  'C4/follow-up-tier': deviation('Follow-up findings of an opportunistic plan are of tier C or D.'),
  'C4/test-touches': deviation('A plan touches at most two test files.'),
  'C4/unknown-key': deviation('The envelope has no fields beyond the contract.'),

  'C5/document': refused('The verdict file is an object with every required field.'),
  'C5/review-id': refused('`reviewId` is eight hexadecimal digits.'),
  'C5/timestamp': refused('`timestamp` is an ISO 8601 timestamp.'),
  'C5/scope': refused('`scope` is `changeset`, `package`, `team` or `file`.'),
  'C5/target': refused('`target` is a string.'),
  'C5/mode': refused('`mode` is `full`, `quick` or `verify`.'),
  'C5/verdict': refused('`verdict` is `PASS`, `WARN`, `FAIL` or `ABORT`.'),
  'C5/summary': refused('`summary` counts the five severities.'),
  'C5/report-path': refused('`reportPath` is a string.'),
  'C5/tree': refused('`tree`, where it is given, is a whole object id (an addition of this tool).'),
  'C5/findings': refused('`findings` is an array of objects.'),
  'C5/finding-id': refused('`id` is a non-empty string.'),
  'C5/domain': refused('`domain` is a non-empty string.'),
  'C5/severity': refused('`severity` is `Blocker`, `High`, `Medium`, `Low` or `Info`.'),
  'C5/confidence': refused('`confidence` is a number from 0 to 1.'),
  'C5/file': refused('`file` is a path relative to the repository root, or empty.'),
  'C5/line-range': refused('`lineRange`, where present, is a line or a range such as `"42-48"`.'),
  'C5/title': refused('`title` is a non-empty string.'),
  'C5/recommendation': refused('`recommendation` is a string.'),
  'C5/status': refused('`status` is `open`, `fixed`, `verified`, `reopened` or `wont_fix`.'),
  'C5/path-in-diff': relocated('`file` is a file of the change.'),
  'C5/line-in-diff': relocated('The lines can carry a comment in the diff.'),
  'C5/confidence-floor': deviation('`confidence` is at least 0.50.'),
  'C5/recomputed-id': deviation('`id` is `{domain}-{file hash}-{line range}`.'),
  'C5/recomputed-summary': deviation(
    '`summary` counts the findings of the file by severity, whatever their status.',
  ),
  'C5/recomputed-verdict': deviation('`verdict` follows from the findings that are open or reopened.'),
  'C5/status-transition': deviation('`status` changes only as the protocol allows.'),
  'C5/owned-field': deviation(
    'Between two states of a file only `status` changes in a finding, and none disappears; what is said of the whole changes only with a later time.',
  ),
  'C5/report-place': deviation('`reportPath` is relative, and empty for a quick check.'),
  'C5/unknown-key': deviation('Objects have no fields beyond the contract.'),

  'sarif/document': refused('The log has version 2.1.0 and an array of runs.'),
  'sarif/result': refused('A result or its rule has a text, and its locations and level are well-formed.'),
  'sarif/path': refused('Locations lie inside the repository.'),
  'sarif/region': deviation(
    'A region names its lines, or the log carries the text in which it counts characters or bytes.',
  ),
  'sarif/place': deviation('A location names a file.'),
  'sarif/message': deviation('A result has a message.'),
  'sarif/spelling': deviation(
    'Values are written as SARIF does: no null, levels of four words, lines from 1.',
  ),
  'sarif/rule': deviation('A result refers to a rule that the tool lists.'),
  'sarif/fix': deviation(oneEdit),
  'sarif/failed-run': deviation('Every invocation succeeded, so that silence means something.'),

  'rdformat/document': refused(
    'The document is an object with an array of diagnostics; one that names its source may leave out an empty one.',
  ),
  'rdformat/diagnostic': refused('A diagnostic has a message, and a path where it has a location.'),
  'rdformat/line': refused('Every line is one JSON object.'),
  'rdformat/path': refused('Locations lie inside the repository.'),
  'rdformat/range': refused('A range ends at or after its start.'),
  'rdformat/spelling': deviation('Severities are ERROR, WARNING or INFO; `code` and `source` are objects.'),
  'rdformat/suggestion': deviation(oneEdit),

  'eslint/document': refused('The output is an array with one entry for each file.'),
  'eslint/file': refused('An entry has `filePath` and `messages`.'),
  'eslint/message': refused('A message has a severity, a text or rule, and well-formed positions.'),
  'eslint/path': refused('Files lie inside the repository.'),
  'eslint/spelling': deviation('`severity` is 1 or 2, and `message` a text.'),
  'eslint/fix': deviation(oneEdit),
  'eslint/fatal': deviation('Every file could be parsed.'),

  'checkstyle/document': refused('The document is one `checkstyle` element.'),
  'checkstyle/file': refused('A `file` has a `name`.'),
  'checkstyle/error': refused('An `error` has a `message` or a `source`.'),
  'checkstyle/path': refused('Files lie inside the repository.'),
  'checkstyle/line': deviation('`line` is a line number, or left out for a whole file.'),
  'checkstyle/severity': deviation('`severity` is `error`, `warning`, `info` or `ignore`.'),
} as const satisfies Record<string, Clause>;

export type RuleId = keyof typeof clauses;

interface Rule {
  readonly id: string;
  /** `JSON`, `format`, or the contract's number or name. */
  readonly contract: string;
  readonly grade: Grade;
  readonly summary: string;
}

export const rules: readonly Rule[] = Object.entries(clauses).map(([id, clause]) => ({
  id,
  contract: id.slice(0, id.indexOf('/')),
  ...clause,
}));

function gradeOf(rule: RuleId): Grade {
  return clauses[rule].grade;
}

export type ProblemDetails = Omit<Problem, 'rule' | 'grade'>;

/** Problems of one document that are reported one by one; the rest is counted. */
export const maxProblems = 200;

/** The only way to make a problem: its rule is in the table, and its grade comes from there. */
export function problem(rule: RuleId, details: ProblemDetails): Problem {
  return { ...details, rule, grade: gradeOf(rule) };
}

/** A problem that costs nothing, since what was meant could be read. */
export function tolerated(rule: RuleId, details: ProblemDetails): Problem {
  return { ...details, rule, grade: 'deviation' };
}

/** Nothing to report: shared, since most findings of a large document have nothing to report. */
export const none: readonly Problem[] = [];

/** All lists in order, without copying where at most one of them holds anything. */
export function joined(...lists: readonly (readonly Problem[])[]): readonly Problem[] {
  let result = none;
  for (const list of lists) {
    if (list.length > 0) result = result.length === 0 ? list : [...result, ...list];
  }
  return result;
}

/** Whether the problem keeps its finding, or at document level its document, from counting. */
export function isRefusal({ grade }: Problem): boolean {
  return grade === 'refused';
}

/** An untrusted value for a message: one line, JSON-escaped, cut to `limit` characters. */
export function quote(value: unknown, limit = 60): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string' && value.length > limit) {
    return `${escapeAll(Array.from(value.slice(0, limit)).slice(0, -1).join(''))}…`;
  }
  return escapeAll(value);
}

// JSON.stringify leaves these as they are, yet they reorder text, hide in it or break lines.
const unsafe = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

function escapeAll(value: unknown): string {
  return String(JSON.stringify(value)).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
