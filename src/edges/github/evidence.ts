import type { EvidenceFacts } from '../../domain/evidence/facts.ts';
import { Failure } from '../../domain/failure.ts';
import type { GitHubClient } from './client.ts';
import { type EvidencePage, labelledBy, MoreEvidence, moreEvidenceQuery } from './evidence-query.ts';
import { readPullRequest } from './operation.ts';
import type { PullRequestAddress } from './pull-request.ts';

/** GitHub lists 250 commits of a pull request; more pages than this of issues are no description of a change. */
const maxPages = 10;

type Lists = Pick<EvidencePage, 'commits' | 'closingIssuesReferences'>;
type Commits = NonNullable<EvidenceFacts['commits']>;
type Issues = NonNullable<EvidenceFacts['linkedIssues']>;

/**
 * Follows both lists to their ends. A list that cannot be had whole is absent: part of it would say, for
 * instance, that fewer commits carry a signature than do.
 */
export async function readEvidenceLists(
  client: GitHubClient,
  address: PullRequestAddress,
  firstPage: EvidencePage,
): Promise<Pick<EvidenceFacts, 'commits' | 'linkedIssues' | 'labelledBy'>> {
  const commits: Commits[number][] = [];
  const issues: Issues[number][] = [];
  let page: Lists = firstPage;
  const known = { commits: firstPage.commits != null, issues: firstPage.closingIssuesReferences != null };
  for (let count = 1; ; count += 1) {
    commits.push(...present(page.commits?.nodes));
    issues.push(...present(page.closingIssuesReferences?.nodes));
    const more = { commits: next(page.commits), issues: next(page.closingIssuesReferences) };
    if (more.commits === undefined && more.issues === undefined) break;
    const following = count < maxPages ? await readPage(client, address, more) : undefined;
    if (more.commits !== undefined && following?.commits == null) known.commits = false;
    if (more.issues !== undefined && following?.closingIssuesReferences == null) known.issues = false;
    if (following === undefined) break;
    page = following;
  }
  return {
    ...(known.commits && { commits }),
    ...(known.issues && { linkedIssues: issues }),
    ...labelledBy(firstPage),
  };
}

interface Cursors {
  readonly commits: string | undefined;
  readonly issues: string | undefined;
}

async function readPage(
  client: GitHubClient,
  address: PullRequestAddress,
  { commits, issues }: Cursors,
): Promise<Lists | undefined> {
  const variables = {
    ...address,
    commits: commits !== undefined,
    commitsAfter: commits ?? null,
    issues: issues !== undefined,
    issuesAfter: issues ?? null,
  };
  try {
    const request = { query: moreEvidenceQuery, variables };
    return (await client.read(readPullRequest, (api) => api.graphql(MoreEvidence, request))).data;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

function next(list: Lists['commits'] | Lists['closingIssuesReferences']): string | undefined {
  return list?.pageInfo.hasNextPage === true ? (list.pageInfo.endCursor ?? undefined) : undefined;
}

function present<T>(nodes: readonly (T | null)[] | null | undefined): readonly T[] {
  return (nodes ?? []).flatMap((node) => (node === null ? [] : [node]));
}
