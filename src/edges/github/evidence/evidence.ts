import type { EvidenceFacts } from '../../../domain/evidence/facts.ts';
import { type EvidencePage, labelledBy } from './evidence-query.ts';

type Lists = Pick<EvidencePage, 'commits' | 'closingIssuesReferences'>;
type List<Node> =
  | {
      readonly nodes: readonly (Node | null)[] | null;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    }
  | null
  | undefined;

/** A list that could not be had is unknown for good; one that was not asked for again is whole already. */
function join<Node>(pages: readonly List<Node>[]) {
  const [first] = pages;
  const isKnown = first != null && !pages.includes(null);
  const { pageInfo } = pages.findLast((page) => page != null) ?? {};
  return {
    isKnown,
    nodes: pages.flatMap((page) => (page?.nodes ?? []).flatMap((node) => (node === null ? [] : [node]))),
    after: isKnown && pageInfo?.hasNextPage === true ? (pageInfo.endCursor ?? undefined) : undefined,
  };
}

function joinLists(pages: readonly Lists[]) {
  return {
    commits: join(pages.map((page) => page.commits)),
    issues: join(pages.map((page) => page.closingIssuesReferences)),
  };
}

/** Cursors of the lists that go on; undefined once both are whole. */
export function evidenceOnward(pages: readonly Lists[]) {
  const { commits, issues } = joinLists(pages);
  return commits.after === undefined && issues.after === undefined
    ? undefined
    : { commits: commits.after, issues: issues.after };
}

/** Values of the variables in `moreEvidenceSelection`. */
export function readingEvidenceOn(onward: ReturnType<typeof evidenceOnward>) {
  const { commits, issues } = onward ?? {};
  return {
    commits: commits !== undefined,
    commitsAfter: commits ?? null,
    issues: issues !== undefined,
    issuesAfter: issues ?? null,
  };
}

/**
 * What the pages tell. A list that could not be had whole is absent: part of it would say, for instance, that fewer
 * commits carry a signature than do.
 */
export function evidenceIn(
  pages: readonly [EvidencePage, ...Lists[]],
): Pick<EvidenceFacts, 'commits' | 'linkedIssues' | 'labelledBy'> {
  const { commits, issues } = joinLists(pages);
  return {
    ...(commits.isKnown && commits.after === undefined && { commits: commits.nodes }),
    ...(issues.isKnown && issues.after === undefined && { linkedIssues: issues.nodes }),
    ...labelledBy(pages[0]),
  };
}
