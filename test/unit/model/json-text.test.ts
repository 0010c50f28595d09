import { expect, it } from 'vitest';
import { jsonText } from '../../../src/model/text.ts';

it.each([
  ['a C1 control', '\u009b2J'],
  ['a bidirectional override', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
  ['a zero-width space', 'a\u200bb'],
  ['a line separator', 'a\u2028b'],
  ['a byte order mark', '\ufeffa'],
  ['a tag character', 'a\u{e0041}b'],
  ['a command of a log', '##[error]x'],
])('writes %s as an escape that means the same', (_, text) => {
  const json = jsonText({ [text]: text });
  expect(json).toMatch(/^[\n\x20-\x7e]*$/);
  expect(json).not.toContain('##[');
  expect(JSON.parse(json)).toEqual({ [text]: text });
});
