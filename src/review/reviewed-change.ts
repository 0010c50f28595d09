import { maxRawDiff } from '../change/build-pack.ts';
import { isHarmlessByName } from '../change/file-kind.ts';
import { withSizeAccepted } from '../change/missing-artifacts.ts';
import type { Diff } from '../diff/hunk.ts';
import { EvidencePack } from '../model/evidence-pack.ts';
import { usageFailure } from '../model/failure.ts';
import type { ChangedFile, ReviewDirectory } from '../model/files.ts';
import { isTooLarge, Manifest } from '../model/manifest.ts';
import { utf8Text } from '../model/text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import {
  changedFilesFile,
  evidencePackFile,
  manifestFile,
  readOwnPinned,
  readPinned,
  reviewFiles,
  shareValue,
  writeOwn,
  writePinned,
} from '../review-directory/review-files.ts';
import { parsePinnedDiff } from '../review-directory/reviewer-results.ts';

/** The pinned change, read once for all reviewers. */
export interface Change {
  readonly facts: ChangeFacts;
  /** Changed files that exist at the head, without files ignored by policy. */
  readonly present: readonly string[];
  readonly files: readonly ChangedFile[];
  readonly diff: Diff;
  /** GitHub's REST array of review comments. */
  readonly comments: Uint8Array;
}

/** Facts that decide which reviewers apply. */
export interface ChangeFacts {
  /** Changed paths, earlier names included, without files ignored by policy. */
  readonly paths: readonly string[];
  /** Login; null when the account was deleted, undefined in a worktree. */
  readonly author: string | null | undefined;
  readonly fork: boolean;
  readonly draft: boolean;
  /** Whether base policy postpones it until it is no longer a draft. */
  readonly postponed: boolean;
  readonly labels: readonly string[];
  /** At least yellow where a name alone, which the author chooses, makes code green. */
  readonly lane: EvidencePack['risk']['lane'];
}

/** The evidence pack and the manifest that pins it. */
export interface PinnedPack {
  readonly manifest: Manifest;
  readonly pack: EvidencePack;
}

/** Throws `REVIEW_FILE_MISSING`, `DIFF_UNREADABLE`, and the errors of reading a pinned file. */
export async function loadChange(
  directory: ReviewDirectory,
  manifest: Manifest,
  { isIgnored, drafts }: Pick<EffectivePolicy, 'isIgnored' | 'drafts'>,
): Promise<{ readonly change: Change; readonly pack: EvidencePack }> {
  const pack = await readOwnPinned(directory, manifest, evidencePackFile);
  if (pack === undefined) throw usageFailure('REVIEW_FILE_MISSING', 'fetch wrote no evidence pack');
  const files = (await readOwnPinned(directory, manifest, changedFilesFile)) ?? [];
  const shown = files.filter(({ status, filename }) => status !== 'removed' && !isIgnored(filename));
  const { pullRequest } = manifest;
  const { lane } = pack.risk;
  const paths = files
    .flatMap(({ filename, previous_filename: former }) => [filename, former ?? filename])
    .filter((path) => !isIgnored(path));
  const draft = pullRequest?.draft ?? false;
  const change = {
    facts: {
      paths,
      author: pullRequest?.author,
      fork: pullRequest?.fork ?? false,
      draft,
      postponed: draft && drafts === 'skip',
      labels: pullRequest?.labels ?? [],
      lane: lane === 'green' && paths.some(isHarmlessByName) ? 'yellow' : lane,
    },
    present: shown.map(({ filename }) => filename),
    files,
    diff: await parsePinnedDiff(directory, manifest, reviewFiles.diff),
    comments: await readPinned(directory, manifest, reviewFiles.comments),
  };
  return { change, pack };
}

/**
 * Writes an updated pack and pins it. The manifest is written last, so an interrupted write leaves a mismatch
 * that later stages report.
 */
export async function rewritePack(
  directory: ReviewDirectory,
  { manifest, pack }: PinnedPack,
  known: string,
): Promise<PinnedPack> {
  const name = reviewFiles.evidencePack;
  const checked = EvidencePack.parse(pack);
  const pin = await writePinned(directory, name, checked);
  shareValue(directory, evidencePackFile, checked);
  const rewritten: Manifest = {
    ...manifest,
    unknown: manifest.unknown.filter((field) => field !== known),
    files: manifest.files.map((file) => (file.name === name ? pin : file)),
  };
  await writeOwn(directory, manifestFile, Manifest.parse(rewritten));
  return { manifest: rewritten, pack: checked };
}

/** Adds the diff to the pack of a change that is too large for policy, and whose size was waived. */
export async function acceptSize(
  directory: ReviewDirectory,
  { manifest, pack }: PinnedPack,
  { oversized }: Pick<EffectivePolicy, 'oversized'>,
): Promise<PinnedPack> {
  const { size } = manifest;
  if (size === undefined || !isTooLarge(size, oversized)) return { manifest, pack };
  const diff = await readPinned(directory, manifest, reviewFiles.diff);
  if (diff.length > maxRawDiff) return { manifest, pack };
  const accepted = { manifest, pack: withSizeAccepted(pack, size, utf8Text(diff)) };
  return rewritePack(directory, accepted, 'diff.raw_diff');
}
