import { accountName } from '../model/conversation.ts';
import type { CheckConclusion } from '../policy/gate-decision.ts';
import type { Annotation, StatusState, StepOf } from '../policy/gate-plan.ts';

import type { Gate } from '../policy/settings.ts';
import {
  type CheckOnHead,
  type HeadMember,
  readOwnConclusion,
  readUnfinished,
} from '../policy/shared-head.ts';

/** A check of the gate's name on a commit. */
interface NamedCheck {
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

export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  /** Shown below the summary; what stands is kept where there is none. */
  readonly text?: string | undefined;
}

/** What a request adds to a check: `total` annotations stand on it once the request took effect. */
export interface CheckContent {
  readonly output: CheckOutput;
  readonly annotations: readonly Annotation[];
  readonly total: number;
}

export interface CheckRun extends CheckOnHead {
  readonly summary: string;
  readonly text: string;
  readonly annotations: number;
  /** By GitHub's clock; empty where GitHub does not say. */
  readonly startedAt: string;
}

/** Check runs on a commit. */
export interface Checks {
  /** Creates a check that is not concluded, and answers its id. It is found again by its external id. */
  start(check: {
    readonly name: string;
    readonly head: string;
    readonly externalId: string;
  }): Promise<number>;
  /** Adds annotations to a check that runs. */
  annotate(id: number, content: CheckContent): Promise<void>;
  /** `externalId` replaces the one that the check was started with. */
  conclude(
    id: number,
    result: CheckContent & { readonly conclusion: CheckConclusion; readonly externalId?: string | undefined },
  ): Promise<void>;
  /** Every check of the name on the commit, as far as this token's own app made it. */
  list(check: {
    readonly name: string;
    readonly head: string;
    /** Login of the app that made it; without it a token that has not written yet takes everybody's. */
    readonly by?: string;
  }): Promise<readonly CheckRun[]>;
}

/** A status as it was set. */
export interface StatusSet {
  readonly state: StatusState;
  readonly description: string;
  /** The pull request that it was set for, or a review there; empty where its run did not know. */
  readonly targetUrl: string;
  /** By GitHub's clock. */
  readonly createdAt: string;
}

/** Commit statuses, for tokens that cannot write checks. */
export interface Statuses {
  set(status: Omit<StepOf<'set-status'>, 'do'>): Promise<void>;
  /** Of the newest hundred statuses of the head those of the name that the account `by` set, the newest first. */
  list(status: {
    readonly name: string;
    readonly head: string;
    readonly by: string;
  }): Promise<readonly StatusSet[]>;
  /** The newest status of the name; undefined where there is none. */
  latest(status: { readonly name: string; readonly head: string }): Promise<StatusSet | undefined>;
}

/** The open pull requests whose head is one commit. */
export interface HeadMembers {
  /** Login of whoever reads. */
  readonly viewer: string;
  readonly open: readonly HeadMember[];
  /** False where the list could not be read to its end. */
  readonly complete: boolean;
}

interface NamePort {
  /** What has the gate's name on a commit, whoever made it. */
  look(commit: { readonly name: string; readonly head: string }): Promise<NameOnHead>;
}

export interface ChecksPort extends NamePort {
  readonly kind: 'check';
  readonly checks: Checks;
  /** Which open pull requests have the commit as their head now; read anew each time. */
  readonly members: (head: string) => Promise<HeadMembers>;
}

/** What holds up a merge, where it is not the job itself. */
export type GatePort = ChecksPort | StatusesPort;

interface StatusesPort extends NamePort {
  readonly kind: 'status';
  readonly statuses: Statuses;
}
