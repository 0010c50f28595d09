import type { Reconciled } from '../memory/reconcile.ts';
import { type Finding, mostSevere } from '../model/finding.ts';
import type { Weighable } from '../policy/weight.ts';

/**
 * The finding as it is weighed: with the originals of earlier runs that still count, and by them alone where its own are
 * withheld.
 */
export function withOpenOriginals(
  finding: Finding,
  { openOriginals }: Pick<Reconciled, 'openOriginals'>,
): WeighedFinding {
  const originals = openOriginals.get(finding.fingerprint);
  if (originals === undefined) return finding;
  // Each original has its own advisory flag.
  const { advisory: _, suppressed, ...weighable } = finding;
  const own = suppressed === undefined ? [finding] : [];
  return {
    ...weighable,
    severity: mostSevere([...own, ...originals].map(({ severity }) => severity)),
    sources: own.flatMap(({ sources }) => sources),
    originals,
  };
}

/** A finding with what decides its weight. */
type WeighedFinding = Finding & Pick<Weighable, 'originals'>;
