import { EvidencePack } from '../../domain/evidence-pack.ts';
import type { Manifest } from '../../domain/manifest.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import type { EvidencePage } from '../../render/passages/evidence.ts';
import { readOwnPinned, reviewFiles } from './review-files.ts';

/** The pack that `fetch` wrote, for people; undefined when there is none. */
export async function readEvidence(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<EvidencePage | undefined> {
  const pack = await readOwnPinned(directory, manifest, {
    name: reviewFiles.evidencePack,
    schema: EvidencePack,
  });
  return pack && { pack, size: manifest.size, unknown: manifest.unknown };
}
