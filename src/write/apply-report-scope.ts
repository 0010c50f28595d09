import type { Finding } from '../model/finding.ts';
import { raisedBy } from '../model/judgements.ts';
import type { ReportScope } from '../policy/reviewer-policy.ts';
import { weigh } from '../policy/weight.ts';
import type { LoadedRun } from './load-run.ts';

const widest: readonly ReportScope[] = ['all', 'file', 'diff', 'changed'];

/**
 * What the reviewers of a finding may report together: the widest scope of them counts. Tools report on changed
 * lines, models on anything, unless base policy says otherwise. What blocks is shown wherever it is.
 */
export function reportScopes({
  document,
  effective,
}: Pick<LoadedRun, 'document' | 'effective'>): (finding: Finding) => ReportScope {
  const scopeOf = (id: string): ReportScope => {
    const configured = Object.hasOwn(effective.reviewers, id) ? effective.reviewers[id]?.report : undefined;
    const kind = document.reviewers.find((reviewer) => reviewer.id === id)?.kind;
    return configured ?? (kind === 'tool' ? 'changed' : 'all');
  };
  return (finding) => {
    if (weigh(finding, effective.blocking) === 'blocking') return 'all';
    const scopes = raisedBy(finding).map(scopeOf);
    return widest.find((scope) => scopes.includes(scope)) ?? 'all';
  };
}
