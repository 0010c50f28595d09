import { type Reconciled, withOpenOriginals } from '../memory/reconcile.ts';
import type { Finding } from '../model/finding.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import { isSettled, judge } from '../policy/weight.ts';

/**
 * What a referee refuted: a new finding that would not block is set aside; one that blocks, or that an earlier run posted,
 * is disputed and as it was. Only what policy says of `high` findings lifts a block (threat G12).
 */
export function withRefutations(
  compared: Reconciled,
  { blocking: rules, referee }: Pick<EffectivePolicy, 'blocking' | 'referee'>,
): Reconciled {
  const findings = compared.findings.map((finding): Finding => {
    const { refuted, contestedBy, severity, status, fingerprint } = finding;
    if (refuted === undefined || isSettled(finding)) return finding;
    const { weight, verdict } = judge(withOpenOriginals(finding, compared), rules);
    const isLifted = referee?.lifts === true && verdict === 'WARN' && severity !== 'critical';
    const isPosted = status === 'reopened' || compared.continued.has(fingerprint);
    if (!isPosted && (weight !== 'blocking' || isLifted))
      return {
        ...finding,
        suppressed: { by: 'referee', reason: `${refuted.by} refuted it before it was posted` },
      };
    const disputers = [...new Set([...contestedBy, refuted.by])].sort();
    return { ...finding, contestedBy: disputers, requiresHuman: true };
  });
  return { ...compared, findings };
}
