import { toVerdict, toVerdictFinding, type VerdictFile, type VerdictSource } from '../formats/verdict.ts';
import { archiveReplaced, bringBack, keepRecord, subjectOf } from '../memory/review-record.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Finding } from '../model/finding.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Mode, ReviewDocument } from '../model/review-document.ts';
import type { BlockingRules } from '../policy/category.ts';
import type { Decision } from '../policy/decision.ts';
import { isToBeDealtWith, type Weight, weigh } from '../policy/weight.ts';
import { readPinned, reviewFiles, writeJson } from '../review-directory/review-files.ts';

export interface VerdictFileInput {
  readonly directory: ReviewDirectory;
  readonly decision: Decision;
  readonly document: ReviewDocument;
  readonly rules: BlockingRules;
  readonly mode: Mode;
  readonly reviewId: string;
  /** The review that this run verifies. */
  readonly resumed: Pick<VerdictFile, 'findings'> | undefined;
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
    // The file has no other status for what policy suppressed after the file was written.
    ...(isSilenced && { status: 'wont_fix' }),
    ...(format === 'verdict' && { scale: format }),
  };
}

/**
 * Writes C5's verdict file: the findings that count, those that the team will not fix, and in keys of their own those
 * that need verification or were there before. An incomplete review has no verdict and writes no file. In a worktree
 * `verify` updates the file of the review that it resumes.
 */
export async function writeVerdictFile(input: VerdictFileInput): Promise<void> {
  const { directory, decision, document, mode, reviewId } = input;
  const { commits } = input.manifest;
  if (decision.verdict === null) return;
  const header = {
    reviewId,
    timestamp: new Date(input.now).toISOString(),
    ...subjectOf(input.manifest),
    mode: input.mode,
    verdict: decision.verdict,
    reportPath: input.reportPath,
    tree: commits.tree ?? commits.head,
  } as const;
  const listed = new Set(input.resumed?.findings.map(({ id }) => id));
  const isListed = (finding: Finding) =>
    listed.has(finding.id) || finding.suppressed?.by === 'wont_fix' || isToBeDealtWith(finding, input.rules);
  const others = document.findings.filter((finding) => !isListed(finding));
  const write = (findings: readonly Finding[]) => findings.map((finding) => toSource(finding, document));
  const weighing = (weight: Weight) =>
    write(others.filter((finding) => weigh(finding, input.rules) === weight)).map(toVerdictFinding);
  const verdict = {
    ...toVerdict(header, write(document.findings.filter(isListed))),
    needsVerification: weighing('needs-verification'),
    preExisting: weighing('pre-existing'),
  };
  if (mode === 'full') await archiveReplaced(directory);
  await writeJson(directory, reviewFiles.verdict, verdict);
  if (mode === 'verify') await bringBack(directory, reviewId);
  if (mode === 'quick' || input.manifest.workingDirectory.state !== 'worktree') return;
  const diff = mode === 'full' ? await readPinned(directory, input.manifest, reviewFiles.diff) : undefined;
  await keepRecord(directory, { verdict, document }, diff);
}
