import { countIgnored } from '../change/cut-change.ts';
import { readCompletedFile } from '../memory/completion.ts';
import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Settings } from '../policy/settings.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import {
  conversationFile,
  evidencePackFile,
  findingsFile,
  ingestReportFile,
  keptFile,
  loadPolicy,
  manifestFile,
  readOwn,
  readOwnPinned,
  requireHead,
  reviewFiles,
  sinceFile,
} from '../review-directory/review-files.ts';
import {
  isAboutThis,
  parsePinnedDiff,
  type ReviewerResult,
  readResults,
} from '../review-directory/reviewer-results.ts';
import { decideRun } from './decide-run.ts';
import type { Run, RunFiles } from './run.ts';

export interface RunContext extends Pick<StagePorts, 'directory' | 'redact'> {
  readonly settings: Settings;
}

/**
 * Reads the files of this run and decides. `write` and `gate` both use it and agree, because the decision is
 * a pure function of the files.
 */
export async function loadRun(context: RunContext): Promise<Run> {
  return decideRun(await readRun(context), context.redact);
}

/** Throws `Failure` for a file that is missing, invalid, or about another head than the manifest. */
async function readRun({ directory, settings }: RunContext): Promise<RunFiles> {
  const manifest = await readOwn(directory, manifestFile);
  // An invalid policy ended the run before the files below were written: what is wrong is the policy.
  const effective = await loadPolicy(directory, manifest, settings.policyInputs);
  const document = await readOwn(directory, findingsFile);
  const report = await readOwn(directory, ingestReportFile);
  requireHead(manifest, { ...findingsFile, head: document.head });
  requireHead(manifest, { ...ingestReportFile, head: report.head });
  return {
    settings,
    manifest,
    diff: await parsePinnedDiff(directory, manifest, reviewFiles.diff),
    document,
    report,
    effective,
    conversation: await readOwnPinned(directory, manifest, conversationFile),
    evidence: await readOwnPinned(directory, manifest, evidencePackFile),
    started: await readStarted(directory, manifest),
    kept: await readOwnPinned(directory, manifest, keptFile),
    since: (await readOwnPinned(directory, manifest, sinceFile)) ?? [],
    completed: await readCompletedFile(directory, manifest),
    ignored: await countIgnored(directory, { manifest, effective }),
  };
}

/** Results about another change are left out. */
async function readStarted(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<readonly ReviewerResult[]> {
  const results = [...(await readResults(directory)).values()];
  return results.filter((result) => result.attempts.length > 0 && isAboutThis(result, manifest));
}
