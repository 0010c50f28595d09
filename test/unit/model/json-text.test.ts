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

it('leaves no character that is invisible or controls something', () => {
  const controls = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/u;
  const all = Array.from({ length: 0x11_0000 }, (_, point) => String.fromCodePoint(point));
  expect(all.filter((text) => controls.test(text) && controls.test(jsonText(text)))).toEqual([]);
});
