import type { Judged } from '../verdict/decision.ts';
import { filesOf } from './finding-mark.ts';
import type { LedgerEntry } from './ledger.ts';

/** A finding of an earlier run as it was published: it weighs what its mark says. */
export function judgeRemembered({ mark, standing }: LedgerEntry): Judged {
  const known = filesOf(mark);
  const paths = known.length === 0 && standing.in === 'thread' ? [standing.thread.path] : known;
  return {
    id: mark.id,
    category: mark.id.replace(/-[0-9a-f]{8}-[0-9-]+$/, ''),
    locations: paths.map((path) => ({ path })),
    severity: mark.severity,
    confidence: { band: mark.confidence },
    preExisting: mark.preExisting,
    status: 'open',
    suppressed: undefined,
    requiresHuman: false,
    corroboratedBy: mark.reviewers.slice(1),
    contestedBy: mark.contestedBy,
    raisedBy: mark.reviewers,
  };
}
