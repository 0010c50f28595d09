import { z } from 'zod';
import { closedObject, listOf } from './schemas.ts';

const logins = listOf(z.string().max(200));

/** People with a part in a pull request, whose approval does not count (threat G14). Logins in lower case. */
export const Parties = closedObject({
  /** The author; where that is an app, also everyone ever assigned, or named in a description that a run read. */
  requesters: logins,
  /** Authors, co-authors and committers of its commits; absent when not all could be read. */
  writers: logins.optional(),
  /** Those whose push made this head, by its event; empty when no run saw that. */
  pushers: logins,
});
export type Parties = z.infer<typeof Parties>;

/** What is known of a change where policy asks people to approve some. */
export const ApprovalFacts = closedObject({
  /** Why people must approve this change, in our own words; empty where they need not. */
  why: listOf(z.string()),
  parties: Parties,
});
export type ApprovalFacts = z.infer<typeof ApprovalFacts>;

/** An approval that counts. */
export interface Approval {
  readonly login: string;
  readonly at: string;
  readonly url: string;
}

/** The approvals of a head that count, and why others do not. */
export interface Approvals {
  readonly by: readonly Approval[];
  readonly others: readonly { readonly login: string; readonly why: string }[];
}
