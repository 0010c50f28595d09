import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Tests in a browser are left out where none is installed; CHROMIUM names one elsewhere. */
export const hasChromium = existsSync(executablePath);

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds wrong with the page as it is, one line each. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate<readonly Violation[]>(
    'axe.run().then(({ violations }) => violations)',
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/** Opens a local file, and records what a page that must be inert might do. */
export async function openPage<T>(
  file: string,
  options: BrowserContextOptions,
  use: (
    page: Page,
    done: { readonly requests: readonly string[]; readonly problems: readonly string[] },
  ) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage(options);
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
    return await use(page, { requests, problems });
  } finally {
    await browser.close();
  }
}
