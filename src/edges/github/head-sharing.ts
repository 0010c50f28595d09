import { z } from 'zod';
import { CommitId } from '../../domain/review-document.ts';

/** To be selected on a repository. A commit in no branch of it, as a fork's, is found all the same. */
export const sharingSelection = `
  headCommit: object(oid: $head) {
    ... on Commit {
      associatedPullRequests(first: 100) { nodes { number state headRefOid } }
    }
  }`;

/** Declaration of the variable in `sharingSelection`. */
export const sharingVariables = '$head: GitObjectID!';

/** A commit that GitHub does not show leaves unknown who shares it, so it makes the answer unreadable. */
export const HeadSharing = z.object({
  headCommit: z.object({
    associatedPullRequests: z.object({
      nodes: z.array(
        z.object({
          number: z.number().int(),
          state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
          headRefOid: CommitId,
        }),
      ),
    }),
  }),
});

export type HeadSharing = z.infer<typeof HeadSharing>;

/** Open pull requests besides `number` whose head is this very commit: others merely contain it. */
export function sharedWith(
  { headCommit }: HeadSharing,
  { head, number }: { readonly head: string; readonly number: number },
): readonly number[] {
  return headCommit.associatedPullRequests.nodes
    .filter((pull) => pull.state === 'OPEN' && pull.headRefOid === head && pull.number !== number)
    .map((pull) => pull.number)
    .sort((a, b) => a - b);
}
