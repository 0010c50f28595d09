import type { LedgerEntry } from '../comments/ledger.ts';
import { filesOf } from '../model/known-finding.ts';
import type { Judged } from '../policy/decision.ts';

/** The category in an id, as ids have it. */
export function categoryOf(id: string): string {
  return id.replace(/-[0-9a-f]{8}-[0-9-]+$/, '');
}

/** A finding of an earlier run as it was published: it weighs what its mark says. */
export function judgeRemembered({ mark, standing }: LedgerEntry): Judged {
  const known = filesOf(mark);
  const paths = known.length === 0 && standing.in === 'thread' ? [standing.thread.path] : known;
  return {
    id: mark.id,
    category: mark.category ?? categoryOf(mark.id),
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
