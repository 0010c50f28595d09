/**
 * What the worst texts cost compared with ordinary Markdown of the same length, wherever untrusted text enters a run.
 * Ends with 1 where one costs more than twice as much.
 *
 *     npm run bench:hostile [-- SURFACE ...]
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { findTokenShapes } from '../../src/hygiene/find-secrets.ts';
import { parseWorkflow } from '../../src/hygiene/workflow-risks.ts';
import { createRedactor } from '../../src/model/redact.ts';
import { logText } from '../../src/runner/reporters.ts';
import { createSecretScanner } from '../../src/runner/secretlint-scanner.ts';
import { buildComment, buildConversation } from '../../test/support/builders/memory.ts';
import { type ConfiguredRun, runConfigured } from '../../test/support/configured-run.ts';
import { buildSnapshot } from '../../test/support/fakes/scripted-source.ts';
import { type Row, runMeasured } from '../child.ts';
import { hostileTexts, ordinaryText } from './texts.ts';

const maxRatio = 2;

/** Milliseconds below which nobody notices a difference: a run takes half a second to start. */
const noise = 100;

/** Characters of a text of a reviewer or of a file, more than a field may have; GitHub allows its users fewer. */
const ownLength = 500_000;
const gitHubLength = 65_536;

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
  'commit message': (message) => inRun({ evidence: { commits: [{ message, author: who, committer: who }] } }),
  'added lines': async (text) => [(await scanner.load())(text), findTokenShapes(text)],
  'workflow file': (text) => parseWorkflow(`on: pull_request_target\njobs:\n${text}`),
  log: (text) => logText(text, redact),
};

const onGitHub: ReadonlySet<string> = new Set([
  'comment of a writer',
  'comment of a stranger',
  'title of the pull request',
  'description of the pull request',
  'commit message',
]);

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

interface SurfaceCost {
  readonly name: string;
  readonly ordinaryMs: number;
  /** The most expensive text, by what it repeats. */
  readonly worst: { readonly piece: string; readonly ms: number };
  /** Of the most expensive text to the ordinary one. */
  readonly ratio: number;
  /** The texts that cost more than `maxRatio` times the ordinary one. */
  readonly tooSlow: readonly string[];
}

async function measureSurface(name: string, surface: Surface): Promise<SurfaceCost> {
  const length = onGitHub.has(name) ? gitHubLength : ownLength;
  await surface(ordinaryText(length));
  const ordinaryMs = Math.max(noise, await timed(surface, ordinaryText(length), 5));
  let worst = { piece: '', ms: 0 };
  const tooSlow: string[] = [];
  for (const [piece, text] of hostileTexts(length)) {
    const first = await timed(surface, text, 1);
    // Only what looks slow is measured again.
    const ms =
      first > 2 * ordinaryMs ? Math.min(first, await timed(surface, text, first > 5000 ? 0 : 2)) : first;
    if (ms > worst.ms) worst = { piece, ms };
    if (ms > maxRatio * ordinaryMs) tooSlow.push(`${piece} takes ${Math.round(ms)} ms`);
  }
  return { name, ordinaryMs, worst, ratio: worst.ms / ordinaryMs, tooSlow };
}

const Costs = z.array(z.object({ ratio: z.number(), tooSlow: z.array(z.string()) }));

/** Measured in a process of its own: the garbage of what ran before would count as time of these texts. */
export async function measureHostile(): Promise<readonly Row[]> {
  const { output } = await runMeasured([fileURLToPath(import.meta.url), '--json']);
  const costs = Costs.parse(JSON.parse(output));
  return [
    {
      name: 'hostile text: worst, times ordinary text',
      value: Math.max(...costs.map(({ ratio }) => ratio)),
      unit: '×',
      goal: maxRatio,
    },
    {
      name: `hostile texts above ${maxRatio} times ordinary text`,
      value: costs.flatMap(({ tooSlow }) => tooSlow).length,
      unit: '',
      goal: 0,
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2).filter((word) => word !== '--json');
  const costs: SurfaceCost[] = [];
  for (const [name, surface] of Object.entries(surfaces)) {
    if (asked.length === 0 || asked.some((word) => name.includes(word)))
      costs.push(await measureSurface(name, surface));
  }
  if (process.argv.includes('--json')) {
    process.stdout.write(JSON.stringify(costs));
  } else {
    process.stdout.write(
      '| Surface | ordinary text, ms | worst text | ms | ratio |\n| --- | ---: | --- | ---: | ---: |\n',
    );
    for (const { name, ordinaryMs, worst, ratio, tooSlow } of costs) {
      for (const each of tooSlow) process.stderr.write(`${name}: ${each}\n`);
      if (tooSlow.length > 0) process.exitCode = 1;
      const piece = worst.piece.replaceAll('|', '\\|');
      const figures = [worst.ms.toFixed(0), ratio.toFixed(1)].join(' | ');
      process.stdout.write(`| ${name} | ${ordinaryMs.toFixed(0)} | \`${piece}\` | ${figures} |\n`);
    }
  }
}
