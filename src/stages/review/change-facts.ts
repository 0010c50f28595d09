import { z } from 'zod';
import type { ChangeFacts } from '../../domain/assignment/applicable.ts';
import { ChangedFile } from '../../domain/changed-file.ts';
import type { EvidencePack } from '../../domain/evidence-pack.ts';
import { matchesAny } from '../../domain/globs.ts';
import type { Manifest } from '../../domain/manifest.ts';
import type { ReviewDirectory } from '../../ports.ts';
import { readOwnPinned, reviewFiles } from '../review-files.ts';

export interface Change {
  readonly facts: ChangeFacts;
  /** Changed files that are there at the head, without those that policy leaves out. */
  readonly present: readonly string[];
}

/** What decides who is asked to look, from what `fetch` pinned. */
export async function readChange(
  directory: ReviewDirectory,
  { manifest, pack }: { readonly manifest: Manifest; readonly pack: EvidencePack },
  ignoredPaths: readonly string[],
): Promise<Change> {
  const listed = { name: reviewFiles.files, schema: z.array(ChangedFile) };
  const files = (await readOwnPinned(directory, manifest, listed)) ?? [];
  const isIgnored = matchesAny(ignoredPaths);
  const paths = files.flatMap(({ filename, previous_filename: former }) =>
    former === undefined ? [filename] : [filename, former],
  );
  const { pullRequest } = manifest;
  return {
    facts: {
      paths: paths.filter((path) => !isIgnored(path)),
      ...(pullRequest === undefined ? {} : { author: pullRequest.author }),
      fork: pullRequest?.fork ?? false,
      draft: pullRequest?.draft ?? false,
      labels: pullRequest?.labels ?? [],
      lane: pack.risk.lane,
    },
    present: files
      .filter(({ status, filename }) => status !== 'removed' && !isIgnored(filename))
      .map(({ filename }) => filename),
  };
}
