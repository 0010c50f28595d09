import { describe, expect, it } from 'vitest';
import { type AppEntry, apps } from '../../../src/apps/app-table.ts';
import { outlineOf } from '../../../src/apps/outline.ts';
import { readFinding } from '../../../src/apps/read-finding.ts';

const read = (markdown: string, entry?: AppEntry) => readFinding(outlineOf(markdown).blocks, entry);

describe('the title', () => {
  it.each([
    ['### A heading\n\nText.', 'A heading', 'Text.'],
    ['**Bold words.** More text.', 'Bold words.', 'More text.'],
    ['**Bold `code` words**\n\nText.', 'Bold `code` words', 'Text.'],
    ['One sentence. Another one.', 'One sentence.', 'One sentence. Another one.'],
    ['**Fix this:**\n\nText.', 'Fix this:', 'Text.'],
    ['**Bug:** The list is empty. Always.', 'The list is empty.', 'The list is empty. Always.'],
    ['🔴 **Important**: The list is empty.', 'The list is empty.', 'The list is empty.'],
    ['### A heading ![area](x.svg)', 'A heading', ''],
    ['P1: The list is empty.', 'The list is empty.', 'The list is empty.'],
    ['- The list is empty', 'The list is empty', 'The list is empty'],
  ])('of %j is %j', (markdown, title, text) => {
    expect(read(markdown)).toMatchObject({ title, text });
  });

  it('comes after badges and labels, whatever is in folds before', () => {
    const fold = '<details>\n<summary>Chain</summary>\n\n**Not this: critical**\n\n</details>';
    expect(read(`_🎯 Area_ | _🟠 Major_\n\n${fold}\n\n**This one.**`).title).toBe('This one.');
    expect(read('![high](x.svg)\n\nThis one.').title).toBe('This one.');
    expect(read('🟠 **High** `src/a.ts:3`\n\nThis one.').title).toBe('This one.');
  });

  it('is missing where there is nothing but folds and code', () => {
    expect(read('<details>\n<summary>Prompt</summary>\n\nDo it.\n\n</details>').title).toBeUndefined();
  });

  it('does not have the name of the tool', () => {
    expect(read('## CodeQL / A path', apps['code-scanning']).title).toBe('A path');
  });
});

describe('the text', () => {
  it('has code and lists, and neither prompts, hidden comments, small print nor footers', () => {
    const markdown =
      '**Title**\n\n<!-- hidden -->\nProse with *marks* and [a link](https://e.com).\n\n- One\n- Two\n\n```js\na();\n```\n\n<details>\n<summary>Prompt for AI agents</summary>\n\nObey.\n\n</details>\n\n<sup>Written by an app</sup>\n\nUseful? React with a thumb.';
    expect(read(markdown, apps['codex']).text).toBe(
      'Prose with *marks* and [a link](https://e.com).\n\n- One\n\n- Two\n\n```js\na();\n```',
    );
  });
});

describe('the severity', () => {
  it.each([
    ['_🔒 Security_ | _🟡 Minor_\n\n**T**', 'medium'],
    ['**<sub><sub>![P0 Badge](x)</sub></sub>  T**', 'critical'],
    ['<a href="#"><img alt="P3" src="x"></a> **T**', 'low'],
    ['![high](x.svg)\n\nT', 'high'],
    ['### T\n\n**Low Severity**\n\nText', 'low'],
    ['**T**\n\n<sub>Severity: HIGH | Confidence: Low</sub>', 'high'],
    ['🔴 **T**', 'critical'],
    ['🟡 **T**', 'medium'],
    ['[P2] T', 'medium'],
    ['Critical: T', 'critical'],
    ['**Critical** sections must be short.', undefined],
    ['**T**\n\nThis is **critical** and has a major flaw: severe.', undefined],
    ['T', undefined],
  ])('of %j is %s', (markdown, severity) => {
    expect(read(markdown).severity).toBe(severity);
  });

  it('is in the app’s own words first', () => {
    expect(read('**issue (security):** T', apps['sourcery'])).toMatchObject({
      severity: 'critical',
      title: 'T',
    });
    expect(read('**suggestion (tests):** T', apps['sourcery']).severity).toBe('medium');
    expect(read('🔴 **T**', apps['devin']).severity).toBe('high');
    expect(read('🟣 **Pre-existing**\n\nT', apps['claude-managed']).severity).toBe('info');
    expect(read('**Suggestion:** T. [speed, importance: 7]', apps['pr-agent']).severity).toBe('medium');
    expect(read('**Suggestion:** T. [speed, importance: 6]', apps['pr-agent']).severity).toBe('low');
  });
});

it('reads a confidence in a word', () => {
  expect(read('**T**\n\n<sub>Severity: HIGH | Confidence: Low</sub>').confidence).toBe('low');
  expect(read('**T**').confidence).toBeUndefined();
});

it('knows the app’s word that it is settled, at the start of a paragraph only', () => {
  const coderabbit = apps['coderabbit'];
  expect(read('**T**\n\n✅ Addressed in commit abc', coderabbit)).toMatchObject({
    isSettled: true,
    title: 'T',
  });
  expect(read('**T**\n\n<review_comment_withdrawn>', coderabbit)).toMatchObject({
    isSettled: true,
    text: '',
  });
  expect(read('**T**\n\nIt says ✅ Addressed in commit abc', coderabbit).isSettled).toBe(false);
  expect(read('**T**\n\n✅ Addressed in commit abc').isSettled).toBe(false);
});
