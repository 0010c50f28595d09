import type { Discussion } from '../comments/discussion.ts';
import { unpackState } from '../memory/packed-state.ts';
import type { RunState } from '../memory/run-state.ts';
import { sha256 } from '../model/sha256.ts';
import { type EffectivePolicy, effectivePolicy } from '../policy/effective-policy.ts';
import { parsePolicy } from '../policy/parse-policy.ts';

/** Why nothing is concluded again. */
export interface NotDecided {
  readonly why: string;
}

/** What the gate keeps of the run that concluded it, where that is about the same. */
export function keptState(
  kept: string | undefined,
  about: Pick<RunState, 'head' | 'pull' | 'tool'>,
): RunState | NotDecided {
  if (kept === undefined) return { why: 'the last review of this head left nothing to decide on again' };
  const state = unpackState(kept);
  if (state === undefined) return { why: 'what the last review of this head left cannot be read' };
  if (!state.confirmed) return { why: 'the last review of this head was not published whole' };
  if (state.forgotten > 0) return { why: 'the last review of this head found more than its check holds' };
  const { head, pull, tool } = state;
  const isThis = head === about.head && pull === about.pull && tool === about.tool;
  return isThis ? state : { why: 'what the last review left is about something else' };
}

/** The policy of the base as it is now; the findings were weighed by it, or have to be weighed again. */
export function keptPolicy(policy: Discussion['policy'], state: RunState): EffectivePolicy | NotDecided {
  const changed = { why: 'the policy of the base is another one than the review was made by' };
  const { failOn, approve, maxComments, inlineFrom, contract } = state.inputs;
  const inputs = {
    ...(failOn && { failOn }),
    ...(approve !== undefined && { approve }),
    ...(maxComments !== undefined && { maxComments }),
    ...(inlineFrom && { inlineFrom }),
    ...(contract && { contract }),
  };
  if (policy.state === 'absent')
    return state.facts.policy === 'absent' ? effectivePolicy(undefined, inputs) : changed;
  if (policy.state === 'unreadable' || sha256(policy.bytes) !== state.facts.policy) return changed;
  const parsed = parsePolicy(policy.bytes);
  return parsed.ok ? effectivePolicy(parsed.policy, inputs) : changed;
}
