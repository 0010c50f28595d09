import type { Judged } from './decision.ts';
import type { LedgerEntry } from './ledger.ts';

/** A finding of an earlier run as it was published: it weighs what its mark says. */
export function judgeRemembered({ mark, standing }: LedgerEntry): Judged {
  const path = mark.place?.path ?? (standing.in === 'thread' ? standing.thread.path : undefined);
  return {
    id: mark.id,
    category: mark.id.replace(/-[0-9a-f]{8}-[0-9-]+$/, ''),
    locations: path === undefined ? [] : [{ path }],
    severity: mark.severity,
    confidence: { band: mark.confidence },
    preExisting: mark.preExisting,
    status: 'open',
    suppressed: undefined,
    requiresHuman: false,
    corroboratedBy: mark.reviewers.slice(1),
    contestedBy: [],
    raisedBy: mark.reviewers,
  };
}
