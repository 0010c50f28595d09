/** The names and words that reviewers use, whatever the contracts call them; `docs/contracts.md` lists them. */

/** Names of the parts of a finding; case, `_` and `-` do not count. */
export const roleNames = {
  path: `file, path, file_name, file_path, filename, filepath, absolute_file_path, abs_path,
    relative_path, source_file, target_file, uri`.split(/,\s+/),
  paths: 'files, paths, file_paths, affected_files, file, path'.split(', '),
  lines: `line, lines, line_number, line_numbers, line_no, lineno, start_line, line_start, begin_line,
    first_line, from_line, line_from, start, line_range, range`.split(/,\s+/),
  lineEnd: `line_end, end_line, last_line, to_line, line_to, end_line_number, end, stop, start_line,
    line_start`.split(/,\s+/),
  text: `issue, description, body, message, msg, text, details, detail, explanation, comment, problem,
    content, observation, finding, why_it_matters, rationale, reason, summary, issue_description,
    analysis, note, claim`.split(/,\s+/),
  title: 'title, headline, heading, short_description, name, issue_title, subject'.split(', '),
  severity: 'severity, priority, severity_level, level, importance, criticality, sev, impact'.split(', '),
  confidence: 'confidence, confidence_score, certainty, confidence_level, confidence_percent'.split(', '),
  category: 'category, domain, kind, rule, rule_id, issue_type, area, dimension, type, tag'.split(', '),
  implications: 'implications, impact, consequences, consequence, why_it_matters, why, risk'.split(', '),
  fix: `fix, suggestion, recommendation, suggested_fix, proposed_fix, recommended_fix, solution,
    remediation, suggested_change, suggestions, recommendations, how_to_fix, resolution`.split(/,\s+/),
  references: 'references, reference, links, link, sources, urls, url, citations, see_also'.split(', '),
  code: 'code_context, code, snippet, code_snippet, existing_code, context'.split(', '),
  evidence: 'evidence, proof, reasoning, justification'.split(', '),
  id: 'finding_id, id, identifier, uuid, key'.split(', '),
};

/** Says of which version a line is, as in GitHub's comments: `LEFT` is the one before the change. */
export const sideKey = 'side';

/** The part of a finding that a field holds. */
export type Role = keyof typeof roleNames;

/** Severities in the words of the contracts, of linters and of issue trackers. Each word has one meaning. */
export const severityWords = {
  critical: 'critical, crit, blocker, blocking, fatal, emergency, p0, prio 0'.split(', '),
  high: 'high, major, error, err, severe, serious, important, security, p1, prio 1'.split(', '),
  medium: `medium, med, mid, moderate, minor, warning, warn, normal, average, performance, logic, p2,
    prio 2`.split(/,\s+/),
  low: `low, note, nit, nitpick, trivial, style, cosmetic, optional, suggestion, improvement, clarity,
    refactor, convention, p3, prio 3`.split(/,\s+/),
  info: `info, informational, information, information only, notice, hint, fyi, none, p4`.split(', '),
};

/** Confidence in words; those of C1's definitions ("definite", "likely", "possible") count as it defines them. */
export const confidenceWords = {
  high: `high, very high, highest, certain, very certain, confident, very confident, definite, definitely,
    confirmed, sure, very sure, strong, very likely`.split(/,\s+/),
  medium: `medium, med, mid, moderate, likely, probable, probably, fair, fairly confident`.split(', '),
  low: 'low, possible, possibly, uncertain, unsure, tentative, weak, not sure'.split(', '),
  speculative: 'very low, lowest, suggestion, speculative, speculation, guess, unlikely'.split(', '),
};

/** Names of the parts of an output around the findings, and what is written in them. */
export const outputWords = {
  /** Keys under which reviewers put their findings. */
  lists: `findings, issues, comments, problems, review_comments, inline_comments, line_comments, annotations,
    violations, candidate_findings, bugs, vulnerabilities, defects, concerns, items, results, feedback,
    observations, review_findings, code_review_findings, review`.split(/,\s+/),
  /** Of these the keys that may hold anything: under them an empty list says nothing. */
  vagueLists: 'annotations, items, results, feedback, review, observations, concerns'.split(', '),
  /** Keys under which programs and model APIs put an answer. */
  answers: `review, result, results, response, output, answer, content, text, data, message, completion,
    choices, candidates, parts, part, item, body, report, code_review, payload, final_answer, final_output,
    output_text, structured_output, parsed, arguments, input, json, review_result, result_json, value,
    object, last_message, msg, tool_calls, function`.split(/,\s+/),
  /** Roles and types of what a model is given, which is no answer of it. */
  given: `user, system, developer, tool, tool_result, function_call_output, command_execution,
    mcp_tool_call`.split(/,\s+/),
  /** How APIs say that an answer is whole; any other word says that it was cut or blocked. */
  ends: 'finish_reason, stop_reason, done_reason'.split(', '),
  wholeEnds: 'stop, end_turn, stop_sequence, tool_use, tool_calls, finish, complete'.split(', '),
  /** Keys that say something only where a program failed, or where they are true or false. */
  failures: 'error, errors, error_message, exception, refusal'.split(', '),
  failedIfTrue: 'is_error, truncated, incomplete, partial, timed_out, aborted'.split(', '),
  failedIfFalse: 'success, ok, complete, completed, is_complete, done, reviewed'.split(', '),
  states: 'status, state, subtype, result'.split(', '),
  failedStates: `error, failed, failure, incomplete, timeout, timed_out, aborted, cancelled,
    partial`.split(/,\s+/),
  /** Keys of a claim about the whole, and the words of a claim that nothing was found. */
  claims: `verdict, status, decision, event, review_event, overall_correctness, outcome, conclusion,
    approval, approved, approve, passed, pass, lgtm, recommendation, assessment, overall_assessment,
    risk_level, overall_risk, risk, review_state, should_merge, safe_to_merge, can_merge`.split(/,\s+/),
  approvals: `pass, passed, approve, approved, ok, success, succeeded, clean, lgtm, comment, none, correct,
    patch is correct, completed, complete, done, no issues, no issues found, accept, accepted, good,
    looks good, no_findings, safe, green, low, no action, merge, yes, true, full, info, minimal, neutral,
    ready, ready to merge, success with no findings, reviewed`.split(/,\s+/),
  /** Keys whose number, or whose `true`, says that there are findings. */
  counts: `total, count, total_issues, total_findings, issue_count, finding_count, findings_count,
    issues_found, num_findings, num_issues, has_issues, has_findings, blocking, blocker, critical, high,
    medium, low, suggestions`.split(/,\s+/),
  /** Keys about the pull request or about how an agent worked, which say nothing about the review. */
  aboutChange: 'pr_info, pr, pull_request, title, tool, tools, models, runs'.split(', '),
  /** Objects that hold a place, whose keys are read as if they were the finding's own. */
  places: 'location, locations, code_location, position, place, loc, pos, line_range, range, region'.split(
    ', ',
  ),
};
