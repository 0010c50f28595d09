import { EvidencePack } from '../model/evidence-pack.ts';
import { jsonText } from '../model/json-text.ts';
import { Manifest } from '../model/manifest.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { sha256 } from '../model/sha256.ts';
import { reviewFiles, writeJson } from '../review-directory/review-files.ts';

export interface PinnedPack {
  readonly manifest: Manifest;
  readonly pack: EvidencePack;
}

/**
 * Writes a pack in which one more field is known, and pins it anew. The manifest is written last: whoever dies in
 * between leaves a pack that does not match it, which no later stage reads.
 */
export async function rewritePack(
  directory: ReviewDirectory,
  { manifest, pack }: PinnedPack,
  known: string,
): Promise<PinnedPack> {
  const name = reviewFiles.evidencePack;
  const checked = EvidencePack.parse(pack);
  const content = jsonText(checked);
  await directory.write(name, content);
  const pin = { name, sha256: sha256(content), bytes: Buffer.byteLength(content) };
  const rewritten: Manifest = {
    ...manifest,
    unknown: manifest.unknown.filter((field) => field !== known),
    files: manifest.files.map((file) => (file.name === name ? pin : file)),
  };
  await writeJson(directory, reviewFiles.manifest, Manifest.parse(rewritten));
  return { manifest: rewritten, pack: checked };
}
