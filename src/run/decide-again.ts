import type { Discussion } from '../comments/discussion.ts';
import { type AppliedCommands, applyCommands } from '../comments/heed.ts';
import type { CheckTextInput } from '../gate/check-text.ts';
import { explainAsked } from '../gate/explain-request.ts';
import type { CheckRun } from '../gate/gate-port-shape.ts';
import { type Memory, recallMemory } from '../memory/memory.ts';
import { fromRunState, keptIn, type RunState } from '../memory/run-state.ts';
import type { Decision } from '../policy/decision.ts';
import type { EffectivePolicy } from '../policy/effective-policy.ts';
import type { Conclusion } from '../policy/gate-decision.ts';
import { concludeRun } from '../write/load-run.ts';

/** What a run left on a head, and everything that it takes to decide on it again. */
export interface ConcludedHead {
  readonly discussion: Discussion;
  /** The check that the run concluded. */
  readonly check: CheckRun;
  readonly state: RunState;
  readonly effective: EffectivePolicy;
}

export interface DecidedAgain {
  readonly decision: Decision;
  readonly conclusion: Conclusion;
  readonly heard: AppliedCommands;
  readonly memory: Memory;
  /** What there is to read of it. */
  readonly told: Omit<CheckTextInput, 'state'>;
}

/** The kept run, decided on by what people say now. */
export function decideAgain({ discussion, state, effective }: ConcludedHead): DecidedAgain {
  const { pullRequest, conversation, head } = discussion;
  const { facts, judged } = fromRunState(state, effective);
  const { tool } = state;
  const memory = recallMemory(conversation, tool, { kept: keptIn(state), heads: [head] });
  const people = { ledger: memory.ledger, conversation, author: pullRequest.author, tool };
  const { decision, findings, heard } = applyCommands({ judged, facts, ...people });
  const conclusion = concludeRun({ decision, facts, publication: { state: 'confirmed' } });
  const explanations = explainAsked(heard, { decision, facts, findings, conclusion });
  const wantsRerun = heard.answers.some(
    ({ request: { reading }, answer }) =>
      answer.state === 'accepted' && reading.ok && reading.command.do === 'rerun',
  );
  const rerun = wantsRerun ? { head, pull: pullRequest.number } : undefined;
  return {
    decision,
    conclusion,
    heard,
    memory,
    told: { heard, decision, explanations, rerun },
  };
}
