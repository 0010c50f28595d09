import { parsePolicy } from '../contracts/policy/parse-policy.ts';
import { readOwnConclusion } from '../domain/gate/shared-head.ts';
import type { RunState } from '../domain/memory/run-state.ts';
import { type EffectivePolicy, effectivePolicy } from '../domain/policy/effective-policy.ts';
import { sha256 } from '../domain/sha256.ts';
import type { Discussion } from '../ports/discussion.ts';
import type { CheckRun } from '../ports/gate.ts';
import { readKeptState } from '../stages/run/kept-state.ts';

/** Why nothing was done; it is said, and the run ends well. */
export interface Reason {
  readonly why: string;
}

export const again = 'run the review again, which heeds the comment';

/** The newest check of this pull request's own, unless a review of its head is on the way that knows better. */
export function checkToConcludeAgain(checks: readonly CheckRun[], pull: number): CheckRun | Reason {
  const own = checks.filter(({ externalId }) => readOwnConclusion(externalId)?.pull === pull);
  const newest = own.toSorted((a, b) => b.id - a.id)[0];
  const running = checks.some(({ id, conclusion }) => conclusion === null && id > (newest?.id ?? 0));
  if (running) return { why: 'a review of this head is running; it, or the next one, heeds the comment' };
  return newest ?? { why: `no review of this head was concluded: ${again}` };
}

/** What the check keeps of the run that concluded it, where that is about the same. */
export function keptState(
  check: CheckRun,
  about: Pick<RunState, 'head' | 'pull' | 'tool'>,
): RunState | Reason {
  const state = readKeptState(check.text);
  if (state === undefined) return { why: `the check keeps no state: ${again}` };
  if (state === 'unreadable') return { why: `the state that the check keeps cannot be read: ${again}` };
  const { head, pull, tool } = state;
  const isThis = head === about.head && pull === about.pull && tool === about.tool;
  return isThis ? state : { why: `the state that the check keeps is about something else: ${again}` };
}

/** The policy of the base as it is now; the findings were weighed by it, or have to be weighed again. */
export function keptPolicy(policy: Discussion['policy'], state: RunState): EffectivePolicy | Reason {
  const changed = { why: `the policy of the base is another one than the review was made by: ${again}` };
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
