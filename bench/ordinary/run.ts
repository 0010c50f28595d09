import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import {
  changedFiles,
  type ExpectedFinding,
  type OrdinaryOutput,
  ordinaryOutputs,
  workspace,
} from './corpus.ts';

/**
 * Gives each document to the command line as a user would and compares what was read with what a maintainer expects.
 * A document that is no review and is read as clean is worse than any other difference, so it is counted apart.
 */
const bundle = join(import.meta.dirname, '..', '..', 'dist', 'cli.js');

const Findings = z.object({
  reviewers: z.array(z.object({ id: z.string(), outcome: z.object({ state: z.string() }) })),
  findings: z.array(
    z.object({
      severity: z.string(),
      confidence: z.object({ band: z.string() }),
      locations: z.array(
        z.object({ path: z.string(), startLine: z.number().optional(), endLine: z.number().optional() }),
      ),
    }),
  ),
});

const Report = z.object({
  documents: z.array(z.object({ reviewer: z.string(), refused: z.number() })),
});

interface Reading {
  readonly outcome: string;
  readonly findings: readonly string[];
  readonly refused: number;
}

function createRepository(): { readonly folder: string; readonly head: string } {
  const folder = mkdtempSync(join(tmpdir(), 'ordinary-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '-q', '-b', 'main');
  writeFileSync(join(folder, 'README.md'), '# Shop\n');
  git('add', '.');
  git('commit', '-qm', 'Start');
  git('checkout', '-qb', 'change');
  for (const [path, lines] of Object.entries(changedFiles)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const text = Array.from({ length: lines }, (_, line) => `${path.length + line}\n`).join('');
    writeFileSync(join(folder, path), text);
  }
  git('add', '.');
  git('commit', '-qm', 'Change');
  return { folder, head: git('rev-parse', 'HEAD') };
}

function describe(finding: ExpectedFinding): string {
  const { path = '-', line, endLine, severity } = finding;
  const lines =
    line === undefined ? '' : `:${line}${endLine === undefined || endLine === line ? '' : `-${endLine}`}`;
  return `${path}${lines} ${severity}`;
}

function read(entry: OrdinaryOutput, repository: ReturnType<typeof createRepository>): Reading {
  const folder = mkdtempSync(join(tmpdir(), 'ordinary-run-'));
  const file = join(folder, entry.file ?? 'output.json');
  writeFileSync(
    file,
    entry.text.replaceAll(workspace, repository.folder).replaceAll('HEAD_SHA', repository.head),
  );
  const reviewDirectory = join(folder, 'review');
  spawnSync(
    process.execPath,
    [bundle, 'run', '--base', 'main', '--head', repository.head, '--review-dir', reviewDirectory].concat(
      '--findings',
      `model=${file}`,
    ),
    { cwd: repository.folder },
  );
  const parse = <T>(name: string, schema: z.ZodType<T>) =>
    schema.parse(JSON.parse(readFileSync(join(reviewDirectory, name), 'utf8')));
  const document = parse('findings.json', Findings);
  const { documents } = parse('ingest_report.json', Report);
  rmSync(folder, { recursive: true });
  return {
    outcome: document.reviewers.find(({ id }) => id === 'model')?.outcome.state ?? 'missing',
    refused: documents.find(({ reviewer }) => reviewer === 'model')?.refused ?? 0,
    findings: document.findings.map(({ severity, confidence, locations: [place] }) => {
      const band = ` ${confidence.band}`;
      const text = `${place?.path ?? '-'}${place?.startLine === undefined ? '' : `:${place.startLine}`}`;
      const end =
        place?.endLine === undefined || place.endLine === place.startLine ? '' : `-${place.endLine}`;
      return `${text}${end} ${severity}${band}`;
    }),
  };
}

function isAsExpected({ expected }: OrdinaryOutput, { outcome, findings, refused }: Reading): boolean {
  if (expected.state === 'invalid') return outcome === 'invalid';
  if (outcome !== 'reviewed') return false;
  if (expected.state === 'clean') return findings.length === 0 && refused === 0;
  const wanted = expected.findings.map((finding) => ({ text: describe(finding), band: finding.confidence }));
  return (
    refused === (expected.refused ?? 0) &&
    wanted.length === findings.length &&
    wanted.every(({ text, band }) =>
      findings.some((found) =>
        band === undefined ? found.startsWith(`${text} `) : found === `${text} ${band}`,
      ),
    )
  );
}

const repository = createRepository();
let held = 0;
let falselyClean = 0;
for (const entry of ordinaryOutputs) {
  const reading = read(entry, repository);
  const asExpected = isAsExpected(entry, reading);
  const isClean = reading.outcome === 'reviewed' && reading.findings.length === 0 && reading.refused === 0;
  if (asExpected) held += 1;
  if (isClean && entry.expected.state !== 'clean') falselyClean += 1;
  if (!asExpected) {
    const shown = [reading.outcome, ...reading.findings, `refused ${reading.refused}`].join(' · ');
    process.stdout.write(`differs  ${entry.id}: ${entry.about}\n         read as ${shown}\n`);
  }
}
rmSync(repository.folder, { recursive: true });
const total = ordinaryOutputs.length;
process.stdout.write(
  `${held} of ${total} read as expected (${((100 * held) / total).toFixed(1)} %), ${falselyClean} wrongly clean\n`,
);
process.exitCode = falselyClean > 0 || held < 0.95 * total ? 1 : 0;
