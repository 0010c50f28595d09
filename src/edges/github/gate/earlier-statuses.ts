import { z } from 'zod';
import { accountName } from '../../../domain/text/account-name.ts';
import type { EarlierRun } from '../../../ports/source.ts';
import { nodes } from '../paging/connection.ts';
import type { GraphqlError } from '../transport/graphql.ts';
import { readAddress } from './kept-in-address.ts';

/** Commits looked at, the newest ones: most pushes are of fewer. */
const maxCommits = 20;

/** Declarations of the variables in `earlierStatusesSelection`. */
export const earlierStatusesVariables = '$statusName: String!, $earlierStatuses: Boolean!';

/** To be selected on a pull request: the newest status of a name on each of its newest commits. */
export const earlierStatusesSelection = `
  stated: commits(last: ${maxCommits}) @include(if: $earlierStatuses) {
    nodes { commit { oid status { context(name: $statusName) { targetUrl creator { login } } } } }
  }`;

const Context = z.object({
  targetUrl: z.string().nullable(),
  /** Null when the account is gone. */
  creator: z.object({ login: z.string() }).nullable(),
});
const Commit = z.object({
  commit: z.object({ oid: z.string(), status: z.object({ context: Context.nullable() }).nullable() }),
});

export const EarlierStatuses = z.object({ stated: nodes(Commit) });
export type EarlierStatuses = z.infer<typeof EarlierStatuses>;

export function concernsEarlierStatuses({ path }: GraphqlError): boolean {
  return path?.[1] === 'pullRequest' && path[2] === 'stated';
}

/** What the account of a login kept along with its statuses, the newest first: whoever may push may set one (threat Y6). */
export function earlierStatuses({ stated }: EarlierStatuses, login: string): readonly EarlierRun[] {
  const own = accountName(login);
  return stated.toReversed().flatMap(({ commit: { oid: head, status } }) => {
    const context = status?.context;
    if (context?.creator == null || accountName(context.creator.login) !== own) return [];
    const { keeps, whole } = readAddress(context.targetUrl ?? '');
    const kept = keeps ?? whole?.completions;
    return kept === undefined ? [] : [{ head, keeps: kept }];
  });
}
