import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { previewCommand } from '../../src/tools/preview-command.ts';
import type { PreviewData, PreviewFinding } from '../../src/tools/preview-data.ts';
import { renderPreviewPage } from '../../src/tools/preview-page.ts';
import { c1, c1Blocking, c1Finding } from '../support/builders/documents.ts';
import { accessibilityProblems, hasChromium, openPage } from '../support/chromium.ts';
import { finishedRun } from '../support/finished-run.ts';
import { temporaryFolder } from '../support/runner.ts';

const hostile =
  '</script><script>alert(1)</script><img src="https://evil.example/p.png" onerror=alert(1)> <style>*{display:none}</style> [x](javascript:alert(1))';

/** A small review with a finding on its line, one outside the diff and one of another reviewer. */
async function smallPage(): Promise<string> {
  const { reviewDir, shell } = await finishedRun(
    {
      files: {
        'a.json': c1(c1Blocking({ issue: hostile, fix: hostile }), c1Finding({ file: 'src/other.ts' })),
        'b.json': c1(c1Finding({ category: 'style', issue: 'The name says nothing.' })),
      },
    },
    { findings: [{ glob: 'a.json' }, { glob: 'b.json' }] },
  );
  await previewCommand({ reviewDir, inputs: new Map(), output: 'human' }, shell);
  return join(reviewDir, 'preview.html');
}

/** 3,000 changed files, with a finding in every third. */
function largePage(): string {
  const paths = Array.from({ length: 3_000 }, (_, index) => `src/part-${index % 40}/file-${index}.ts`);
  const text = [' before', '-const a = 1;', '+const a = 2;', ...Array.from({ length: 30 }, () => ' after')];
  const findings = paths.flatMap((path, file): readonly PreviewFinding[] =>
    file % 3 > 0
      ? []
      : [
          {
            id: `logic-${file}`,
            title: `Finding ${file}`,
            severity: file % 2 === 0 ? 'high' : 'low',
            weight: 'counts',
            status: 'open',
            reviewers: ['claude'],
            where: 'on its lines',
            path,
            file,
            side: 'RIGHT',
            line: 2,
            html: '<p>Text.</p>',
          },
        ],
  );
  const data: PreviewData = {
    files: paths.map((path) => ({
      path,
      status: 'modified',
      added: 1,
      deleted: 1,
      hunks: [{ old: 1, new: 1, header: '@@ -1,32 +1,32 @@', text: text.join('\n') }],
    })),
    findings,
    reviewHtml: '<p>Review.</p>',
    reviewersHtml: '',
    evidenceHtml: '',
    receipt: [],
  };
  const file = join(temporaryFolder('preview'), 'large.html');
  writeFileSync(file, renderPreviewPage({ headline: 'FAIL', subject: 'main', head: '1'.repeat(40), data }));
  return file;
}

describe.skipIf(!hasChromium)('the page in Chromium (left out where CHROMIUM names none)', () => {
  test.each(['light', 'dark'] as const)(
    'is accessible and does nothing by itself, %s',
    async (colorScheme) => {
      await openPage(await smallPage(), { colorScheme }, async (page, { requests, problems }) => {
        await page.keyboard.press('n');
        expect(await page.locator('article:focus').innerText()).toContain('<script>alert(1)</script>');
        await page.locator('summary', { hasText: 'Receipt' }).click();
        expect(await accessibilityProblems(page)).toEqual([]);
        expect(requests).toEqual([]);
        expect(problems).toEqual([]);
        expect(await page.locator('article script, article img, article style').count()).toBe(0);
      });
    },
    120_000,
  );

  test('goes from finding to finding and from file to file by key, and filters', async () => {
    await openPage(await smallPage(), {}, async (page) => {
      const focused = () => page.locator(':focus').getAttribute('aria-label');
      const shown = () => page.locator('#findings li:visible').count();
      await page.keyboard.press('n');
      expect(await focused()).toMatch(/^critical finding/);
      await page.keyboard.press('n');
      expect(await focused()).toMatch(/^medium finding/);
      await page.keyboard.press('p');
      expect(await focused()).toMatch(/^critical finding/);
      await page.keyboard.press('j');
      await page.keyboard.press('o');
      expect(await page.locator('.diff').isVisible()).toBe(false);
      await page.locator('[name=reviewer]').selectOption('b');
      expect(await shown()).toBe(1);
      await page.locator('[name=reviewer]').selectOption('');
      await page.locator('[name=severity]').selectOption('critical');
      expect(await shown()).toBe(1);
      await page.locator('[name=severity]').selectOption('');
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.keyboard.type('other');
      expect(await shown()).toBe(1);
      expect(await page.locator('.file:visible').count()).toBe(0);
    });
  }, 120_000);

  test('draws only the visible part of 3,000 files, and any finding on request', async () => {
    await openPage(largePage(), {}, async (page, { problems }) => {
      await page.waitForSelector('.diff');
      expect(await page.locator('.file').count()).toBe(3_000);
      expect(await page.locator('.diff').count()).toBeLessThan(30);
      await page.locator('#findings a').last().click();
      expect(await page.locator(':focus').getAttribute('aria-label')).toBe('low finding: Finding 2997');
      expect(await page.locator('.diff').count()).toBeLessThan(60);
      expect(problems).toEqual([]);
    });
  }, 120_000);
});
