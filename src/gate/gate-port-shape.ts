import type { Annotation } from '../policy/annotation.ts';
import type { CheckConclusion } from '../policy/gate-decision.ts';
import type { StatusState, StepOf } from '../policy/gate-plan.ts';
import type { CheckOnHead, HeadMember } from '../policy/shared-head.ts';
import type { NameOnHead } from './name-on-head.ts';

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
  /** The state of the newest status of the name; undefined where there is none. */
  latest(status: { readonly name: string; readonly head: string }): Promise<StatusState | undefined>;
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
