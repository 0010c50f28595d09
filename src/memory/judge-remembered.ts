import type { EarlierFinding } from '../comments/ledger.ts';
import { filesOf } from '../model/known-finding.ts';
import type { JudgedFinding } from '../policy/decision.ts';

/** The category in an id, as ids have it. */
export function categoryOf(id: string): string {
  return id.replace(/-[0-9a-f]{8}-[0-9-]+$/, '');
}

/** A finding of an earlier run as it was published: it weighs what its mark says. */
export function judgeRemembered({ remembered, shownAt }: EarlierFinding): JudgedFinding {
  const known = filesOf(remembered);
  const paths = known.length === 0 && shownAt.in === 'thread' ? [shownAt.thread.path] : known;
  return {
    id: remembered.id,
    category: remembered.category ?? categoryOf(remembered.id),
    locations: paths.map((path) => ({ path })),
    severity: remembered.severity,
    confidence: { band: remembered.confidence },
    preExisting: remembered.preExisting,
    status: 'open',
    suppressed: undefined,
    requiresHuman: false,
    corroboratedBy: remembered.reviewers.slice(1),
    contestedBy: remembered.contestedBy,
    raisedBy: remembered.reviewers,
  };
}
