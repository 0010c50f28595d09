import { Conversation } from '../model/conversation.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { asksForHuman } from '../policy/approval.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { EvidencePage } from './evidence-text.ts';
import type { LoadedRun } from './load-run.ts';
import { type OwnersRequest, ownersRequest } from './owners-request.ts';

/** Whom of the owners to ask for a review; undefined where policy or the findings do not call for one. */
export async function ownersToAsk(
  directory: ReviewDirectory,
  { manifest, effective, document }: LoadedRun,
  evidence: EvidencePage | undefined,
): Promise<OwnersRequest | undefined> {
  const { pullRequest } = manifest;
  if (!effective.requestOwners || evidence === undefined || pullRequest === undefined) return undefined;
  const { risk, context } = evidence.pack;
  if (!asksForHuman({ effective, lane: risk.lane, findings: document.findings })) return undefined;
  const said = { name: reviewFiles.conversation, schema: Conversation };
  const conversation = await readOwnPinned(directory, manifest, said);
  return ownersRequest({
    owners: context.owners.flatMap(({ owners }) => owners),
    author: pullRequest.author,
    asked: pullRequest.requestedReviewers ?? [],
    reviewed: (conversation?.reviews ?? []).flatMap(({ author }) => (author === null ? [] : [author])),
  });
}
