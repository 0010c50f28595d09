import { expect, test } from 'vitest';
import { answerPage, usesColor } from '../../../src/commands/command-answer.ts';
import { supportsHyperlinks, terminalPage } from '../../../src/commands/terminal-page.ts';

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

test('a table fits the page: its widest column wraps between words', () => {
  const reason = 'unavailable: the program ended with code 3 and said nothing that could be read';
  const table = `| Reviewer | Outcome | Findings |
| --- | --- | --- |
| \`security\` | ${reason} | 0 |
| \`quality\` | reviewed | 12 |
`;
  const lines = terminalPage(table, plain).trimEnd().split('\n');
  expect(lines[0]).toMatch(/^Reviewer {2}Outcome +Findings$/);
  expect(lines[1]).toMatch(/^security {2}unavailable: .* 0$/);
  expect(lines[2]).toMatch(/^ {10}\S/);
  expect(lines.at(-1)).toMatch(/^quality {3}reviewed +12$/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
});

test('text has no invisible character, also where Markdown would make one', () => {
  const shown = terminalPage('a&#x202e;b &#27;[2J\n\n`\u202e`\n', plain);
  expect(shown).toMatch(/^ab .\[2J\n/u);
  for (const one of ['\u001b', '\u202e']) expect(shown).not.toContain(one);
});

test('colours and hyperlinks are used where they are supported', () => {
  const shown = terminalPage(page, { columns: 80, color: true, hyperlinks: true });
  expect(shown).toContain('\u001b[1mit\u001b[22m');
  expect(shown).toContain('\u001b]8;;https://example.com/x\u001b\\');
  expect(supportsHyperlinks({ TERM_PROGRAM: 'vscode' })).toBe(true);
  expect(supportsHyperlinks({ TERM_PROGRAM: 'vscode', CI: 'true' })).toBe(false);
  expect(supportsHyperlinks({ TERM: 'xterm' })).toBe(false);
});

test.each([
  ['on a terminal', true, 'human', {}, '\u001b[1mResult\u001b[22m\n'],
  ['on a terminal without colours', true, 'human', { NO_COLOR: '1' }, 'Result\n'],
  ['in a pipe', false, 'human', {}, '# Result\n'],
  ['for a program', true, 'agent', {}, expect.stringContaining('"user_markdown": "# Result\\n"')],
] as const)('a page is drawn on a terminal alone: %s', async (_, isPageOnTerminal, output, env, expected) => {
  let text = '';
  const say = (words: string) => {
    text += words;
  };
  const shell = { env, cwd: '/', isTerminal: true, isPageOnTerminal, out: say, say, err: say, log: say };
  await answerPage({ data: {}, page: '# Result\n' }, output, shell);
  expect(text).toEqual(expected);
});

test.each([
  [{ NO_COLOR: '0' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ TERM: 'dumb' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{}, false, false],
])('%j on a terminal (%s) means colours: %s', (env, isTerminal, isColored) => {
  expect(usesColor(env, isTerminal)).toBe(isColored);
});
