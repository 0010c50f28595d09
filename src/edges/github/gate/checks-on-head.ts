import { z } from 'zod';
import type { CheckOnHead } from '../../../domain/gate/shared-head.ts';
import { accountName } from '../../../domain/text/account-name.ts';
import { nodes } from '../paging/connection.ts';
import type { GraphqlError } from '../transport/graphql.ts';

/** To be selected on a pull request, with `$gateName` and `$checks`: the newest checks of a name on its head. */
export const checksOnHeadSelection = `
        checked: commits(last: 1) @include(if: $checks) {
          nodes { commit { checkSuites(first: 10, filterBy: { checkName: $gateName }) {
            nodes { app { slug } checkRuns(last: 20, filterBy: { checkName: $gateName, checkType: ALL }) {
              nodes { databaseId externalId conclusion title }
            } }
          } } }
        }`;

const Run = z.object({
  databaseId: z.int().nullable(),
  externalId: z.string().nullable(),
  conclusion: z.string().nullable(),
  title: z.string().nullable(),
});
const Suite = z.object({ app: z.object({ slug: z.string() }).nullable(), checkRuns: nodes(Run) });

export const ChecksOnHead = z.object({
  checked: nodes(z.object({ commit: z.object({ checkSuites: nodes(Suite) }) })),
});
type ChecksOnHead = z.infer<typeof ChecksOnHead>;

/** A token that may not read checks leaves them unknown, and the rest of the answer usable. */
export function concernsChecksOnHead({ path }: GraphqlError): boolean {
  return path?.includes('checked') ?? false;
}

/** Those that the app of a login made: another one may use our name (threat Y6). */
export function checksOnHead({ checked }: ChecksOnHead, login: string): readonly CheckOnHead[] {
  return checked
    .flatMap(({ commit }) => commit.checkSuites)
    .filter(({ app }) => app?.slug === accountName(login))
    .flatMap(({ checkRuns }) => checkRuns)
    .flatMap(({ databaseId: id, externalId, conclusion, title }) =>
      id === null
        ? []
        : [
            {
              id,
              externalId: externalId ?? '',
              conclusion: conclusion?.toLowerCase() ?? null,
              title: title ?? '',
            },
          ],
    );
}
