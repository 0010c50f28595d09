import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as make from '../../support/contract-documents.ts';
import { readDocument } from '../../support/read-documents.ts';

const whole = JSON.stringify({
  summary: 'One issue.',
  findings: [make.inlineFinding(), make.inlineFinding()],
});

it('reads nothing of a document that was cut, wherever it was cut', () => {
  for (let end = 0; end < whole.length; end += 1) expect(readDocument(whole.slice(0, end)).ok).toBe(false);
  expect(readDocument(whole)).toMatchObject({ ok: true, document: { refused: [] } });
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
