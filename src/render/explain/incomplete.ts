import type { EffectivePolicy } from '../../domain/policy/effective-policy.ts';
import type { IncompleteReason } from '../../domain/verdict/completeness.ts';
import { waiveCommand } from '../../domain/verdict/waiver.ts';

function waiver(subject: string, { waivedBy }: Pick<EffectivePolicy, 'waivedBy'>): string {
  return `\`${waiveCommand(subject)}\` on the pull request, by somebody with the role ${waivedBy}`;
}

/** What would make a review whole again, for each reason why it is not; only some can be waived. */
export function toComplete({ code }: IncompleteReason, effective: EffectivePolicy): string {
  switch (code) {
    case 'REVIEWER_INCOMPLETE':
      return `have the reviewer run to its end, or make it required: false; else ${waiver('REVIEWER', effective)}`;
    case 'NO_REVIEWER':
      return 'name a reviewer under `reviewers`, or hand in what one has written (`findings`)';
    case 'FINDINGS_REFUSED':
      return 'have them written as their contract says (`pr-verdict validate FILE`); policy.refused accepts what claims to be mild';
    case 'COVERAGE_PARTIAL':
      return `check out with fetch-depth: 0, or set policy.partial-coverage: accept; else ${waiver('coverage', effective)}`;
    case 'OVERSIZED':
      return `split the change, or set evidence.oversized: review; else ${waiver('size', effective)}`;
    case 'POLICY_UNREADABLE':
      return 'mend the policy file on the base branch: `pr-verdict validate` says what is wrong with it';
    case 'FETCH_DEGRADED':
    case 'CONVERSATION_PARTIAL':
      return 'run it again once GitHub answers';
    case 'NOT_VERIFIED':
      return 'run `full`, or have the reviewers that raised them run in `verify`';
    case 'DRAFT':
      return 'mark the pull request as ready for review, or set policy.drafts: review';
  }
}
