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
import { maxPolicyBytes, parsePolicy } from '../../src/policy/parse-policy.ts';
import { logText } from '../../src/runner/actions-reporter.ts';
import { secretScanner } from '../../src/runner/secretlint-scanner.ts';
import { buildComment, buildConversation } from '../../test/support/builders/memory.ts';
import { type ConfiguredRun, runConfigured } from '../../test/support/configured-run.ts';
import { buildSnapshot } from '../../test/support/fakes/scripted-source.ts';
import { type Row, runMeasured } from '../child.ts';
import { hostileTexts, ordinaryPolicy, ordinaryText, ordinaryWorkflow } from './texts.ts';

const maxRatio = 2;

/** Processor time in milliseconds below which measurements vary too much. */
const noise = 30;

/** Characters of a text of a reviewer or of a file, more than a field may have; GitHub allows its users fewer. */
const ownLength = 500_000;
const gitHubLength = 65_536;

interface Surface {
  readonly run: (text: string) => unknown;
  readonly length?: number;
  /** Of the same length, what people put there. */
  readonly ordinary?: (length: number) => string;
}

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

/** A few findings with much text. */
function ordinaryOutput(length: number): string {
  const each = { ...finding, issue: ordinaryText(length / 10) };
  return JSON.stringify(Array.from({ length: 8 }, () => each));
}

/** As much of a text as takes its length where it is written as JSON. */
function writtenAtLength(text: string): string {
  return text.slice(0, text.length ** 2 / JSON.stringify(text).length);
}

const withField = (change: (text: string) => object) => (text: string) =>
  reviewed(JSON.stringify([{ ...finding, ...change(writtenAtLength(text)) }]));

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
const redact = createRedactor(['correct-horse-battery-staple', 'two\nlines of a key that is long enough']);

const onGitHub = (run: Surface['run']): Surface => ({ run, length: gitHubLength });

const surfaces: Readonly<Record<string, Surface>> = {
  'finding: issue': { run: withField((issue) => ({ issue })) },
  'finding: implications': { run: withField((implications) => ({ implications })) },
  'finding: fix': { run: withField((fix) => ({ fix })) },
  'finding: category': { run: withField((category) => ({ category })) },
  'finding: file': { run: withField((file) => ({ file })) },
  'finding: reference': { run: withField((reference) => ({ references: [reference] })) },
  'whole output': { run: reviewed, ordinary: ordinaryOutput },
  'comment of a writer': onGitHub((text) => said(`/pr-verdict explain\n\n${text}`, 'write')),
  'comment of a stranger': onGitHub((text) => said(`/pr-verdict explain\n\n${text}`, 'none')),
  'title of the pull request': onGitHub((text) => described(text, '')),
  'description of the pull request': onGitHub((text) => described('Change', text)),
  'commit message': onGitHub((message) =>
    inRun({ evidence: { commits: [{ message, author: who, committer: who }] } }),
  ),
  'added lines': { run: async (text) => [(await secretScanner.load())(text), findTokenShapes(text)] },
  // Of the length up to which one is parsed.
  'workflow file': { run: parseWorkflow, length: 64 * 1024, ordinary: ordinaryWorkflow },
  'policy file': {
    run: (text) => parsePolicy(Buffer.from(text)),
    length: 64 * 1024,
    ordinary: ordinaryPolicy,
  },
  'largest policy file': {
    run: (text) => parsePolicy(Buffer.from(text)),
    length: maxPolicyBytes,
    ordinary: ordinaryPolicy,
  },
  log: { run: (text) => logText(text, redact) },
};

/** Processor time of the quickest of some runs, in milliseconds. */
async function timed({ run }: Surface, text: string, runs: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let left = runs; left > 0; left -= 1) {
    const start = process.cpuUsage();
    await run(text);
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
  const { length = ownLength, ordinary = ordinaryText } = surface;
  await timed(surface, ordinary(length), 3);
  const ordinaryMs = Math.max(noise, await timed(surface, ordinary(length), 10));
  let worst = { piece: '', ms: 0 };
  const tooSlow: string[] = [];
  for (const [piece, text] of hostileTexts(length)) {
    let ms = await timed(surface, text, 1);
    // Only what looks slow is measured again.
    if (ms > maxRatio * ordinaryMs && ms < 5000) ms = Math.min(ms, await timed(surface, text, 5));
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
