import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { previewCommand } from '../../src/commands/preview/preview-command.ts';
import type { PreviewFinding } from '../../src/commands/preview/preview-data.ts';
import { renderPreviewPage } from '../../src/commands/preview/preview-page.ts';
import { scorecardPage } from '../../src/commands/scorecard/scorecard-page.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { drawnScorecard } from '../support/drawn-scores.ts';
import { finishedRun } from '../support/run-on-disk.ts';
import { temporaryFolder } from '../support/runner.ts';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Tests in a browser are left out where none is installed; CHROMIUM names one elsewhere. */
const hasChromium = existsSync(executablePath);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds wrong with the page as it is, one line each. */
async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate<readonly Violation[]>(
    'axe.run().then(({ violations }) => violations)',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

let browser: Browser;

/** Opens a local file in a profile of its own, and records what a page that must be inert might do. */
async function openPage(file: string, options: BrowserContextOptions = {}) {
  const page = await browser.newPage(options);
  onTestFinished(() => page.close());
  const requests: string[] = [];
  const problems: string[] = [];
  const address = pathToFileURL(file).href;
  page.on('request', (request) => {
    if (request.url() !== address) requests.push(request.url());
  });
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await page.goto(address);
  return { page, done: { requests, problems } };
}

const hostile =
  '</script><script>alert(1)</script><img src="https://evil.example/p.png" onerror=alert(1)> <style>*{display:none}</style> [x](javascript:alert(1))';

/** A small review with a finding on its line, one outside the diff and one of another reviewer. */
async function smallPreview(): Promise<string> {
  const { reviewDir, shell } = await finishedRun({
    files: {
      'a.json': c1(c1Blocking({ issue: hostile, fix: hostile }), c1Finding({ file: 'src/other.ts' })),
      'b.json': c1(c1Finding({ category: 'style', issue: 'The name says nothing.' })),
    },
  });
  await previewCommand({ reviewDir, inputs: new Map(), output: 'human' }, shell);
  return join(reviewDir, 'preview.html');
}

function pageFile(html: string): string {
  const file = join(temporaryFolder('page'), 'page.html');
  writeFileSync(file, html);
  return file;
}

/** 3,000 changed files, with a finding in every third. */
function largePreview(): string {
  const text = [' before', '-const a = 1;', '+const a = 2;', ...Array.from({ length: 30 }, () => ' after')];
  const hunk = { old: 1, new: 1, header: '@@ -1,32 +1,32 @@', text: text.join('\n') };
  const files = Array.from({ length: 3_000 }, (_, index) => {
    const path = `src/part-${index % 40}/file-${index}.ts`;
    return { path, status: 'modified', added: 1, deleted: 1, hunks: [hunk] } as const;
  });
  const shown = {
    weight: 'counts',
    status: 'open',
    reviewers: ['claude'],
    where: 'inline',
    side: 'RIGHT',
    line: 2,
    html: '<p>Text.</p>',
  } as const;
  const findings = files.map(({ path }, file): PreviewFinding => {
    const severity = file % 2 === 0 ? 'high' : 'low';
    return { ...shown, id: `logic-${file}`, title: `Finding ${file}`, path, file, severity };
  });
  const texts = { reviewHtml: '<p>Review.</p>', reviewersHtml: '', evidenceHtml: '', receipt: [] };
  const data = { files, findings: findings.filter((_, file) => file % 3 === 0), ...texts };
  return pageFile(renderPreviewPage({ headline: 'FAIL', subject: 'main', head: '1'.repeat(40), data }));
}

describe.skipIf(!hasChromium)('a page in Chromium (left out where CHROMIUM names none)', () => {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  test.each(['light', 'dark'] as const)(
    'of a review is accessible and does nothing by itself, %s',
    async (colorScheme) => {
      const { page, done } = await openPage(await smallPreview(), { colorScheme });
      await page.keyboard.press('n');
      expect(await page.locator('article:focus').innerText()).toContain('<script>alert(1)</script>');
      await page.locator('summary', { hasText: 'Receipt' }).click();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(done).toEqual({ requests: [], problems: [] });
      expect(await page.locator('article script, article img, article style').count()).toBe(0);
    },
    120_000,
  );

  test('of a review goes from finding to finding and from file to file by key, and filters', async () => {
    const { page } = await openPage(await smallPreview());
    const focusAfter = async (key: string) => {
      await page.keyboard.press(key);
      return page.locator(':focus').getAttribute('aria-label');
    };
    const shown = () => page.locator('#findings li:visible').count();
    const filter = (name: string, value: string) =>
      page.locator(`[name=${name}]`).selectOption(value).then(shown);
    expect(await focusAfter('n')).toMatch(/^critical finding/);
    expect(await focusAfter('n')).toMatch(/^medium finding/);
    expect(await focusAfter('p')).toMatch(/^critical finding/);
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    expect(await page.locator('.diff').isVisible()).toBe(false);
    expect([await filter('reviewer', 'b'), await filter('reviewer', '')]).toEqual([1, 3]);
    expect([await filter('severity', 'critical'), await filter('severity', '')]).toEqual([1, 3]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('other');
    expect(await shown()).toBe(1);
    expect(await page.locator('.file:visible').count()).toBe(0);
    await page.setViewportSize({ width: 400, height: 800 });
    const { height = 0 } = (await page.locator('.scroll th').first().boundingBox()) ?? {};
    expect(height).toBeLessThan(30);
  }, 120_000);

  test('of a review draws only the visible part of 3,000 files, and any finding on request', async () => {
    const { page, done } = await openPage(largePreview());
    await page.waitForSelector('.diff');
    expect(await page.locator('.file').count()).toBe(3_000);
    expect(await page.locator('.diff').count()).toBeLessThan(30);
    await page.locator('#findings a').last().click();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('low finding: Finding 2997');
    expect(await page.locator('.diff').count()).toBeLessThan(60);
    expect(done.problems).toEqual([]);
  }, 120_000);

  const [phone, desktop] = [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ];

  test.each([
    [3, phone, 'dark'],
    [12, phone, 'light'],
    [3, desktop, 'light'],
    [12, desktop, 'dark'],
  ] as const)(
    'of a scorecard with %i reviewers fits %j, %s, is accessible and asks for nothing',
    async (count, viewport, colorScheme) => {
      const file = pageFile(scorecardPage(drawnScorecard(count), ['A notice.']));
      const { page, done } = await openPage(file, { viewport, colorScheme, bypassCSP: true });
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(viewport.width);
      expect(await page.locator('b').count(), 'text of people is no markup').toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(done).toEqual({ requests: [], problems: [] });
    },
    120_000,
  );
});
