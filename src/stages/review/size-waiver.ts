import type { Manifest } from '../../domain/manifest.ts';
import { toolKey } from '../../domain/memory/mark.ts';
import { readWaivers } from '../../domain/people/waivers.ts';
import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import { Conversation } from '../../domain/publishing/conversation.ts';
import type { Settings } from '../../domain/settings.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';

/** Whether somebody who may lets reviewers that are models have this head, however large it is. */
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
