import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../escape-html.ts';
import type { PreviewData } from './preview-data.ts';

export interface PreviewPage {
  /** One line: the verdict and why. */
  readonly headline: string;
  /** What was reviewed: a pull request's title, or a branch. */
  readonly subject: string;
  readonly head: string;
  readonly data: PreviewData;
}

/** The source of a policy that allows exactly this text. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * One HTML document that needs nothing else and asks for nothing: its policy allows its own script and style by their
 * digests, and no request, form, frame or image whatsoever.
 */
export function renderPreviewPage({ headline, subject, head, data }: PreviewPage): string {
  const script = readFileSync(new URL('./preview-client.js', import.meta.url), 'utf8');
  const style = readFileSync(new URL('./preview-client.css', import.meta.url), 'utf8');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  // A `<` could end the element or begin a comment in it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${headline} · ${subject}`)}</title>
<style>${style}</style>
</head>
<body>
<noscript>This page needs JavaScript to show the diff.</noscript>
<header>
<h1>${escapeHtml(headline)}</h1>
<p>${escapeHtml(subject)} <code>${escapeHtml(head.slice(0, 10))}</code></p>
<p class="tools"><button type="button" id="theme">Dark or light</button> <button type="button" id="help">Keys</button></p>
</header>
<div id="columns">
<nav aria-label="Findings and files">
<form id="filters">
<label>Reviewer <select name="reviewer"><option value="">all</option></select></label>
<label>Severity <select name="severity"><option value="">all</option></select></label>
<label>Status <select name="status"><option value="">all</option></select></label>
<label>Path <input name="path" type="search" placeholder="src/" autocomplete="off" spellcheck="false"></label>
<label class="check"><input name="only" type="checkbox"> Only files with findings</label>
</form>
<p id="count" role="status"></p>
<h2>Findings</h2>
<ol id="findings"></ol>
<h2>Files</h2>
<ol id="files"></ol>
</nav>
<main tabindex="-1">
<section id="overview" aria-label="The review"></section>
<div id="diff"></div>
</main>
</div>
<dialog id="keys" aria-labelledby="keys-title">
<h2 id="keys-title">Keys</h2>
<dl>
<dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous finding</dd>
<dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous file</dd>
<dt><kbd>o</kbd></dt><dd>fold or unfold the file</dd>
<dt><kbd>/</kbd></dt><dd>filter by path</dd>
<dt><kbd>g</kbd></dt><dd>back to the top</dd>
<dt><kbd>t</kbd></dt><dd>dark or light</dd>
<dt><kbd>?</kbd></dt><dd>this list</dd>
</dl>
<form method="dialog"><button>Close</button></form>
</dialog>
<script type="application/json" id="data">${json}</script>
<script>${script}</script>
</body>
</html>
`;
}
