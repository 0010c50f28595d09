import type { KnownJudged } from '../comments/apply-commands.ts';
import { type Finding, severityRank } from '../model/finding.ts';
import { rememberAgain, rememberFinding } from '../model/known-finding.ts';
import { compareText } from '../model/text.ts';

import type { Reconciled } from './reconcile.ts';
import type { StateFinding } from './run-state.ts';

interface Reported {
  /** Findings of this run, under their first published ids. */
  readonly findings: readonly Finding[];
  readonly reconciled: Reconciled;
  readonly judged: readonly KnownJudged[];
  readonly head: string;
  readonly reviewersOf: (finding: Finding) => readonly string[];
}

function isReported({ status, suppressed }: Finding): boolean {
  return (status === 'open' || status === 'reopened') && suppressed === undefined;
}

/** Open findings before settled ones, then the worst first, then by id for a stable order. */
function compareRows(a: StateFinding, b: StateFinding): number {
  const rank = ({ kind, severity }: StateFinding) => (kind === 'finding' ? severityRank(severity) : 100);
  return rank(a) - rank(b) || compareText(a.id, b.id);
}

/** All findings to remember after a run, and all that its decision was made on. */
export function stateFindings(run: Reported): readonly StateFinding[] {
  const { continued, openOriginals, stillOpen, accepted, closing, closed } = run.reconciled;
  const weighings = new Map(run.judged.map((finding) => [finding.id, finding]));
  const own = run.findings.map((finding): StateFinding => {
    const earlier = openOriginals.get(finding.fingerprint) ?? [];
    const known = rememberFinding(finding, { head: run.head, reviewers: run.reviewersOf(finding), earlier });
    const entry = continued.get(finding.fingerprint);
    if (entry !== undefined) return rememberAgain(known, entry.remembered);
    const { kind, ...unremembered } = known;
    return isReported(finding) ? known : unremembered;
  });
  const earlier = [...stillOpen, ...accepted, ...closing, ...closed].map(
    ({ remembered }): StateFinding => remembered,
  );
  const rows = new Map<string, StateFinding>();
  for (const row of [...own, ...earlier]) {
    if (rows.get(row.id)?.kind === undefined) rows.set(row.id, row);
  }
  return [...rows.values()]
    .map((row): StateFinding => {
      const finding = weighings.get(row.id);
      return finding === undefined ? row : { ...row, ...weighingOf(finding) };
    })
    .sort(compareRows);
}

function weighingOf(finding: KnownJudged) {
  return {
    status: finding.status,
    suppressed: finding.suppressed?.by ?? (false as const),
    requiresHuman: finding.requiresHuman,
    advisory: finding.advisory === true,
    corroboratedBy: finding.corroboratedBy,
  };
}
