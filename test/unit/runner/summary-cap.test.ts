import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capSummary } from '../../../src/runner/actions-reporter.ts';

test('text within the limit stays as it is', () => {
  expect(capSummary('# Title\n', 100)).toBe('# Title\n');
});

test('text beyond the limit ends with a whole line and a notice', () => {
  const text = capSummary(Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n'), 300);
  expect(text).toMatch(/^line 0\n(?:line \d+\n)*line \d+\n\n\*\*This summary was cut/);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(300);
});

test('the notice is outside of fences and folds', () => {
  const markdown = `<details><summary>Log</summary>\n\n~~~~text\n${'line\n'.repeat(200)}~~~~\n</details>\n`;
  const text = capSummary(markdown, 400);
  expect(text).toMatch(/line\n~~~~\n\n<\/details>\n\n\*\*This summary was cut/);
});

test('the room is never passed, in bytes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('```', '````', '~~~', '<details>', '</details>', 'é'.repeat(20), '# x', ''), {
        maxLength: 60,
      }),
      fc.integer({ min: 0, max: 600 }),
      (lines, room) => {
        expect(Buffer.byteLength(capSummary(lines.join('\n'), room))).toBeLessThanOrEqual(room);
      },
    ),
  );
});
