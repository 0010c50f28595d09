import { z } from 'zod';
import { Failure } from '../../domain/failure.ts';
import type { GitHubClient } from './client.ts';
import { joinConversation } from './conversation.ts';
import {
  ConversationPage,
  conversationSelection,
  conversationVariables,
  readingOn,
} from './conversation-query.ts';
import { evidenceOnward, readingEvidenceOn } from './evidence.ts';
import {
  concernsEvidence,
  EvidencePage,
  moreEvidenceSelection,
  moreEvidenceVariables,
} from './evidence-query.ts';
import type { GraphqlError } from './graphql.ts';
import {
  concernsObject,
  eachOnce,
  type Objects,
  readObjects,
  selectObjects,
  type Thing,
  type Wanted,
} from './objects.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** Some hundreds from both ends of each list: far beyond what people write, short of what a broken list could cost. */
const maxPages = 50;

const Page = z.object({
  ...ConversationPage.shape,
  commits: EvidencePage.shape.commits,
  closingIssuesReferences: EvidencePage.shape.closingIssuesReferences,
});
type Page = z.infer<typeof Page>;

const Answer = z
  .object({ repository: z.looseObject({ pullRequest: Page }) })
  .transform(({ repository }) => repository);

const queryWith = ({ declarations, selection }: ReturnType<typeof selectObjects>) => `
  query More(
    $owner: String!, $repo: String!, $number: Int!,
    ${conversationVariables}, ${moreEvidenceVariables}${declarations}
  ) {
    repository(owner: $owner, name: $repo) {
      ${selection}
      pullRequest(number: $number) {${conversationSelection}${moreEvidenceSelection}
      }
    }
  }`;

interface Followed<First> {
  /** In the order they were read in; lists that do not go to their ends could not be had whole. */
  readonly pages: readonly [First, ...Page[]];
  readonly objects: Objects;
}

/**
 * Asks for all that an answer leaves open until nothing is: further pages, and objects that are known by then to be
 * needed. One request each time, whatever it is about, so that nothing waits for anything it does not depend on.
 */
export async function followUp<First extends Page>(
  client: GitHubClient,
  address: PullRequestAddress,
  from: {
    readonly firstPage: First;
    /** What else has to be known, as far as these pages tell; asked for once. */
    readonly wanted: (pages: readonly Page[]) => readonly Wanted[];
    readonly onGap: (failure: Failure) => void;
  },
): Promise<Followed<First>> {
  const pages: [First, ...Page[]] = [from.firstPage];
  const objects = new Map<string, Thing | null>();
  const asked = new Set<string>();
  while (pages.length < maxPages) {
    const wanted = eachOnce(from.wanted(pages)).filter(({ expression }) => !asked.has(expression));
    const [conversation, evidence] = [joinConversation(pages).onward, evidenceOnward(pages)];
    if (conversation === undefined && evidence === undefined && wanted.length === 0) break;
    for (const { expression } of wanted) asked.add(expression);
    try {
      const more = await readMore(client, address, {
        variables: { ...readingOn(conversation ?? {}), ...readingEvidenceOn(evidence) },
        wanted,
      });
      pages.push(more.page);
      for (const [expression, thing] of more.objects) objects.set(expression, thing);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      from.onGap(error);
      break;
    }
  }
  return { pages, objects };
}

async function readMore(
  client: GitHubClient,
  address: PullRequestAddress,
  {
    variables,
    wanted,
  }: { readonly variables: Readonly<Record<string, unknown>>; readonly wanted: readonly Wanted[] },
) {
  const selected = selectObjects(wanted);
  const request = {
    query: queryWith(selected),
    variables: { ...address, ...variables, ...selected.variables },
    tolerates: (error: GraphqlError) => concernsObject(error) || concernsEvidence(error),
  };
  const { data, errors } = await client.read(readPullRequest, (api) => api.graphql(Answer, request));
  return { page: data.pullRequest, objects: readObjects(data, wanted, errors) };
}
