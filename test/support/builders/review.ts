import type { PlacedRun } from '../../../src/decide/placed-run.ts';
import { placeFindings } from '../../../src/decide/placement.ts';
import type { GatedRun } from '../../../src/decide/read-run.ts';
import { emptyMemory } from '../../../src/memory/memory.ts';
import { reconcile } from '../../../src/memory/reconcile.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { IngestReport, InvalidOriginal, ReviewerTally } from '../../../src/model/ingest-report.ts';
import type { Receipt, ReceiptEntry } from '../../../src/model/receipt.ts';
import { decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import type { ReviewerResult } from '../../../src/review-directory/reviewer-results.ts';
import { builder } from './builder.ts';
import { diffOf, numbered } from './diff.ts';
import { buildFinding, buildLocation } from './finding.ts';
import { buildCommands, buildReconcileInput } from './memory.ts';
import {
  buildDecisionInput,
  buildManifest,
  buildPolicy,
  buildRenderContext,
  buildReviewDocument,
  buildReviewer,
  buildSettings,
  headCommit,
} from './run.ts';

/** One changed file, `src/app.ts`, with hunks around its lines 3 and 60. */
export const appDiff = diffOf(
  { 'src/app.ts': numbered(100) },
  { 'src/app.ts': numbered(100, { 3: 'timeout = 0', 60: 'retry()' }) },
);

/** A finding for each place: on a line, on its file, and in the body. */
export const onLine = buildFinding({ title: 'On a line' });
export const onFile = buildFinding({
  title: 'On the file',
  scope: 'file',
  locations: [{ path: 'src/app.ts', side: 'RIGHT' }],
});
export const inBody = buildFinding({
  title: 'Elsewhere',
  locations: [buildLocation({ path: 'src/other.ts' })],
});

export const buildRefused = builder<InvalidOriginal>({
  reviewer: 'claude',
  document: 0,
  pointer: '/9',
  native: {},
  problems: [
    {
      path: '/9/severity',
      rule: 'C1/severity',
      grade: 'refused',
      message: '"HUGE" is not a severity.',
      recommendation: 'Write one of CRITICAL, MAJOR, MINOR, INFO.',
    },
  ],
});

export function placeAll(findings: readonly Finding[]) {
  return buildRun(findings).placed;
}

export const buildTally = (
  reviewer: Parameters<typeof buildReviewer>[0] = {},
  counts: Partial<ReviewerTally> = {},
): ReviewerTally => {
  return { reviewer: buildReviewer(reviewer), findings: 0, kept: 0, merged: 0, invalid: 0, ...counts };
};

export const buildIngestReport = builder<IngestReport>({
  schemaVersion: 1,
  head: headCommit,
  documents: [],
  refused: [],
  notes: [],
});

/** A reviewer that took 65 seconds. */
const started: ReviewerResult = {
  schemaVersion: 1,
  commits: buildManifest().commits,
  reviewer: 'claude',
  role: 'primary',
  required: true,
  outcome: { state: 'reviewed' },
  attempts: [{ directory: '', why: 'first', end: 'exited with code 0', problems: 0, duration: 65_000 }],
  outputs: [],
  notes: [],
};

/** A local receipt with each finding on its lines. */
function receiptOf(findings: readonly Finding[]): Receipt {
  const entries = findings.map(({ id: finding }): ReceiptEntry => {
    return { reviewer: 'claude', document: 0, pointer: '/0', finding, place: 'inline', reason: 'in-diff' };
  });
  return {
    schemaVersion: 1,
    head: headCommit,
    outcome: 'local',
    review: null,
    total: entries.length,
    counts: { inline: entries.length, file: 0, body: 0, withheld: 0 },
    entries,
    missing: [],
  };
}

/** Every severity may have a comment. */
const standard = effectivePolicy(buildPolicy({ 'inline-from': 'info', 'max-comments': 50 }), {});

/** A review of `findings` on a pull request that we never spoke on. */
export function buildRun(
  findings: readonly Finding[],
  overrides: Partial<PlacedRun & GatedRun> = {},
): PlacedRun & GatedRun {
  const { effective = standard } = overrides;
  const { waivers: _, ...facts } = buildDecisionInput({ findings, effective });
  const run = {
    settings: buildSettings(),
    manifest: buildManifest(),
    diff: appDiff,
    document: buildReviewDocument({ findings }),
    report: buildIngestReport(),
    effective,
    memory: emptyMemory,
    reconciled: reconcile(buildReconcileInput()),
    decision: decide(facts),
    weightOf: (finding: Finding) => weigh(finding, effective.blocking),
    facts,
    judged: findings,
    weighed: findings,
    conversation: undefined,
    kept: undefined,
    since: [],
    completed: { completions: [], diffs: [], runs: [] },
    ignored: undefined,
    commands: buildCommands(),
    evidence: undefined,
    rechecked: undefined,
    owners: undefined,
    tallies: [buildTally({}, { findings: 4, kept: 2, merged: 1, invalid: 1 })],
    started: [started],
    render: buildRenderContext(),
    receipt: receiptOf(findings),
    publication: { state: 'confirmed' as const },
    ...overrides,
  };
  return { ...run, placed: overrides.placed ?? placeFindings(run) };
}
