import { usageFailure } from '../model/failure.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { type Manifest, type Scope, scopeName } from '../model/manifest.ts';
import type { Receipt } from '../model/receipt.ts';
import { listNames } from '../model/text.ts';
import type { Publication } from '../policy/gate-decision.ts';
import type { Settings } from '../policy/settings.ts';
import type { Source } from '../ports/source.ts';
import {
  changedFilesFile,
  readOwnIfAny,
  readOwnPinned,
  receiptFile,
  requireHead,
} from '../review-directory/review-files.ts';
import { loadRun, type RunContext } from './read-run.ts';
import type { Run } from './run.ts';

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
