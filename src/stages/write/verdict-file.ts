import { toVerdict, type VerdictSource } from '../../contracts/verdict/write.ts';
import type { Decision } from '../../domain/decision.ts';
import type { Finding } from '../../domain/finding.ts';
import type { BlockingRules } from '../../domain/policy/decisions.ts';
import type { ReviewDocument } from '../../domain/review-document.ts';
import { weigh } from '../../domain/weight.ts';
import type { ReviewDirectory } from '../../ports.ts';
import { reviewFiles, writeJson } from '../review-files.ts';

export interface VerdictFileInput {
  readonly directory: ReviewDirectory;
  readonly decision: Decision;
  readonly document: ReviewDocument;
  readonly rules: BlockingRules;
  readonly reviewId: string;
  /** Branch or other words for what was reviewed. */
  readonly target: string;
  readonly reportPath: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

function countsForVerdict(finding: Finding, rules: BlockingRules): boolean {
  const weight = weigh(finding, rules);
  return weight === 'blocking' || weight === 'counts';
}

function toSource(finding: Finding, document: ReviewDocument): VerdictSource {
  const [source] = finding.sources;
  const format = source === undefined ? undefined : document.documents[source.document]?.format;
  return { ...finding, isVerdictScale: format === 'verdict' };
}

/**
 * C5's verdict file, with the findings that count. An incomplete review has no verdict: then there is no file, and
 * one that stood there is removed, since an old PASS must never be read for a new head.
 */
export async function writeVerdictFile(input: VerdictFileInput): Promise<void> {
  const { directory, decision, document } = input;
  if (decision.verdict === null) return directory.remove(reviewFiles.verdict);
  const header = {
    reviewId: input.reviewId,
    timestamp: new Date(input.now).toISOString(),
    scope: 'changeset',
    target: input.target,
    mode: 'full',
    verdict: decision.verdict,
    reportPath: input.reportPath,
  } as const;
  const findings = document.findings
    .filter((finding) => countsForVerdict(finding, input.rules))
    .map((finding) => toSource(finding, document));
  await writeJson(directory, reviewFiles.verdict, toVerdict(header, findings));
}
