import { type AppliedCommands, applyCommands } from '../comments/apply-commands.ts';
import type { Discussion } from '../comments/requests.ts';
import type { CheckTextInput } from '../gate/check-text.ts';
import { explainAsked } from '../gate/explain-page.ts';
import type { CheckRun } from '../gate/gate-port-shape.ts';
import { type Memory, recallMemory } from '../memory/memory.ts';
import { unpackState } from '../memory/packed-state.ts';
import { fromRunState, keptIn, type RunState } from '../memory/run-state.ts';
import { sha256 } from '../model/text.ts';
import type { Decision } from '../policy/decision.ts';
import { type EffectivePolicy, effectivePolicy } from '../policy/effective-policy.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import { concludeRun } from '../write/load-run.ts';

/** Why the check is not concluded again. */
export interface CannotDecide {
  readonly why: string;
}

/** The stored state of the run that concluded the check, if it belongs to this head and pull request. */
export function keptState(
  kept: string | undefined,
  about: Pick<RunState, 'head' | 'pull' | 'tool'>,
): RunState | CannotDecide {
  if (kept === undefined) return { why: 'the last review of this head left nothing to decide on again' };
  const state = unpackState(kept);
  if (state === undefined) return { why: 'what the last review of this head left cannot be read' };
  if (!state.confirmed) return { why: 'the last review of this head was not published whole' };
  if (state.forgotten > 0) return { why: 'the last review of this head found more than its check holds' };
  const { head, pull, tool } = state;
  const isThis = head === about.head && pull === about.pull && tool === about.tool;
  return isThis ? state : { why: 'what the last review left is about something else' };
}

/** The current base policy. Findings weighed by another policy must be weighed again. */
export function keptPolicy(policy: Discussion['policy'], state: RunState): EffectivePolicy | CannotDecide {
  const changed = { why: 'the policy of the base is another one than the review was made by' };
  const { inputs } = state;
  if (policy.state === 'absent')
    return state.policy === 'absent' ? effectivePolicy(undefined, inputs) : changed;
  if (policy.state === 'unreadable' || sha256(policy.bytes) !== state.policy) return changed;
  const parsed = parsePolicy(policy.bytes);
  return parsed.ok ? effectivePolicy(parsed.policy, inputs) : changed;
}

/** The stored state of a concluded head and the data to decide on it again. */
export interface ConcludedHead {
  readonly discussion: Discussion;
  /** The concluded check. */
  readonly check: CheckRun;
  readonly state: RunState;
  readonly effective: EffectivePolicy;
}

export interface DecidedAgain {
  readonly decision: Decision;
  readonly conclusion: Conclusion;
  readonly commands: AppliedCommands;
  readonly memory: Memory;
  /** Text of the new conclusion. */
  readonly checkText: Omit<CheckTextInput, 'state'>;
}

/** Decides the stored run again with people's current commands. */
export function decideAgain({ discussion, state, effective }: ConcludedHead): DecidedAgain {
  const { pullRequest, conversation, head } = discussion;
  const { facts, judged } = fromRunState(state, effective);
  const { tool } = state;
  const memory = recallMemory(conversation, tool, { kept: keptIn(state), heads: [head] }, head);
  const people = { ledger: memory.ledger, conversation, author: pullRequest.author, tool };
  const { decision, findings, commands } = applyCommands({ judged, facts, ...people });
  const conclusion = concludeRun({ decision, facts, publication: { state: 'confirmed' } });
  const explanations = explainAsked(commands, { decision, facts, findings, conclusion });
  const wantsRerun = commands.answers.some(
    ({ request: { reading }, answer }) =>
      answer.state === 'accepted' && reading.ok && reading.command.do === 'rerun',
  );
  const rerun = wantsRerun ? { head, pull: pullRequest.number } : undefined;
  return {
    decision,
    conclusion,
    commands,
    memory,
    checkText: { commands, decision, explanations, rerun },
  };
}
