import { isTooLarge } from '../../domain/evidence/change-size.ts';
import { withSizeAccepted } from '../../domain/evidence/missing-artifacts.ts';
import type { Manifest } from '../../domain/manifest.ts';
import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import type { Settings } from '../../domain/settings.ts';
import { utf8Text } from '../../domain/text/utf8-text.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import type { Change } from './change.ts';
import { type PinnedPack, rewritePack } from './rewrite-pack.ts';
import { isSizeWaived } from './size-waiver.ts';

interface SizeContext {
  readonly directory: ReviewDirectory;
  readonly settings: Settings;
  readonly manifest: Manifest;
  readonly effective: EffectivePolicy;
  readonly change: Change;
}

/** Gives the pack of an oversized change its diff where somebody waived the size; every other pack stays as it is. */
export async function acceptSize(context: SizeContext): Promise<PinnedPack> {
  const { directory, manifest, effective, change } = context;
  const { pack } = change;
  const { size } = manifest;
  if (size === undefined || !isTooLarge(size, effective.oversized)) return { manifest, pack };
  if (!(await isSizeWaived(directory, manifest, context))) return { manifest, pack };
  const diff = utf8Text(change.diffBytes);
  return rewritePack(directory, { manifest, pack: withSizeAccepted(pack, size, diff) }, 'diff.raw_diff');
}
