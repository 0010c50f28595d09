import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { previewCommand } from '../../src/tools/preview-command.ts';
import type { PreviewData } from '../../src/tools/preview-data.ts';
import { buildChangedFile } from '../support/builders/diff.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { commandLine } from '../support/command-line.ts';
import { finishedRun } from '../support/finished-run.ts';
import { initGit } from '../support/git.ts';
import { temporaryFolder } from '../support/runner.ts';

const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)> \u202Ereversed';
const inDiff = c1Blocking({ issue: `A loop never ends. ${hostile}` });
const outside = c1Finding({ file: 'src/other.ts', line: 3, issue: `Nobody closes the file. ${hostile}` });

async function preview() {
  const { reviewDir, shell, takeOutput } = await finishedRun(
    { files: { 'a.json': c1(inDiff, outside) }, snapshot: { files: [buildChangedFile()] } },
    { findings: [{ glob: 'a.json' }] },
  );
  const options = { reviewDir, inputs: new Map(), output: 'human' } as const;
  expect(await previewCommand(options, shell)).toBe(0);
  expect(takeOutput()).toContain('preview.html');
  const html = readFileSync(join(reviewDir, 'preview.html'), 'utf8');
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html) ?? [];
  const data: PreviewData = JSON.parse(json);
  return { html, json, data };
}

test('the page has each finding at its line of the diff or outside it, with its place', async () => {
  const { data } = await preview();
  expect(data.files.map(({ path }) => path)).toEqual(['src/app.ts']);
  expect(data.findings).toMatchObject([
    {
      severity: 'critical',
      weight: 'blocking',
      path: 'src/app.ts',
      file: 0,
      side: 'RIGHT',
      line: inDiff['line'],
    },
    { path: 'src/other.ts' },
  ]);
  expect(data.findings[1]).not.toHaveProperty('file');
  expect(data.receipt).toHaveLength(2);
});

test('a policy allows the script and the style of the page by their digests, and nothing else', async () => {
  const { html } = await preview();
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const digestOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const [, style] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const [, script] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(policy.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    `script-src ${digestOf(script)}`,
    `style-src ${digestOf(style)}`,
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

/** A worktree with a change, and a program for opening files that writes down what it was given. */
function withOpener() {
  const git = initGit();
  onTestFinished(() => git.dispose());
  git.write('src/app.ts', 'const timeout = 1;\n').commit('Start');
  git.branch('feature').write('src/app.ts', 'const timeout = 2;\n').commit('Change');
  const programs = temporaryFolder('opener');
  const opened = join(programs, 'opened');
  for (const name of ['xdg-open', 'open']) {
    const script = `#!/bin/sh\nprintf %s "$1" > ${opened}.part && mv ${opened}.part ${opened}\n`;
    writeFileSync(join(programs, name), script);
    chmodSync(join(programs, name), 0o755);
  }
  return { git, opened, PATH: `${programs}:${process.env['PATH']}` };
}

test('`run --open` opens the page of the run', async () => {
  const { git, opened, PATH } = withOpener();
  const { exitCode } = await commandLine(git.dir, { PATH })('run', '--base', 'main', '--open');
  expect(exitCode).toBe(0);
  await vi.waitUntil(() => existsSync(opened), { timeout: 20_000 });
  expect(readFileSync(opened, 'utf8')).toBe(join(git.dir, '.code-review/preview.html'));
});

test('in a job `run --open` only prints the path of the page', async () => {
  const { git, opened, PATH } = withOpener();
  const { stderr } = await commandLine(git.dir, { PATH, CI: 'true' })('run', '--base', 'main', '--open');
  expect(stderr).toContain(`The page is in ${join(git.dir, '.code-review/preview.html')}`);
  expect(existsSync(opened)).toBe(false);
});
