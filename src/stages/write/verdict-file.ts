import { toVerdict, type VerdictSource } from '../../contracts/verdict/write.ts';
import type { Decision } from '../../domain/decision.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Manifest } from '../../domain/manifest.ts';
import type { Mode } from '../../domain/mode.ts';
import type { BlockingRules } from '../../domain/policy/blocking-rules.ts';
import type { ReviewDocument } from '../../domain/review-document.ts';
import { sha256 } from '../../domain/sha256.ts';
import { weigh } from '../../domain/weight.ts';
import type { ReviewDirectory } from '../../ports.ts';
import { reviewFiles, writeJson } from '../review-files.ts';
import { workOf } from '../worktree/keep-report.ts';

export interface VerdictFileInput {
  readonly directory: ReviewDirectory;
  readonly decision: Decision;
  readonly document: ReviewDocument;
  readonly rules: BlockingRules;
  readonly mode: Mode;
  /** Key of the review's words: with the time, what its id is made from. */
  readonly key: string;
  readonly manifest: Manifest;
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
  const { commits } = input.manifest;
  if (decision.verdict === null) return directory.remove(reviewFiles.verdict);
  const header = {
    reviewId: sha256(`${input.key} ${input.now}`).slice(0, 8),
    timestamp: new Date(input.now).toISOString(),
    scope: 'changeset',
    target: workOf(input.manifest),
    mode: input.mode,
    verdict: decision.verdict,
    reportPath: input.reportPath,
    tree: commits.tree ?? commits.head,
  } as const;
  const findings = document.findings
    .filter((finding) => countsForVerdict(finding, input.rules))
    .map((finding) => toSource(finding, document));
  await writeJson(directory, reviewFiles.verdict, toVerdict(header, findings));
}
