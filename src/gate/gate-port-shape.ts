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

/** A check on a commit that has the gate's name. */
interface NamedCheck extends Omit<CheckOnHead, 'title'> {
  /** Slug of the app that created it. */
  readonly app: string;
}

/** Checks and status on a commit that have the gate's name. */
export interface NameOnHead {
  /** Login of the identity that reads them. */
  readonly viewer: string;
  readonly checks: readonly NamedCheck[];
  /** Login of the account that set the newest status with the name; absent when there is none. */
  readonly statusBy?: string | undefined;
}

function isOurs({ app, externalId }: NamedCheck, viewer: string): boolean {
  const isOfTool = readOwnConclusion(externalId) ?? readUnfinished(externalId);
  return app === accountName(viewer) && isOfTool !== undefined;
}

/**
 * Describes checks and statuses with the gate's name that are not from a run of this tool. GitHub may count
 * them in place of ours.
 */
export function foreignUses({ viewer, checks, statusBy }: NameOnHead, gate: Gate): readonly string[] {
  const foreign = checks
    .filter((check) => gate !== 'check' || !isOurs(check, viewer))
    .map(({ app }) => `a check by ${app}`);
  const isOwnStatus =
    gate === 'status' && statusBy !== undefined && accountName(statusBy) === accountName(viewer);
  const status = statusBy === undefined || isOwnStatus ? [] : [`a commit status by ${statusBy}`];
  return [...new Set([...foreign, ...status])];
}

/** The checks of a pull request that no run has concluded. Of the opened ones, the newest is to be taken over. */
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
  /** Shown below the summary; when absent, the present text is kept. */
  readonly text?: string | undefined;
}

/** Content that a request adds to a check: `total` is its number of annotations after the request. */
export interface CheckContent {
  readonly output: CheckOutput;
  readonly annotations: readonly Annotation[];
  readonly total: number;
}

export interface CheckRun extends CheckOnHead {
  readonly summary: string;
  readonly text: string;
  readonly annotations: number;
}

/** A commit and the gate's name. */
interface NameOfGate {
  readonly name: string;
  readonly head: string;
}

/** Check runs on a commit. */
export interface Checks {
  /** Creates an unconcluded check and returns its id. It can be found again by its external id. */
  start(check: NameOfGate & { readonly externalId: string }): Promise<number>;
  /** Adds annotations to a running check. */
  annotate(id: number, content: CheckContent): Promise<void>;
  /** `externalId` replaces the one with which the check was started. */
  conclude(
    id: number,
    result: CheckContent & { readonly conclusion: CheckConclusion; readonly externalId?: string | undefined },
  ): Promise<void>;
  /**
   * All checks with the name on the commit that this token's own app created. `by` is the app's login; without it, a
   * token that has not written yet lists those of all apps.
   */
  list(check: NameOfGate & { readonly by?: string }): Promise<readonly CheckRun[]>;
}

/** Commit statuses, for tokens that cannot write checks. */
export interface Statuses {
  set(status: Omit<StepOf<'set-status'>, 'do'>): Promise<void>;
  /** The newest status with the name; undefined when there is none. */
  latest(
    status: NameOfGate,
  ): Promise<{ readonly state: StatusState; readonly description: string } | undefined>;
}

/** The open pull requests with a commit as their head. */
export interface HeadMembers {
  /** Login of the reading identity. */
  readonly viewer: string;
  readonly open: readonly HeadMember[];
  /** False when the list could not be read to its end. */
  readonly complete: boolean;
}

interface NamePort {
  /** Reads the checks and status on a commit that have the gate's name, from any app. */
  look(commit: NameOfGate): Promise<NameOnHead>;
}

export interface ChecksPort extends NamePort {
  readonly kind: 'check';
  readonly checks: Checks;
  /** Reads the open pull requests with this head, again at each call. */
  readonly members: (head: string) => Promise<HeadMembers>;
}

/** The check or status that gates a merge, when the job itself is not the gate. */
export type GatePort = ChecksPort | StatusesPort;

interface StatusesPort extends NamePort {
  readonly kind: 'status';
  readonly statuses: Statuses;
}
