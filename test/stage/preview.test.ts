import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { previewCommand } from '../../src/commands/preview/preview-command.ts';
import { markdownHtml, type PreviewData } from '../../src/commands/preview/preview-data.ts';
import { buildChangedFile } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { commandLine, startWorktree } from '../support/command-line.ts';
import { finishedRun } from '../support/run-on-disk.ts';
import { temporaryFolder } from '../support/runner.ts';

const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)> \u202Ereversed';

/** The page of a review with one finding in the diff and one outside it. */
async function preview() {
  const inDiff = c1Blocking({ issue: `A loop never ends. ${hostile}` });
  const outside = c1Finding({ file: 'src/other.ts', issue: `Nobody closes the file. ${hostile}` });
  const world = { files: { 'a.json': c1(inDiff, outside) }, snapshot: { files: [buildChangedFile()] } };
  const { reviewDir, shell, takeOutput } = await finishedRun(world);
  expect(await previewCommand({ reviewDir, inputs: new Map(), output: 'human' }, shell)).toBe(0);
  expect(takeOutput()).toContain('preview.html');
  const html = readFileSync(join(reviewDir, 'preview.html'), 'utf8');
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
  const data: PreviewData = JSON.parse(json);
  return { html, json, data };
}

test('the page has each finding at its line of the diff or outside it, with its place', async () => {
  const { data } = await preview();
  expect(data.files.map(({ path }) => path)).toEqual(['src/app.ts']);
  const shown = { file: 0, side: 'RIGHT', line: 3 };
  expect(data.findings).toMatchObject([
    { severity: 'critical', weight: 'blocking', path: 'src/app.ts', ...shown },
    { path: 'src/other.ts' },
  ]);
  expect(data.findings[1]).not.toHaveProperty('file');
  expect(data.receipt).toHaveLength(2);
});

test('a policy allows the script and the style of the page by their digests, and nothing else', async () => {
  const { html } = await preview();
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const digestOf = (tag: 'script' | 'style') => {
    const [, text = ''] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html) ?? [];
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  expect(policy.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    `script-src ${digestOf('script')}`,
    `style-src ${digestOf('style')}`,
  ]);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
});

test('text of reviewers opens no element, neither in the document nor in its script’s insertions', async () => {
  const { json, data } = await preview();
  expect(json).not.toContain('<');
  for (const { html, title } of data.findings) {
    expect(html).toContain('alert(1)');
    expect(html).not.toMatch(/<(?:script|img)/);
    expect(title).not.toContain('\u202E');
  }
});

test('HTML that is still in a text when it is drawn is shown as text', () => {
  expect(markdownHtml('<img src="x" onerror="alert(1)">')).toBe('&lt;img src="x" onerror="alert(1)"&gt;');
});

test.each([
  ['opens the page of the run', {}],
  ['only prints the path of the page in a job', { CI: 'true' }],
])('`run --open` %s', async (_, job) => {
  const { dir } = startWorktree({ 'src/app.ts': 'one\n' }, { 'src/app.ts': 'two\n' });
  const programs = temporaryFolder('opener');
  const opened = join(programs, 'opened');
  const opener = `#!/bin/sh\nprintf %s "$1" > ${opened}.part && mv ${opened}.part ${opened}\n`;
  for (const name of ['xdg-open', 'open']) writeFileSync(join(programs, name), opener, { mode: 0o755 });
  const run = commandLine(dir, { PATH: `${programs}:${process.env['PATH']}`, ...job });
  const { exitCode, stderr } = await run('run', '--base', 'main', '--open');
  expect(exitCode).toBe(0);
  const page = join(dir, '.code-review/preview.html');
  if ('CI' in job) {
    expect(stderr).toContain(`The page is in ${page}`);
    expect(existsSync(opened)).toBe(false);
  } else {
    await vi.waitUntil(() => existsSync(opened), { timeout: 55_000 });
    expect(readFileSync(opened, 'utf8')).toBe(page);
  }
});
