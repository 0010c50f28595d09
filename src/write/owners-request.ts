import { Conversation } from '../model/conversation.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { asksForHuman } from '../policy/decision.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { EvidencePage } from './evidence-text.ts';
import type { LoadedRun } from './load-run.ts';

/** GitHub notifies each of them, so the number is limited. */
const most = 15;

export interface OwnersInput {
  /** As in CODEOWNERS: `@login`, `@org/team` or an e-mail address. */
  readonly owners: readonly string[];
  /** Login of the author; null when the account was deleted. */
  readonly author: string | null;
  /** Logins with a pending request, and of people who reviewed already. */
  readonly asked: readonly string[];
  readonly reviewed: readonly string[];
}

export interface OwnersRequest {
  /** Logins to request a review from. */
  readonly people: readonly string[];
  /** Every owner except the author, as in CODEOWNERS. */
  readonly named: readonly string[];
}

/**
 * Selects the owners to request a review from: not the author, and no one who was asked or has reviewed.
 * Teams and e-mail addresses are only named, because a workflow token cannot request them.
 */
export function ownersRequest({ owners, author, asked, reviewed }: OwnersInput): OwnersRequest {
  const login = (owner: string) => owner.replace(/^@/, '').toLowerCase();
  const named = [...new Map(owners.map((owner) => [login(owner), owner])).values()].filter(
    (owner) => author === null || login(owner) !== author.toLowerCase(),
  );
  const done = new Set([...asked, ...reviewed].map((each) => each.toLowerCase()));
  const people = named
    .filter((owner) => /^@[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98})$/.test(owner) && !done.has(login(owner)))
    .map((owner) => owner.slice(1))
    .sort()
    .slice(0, most);
  return { people, named: named.sort() };
}

/** Owners to request a review from; undefined when neither policy nor findings require one. */
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
