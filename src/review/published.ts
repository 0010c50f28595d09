import type { EarlierFinding } from '../comments/ledger.ts';
import { readRefusals } from '../comments/refusals.ts';
import { createHistory, type History, SinceFile } from '../memory/changes-since-review.ts';
import { type Memory, recallMemory } from '../memory/memory.ts';
import { Conversation } from '../model/conversation.ts';
import { toolKey } from '../model/mark.ts';
import { readKeptFile, readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { ReviewContext } from './review-context.ts';

/** What earlier runs published, before anybody looks again. */
export interface Published {
  readonly conversation: Conversation;
  readonly memory: Memory;
  /** Findings that nobody closed or refused. */
  readonly open: readonly EarlierFinding[];
  /** The way from where they were last seen to this head. */
  readonly history: History;
}

/** Undefined in a work tree, and where the conversation could not be read. */
export async function readPublished({
  directory,
  manifest,
  settings,
  effective,
}: ReviewContext): Promise<Published | undefined> {
  const said = { name: reviewFiles.conversation, schema: Conversation };
  const conversation = await readOwnPinned(directory, manifest, said);
  if (conversation === undefined) return undefined;
  const tool = toolKey(settings.checkName);
  const kept = await readKeptFile(directory, manifest);
  const memory = recallMemory(conversation, tool, kept, manifest.commits.head);
  const { ledger } = memory;
  const author = manifest.pullRequest?.author ?? null;
  // What blocks is not decided yet, so the author's own word counts only where it always does.
  const blocking = ledger.map(({ remembered }) => remembered.id);
  const reviewers = Object.keys(effective.reviewers);
  const { refusals } = readRefusals({ conversation, ledger, author, tool, reviewers, blocking });
  const refused = new Set(refusals.map(({ id }) => id));
  const since = await readOwnPinned(directory, manifest, { name: reviewFiles.since, schema: SinceFile });
  return {
    conversation,
    memory,
    open: ledger.filter(({ remembered }) => remembered.kind === 'finding' && !refused.has(remembered.id)),
    history: createHistory(manifest.commits.head, since ?? []),
  };
}
