import type { Conversation } from '../conversation.ts';
import { type Decision, type DecisionInput, decide } from '../decision.ts';
import { judgeRemembered } from '../judge-remembered.ts';
import type { LedgerEntry } from '../ledger.ts';
import type { Reconciled } from '../reconcile.ts';
import { type Refusal, readRefusals, settleRefused } from './refusals.ts';

interface Run {
  readonly reconciled: Reconciled;
  readonly ledger: readonly LedgerEntry[];
  /** Absent for a worktree, where nobody comments. */
  readonly conversation: Conversation | undefined;
  /** Login of the pull request's author. */
  readonly author: string | null;
  readonly facts: Omit<DecisionInput, 'findings'>;
}

function decideOn({ findings, stillOpen }: Reconciled, facts: Run['facts']): Decision {
  return decide({ ...facts, findings: [...findings, ...stillOpen.map(judgeRemembered)] });
}

/**
 * Decides after what people refused. What blocks without their word says what the author may not refuse; and what
 * stays on somebody's word is never approved (threat G4).
 */
export function decideWithPeople({ reconciled, ledger, conversation, author, facts }: Run): {
  readonly reconciled: Reconciled;
  readonly decided: Decision;
  readonly refusals: readonly Refusal[];
} {
  const unheeded = decideOn(reconciled, facts);
  if (conversation === undefined) return { reconciled, decided: unheeded, refusals: [] };
  const { blocking } = unheeded;
  const refusals = readRefusals({ conversation, ledger, author, blocking });
  if (refusals.length === 0) return { reconciled, decided: unheeded, refusals };
  const settled = settleRefused(reconciled, refusals, ledger);
  const decided = decideOn(settled, facts);
  const event = decided.event === 'APPROVE' ? 'COMMENT' : decided.event;
  return { reconciled: settled, decided: { ...decided, event }, refusals };
}
