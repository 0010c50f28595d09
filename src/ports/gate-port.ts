import type { CheckConclusion } from '../policy/gate-decision.ts';
import type { Annotation, StatusState, StepOf } from '../policy/gate-plan.ts';
import type { CheckOnHead, HeadMember } from '../policy/shared-head.ts';

/** A check on a commit that has the gate's name. */
export interface NamedCheck extends Omit<CheckOnHead, 'title'> {
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

export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  /** Shown below the summary; when absent, the present text is kept. */
  readonly text?: string | undefined;
}

/** A request to change a check; without a conclusion the check stays as it is. */
export interface CheckChange {
  readonly output: CheckOutput;
  /** Added to those on the check. */
  readonly annotations: readonly Annotation[];
  /** Number of annotations on the check after the request. */
  readonly total: number;
  readonly conclusion?: CheckConclusion | undefined;
  /** Replaces the one with which the check was started. */
  readonly externalId?: string | undefined;
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
  update(id: number, change: CheckChange): Promise<void>;
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
  readName(commit: NameOfGate): Promise<NameOnHead>;
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

/** A gate that is not concluded yet. Without `id`, its check was requested but GitHub has not answered. */
export interface OpenGate {
  readonly head: string;
  readonly id?: number;
}

/** One pull request in the commit that a merge queue wants to merge. */
export interface GroupMember {
  readonly number: number;
  /** Its head when the queue added it. */
  readonly head: string;
  /** Digest of base and policy that its conclusion must have. */
  readonly basis: string;
}

/** An entry of the queue; each entry is built on the previous one. */
export interface QueueEntry extends GroupMember {
  readonly position: number;
  /** The commit that the entry would merge; null until the queue has built it. */
  readonly groupHead: string | null;
}
