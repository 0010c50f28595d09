/**
 * Draws what runs post to pull requests, and the form of branch rules, for `docs/gallery`:
 * `npm run pictures [NAME...]`. It needs Chromium, at /usr/bin/chromium or where CHROMIUM says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium } from 'playwright-core';
import { branchRulesPage } from './branch-rules-page.ts';
import { carryOutRun, type GalleryRun, galleryRuns, type Posted } from './gallery-runs.ts';

const folder = 'docs/gallery';
const width = 820;
/** More of a long page tells no more. */
const maxHeight = 1_200;
const maxComments = 2;

type Theme = 'light' | 'dark';

function html(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function box(head: string, body: string, kind = ''): string {
  return `<section class="${kind}"><header>${head}</header><div class="markdown-body">${body}</div></section>`;
}

const stateWords: Readonly<Record<string, string>> = {
  APPROVED: 'approved these changes',
  CHANGES_REQUESTED: 'requested changes',
  COMMENTED: 'reviewed',
  DISMISSED: 'requested changes, dismissed',
};

function page({ title }: GalleryRun, { reviews, comments, check }: Posted): string {
  const newest = reviews.at(-1);
  const review =
    newest === undefined
      ? ''
      : box(`<b>github-actions</b> ${stateWords[newest.state] ?? newest.state}`, html(newest.body), 'review');
  const shown = comments.slice(0, maxComments).map(({ path, line, body }) => {
    const place = line === undefined ? path : `${path} · line ${line}`;
    return box(`<code>${escaped(place)}</code>`, html(body), 'comment');
  });
  const more = comments.length - shown.length;
  const mark = { success: '✅', failure: '❌', neutral: '⚪', action_required: '⚠️' }[check.conclusion] ?? '•';
  return `<h1>${escaped(title)}</h1>${review}${shown.join('')}${
    more > 0 ? `<p class="more">… and ${more} more ${more === 1 ? 'comment' : 'comments'}</p>` : ''
  }${box(`${mark} Check: <b>${escaped(check.title)}</b>`, html(check.summary), 'check')}`;
}

const layout = `
  body { margin: 0; padding: 16px; background: var(--back); color: var(--front); width: ${width - 32}px; font: 14px/1.5 "Noto Sans", "DejaVu Sans", sans-serif; }
  h1 { font-size: 18px; margin: 0 0 12px; }
  section { border: 1px solid var(--line); border-radius: 6px; margin: 0 0 12px; overflow: hidden; }
  section.comment { margin-left: 32px; }
  header { padding: 6px 14px; background: var(--muted); border-bottom: 1px solid var(--line); }
  .markdown-body { padding: 12px 14px; font-size: 13.5px; }
  .more { margin: 0 0 12px 32px; opacity: 0.7; }`;

async function themeOf(theme: Theme): Promise<string> {
  const sheets = createRequire(import.meta.url);
  const css = await readFile(sheets.resolve(`github-markdown-css/github-markdown-${theme}.css`), 'utf8');
  // The sheet sets its colours on the text alone; the page has frames as well.
  const [back, front, muted, line] =
    theme === 'light'
      ? ['#ffffff', '#1f2328', '#f6f8fa', '#d1d9e0']
      : ['#0d1117', '#f0f6fc', '#151b23', '#3d444d'];
  return `${css}\n:root { --back: ${back}; --front: ${front}; --muted: ${muted}; --line: ${line}; }`;
}

const wanted = process.argv.slice(2);
const runs = galleryRuns.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function draw(name: string, body: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const tab = await browser.newPage({ viewport: { width, height: 400 } });
    await tab.setContent(
      `<!doctype html><meta charset="utf-8"><style>${await themeOf(theme)}${layout}</style><body>${body}`,
    );
    const height = await tab.evaluate('document.documentElement.scrollHeight');
    const path = `${folder}/${name}${theme === 'dark' ? '-dark' : ''}.png`;
    await tab.screenshot({
      path,
      clip: { x: 0, y: 0, width, height: Math.min(Number(height), maxHeight) },
      fullPage: true,
    });
    await tab.close();
  }
}

if (wanted.length === 0 || wanted.includes('branch-rules')) await draw('branch-rules', branchRulesPage);
for (const run of runs) {
  const posted = await carryOutRun(run);
  if (process.env['TEXTS'] !== undefined)
    await writeFile(`${process.env['TEXTS']}/${run.name}.json`, JSON.stringify(posted, null, 1));
  await draw(run.name, page(run, posted));
  console.log(`${run.name}: ${posted.comments.length} comments, check ${posted.check.conclusion}`);
}
await browser.close();
