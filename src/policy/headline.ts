import { type Severity, severities } from '../model/finding.ts';
import { type Verdict, verdicts } from '../model/review-document.ts';
import { counted } from '../model/text.ts';
import { isAwaitingApproval } from './completeness.ts';
import type { Decision } from './decision.ts';
import type { EffectivePolicy } from './effective-policy.ts';
import type { FailOn } from './policy.ts';

/** Whether the gate fails at a verdict. */
export function reaches(verdict: Verdict, failOn: FailOn): boolean {
  return failOn !== 'none' && verdicts.indexOf(verdict) >= verdicts.indexOf(failOn);
}

/** How a run ended, for people. The verdict's own word (C5) follows it. */
export type State = 'passed' | 'blocked' | 'waiting' | 'incomplete' | 'aborted';

interface Decided {
  readonly decision: Pick<Decision, 'verdict' | 'soFar' | 'blocking' | 'blockingBySeverity' | 'incomplete'>;
  readonly effective: Pick<EffectivePolicy, 'failOn' | 'enforce'>;
}

/** A review without a verdict is blocked only where an enforced gate fails at what was found so far. */
export function stateOf({ decision, effective }: Decided): State {
  const { verdict, soFar } = decision;
  const fails = reaches(soFar, effective.failOn);
  if (verdict === null && !(fails && effective.enforce))
    return isAwaitingApproval(decision) ? 'waiting' : 'incomplete';
  if (soFar === 'ABORT') return 'aborted';
  return fails ? 'blocked' : 'passed';
}

/** With a gate that is enforced, and with one that only advises. */
const stateWords = {
  enforced: {
    passed: 'Passed',
    blocked: 'Blocked',
    waiting: 'Waiting for an approval',
    incomplete: 'Incomplete',
    aborted: 'Aborted',
  },
  advisory: {
    passed: 'Advisory: passed',
    blocked: 'Advisory: would fail',
    waiting: 'Waiting for an approval',
    incomplete: 'Incomplete',
    aborted: 'Advisory: would abort',
  },
} as const satisfies Record<string, Record<State, string>>;

/** `1 high finding`, `2 findings (1 critical, 1 high)`; only severities that occur, and no more than all of them. */
export function bySeverity(counts: Readonly<Partial<Record<Severity, number>>>): string {
  const parts = severities.flatMap((severity) => {
    const count = counts[severity] ?? 0;
    return count === 0 ? [] : [{ severity, count }];
  });
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return '';
  const words = parts.map(({ severity, count }) => `${count} ${severity}`);
  if (words.length > 1) return `${counted(total, 'finding')} (${words.join(', ')})`;
  return `${words.join('')} ${total === 1 ? 'finding' : 'findings'}`;
}

/** Findings that block, by severity where that is known. */
function whatBlocks({ blocking, blockingBySeverity }: Decided['decision']): string {
  if (blocking.length === 0) return '';
  return bySeverity(blockingBySeverity) || counted(blocking.length, 'blocking finding');
}

function verdictWords({ decision: { verdict, soFar }, effective }: Decided): string {
  if (verdict !== null) return verdict;
  if (soFar === 'PASS') return '';
  return effective.enforce && reaches(soFar, effective.failOn)
    ? `${soFar} so far, incomplete`
    : `${soFar} so far`;
}

/**
 * The result in a few words, `Blocked · 1 high finding · WARN`: the title of the check and the heading of every page
 * begin with it.
 */
export function headline(run: Decided): string {
  const words = stateWords[run.effective.enforce ? 'enforced' : 'advisory'];
  return [words[stateOf(run)], whatBlocks(run.decision), verdictWords(run)]
    .filter((part) => part !== '')
    .join(' · ');
}
