import { z } from 'zod';
import type { Diff } from '../diff/hunk.ts';
import { ChangedFile } from '../model/changed-file.ts';
import { EvidencePack } from '../model/evidence-pack.ts';
import { Failure } from '../model/failure.ts';
import type { Manifest } from '../model/manifest.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { matchesAny } from '../policy/globs.ts';
import { parsePinnedDiff } from '../review-directory/pinned-diff.ts';
import { readOwnPinned, readPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { ChangeFacts } from './applicable.ts';

/** The change under review as `fetch` pinned it, read once for everybody who looks at it. */
export interface Change {
  /** What decides who is asked to look. */
  readonly facts: ChangeFacts;
  /** Changed files that are there at the head, without those that policy leaves out. */
  readonly present: readonly string[];
  readonly files: readonly ChangedFile[];
  readonly diff: Diff;
  readonly diffBytes: Uint8Array;
  /** GitHub's REST array of review comments. */
  readonly comments: Uint8Array;
  readonly pack: EvidencePack;
}

/** Throws `DIFF_UNREADABLE`, and what reading a pinned file throws. */
export async function loadChange(
  directory: ReviewDirectory,
  manifest: Manifest,
  { ignoredPaths, drafts }: Pick<EffectivePolicy, 'ignoredPaths' | 'drafts'>,
): Promise<Change> {
  const listed = { name: reviewFiles.files, schema: z.array(ChangedFile) };
  const files = (await readOwnPinned(directory, manifest, listed)) ?? [];
  const pack = await readOwnPinned(directory, manifest, {
    name: reviewFiles.evidencePack,
    schema: EvidencePack,
  });
  if (pack === undefined) throw packMissing(directory);
  const isIgnored = matchesAny(ignoredPaths);
  const paths = files.flatMap(({ filename, previous_filename: former }) =>
    former === undefined ? [filename] : [filename, former],
  );
  const { pullRequest } = manifest;
  const draft = pullRequest?.draft ?? false;
  return {
    facts: {
      paths: paths.filter((path) => !isIgnored(path)),
      ...(pullRequest === undefined ? {} : { author: pullRequest.author }),
      fork: pullRequest?.fork ?? false,
      draft,
      postponed: draft && drafts === 'skip',
      labels: pullRequest?.labels ?? [],
      lane: pack.risk.lane,
    },
    present: files
      .filter(({ status, filename }) => status !== 'removed' && !isIgnored(filename))
      .map(({ filename }) => filename),
    files,
    diff: await parsePinnedDiff(directory, manifest, reviewFiles.diff),
    diffBytes: await readPinned(directory, manifest, reviewFiles.diff),
    comments: await readPinned(directory, manifest, reviewFiles.comments),
    pack,
  };
}

function packMissing({ path }: ReviewDirectory): Failure {
  return new Failure({
    kind: 'usage',
    code: 'REVIEW_FILE_MISSING',
    message: `${reviewFiles.evidencePack} is not among what fetch wrote to ${path}`,
    fix: 'Run `fetch` first, with the same version and the same review directory.',
  });
}
