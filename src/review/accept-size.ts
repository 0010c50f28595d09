import { readWaivers } from '../comments/waivers.ts';
import { withSizeAccepted } from '../fetch/missing-artifacts.ts';
import { isTooLarge } from '../model/change-size.ts';
import { Conversation } from '../model/conversation.ts';
import type { Manifest } from '../model/manifest.ts';
import { toolKey } from '../model/mark.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { utf8Text } from '../model/utf8-text.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { Change } from './reviewed-change.ts';
import { type PinnedPack, rewritePack } from './rewrite-pack.ts';

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

/** Whether a person who may waive it lets AI reviewers have this head, whatever its size. */
export async function isSizeWaived(
  directory: ReviewDirectory,
  manifest: Manifest,
  { effective, settings }: { readonly effective: EffectivePolicy; readonly settings: Settings },
): Promise<boolean> {
  const said = { name: reviewFiles.conversation, schema: Conversation };
  const conversation = await readOwnPinned(directory, manifest, said);
  if (conversation === undefined) return false;
  const { waivers } = readWaivers({
    conversation,
    ledger: [],
    author: manifest.pullRequest?.author ?? null,
    tool: toolKey(settings.checkName),
    reviewers: [],
    waivedBy: effective.waivedBy,
  });
  return waivers.some(({ subject }) => subject === 'size');
}
