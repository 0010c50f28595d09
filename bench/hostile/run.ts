/**
 * What the worst texts cost beside ordinary Markdown of the same length, wherever someone else's text enters a run. Ends
 * with 1 where one costs more than three times as much.
 *
 *     npm run bench:hostile [-- SURFACE ...]
 */

import { findTokenShapes } from '../../src/hygiene/hygiene-file.ts';
import { createRedactor } from '../../src/model/redact.ts';
import { createSecretScanner } from '../../src/runner/secretlint-scanner.ts';
import { logText } from '../../src/runner/terminal-reporter.ts';
import { buildComment, buildConversation } from '../../test/support/builders/memory.ts';
import { type ConfiguredRun, runConfigured } from '../../test/support/configured-run.ts';
import { buildSnapshot } from '../../test/support/fakes/scripted-source.ts';
import { hostileTexts, ordinaryText } from './texts.ts';

const maxRatio = 3;

/** Milliseconds below which a difference is noise. */
const noise = 25;

type Surface = (text: string) => unknown;

const finding = {
  type: 'inline',
  file: 'src/app.ts',
  line: 3,
  category: 'security',
  issue: 'The name is not checked.',
  references: ['[The manual](https://example.com/a)'],
  implications: 'It opens any file.',
  severity: 'MAJOR',
  confidence: 'HIGH',
  fix: 'Check it.',
  fix_confidence: 'HIGH',
};

function reviewed(output: string): Promise<unknown> {
  return runConfigured(
    {},
    {
      onGitHub: true,
      files: { 'out.json': output },
      settings: { findings: [{ reviewer: 'model', glob: 'out.json' }] },
    },
  );
}

const withField = (change: (text: string) => object) => (text: string) =>
  reviewed(JSON.stringify([{ ...finding, ...change(text) }]));

function said(text: string, role: 'write' | 'none') {
  const comment = buildComment({ author: 'bob', ours: false, inOwnWords: true, body: text });
  const conversation = buildConversation({ people: [{ login: 'bob', role }], comments: [comment] });
  return inRun({ conversation });
}

function inRun(snapshot: NonNullable<ConfiguredRun['snapshot']>): Promise<unknown> {
  return runConfigured({}, { onGitHub: true, snapshot });
}

function described(title: string, description: string): Promise<unknown> {
  const { pullRequest } = buildSnapshot();
  return inRun(pullRequest === undefined ? {} : { pullRequest: { ...pullRequest, title, description } });
}

const who = { name: 'Ada', email: 'ada@example.com' };
const scanner = createSecretScanner();
const redact = createRedactor(['correct-horse-battery-staple', 'two\nlines of a key that is long enough']);

const surfaces: Readonly<Record<string, Surface>> = {
  'finding: issue': withField((issue) => ({ issue })),
  'finding: implications': withField((implications) => ({ implications })),
  'finding: fix': withField((fix) => ({ fix })),
  'finding: category': withField((category) => ({ category })),
  'finding: file': withField((file) => ({ file })),
  'finding: reference': withField((reference) => ({ references: [reference] })),
  'whole output': reviewed,
  'comment of a writer': (text) => said(`/pr-verdict explain\n\n${text}`, 'write'),
  'comment of a stranger': (text) => said(`/pr-verdict explain\n\n${text}`, 'none'),
  'title of the pull request': (text) => described(text, ''),
  'description of the pull request': (text) => described('Change', text),
  'commit message': (message) =>
    inRun({ evidence: { commits: [{ id: '1'.repeat(40), message, author: who, committer: who }] } }),
  'added lines': async (text) => [await scanner.scan(text), findTokenShapes(text)],
  log: (text) => logText(text, redact),
};

/** Processor time of the quickest of some runs, in milliseconds. */
async function timed(surface: Surface, text: string, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage();
    await surface(text);
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const wanted = process.argv.slice(2);
let failed = false;
console.log('| Surface | ordinary text, ms | worst text | ms | ratio |\n| --- | ---: | --- | ---: | ---: |');
for (const [name, surface] of Object.entries(surfaces)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  await surface(ordinaryText);
  const ordinary = Math.max(noise, await timed(surface, ordinaryText, 5));
  let worst = { piece: '', ms: 0 };
  for (const [piece, text] of hostileTexts) {
    const first = await timed(surface, text, 1);
    // Only what looks slow is measured again.
    const ms =
      first > 2 * ordinary ? Math.min(first, await timed(surface, text, first > 5000 ? 0 : 2)) : first;
    if (ms > worst.ms) worst = { piece, ms };
    if (ms > maxRatio * ordinary) console.error(`${name}: ${piece} takes ${Math.round(ms)} ms`);
  }
  const ratio = worst.ms / ordinary;
  failed ||= ratio > maxRatio;
  console.log(
    `| ${name} | ${ordinary.toFixed(0)} | \`${worst.piece.replaceAll('|', '\\|')}\` | ${worst.ms.toFixed(0)} | ${ratio.toFixed(1)} |`,
  );
}
if (failed) process.exitCode = 1;
