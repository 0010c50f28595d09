import { type VerifierReport, verificationOf } from '../../domain/evidence/verification.ts';
import { EvidencePack } from '../../domain/evidence-pack.ts';
import { Manifest } from '../../domain/manifest.ts';
import { sha256 } from '../../domain/sha256.ts';
import type { ReviewDirectory } from '../../ports.ts';
import { reviewFiles, writeJson } from '../review-files.ts';

/**
 * Writes what the verifiers said into the pack and pins the pack anew. The manifest is written last: whoever dies in
 * between leaves a pack that does not match it, which no later stage reads.
 */
export async function completePack(
  directory: ReviewDirectory,
  { manifest, pack }: { readonly manifest: Manifest; readonly pack: EvidencePack },
  reports: readonly VerifierReport[],
): Promise<{ readonly manifest: Manifest; readonly pack: EvidencePack }> {
  const name = reviewFiles.evidencePack;
  const verified = EvidencePack.parse({ ...pack, verification: verificationOf(reports) });
  const content = `${JSON.stringify(verified, null, 2)}\n`;
  await directory.write(name, content);
  const pin = { name, sha256: sha256(content), bytes: Buffer.byteLength(content) };
  const completed: Manifest = {
    ...manifest,
    unknown: manifest.unknown.filter((field) => field !== 'verification'),
    files: manifest.files.map((file) => (file.name === name ? pin : file)),
  };
  await writeJson(directory, reviewFiles.manifest, Manifest.parse(completed));
  return { manifest: completed, pack: verified };
}
