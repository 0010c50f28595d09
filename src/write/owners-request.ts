import { Conversation } from '../model/conversation.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { asksForHuman } from '../policy/decision.ts';
import { readOwnPinned, reviewFiles } from '../review-directory/review-files.ts';
import type { EvidencePage } from './evidence-text.ts';
import type { LoadedRun } from './load-run.ts';

/** Nobody is helped by a crowd: GitHub itself notifies each of them. */
const most = 15;

export interface OwnersInput {
  /** As CODEOWNERS has them: `@login`, `@org/team` or an address. */
  readonly owners: readonly string[];
  /** Login of the pull request's author; null when the account is gone. */
  readonly author: string | null;
  /** Logins of those who are asked for a review already, and of those who gave one. */
  readonly asked: readonly string[];
  readonly reviewed: readonly string[];
}

export interface OwnersRequest {
  /** Logins of the people to ask now. */
  readonly people: readonly string[];
  /** Every owner but the author, as CODEOWNERS has it, whether asked or not. */
  readonly named: readonly string[];
}

/**
 * Whom to ask for a review among the owners of a change. Teams and addresses are only named: a workflow's token
 * cannot ask them. Never the author, nobody twice, and nobody who reviewed.
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
