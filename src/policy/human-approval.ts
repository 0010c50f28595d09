import type { ApprovalFacts, Approvals } from '../model/approval.ts';
import { listNames, shortened } from '../model/text.ts';
import type { EffectivePolicy } from './effective-policy.ts';

/** The subject of a waiver that an admin alone can give. */
export const approvalSubject = 'human-approval';

export interface ApprovalInput {
  /** Absent where policy asks for none. */
  readonly approval?: ApprovalFacts | undefined;
  /** By default none. */
  readonly approvals?: Approvals | undefined;
  readonly effective: Pick<EffectivePolicy, 'human-approval'>;
}

/** Whether people must approve this change before its gate passes. */
export function asksForApproval({ approval }: Pick<ApprovalInput, 'approval'>): boolean {
  return approval !== undefined && approval.why.length > 0;
}

/** What is unknown of those with a part in the change: then no approval can be told from one of theirs. */
export function unknownParties({ parties: { writers, pushers } }: ApprovalFacts): readonly string[] {
  return [
    ...(writers === undefined ? ['not all about its authors could be read'] : []),
    ...(pushers.length === 0 ? ['no run saw the push of this head, so who pushed it is unknown'] : []),
  ];
}

const maxOthers = 5;
/** In characters: a check's title has room for 255. */
const maxWhy = 160;

/** The approvals that are missing; undefined when none is. The text quotes nothing untrusted. */
export function missingApprovals({
  approval,
  approvals = { by: [], others: [] },
  effective,
}: ApprovalInput): { readonly text: string; readonly detail?: string } | undefined {
  if (approval === undefined || !asksForApproval({ approval })) return undefined;
  const given = approvals.by.length;
  const count = effective['human-approval']?.count ?? 1;
  if (given >= count) return undefined;
  const why = shortened(listNames(approval.why, approval.why.length), maxWhy);
  const others = approvals.others.slice(0, maxOthers).map(({ login, why }) => `${login} ${why}`);
  const detail = [...unknownParties(approval), ...others].join('; ');
  return {
    text: `${given} of ${count} approvals by people, since ${why}`,
    ...(detail !== '' && { detail }),
  };
}
