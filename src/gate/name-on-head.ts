import { accountName } from '../model/account-name.ts';
import type { Gate } from '../policy/settings.ts';
import { readOwnConclusion, readUnfinished } from '../policy/shared-head.ts';

/** A check of the gate's name on a commit. */
export interface NamedCheck {
  readonly id: number;
  /** Slug of the app that made it. */
  readonly app: string;
  readonly externalId: string;
  /** Null while it is not concluded. */
  readonly conclusion: string | null;
}

/** What has the gate's name on a commit. */
export interface NameOnHead {
  /** Login of the identity that looks. */
  readonly viewer: string;
  readonly checks: readonly NamedCheck[];
  /** Login of the account that set the newest status of the name; absent where there is none. */
  readonly statusBy?: string | undefined;
}

function isOurs({ app, externalId }: NamedCheck, viewer: string): boolean {
  const isOfTool = readOwnConclusion(externalId) ?? readUnfinished(externalId);
  return app === accountName(viewer) && isOfTool !== undefined;
}

/** In words, what has the name and is not from a run of this tool; GitHub may count that in place of ours. */
export function foreignUses({ viewer, checks, statusBy }: NameOnHead, gate: Gate): readonly string[] {
  const foreign = checks
    .filter((check) => gate !== 'check' || !isOurs(check, viewer))
    .map(({ app }) => `a check by ${app}`);
  const isOwnStatus =
    gate === 'status' && statusBy !== undefined && accountName(statusBy) === accountName(viewer);
  const status = statusBy === undefined || isOwnStatus ? [] : [`a commit status by ${statusBy}`];
  return [...new Set([...foreign, ...status])];
}

/** The checks of a pull request that no run has concluded; of those that were opened, the newest is to be taken over. */
export function unfinishedChecks(
  pull: number | undefined,
  { viewer, checks }: NameOnHead,
): { readonly opened: number | undefined; readonly abandoned: readonly number[] } {
  const own = checks
    .filter((check) => check.conclusion === null && isOurs(check, viewer))
    .flatMap(({ id, externalId }) => {
      const unfinished = readUnfinished(externalId);
      return unfinished === undefined || unfinished.pull !== pull ? [] : [{ id, ...unfinished }];
    })
    .toSorted((a, b) => b.id - a.id);
  const opened = own.find(({ state }) => state === 'open')?.id;
  return { opened, abandoned: own.map(({ id }) => id).filter((id) => id !== opened) };
}
