import { z } from 'zod';
import { accountName } from '../../../domain/text/account-name.ts';
import { nodes } from '../paging/connection.ts';
import type { GraphqlError } from '../transport/graphql.ts';

/** To be selected on a pull request, with `$gateName` and `$status`: the newest status of a name on its head. */
export const statusOnHeadSelection = `
        marked: commits(last: 1) @include(if: $status) {
          nodes { commit { status { context(name: $gateName) { id state creator { login } } } } }
        }`;

const Newest = z.object({
  id: z.string(),
  state: z.string(),
  creator: z.object({ login: z.string() }).nullable(),
});
const Commit = z.object({ status: z.object({ context: Newest.nullable() }).nullable() });

export const StatusOnHead = z.object({ marked: nodes(z.object({ commit: Commit })) });
type StatusOnHead = z.infer<typeof StatusOnHead>;

/** A token that may not read statuses leaves them unknown, and the rest of the answer usable. */
export function concernsStatusOnHead({ path }: GraphqlError): boolean {
  return path?.includes('marked') ?? false;
}

/** Undefined also where another account has the last word. */
function newestOf({ marked }: StatusOnHead, login: string): z.infer<typeof Newest> | undefined {
  const status = marked[0]?.commit.status?.context;
  if (status?.creator == null) return undefined;
  return accountName(status.creator.login) === accountName(login) ? status : undefined;
}

/** Whether the newest word of the login's own account keeps a merge from passing, and is not that a review runs. */
export function isHeldUp(answer: StatusOnHead, login: string): boolean {
  const state = newestOf(answer, login)?.state;
  return state === 'FAILURE' || state === 'ERROR';
}

/** Id of that newest word. */
export function newestStatus(answer: StatusOnHead, login: string): string | undefined {
  return newestOf(answer, login)?.id;
}
