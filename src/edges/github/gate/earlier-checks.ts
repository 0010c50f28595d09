import { z } from 'zod';
import { accountName } from '../../../domain/text/account-name.ts';
import type { EarlierRun } from '../../../ports/source.ts';
import { nodes } from '../paging/connection.ts';
import type { GraphqlError } from '../transport/graphql.ts';

/** Commits looked at, the newest ones: most pushes are of fewer. */
const maxCommits = 20;

/** Declarations of the variables in `earlierChecksSelection`. */
export const earlierChecksVariables = '$checkName: String!, $earlierChecks: Boolean!';

/** To be selected on a pull request: the checks of a name on its newest commits, with what they keep. */
export const earlierChecksSelection = `
  checked: commits(last: ${maxCommits}) @include(if: $earlierChecks) {
    nodes { commit { oid checkSuites(first: 5, filterBy: { checkName: $checkName }) {
      nodes { app { slug } checkRuns(first: 5, filterBy: { checkName: $checkName, checkType: LATEST }) {
        nodes { databaseId text }
      } }
    } } }
  }`;

const Run = z.object({ databaseId: z.int().nullable(), text: z.string().nullable() });
const Suite = z.object({ app: z.object({ slug: z.string() }).nullable(), checkRuns: nodes(Run) });
const Commit = z.object({ commit: z.object({ oid: z.string(), checkSuites: nodes(Suite) }) });

export const EarlierChecks = z.object({ checked: nodes(Commit) });
export type EarlierChecks = z.infer<typeof EarlierChecks>;

export function concernsEarlierChecks({ path }: GraphqlError): boolean {
  return path?.[1] === 'pullRequest' && path[2] === 'checked';
}

/** What the app of a login wrote into its checks, the newest first: another app may use our name (threat Y6). */
export function earlierChecks({ checked }: EarlierChecks, login: string): readonly EarlierRun[] {
  const own = accountName(login);
  return checked.toReversed().flatMap(({ commit: { oid: head, checkSuites } }) =>
    checkSuites
      .filter(({ app }) => app?.slug === own)
      .flatMap(({ checkRuns }) => checkRuns)
      .toSorted((a, b) => (b.databaseId ?? 0) - (a.databaseId ?? 0))
      .flatMap(({ text }) => (text === null ? [] : [{ head, checkText: text }])),
  );
}
