import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as make from '../../support/contract-documents.ts';
import { firstFinding, readDocument, summarise } from '../../support/read-documents.ts';

const whole = JSON.stringify({
  summary: 'One issue.',
  findings: [make.inlineFinding(), make.inlineFinding()],
});

it('reads nothing of a document that was cut, wherever it was cut', () => {
  for (let end = 0; end < whole.length; end += 1) expect(readDocument(whole.slice(0, end)).ok).toBe(false);
  expect(readDocument(whole)).toMatchObject({ ok: true, document: { refused: [] } });
});

it('reads a document after more open brackets than JSON may nest, as colours leave them', () => {
  const colours = '\u001b[31m'.repeat(100);
  expect(readDocument(`${colours}${whole}`)).toMatchObject({ ok: true, document: { refused: [] } });
});

it('names where syntax was repaired first', () => {
  const { problems } = readDocument('[\n  // none\n  // at all\n]');
  expect(problems).toMatchObject([{ rule: 'JSON/repaired', line: 2, column: 3 }]);
});

it('takes no bytes for a crash', () => {
  const pieces = fc.constantFrom(...'[]{}"\',:\\\na1', '/*', '//', '```', whole);
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      expect(typeof readDocument(parts.join('')).ok).toBe('boolean');
    }),
  );
});

it.each([
  '{"findings": [], "error": "context length exceeded"}',
  '{"findings": [], "verdict": "needs-attention"}',
  '{"findings": [], "summary": "I could not read the diff."}',
  '{"choices": [{"finish_reason": "length", "message": {"content": "[]"}}]}',
  'I could not open the file.\n\n[]',
  '{"results": []}',
  '{}',
])('never takes %s for a clean review', (text) => expect(readDocument(text).provesClean).toBe(false));

it.each(['[]', '```json\n[]\n```', '{"findings": []}', '{"summary": "No issues found.", "findings": []}'])(
  'takes %j for a clean review',
  (text) => expect(readDocument(text).provesClean).toBe(true),
);

it.each([
  [{ path: 'a.ts', lines: [5, 7], description: 'm', priority: 1 }, 'a.ts:5-7 high general m'],
  [{ location: { file: 'a.ts', start_line: 5 }, description: 'm', severity: 'Err' }, 'a.ts:5 high general m'],
  [{ location: './a.ts', body: 'm', level: 'warning', domain: 'tests' }, 'a.ts medium tests m'],
  [{ file: 'a.ts:5-6', issue: 'm', sev: '🔴 CRITICAL', confidence: '90%' }, 'a.ts:5-6 critical general m'],
  [{ file: 'a.ts', line: '5', end_line: 7, title: '[P2] m' }, 'a.ts:5-7 medium general [P2] m'],
  [{ files: ['a.ts', 'b.ts'], issue: ['m', 'n'], severity: 'nit' }, 'a.ts low general m\n\nn'],
  [{ scope: 'all of it', text: 'm', severity: 'FYI', pre_existing: 'no' }, '- info general m'],
  [{ file: 'a.ts', detail: 'm', severity: 'high', type: 'perf', fix: null }, 'a.ts high perf m'],
])('reads %j in the words of no contract', (fields, summary) => {
  const references = [{ url: 'https://example.org', title: 'docs' }];
  const finding = firstFinding([{ ...fields, references }]);
  expect(summarise(finding)).toBe(summary);
  expect(finding.references).toEqual(['[docs](https://example.org)']);
});

it.each([
  [
    'review-data',
    { line_comments: [{ file: 'a.ts', line: 5, comment: 'm', severity: 'major' }] },
    'a.ts:5 high',
  ],
  ['candidate-findings', [{ finding_id: 7, file: 'a.ts', title: 'm', severity: 'Major' }], 'a.ts high'],
  ['verdict', { findings: [{ file: 'a.ts', line: 5, title: 'm', severity: 'major' }] }, 'a.ts:5 high'],
  ['envelope', { ...make.planEnvelope(), version: 2, presentation: 'Do it.' }, 'src/app.ts medium'],
] as const)('reads a %s that lacks what its contract requires', (format, value, summary) => {
  expect(summarise(firstFinding(value, { format }))).toMatch(summary);
});
