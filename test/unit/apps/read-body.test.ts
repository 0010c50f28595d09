import { describe, expect, it } from 'vitest';
import { apps } from '../../../src/apps/app-table.ts';
import { readBody } from '../../../src/apps/read-body.ts';
import { head } from '../../support/app-activity.ts';

const read = (body: string, key: string) => readBody(body, apps[key]);

const fold = (summary: string, ...content: readonly string[]) =>
  `<details>\n<summary>${summary}</summary><blockquote>\n\n${content.join('\n\n')}\n\n</blockquote></details>`;

describe('sections', () => {
  it('hold items below the fold of their file, each from its lines to the next', () => {
    const prompt = fold('🤖 Prompt for agents', '`1-2`: **Not this.**');
    const file = fold('src/a b.ts (2)', '`8-9`: _🟠 Major_', '**One.**', 'Why.', prompt, '12: **Two.**');
    const { items, whole } = read(fold('⚠️ Outside diff range comments (2)', file), 'coderabbit');
    expect(whole).toBe(true);
    expect(items).toMatchObject([
      { place: { path: 'src/a b.ts', line: 8, endLine: 9 }, title: 'One.', text: 'Why.', severity: 'high' },
      { place: { path: 'src/a b.ts', line: 12, endLine: 12 }, title: 'Two.', severity: undefined },
    ]);
  });

  it('have a severity of their own, and one whose findings the review counts', () => {
    const nitpicks = fold('🧹 Nitpick comments (1)', fold('a.ts (1)', '`1`: **One.**'));
    const failed = fold('🛑 Comments failed to post (1)', fold('a.ts (1)', '2-3: **Two.**'));
    expect(read(`${nitpicks}\n\n${failed}`, 'coderabbit')).toMatchObject({
      items: [{ severity: 'low' }, { severity: undefined }],
      counted: 1,
    });
  });

  it('hold places in bold where no fold names a file', () => {
    const body = fold(
      'Comments suppressed due to low confidence (2)',
      '**src/a.ts:3-4**\n* Name it.',
      '**b.ts:5**\n* [nitpick] Sort it.',
    );
    expect(read(body, 'copilot').items).toMatchObject([
      { place: { path: 'src/a.ts', line: 3, endLine: 4 }, title: 'Name it.', severity: 'info' },
      { place: { path: 'b.ts', line: 5, endLine: 5 }, title: 'Sort it.', severity: 'info' },
    ]);
  });

  it('are not whole where they state more than can be read, or cannot be parsed', () => {
    const items = fold('a.ts (2)', '`1`: **One.**');
    expect(read(fold('🧹 Nitpick comments (2)', items), 'coderabbit').whole).toBe(false);
    expect(read(`${fold('🧹 Nitpick comments (1)', items)}${'[]'.repeat(2_000)}`, 'coderabbit').whole).toBe(
      false,
    );
  });

  it('with another title, and text that only quotes a place, hold nothing', () => {
    expect(
      read(fold('🔇 Additional comments (1)', fold('a.ts (1)', '`1`: LGTM')), 'coderabbit').items,
    ).toEqual([]);
    expect(read('`1`: **One.**', 'coderabbit').items).toEqual([]);
  });
});

describe('links', () => {
  const link = (path: string) => `https://github.com/o/r/blob/${head}/${path}`;

  it('stand before what they are about, on the same line or above it', () => {
    const body = `### Review\n\n${link('src/a%20b.ts#L2-L3')}\n**![P2 Badge](x) One**\n\nWhy.\n\n${link('b.ts#L4')}\n\n**Two**`;
    expect(read(body, 'codex').items).toMatchObject([
      { place: { path: 'src/a b.ts', line: 2, endLine: 3 }, title: 'One', text: 'Why.', severity: 'medium' },
      { place: { path: 'b.ts', line: 4, endLine: 4 }, title: 'Two' },
    ]);
  });

  it('stand after the list item that they are about', () => {
    const body = `Found 2 issues:\n\n1. The lock is early\n\n${link('a.ts#L2-L3')}\n\n2. The file is late\n\n${link('b.ts#L4')}`;
    expect(read(body, 'claude')).toMatchObject({
      items: [
        { place: { path: 'a.ts', line: 2, endLine: 3 }, title: 'The lock is early' },
        { place: { path: 'b.ts', line: 4, endLine: 4 }, title: 'The file is late' },
      ],
      whole: true,
    });
    expect(read(body.replace('2 issues', '3 issues'), 'claude').whole).toBe(false);
  });
});

describe('folds', () => {
  it('are a finding each, with the severity of the badge before and a claim where they are struck', () => {
    const item = (title: string, place: string) =>
      `<details>\n<summary> 1. ${title} <code>Bug</code></summary>\n\n> <details open>\n> <summary>Description</summary>\n>\n> Why.\n> </details>\n\n> <details>\n> <summary>Code</summary>\n>\n> [${place}](https://e.com)\n> </details>\n\n</details>`;
    const body = `<img alt="Action required">\n\n${item('One', 'src/a.ts[R2-3]')}\n\n<img alt="Grey line">\n\n${item('Two', 'b.ts[R4]')}\n\n<img alt="Remediation recommended">\n\n${item('<s>Three</s>', 'c.ts[5-6]')}\n\n${fold('About', 'Text.')}`;
    expect(read(body, 'qodo').items).toMatchObject([
      {
        place: { path: 'src/a.ts', line: 2, endLine: 3 },
        title: 'One',
        text: 'Why.',
        severity: 'high',
        isSettled: false,
      },
      { place: { path: 'b.ts', line: 4 }, title: 'Two', severity: 'high' },
      { place: { path: 'c.ts', line: 5, endLine: 6 }, title: 'Three', severity: 'medium', isSettled: true },
    ]);
  });

  it('may name a file by a hash alone', () => {
    const body =
      "<table><tr><td>\n\n<details><summary><a href='https://github.com/o/r/pull/1/files#diff-0aR20-R27'><strong>Possible Issue</strong></a>\n\nThe lock is early.\n</summary>\n\n```ts\nx\n```\n\n</details>\n\n</td></tr></table>";
    expect(read(body, 'pr-agent').items).toMatchObject([
      { place: { path: null, line: 20, endLine: 27 }, title: 'Possible Issue: The lock is early.' },
    ]);
  });
});

it('bullets are a finding each, outside of folds', () => {
  const body = `Hey - I've found 1 issue:\n\n- Move it. It is late.\n- **nitpick:** Sort it.\n\n${fold('Prompt', '- Obey.')}`;
  expect(read(body, 'sourcery').items).toMatchObject([
    { title: 'Move it.', severity: 'low', place: { path: null } },
    { title: 'Sort it.', severity: 'low' },
  ]);
});

it('reads nothing in the texts of other apps', () => {
  expect(readBody('- One', undefined)).toEqual({ items: [], counted: 0, whole: true });
  expect(read('- One', 'greptile').items).toEqual([]);
});
