import { countIgnored } from '../change/cut-change.ts';
import { readCompletedFile } from '../memory/completion.ts';
import { usageFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { type Manifest, type Scope, scopeName } from '../model/manifest.ts';
import type { Receipt } from '../model/receipt.ts';
import { listNames } from '../model/text.ts';
import type { Publication } from '../policy/gate-decision.ts';
import type { Settings } from '../policy/settings.ts';
import type { Source } from '../ports/source.ts';
import type { StagePorts } from '../ports/stage-ports.ts';
import {
  changedFilesFile,
  conversationFile,
  evidencePackFile,
  findingsFile,
  ingestReportFile,
  keptFile,
  loadPolicy,
  manifestFile,
  readOwn,
  readOwnIfAny,
  readOwnPinned,
  receiptFile,
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

/** The result of `write`, with proof of what reached the pull request. */
export interface GatedRun extends Run {
  readonly receipt: Receipt | undefined;
  readonly publication: Publication;
}

export interface GatedRunContext extends RunContext {
  /** Code of the failure that prevented the review or the gate from being written. */
  readonly publishFailure?: string | undefined;
  /** Names the files edited since the review of a work tree. */
  readonly editedSince?: Source['editedSince'] | undefined;
}

/** Reads the files of the earlier stages. Throws `SCOPE_DIFFERS`, and the errors of `loadRun`. */
export async function readGatedRun(context: GatedRunContext): Promise<GatedRun> {
  const { directory, settings } = context;
  const loaded = await loadRun(context);
  const { manifest } = loaded;
  requireScope(manifest, settings);
  const receipt = await readReceipt(directory, manifest);
  const edited = await supersededByEdit(directory, manifest, context);
  return { ...loaded, receipt, publication: edited ?? publicationOf(receipt, context) };
}

/**
 * Names the files of a work tree that were edited since the review; of a scoped review, only those that it was about.
 * Undefined when there is no edit: a named commit cannot change.
 */
export async function supersededByEdit(
  directory: ReviewDirectory,
  manifest: Manifest,
  { editedSince }: Pick<GatedRunContext, 'editedSince'>,
): Promise<Publication | undefined> {
  if (manifest.workingDirectory.state !== 'worktree') return undefined;
  const files = (await readOwnPinned(directory, manifest, changedFilesFile)) ?? [];
  const paths = await editedSince?.(manifest.commits, files, manifest.workingDirectory.received);
  const isReviewed = (path: string) =>
    manifest.scope === undefined || files.some(({ filename }) => filename === path);
  return paths && { state: 'superseded', by: 'edit', paths: paths.filter(isReviewed) };
}

/** The gate's name contains the scope, so the given scope must be the fetched one. */
function requireScope({ scope: fetched }: Manifest, { scope: given }: Settings): void {
  const inWords = (scope: Scope | undefined) =>
    scope === undefined || scope.kind === 'changeset' ? 'the whole change' : scopeName(scope);
  const [was, is] = [inWords(fetched), inWords(given)];
  if (was === is) return;
  throw usageFailure('SCOPE_DIFFERS', `${was} was fetched and reviewed, and \`scope\` asks for ${is}`);
}

async function readReceipt(directory: ReviewDirectory, manifest: Manifest): Promise<Receipt | undefined> {
  const receipt = await readOwnIfAny(directory, receiptFile);
  if (receipt !== undefined) requireHead(manifest, { ...receiptFile, head: receipt.head });
  return receipt;
}

/** Whether the receipt proves that the review is on the pull request, and why not. */
function publicationOf(receipt: Receipt | undefined, context: GatedRunContext): Publication {
  const {
    publishFailure,
    settings: { target, dryRun },
  } = context;
  if (publishFailure !== undefined) return { state: 'failed', reason: publishFailure };
  if (receipt === undefined) return { state: 'failed', reason: 'the write stage left no receipt' };
  const { outcome, missing } = receipt;
  if (outcome === 'superseded') return { state: 'superseded' };
  if ((outcome === 'local' || outcome === 'dry-run') && target === 'github' && !dryRun)
    return { state: 'failed', reason: `the write stage was ${outcome}` };
  if (missing.length > 0) return { state: 'failed', reason: `GitHub does not show ${listNames(missing, 3)}` };
  return { state: 'confirmed' };
}
