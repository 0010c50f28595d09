import type { ReviewDirectory } from '../model/files.ts';
import type { Manifest } from '../model/manifest.ts';
import { evidencePackFile, readOwnPinned } from '../review-directory/review-files.ts';
import type { EvidencePage } from './evidence-text.ts';

/** The evidence pack written by `fetch`; undefined without one. */
export async function readEvidence(
  directory: ReviewDirectory,
  manifest: Manifest,
): Promise<EvidencePage | undefined> {
  const pack = await readOwnPinned(directory, manifest, evidencePackFile);
  return pack && { pack, size: manifest.size, unknown: manifest.unknown };
}
