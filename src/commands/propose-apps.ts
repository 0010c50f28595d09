import { type AppEntry, apps as table } from '../apps/app-table.ts';
import { identifyApp } from '../apps/identify.ts';
import { matchesAny } from '../policy/glob.ts';
import type { Policy } from '../policy/policy.ts';
import { appsOf } from '../review/app-answers.ts';
import { isSighted, type RecentApps } from './recent-apps.ts';

/** An app that `init` proposes as a reviewer. */
export interface ProposedApp {
  readonly id: string;
  /** Its source in the policy, such as `app: coderabbitai`. */
  readonly source: string;
}

/** Every app of the table that can be named as it is. */
export const knownApps: readonly ProposedApp[] = Object.entries(table).flatMap(([id, entry]) => {
  const source = sourceOf(entry);
  return source === undefined ? [] : [{ id, source }];
});

function sourceOf({ accounts: [account], checks: [check] = [] }: AppEntry): string | undefined {
  if (account !== undefined) return `app: ${account.login}`;
  return check && `check: { name: ${check.name}, app: ${check.app} }`;
}

function appOf({ accounts: [account], checks: [check] = [] }: AppEntry) {
  if (account !== undefined) return identifyApp({ login: account.login });
  return check && identifyApp({ check });
}

/** The apps whose files the repository has, or that wrote on its recent pull requests. */
export function appsIn(paths: readonly string[], recent: RecentApps | undefined): readonly ProposedApp[] {
  return knownApps.filter(({ id }) => {
    const entry = table[id];
    const app = entry && appOf(entry);
    if (entry === undefined || app === undefined) return false;
    const isSeen = recent?.sightings.some((each) => isSighted(app, each)) === true;
    return isSeen || (entry.signs !== undefined && paths.some(matchesAny(entry.signs)));
  });
}

/** Those that the policy does not name yet, by whatever id. */
export function withoutPresent(
  proposed: readonly ProposedApp[],
  policy: Pick<Policy, 'reviewers'> | undefined,
): readonly ProposedApp[] {
  if (policy === undefined) return proposed;
  const present = appsOf(policy).map(({ app }) => app.entry);
  return proposed.filter(({ id }) => !present.includes(table[id]) && !Object.hasOwn(policy.reviewers, id));
}
