import type { CheckOutputInput } from '../../../src/gate/check-content.ts';
import type { OutcomeInput } from '../../../src/gate/outcome-page.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { IngestReport, ReviewerTally } from '../../../src/model/ingest-report.ts';
import { decide } from '../../../src/policy/decision.ts';
import { effectivePolicy } from '../../../src/policy/effective-policy.ts';
import { weigh } from '../../../src/policy/weight.ts';
import type { ReportInput } from '../../../src/write/report-page.ts';
import { builder } from './builder.ts';
import { buildCommands } from './memory.ts';
import { placeAll } from './review.ts';
import { buildDecisionInput, buildReviewer, headCommit } from './run.ts';

const effective = effectivePolicy(undefined, {});

export function buildTally(
  reviewer: Parameters<typeof buildReviewer>[0] = {},
  counts: Partial<ReviewerTally> = {},
): ReviewerTally {
  return { reviewer: buildReviewer(reviewer), findings: 0, kept: 0, merged: 0, refused: 0, ...counts };
}

export const buildIngestReport = builder<IngestReport>({
  schemaVersion: 1,
  head: headCommit,
  documents: [],
  refused: [],
  carried: [],
  notes: [],
});

function sharedInput(findings: readonly Finding[]) {
  const tallies = [buildTally({}, { findings: 4, kept: 2, merged: 1, refused: 1 })];
  const reviewers = { tallies, times: new Map([['claude', 65_000]]) };
  return { decision: decide(buildDecisionInput({ findings })), reviewers, stepsToComplete: [] };
}

/** The report of a review of these findings alone. */
export function buildReportInput(
  findings: readonly Finding[],
  overrides: Partial<ReportInput> = {},
): ReportInput {
  return {
    ...sharedInput(findings),
    placed: placeAll(findings),
    weightOf: (finding) => weigh(finding, effective.blocking),
    documents: [],
    report: buildIngestReport(),
    commands: buildCommands(),
    ...overrides,
  };
}

/** The check of a review of these findings alone. */
export function buildCheckInput(
  findings: readonly Finding[],
  overrides: Partial<CheckOutputInput> = {},
): CheckOutputInput {
  return {
    ...sharedInput(findings),
    findings,
    rules: effective.blocking,
    hiddenAnnotations: 0,
    ...overrides,
  };
}

/** The outcome of a local review of these findings alone, each of them on its lines. */
export function buildOutcomeInput(
  findings: readonly Finding[],
  overrides: Partial<OutcomeInput> = {},
): OutcomeInput {
  const entries = findings.map(({ id: finding }) => {
    return {
      reviewer: 'claude',
      document: 0,
      pointer: '/0',
      finding,
      place: 'inline',
      reason: 'in-diff',
    } as const;
  });
  return {
    ...sharedInput(findings),
    document: { findings },
    effective,
    report: buildIngestReport(),
    receipt: {
      schemaVersion: 1,
      head: headCommit,
      outcome: 'local',
      review: null,
      total: entries.length,
      counts: { inline: entries.length, file: 0, body: 0, withheld: 0 },
      entries,
      missing: [],
    },
    publication: { state: 'confirmed' },
    nextSteps: [],
    directory: '/repository/.code-review',
    ...overrides,
  };
}
