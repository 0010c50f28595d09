import { toVerdict, type VerdictSource } from '../formats/verdict.ts';
import { archiveName, keepRecord, resumeReview, subjectOf } from '../memory/review-record.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Mode, ReviewDocument } from '../model/review-document.ts';

import { sha256 } from '../model/text.ts';
import type { BlockingRules } from '../policy/category.ts';
import type { Decision } from '../policy/decision.ts';
import { resumesVerdict } from '../policy/settings.ts';
import { isToBeDealtWith } from '../policy/weight.ts';
import { readPinned, reviewFiles, writeJson } from '../review-directory/review-files.ts';

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

function toSource(finding: Finding, document: ReviewDocument): VerdictSource {
  const [source] = finding.sources;
  const format = source === undefined ? undefined : document.documents[source.document]?.format;
  const { suppressed, status } = finding;
  const isSilenced = suppressed !== undefined && (status === 'open' || status === 'reopened');
  return {
    ...finding,
    // The file has no other word for what does not count, and was written before policy silenced it.
    ...(isSilenced && { status: 'wont_fix' }),
    ...(format === 'verdict' && { scale: format }),
  };
}

/**
 * C5's verdict file, with the findings that count. An incomplete review has no verdict: then there is no file, since
 * `beginStage` has taken away the one that stood there, and an old PASS must never be read for a new head. In a work
 * tree `verify` changes the file of the review that it takes up, and leaves it as it is when it comes to no verdict.
 */
export async function writeVerdictFile(input: VerdictFileInput): Promise<void> {
  const { directory, decision, document, mode } = input;
  const { commits, source } = input.manifest;
  const resumed = resumesVerdict({ mode, source })
    ? await resumeReview(directory, input.manifest)
    : undefined;
  if (decision.verdict === null) return;
  const header = {
    reviewId: resumed?.verdict.reviewId ?? sha256(`${input.key} ${input.now}`).slice(0, 8),
    timestamp: new Date(input.now).toISOString(),
    ...subjectOf(input.manifest),
    mode: input.mode,
    verdict: decision.verdict,
    reportPath: input.reportPath,
    tree: commits.tree ?? commits.head,
  } as const;
  const listed = new Set(resumed?.verdict.findings.map(({ id }) => id));
  const findings = document.findings
    .filter((finding) => listed.has(finding.id) || isToBeDealtWith(finding, input.rules))
    .map((finding) => toSource(finding, document));
  const verdict = toVerdict(header, findings);
  await writeJson(directory, reviewFiles.verdict, verdict);
  // In force again, it is no earlier verdict: what a quick check put aside would be found in place of it.
  if (resumed !== undefined) await directory.remove(archiveName(verdict.reviewId));
  if (mode === 'quick' || input.manifest.workingDirectory.state !== 'worktree') return;
  const diff = mode === 'full' ? await readPinned(directory, input.manifest, reviewFiles.diff) : undefined;
  await keepRecord(directory, { verdict, document }, diff);
}
