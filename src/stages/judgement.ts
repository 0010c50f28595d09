import { type Decision, decide } from '../domain/decision.ts';
import type { EffectivePolicy } from '../domain/effective-policy.ts';
import type { IngestReport } from '../domain/ingest-report.ts';
import type { Manifest } from '../domain/manifest.ts';
import type { ReviewDocument } from '../domain/review-document.ts';

export interface JudgementInput {
  readonly manifest: Manifest;
  readonly document: ReviewDocument;
  readonly report: IngestReport;
  readonly effective: EffectivePolicy;
}

/** The decision of this run, from its files: `write` and `gate` each make it again and cannot disagree. */
export function judge({ manifest, document, report, effective }: JudgementInput): Decision {
  return decide({
    findings: document.findings,
    reviewers: document.reviewers,
    refused: report.refused,
    coverage: manifest.coverage,
    policy: manifest.policy,
    claims: document.documents.map(({ reviewer, claims }) => ({ reviewer, claims })),
    questions: document.documents.reduce((sum, { questions }) => sum + questions.length, 0),
    effective,
  });
}
