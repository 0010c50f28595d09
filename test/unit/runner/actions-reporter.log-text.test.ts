import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRedactor } from '../../../src/model/redact.ts';
import { logText } from '../../../src/runner/actions-reporter.ts';

const keep = (text: string) => text;

/** A text, and what is shown of it. */
const commands = [
  ['::set-output name=a::b', ': :set-output name=a::b'],
  ['  \t::error::x', '  \t: :error::x'],
  ['\u00a0\u3000::error::x', '\u00a0\u3000: :error::x'],
  ['a\n::error::x', 'a\n: :error::x'],
  ['a\r::error::x', 'a\n: :error::x'],
  ['a\r\n::error::x', 'a\n: :error::x'],
  ['a\u0085::error::x', 'a\n: :error::x'],
  ['a\u2028::error::x', 'a\n: :error::x'],
  [':\u200b:error::x', ': :error::x'],
  ['\u0000::error::x', ': :error::x'],
  ['\u001b[31m::error::x', ': :error::x'],
  [':::error::x', ': ::error::x'],
  ['##[error]x', '# #[error]x'],
  ['text ##[add-mask]x', 'text # #[add-mask]x'],
  ['#\u200b#[group]', '# #[group]'],
  ['###[x]', '## #[x]'],
];
const sequences = [
  ['\u001b[1;31mred\u001b[0m', 'red'],
  ['\u001b]0;title\u0007text', 'text'],
  ['\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
  ['\u009b31mred', 'red'],
  ['\u001bPdevice\u001b\\x', 'x'],
  ['a\u001bcb', 'ab'],
  ['back\b\bspace\u007f', 'backspace'],
  ['\u202eright-to-left\u202c', 'right-to-left'],
  ['\u{e0041}\u{e0042}tags', 'tags'],
  ['Grüße, Привет, 你好, مرحبا, नमस्ते, 🎉', 'Grüße, Привет, 你好, مرحبا, नमस्ते, 🎉'],
];

test.each([...commands, ...sequences])(
  '%j is shown as %j, no command of a runner or terminal',
  (text = '', safe) => {
    expect(logText(text, keep)).toBe(safe);
  },
);

test('nothing acts, whatever is put together', () => {
  const controls = ['\r', '\n', '\u0085', '\u2029', '\t', '\u00a0', '\u200b', '\u0000', '\u202e', '\u0007'];
  const parts = '\u001b[ \u001b] \u009b m :: : ##[ # [ error SECRET-1'.split(' ');
  const pieces = fc.array(fc.constantFrom(' ', ...controls, ...parts), { maxLength: 30 });
  const redact = createRedactor(['SECRET-1']);
  fc.assert(
    fc.property(pieces, (drawn) => {
      const safe = logText(drawn.join(''), redact);
      for (const line of safe.split(/[\r\n\u0085\u2028\u2029]/))
        expect(line.trimStart().startsWith('::')).toBe(false);
      expect(safe).not.toMatch(/##\[|SECRET-1/);
      expect(safe).toMatch(/^[\n\t\P{Cc}]*$/u);
    }),
    { numRuns: 2_000 },
  );
});

test('a secret is found behind invisible characters and colours', () => {
  const redact = createRedactor(['correct horse']);
  expect(logText('cor\u200brect\u001b[1m ho\u00adrse', redact)).toBe('***');
  expect(logText('cor\ufe0frect h\u034forse', redact)).toBe('***');
});

test('a cut shows no part of a secret, however short redaction makes what is before it', () => {
  const secret = 'correct-horse-battery-staple-and-more';
  const redact = createRedactor([secret]);
  for (let shift = 0; shift < secret.length; shift += 5)
    expect(logText(`${'.'.repeat(shift)}${`${secret}\n`.repeat(9_000)}`, redact)).not.toContain('horse');
});

test('very long text is cut with a note', () => {
  const safe = logText('x'.repeat(200_000), keep);
  expect(safe.length).toBeLessThan(66_000);
  expect(safe).toMatch(/cut, 200000 characters\)$/);
});
