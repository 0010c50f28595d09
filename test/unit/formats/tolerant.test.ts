import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDocument } from '../../../src/formats/parse-document.ts';
import * as make from '../../support/contract-documents.ts';

function read(text: string) {
  return parseDocument({ bytes: new TextEncoder().encode(text) });
}

const whole = JSON.stringify({
  summary: 'One issue.',
  findings: [make.inlineFinding(), make.inlineFinding()],
});

it('reads nothing of a document that was cut, wherever it was cut', () => {
  for (let end = 0; end < whole.length; end += 1) expect(read(whole.slice(0, end)).ok).toBe(false);
  expect(read(whole)).toMatchObject({ ok: true, document: { refused: [] } });
});

it('takes no bytes for a crash', () => {
  const pieces = fc.constantFrom(
    '[',
    ']',
    '{',
    '}',
    '"',
    "'",
    ',',
    ':',
    '/*',
    '//',
    '\\',
    '\n',
    'a',
    '1',
    '```',
    whole,
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
      expect(typeof read(parts.join('')).ok).toBe('boolean');
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
])('never takes %s for a clean review', (text) => expect(read(text).provesClean).toBe(false));

it.each(['[]', '```json\n[]\n```', '{"findings": []}', '{"summary": "No issues found.", "findings": []}'])(
  'takes %j for a clean review',
  (text) => expect(read(text).provesClean).toBe(true),
);
