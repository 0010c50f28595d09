import { Conversation } from '../../domain/publishing/conversation.ts';
import { type OwnersRequest, ownersRequest } from '../../domain/publishing/owners-request.ts';
import { asksForHuman } from '../../domain/verdict/approval.ts';
import type { ReviewDirectory } from '../../ports/review-directory.ts';
import type { EvidencePage } from '../../render/passages/evidence.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { LoadedRun } from '../run/load-run.ts';

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
