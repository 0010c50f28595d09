import { expect, test } from 'vitest';
import { supportsHyperlinks, terminalPage } from '../../../src/tools/terminal-page.ts';

const plain = { columns: 200, color: false, hyperlinks: false };
const page = `## ❌ FAIL · 1 blocking finding

Fix **it** before merging, ${'and mind the width of the terminal '.repeat(4)}.

- 🚨 Critical · \`src/a.ts:3\` → [its lines](https://example.com/x)

  \`\`\`
  > 3 | timeout = 0
  \`\`\`
`;

test('a page fits 80 columns, with code as it is', () => {
  const shown = terminalPage(page, plain);
  for (const line of shown.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(shown).toContain('    > 3 | timeout = 0\n');
  expect(shown).toContain('its lines (https://example.com/x)');
  expect(shown).not.toContain('\u001b');
});

test('colours and hyperlinks are used where they are supported', () => {
  const shown = terminalPage(page, { columns: 80, color: true, hyperlinks: true });
  expect(shown).toContain('\u001b[1mit\u001b[22m');
  expect(shown).toContain('\u001b]8;;https://example.com/x\u001b\\');
  expect(supportsHyperlinks({ TERM_PROGRAM: 'vscode' })).toBe(true);
  expect(supportsHyperlinks({ TERM_PROGRAM: 'vscode', CI: 'true' })).toBe(false);
  expect(supportsHyperlinks({ TERM: 'xterm' })).toBe(false);
});
