import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as make from '../../support/contract-documents.ts';
import { changedLines } from '../../support/fakes/scripted-lines.ts';
import { findingsOf, firstFinding, readDocument, summarise } from '../../support/read-documents.ts';

const whole = JSON.stringify({
  summary: 'One issue.',
  findings: [make.inlineFinding(), make.inlineFinding()],
});

it('reads nothing of a document that was cut, wherever it was cut', () => {
  for (let end = 0; end < whole.length; end += 1) expect(readDocument(whole.slice(0, end)).ok).toBe(false);
  expect(readDocument(whole)).toMatchObject({ ok: true, document: { invalid: [] } });
});

it('reads a document after more open brackets than JSON may nest, as colours leave them', () => {
  const colours = '\u001b[31m'.repeat(100);
  expect(readDocument(`${colours}${whole}`)).toMatchObject({ ok: true, document: { invalid: [] } });
});

it('names where syntax was repaired first', () => {
  const { problems } = readDocument('[\n  // none\n  // at all\n]');
  expect(problems[0]).toMatchObject({ rule: 'JSON/repaired', line: 2, column: 3 });
});

it.each([
  ['C1/line', make.inlineFinding({ line: 7, line_end: 5 })],
  ['C3/synthesis', make.synthesized({ merged_confidence: 'HIGH' })],
])('reads a finding that breaks %s, and says so', (rule, finding) => {
  expect(readDocument([finding]).problems).toMatchObject([{ rule, grade: 'deviation' }]);
});

const without = (finding: object, key: string) =>
  Object.fromEntries(Object.entries(finding).filter(([name]) => name !== key));
const ofC2 = (key: string) => make.reviewData({ line_comments: [without(make.comment(), key)] });

it.each([
  ['C1/line', [without(make.inlineFinding(), 'line')]],
  ['C1/R3', [make.inlineFinding({ files: ['src/app.ts', 'src/b.ts'] })]],
  ['C1/R3', [make.inlineFinding({ scope: 'all of it' })]],
  ['C1/scope', [without(make.systemFinding(), 'scope')]],
  ['C2/line', ofC2('line')],
  ['C2/title', ofC2('title')],
  ['C2/description', ofC2('description')],
  ['C2/confidence-level', ofC2('confidence_level')],
  ['C3/evidence', [without(make.candidate(), 'evidence')]],
  ['C3/evidence', [make.candidate({ evidence: { type: 'hunch', detail: 'It looks odd.' } })]],
])('reads a finding that breaks %s, and reports what it filled in or dropped: %#', (rule, document) => {
  const { ok, document: read, problems } = readDocument(document);
  expect([ok, read?.findings.length]).toEqual([true, 1]);
  expect(problems.filter((each) => each.rule === rule)).toMatchObject([{ grade: 'deviation' }]);
});

it('takes no bytes for a crash', () => {
  const pieces = fc.constantFrom(...'[]{}"\',:\\\na1', '/*', '//', '```', whole);
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      expect(typeof readDocument(parts.join('')).ok).toBe('boolean');
    }),
  );
});

/** What contradicts the empty list of findings next to it. */
const contradictions = [
  '"error": "context length exceeded"',
  '"verdict": "needs-attention"',
  '"summary": "I could not read the diff."',
  '"output": "[{\\"file\\": \\"a.ts\\"}]"',
  '"notes": ["The review could not be completed."]',
  '"total": "3"',
  '"key_findings": ["SQL injection in a.ts:3"]',
  '"security_issues": "SQL injection in a.ts", "bugs": "none"',
  '"critical": ["SQL injection in a.ts"]',
  '"vulnerability_list": ["SQL injection in a.ts"]',
  '"result": "failure"',
  '"overview": "The tool failed: permission denied."',
  '"summary": "Please provide the diff."',
  '"summary": "No issues found."',
  '"notes": ["Tests look good"]',
  '"security_issues": "No issues."',
  '"finding": {"file": "a.ts", "severity": "high", "issue": "m"}',
  '"files": [{"hints": [{"file": "a.ts", "severity": "high", "issue": "m"}]}]',
  '"warning": "Context was cut"',
  '"notes": "The diff was too large."',
  '"summary": "I cannot access the files."',
  '"summary": "The diff could not be loaded."',
  '"summary": "I do not have enough context."',
  '"summary": "Only part of the diff was examined."',
  '"summary": "I looked at the first 3 of 10 files."',
  '"summary": "Sorry, something went wrong."',
  '"summary": "Skipped."',
  '"summary": "The diff appears to be empty."',
  '"summary": "1 critical issue was found."',
  '"summary": "Found three potential issues, see above."',
  '"message": "Rate limit reached"',
  '"note": "Output truncated due to length"',
  '"has_issues": true',
  '"pass": false',
  '"risk": "high"',
  '"is_complete": false',
  '"returncode": 1',
  '"remaining_files": ["a.ts"]',
  '"suggestions": ["Give parseInt a radix."]',
  '"open_questions": ["Is `userName` in src/app.ts trusted?"]',
  '"needs_more_context": true',
  '"unable_to_review": ["src/app.ts"]',
  '"ready_to_merge": false',
];

/** What may be next to it. */
const remarks = [
  '"summary": "The change to a.ts adds retries when a command fails and reports timeouts."',
  '"summary": "In src/a.ts this fixes issue #12, where the file could not be read."',
  '"walkthrough": "- `src/a.ts`: adds a helper\\n- `src/b.ts`: uses it"',
  '"warnings": [], "limitations": [], "security_issues": "None."',
  '"verdict": "approve", "risk": "low", "score": 10, "has_issues": false',
  '"status": "completed", "error": null, "truncated": false, "exit_code": 0',
  '"stats": {"critical": 0}, "files_reviewed": ["a.ts"], "usage": {"input_tokens": 12}',
  '"strengths": ["Clear tests"], "reviewed": ["a.ts"], "cost_usd": 0.1',
  '"model": "a model of 2026", "title": "The title of the change"',
];

it.each(remarks)('takes an empty list beside %s for a clean review', (said) => {
  expect(readDocument(`{"findings": [], ${said}}`).provesClean).toBe(true);
});

it.each(contradictions)('takes no empty list beside %s for a clean review', (said) => {
  expect(readDocument(`{"findings": [], ${said}}`).provesClean).toBe(false);
});

/** What APIs and agents print around an empty list that is no clean review. */
const doubtfulOutputs = [
  '{"choices": [{"finish_reason": "length", "message": {"content": "[]"}}]}',
  '{"choices": [{"message": {"content": "All fine.", "annotations": []}}]}',
  '{"message": {"content": "[]"}, "done_reason": "length"}',
  '{"type": "result", "result": "I read one of two files.\\n\\n[]"}',
  '[{"type": "text", "text": "I read one of two files."}, {"type": "text", "text": "[]"}]',
  '{"type": "user", "message": {"content": [{"type": "tool_result", "content": "[]"}]}}\n{"type": "log"}',
  'I could not open the file.\n\n[]',
  '<think>Nothing.</think>\nI read one of two files.\n[]',
  '> **Note:** I could not open the diff.\n\n[]',
  '{"comments": [], "body": "Issues:\\n- **High**: `a.ts:3` leaks"}',
  '{"issues": [], "response": "Here: {\\"file\\": \\"a.ts\\", \\"severity\\": \\"high\\", \\"issue\\": \\"m\\"}"}',
  '{"type": "result", "subtype": "error_max_turns", "is_error": false, "result": "[]"}',
  '{"type": "result", "result": "[]", "permission_denials": [{"tool_name": "Read"}]}',
  '{"results": []}',
  '{}',
  '**Critical**: the query in src/app.ts is open to injection. `rows: string[]` is fine.',
  'Write {"findings": []} where nothing is wrong. In src/app.ts something is.',
  '{"findings": [\n  // ... 12 more, left out for brevity\n]}',
  '[{"agent": "security", "findings": []}, {"agent": "tests", "findings": null}]',
  '[{"source": "a.css", "errored": true, "warnings": [], "invalidOptionWarnings": [{"text": "m"}]}]',
  '[{"source": "a.css", "errored": false, "warnings": [], "parseErrors": [{"text": "Cannot parse selector"}]}]',
];

it.each(doubtfulOutputs)('never takes %s for a clean review', (text) =>
  expect(readDocument(text).provesClean).toBe(false),
);

const finding = { file: 'a.ts', line: 5, severity: 'high', issue: 'm' };
const other = { file: 'b.ts', line: 6, severity: 'low', issue: 'n' };
const unplaced = { line: 5, severity: 'high', issue: 'm' };
const list = JSON.stringify([finding]);
const [one, two] = ['a.ts:5 high general m', 'b.ts:6 low general n'];
const lines = (...values: readonly unknown[]) => values.map((each) => JSON.stringify(each)).join('\n');
const answer = (text: string) => ({ type: 'message', content: [{ type: 'output_text', text }] });
const response = (text: string) => ({
  ...{ truncation: 'disabled', output: [{ type: 'reasoning', summary: [] }, answer(text)] },
});
const given = { type: 'user', content: [answer('[{"a": 1}]')] };

it.each<string | object>([
  ...['[]', '````json\n[]\n````', { findings: [] }, { summary: 'retryCount is bounded.', findings: [] }],
  { findings: '[]' },
  { findings: [], resolved_issues: ['#7'], issue_types: [] },
  '\u001b[1;39m[]\u001b[0m',
  '<think>Is `a.ts` [1]?</think>\n```json\n[]\n```',
  { findings: [], linked_issues: ['#12'] },
  { result: '[]', permission_denials: [{ tool_name: 'Bash', tool_input: { command: 'npm test' } }] },
  `\ufeff${lines({ type: 'system' }, { type: 'result', result: '[]' })}`,
  ...[response('[]'), lines({ type: 'system' }, answer('[]'), { type: 'result', result: '[]' })],
])('takes %j for a clean review', (value) => expect(readDocument(value).provesClean).toBe(true));

it.each<[unknown, ...string[]]>([
  [response(list), one],
  [{ choices: [{ message: { content: list, annotations: [] } }] }, one],
  [lines(answer('Reading.'), given, answer(list), { type: 'result', exitCode: 0 }), one],
  [{ result: 'See [a](b).', structured_output: { findings: [finding] } }, one],
  [lines({ item: { status: 'failed' } }, { item: answer(list) }), one],
  [`\`\`\`\n${lines(finding, other)}\n\`\`\``, one, two],
  [{ reviews: [{ comments: [finding] }, { comments: [other] }] }, one, two],
  [{ files: [{ path: 'a.ts', issues: [unplaced] }, { issues: [] }] }, one],
  [{ 'a.ts': [unplaced], 'lib/b': [] }, one],
  [{ findings: list }, one],
  [{ summary: 'One.', issues: ` ${list}` }, one],
  [{ bugs: [finding], comments: [other], notes: ['x'] }, one, two],
  [{ findings: [finding], nitpicks: [other], resolved: [finding] }, one, two],
  [{ output: [{ text: list, annotations: [{ url: 'b', title: 'c' }] }] }, one],
  [list.replace(/"([^"]*)"/g, '“$1”'), one],
  [`Perhaps ${list.replace('m', 'x')}?\n</think>\n${list}`, one],
  [`The items: number[] of a.ts, and []: ${list}`, one],
])('reads what %j holds', (text, ...expected) => expect(findingsOf(text).map(summarise)).toEqual(expected));

it('misses no list in a finding that has null under such a key', () => {
  expect(readDocument({ findings: [{ ...finding, comments: null }] }).document?.complete).toBe(true);
});

it.each([
  make.reviewData({ review_event: 'request_changes' }),
  { decision: 'Changes requested', findings: [finding] },
])('keeps the request for changes of %j', (value) => {
  expect(readDocument(value).document?.claims.event).toBe('REQUEST_CHANGES');
});

it.each([
  ['JSON/one-document', lines(answer(list), answer('[]'))],
  ['format/failure', lines(answer(list), { type: 'turn', error: 'timeout' })],
  ['format/failure', [{ comments: [finding] }, { comments: [], error: 'timeout' }]],
  ['JSON/syntax', `<think>Perhaps ${list}`],
])('refuses by %s what contradicts itself or was cut: %j', (rule, value) => {
  const { ok, problems } = readDocument(value);
  expect([ok, problems.at(-1)?.rule]).toEqual([false, rule]);
});

it('keeps why it refuses a finding, however much else is wrong with it', () => {
  const { document } = readDocument([{ path: '/x', lines: 5, text: 'm', level: 'high', a: 1, b: 2 }]);
  expect(document?.invalid[0]?.problems[0]).toMatchObject({ grade: 'refused' });
});

it.each([
  [{ path: 'a.ts', lines: [5, 7], description: 'm', priority: 1 }, 'a.ts:5-7 high general m'],
  [{ location: { file: 'a.ts', start_line: 5 }, description: 'm', severity: 'Err' }, 'a.ts:5 high general m'],
  [{ location: './a.ts', body: 'm', level: 'warning', domain: 'tests' }, 'a.ts medium tests m'],
  [{ file: 'a.ts:5-6', issue: 'm', sev: '🔴 CRITICAL', confidence: '90%' }, 'a.ts:5-6 critical general m'],
  [{ file: 'a.ts', line: '5', end_line: 7, title: '[P2] m' }, 'a.ts:5-7 medium general [P2] m'],
  [{ files: ['a.ts', 'b.ts'], issue: ['m', 'n'], severity: 'nit' }, 'a.ts low general m\n\nn'],
  [{ scope: 'all of it', text: 'm', severity: 'FYI', pre_existing: 'no' }, '- info general m'],
  [{ file: 'a.ts', detail: 'm', severity: 'high', type: 'perf', fix: null }, 'a.ts high perf m'],
  [{ file: 'a.ts (lines 5-7)', issue: 'm', level: 'high', fix: { edits: [1] } }, 'a.ts:5-7 high general m'],
  [{ file: 'N/A', line: 'none', issue: 'm', severity: 'high' }, '- high general m'],
  [{ locations: [{ path: 'a', line_to: 5 }], issue: 'm', level: 'low', line_from: 5 }, 'a:5 low general m'],
  [{ location: { path: 'a.ts', line: 5 }, message: 'm', severity: 'high' }, 'a.ts:5 high general m'],
  [{ path: 'a.ts', start_line: 5, line: '7:1', body: 'm', sev: 'High (8.1)' }, 'a.ts:5-7 high general m'],
  [{ path: 'a.ts', line: 5, side: 'LEFT', body: 'm', severity: 'high' }, 'a.ts high general m'],
  [{ path: 'a.ts', line: 5, msg: '**High**: m' }, 'a.ts:5 high general **High**: m'],
  [{ file: 'a', range: { start: { line: 4, character: 0 } }, text: 'm', level: 'low' }, 'a:5 low general m'],
  [{ file: 'a', text: 'm', issue: 'm', note: 'n', severity: 'high' }, 'a high general m\n\nn'],
])('reads %j in the words of no contract', (fields, summary) => {
  const references = [{ url: 'https://example.org', title: 'docs' }];
  const finding = firstFinding([{ ...fields, references }]);
  expect(summarise(finding)).toBe(summary);
  expect(finding.references).toEqual(['[docs](https://example.org)']);
});

it.each([
  ['review-data', { line_comments: [{ file: 'a', line: 5, comment: 'm', severity: 'major' }] }, 'a:5 high'],
  ['candidate-findings', [{ ...make.candidate(), category: 'security' }], 'src/app.ts:40-42 high security'],
  ['candidate-findings', [{ finding_id: 7, file: 'a.ts', title: 'm', severity: 'Major' }], 'a.ts high'],
  ['verdict', { findings: [{ file: 'a.ts', line: 5, title: 'm', severity: 'major' }] }, 'a.ts:5 high'],
  ['envelope', { ...make.planEnvelope(), version: 2, presentation: 'Do it.' }, 'src/app.ts medium'],
] as const)('reads a %s that departs from its contract', (format, value, summary) => {
  expect(summarise(firstFinding(value, { format }))).toMatch(summary);
});

it.each([
  [{ path: 'a.ts', filename: 'b.ts' }, 0],
  [{ path: 'a.ts', filename: 'src/a.ts' }, 1],
  [{ path: 'src/a.ts', filename: '/checkout/src/a.ts' }, 1],
  [{ file: 'a.ts', path: 'b.ts' }, 1],
])('chooses no path of two that disagree: %j', (paths, findings) => {
  const { document } = readDocument([{ ...paths, line: 5, severity: 'high', message: 'm' }]);
  expect([document?.findings.length, document?.invalid.length]).toEqual([findings, 1 - findings]);
});

it.each(['src\\new\\table.ts', 'C:\\work\\src\\new\\table.ts'])(
  'reads a Windows path whose backslashes are not escaped: %s',
  (path) => {
    const changed = changedLines({ 'src/new/table.ts': [5] });
    const text = `[{"file": "${path}", "line": 5, "severity": "high", "issue": "m"}]`;
    expect(summarise(firstFinding(text, { context: { changed } }))).toBe('src/new/table.ts:5 high general m');
  },
);
