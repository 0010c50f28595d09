import type { Discussion } from '../comments/requests.ts';
import { checksToChange, concludeSettledCheck } from '../gate/execute-gate-plan.ts';
import { readStateText, unpackState } from '../memory/packed-state.ts';
import type { RunState } from '../memory/run-state.ts';
import { sha256 } from '../model/text.ts';
import { type EffectivePolicy, effectivePolicy, type PolicyInputs } from '../policy/effective-policy.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import type { Settings } from '../policy/settings.ts';
import { basisDigest, readOwnConclusion, settle } from '../policy/shared-head.ts';
import type { CheckRun, ChecksPort } from '../ports/gate-port.ts';

/** A pass for another base branch or policy does not count (threat G6), so the check must not show it. */
export async function withdrawStalePass(
  { checks }: ChecksPort,
  {
    check,
    discussion: { pullRequest, policy },
  }: { readonly check: CheckRun; readonly discussion: Discussion },
  settings: Settings,
): Promise<boolean> {
  if (policy.state === 'unreadable') return false;
  const blob = policy.state === 'present' ? policy.blob : null;
  const { failOn } = settings.policyInputs;
  const basis = basisDigest({ ref: pullRequest.baseRef, policy: blob ?? null, failOn });
  if (readOwnConclusion(check.externalId)?.basis === basis) return false;
  const settled = settle([{ pull: pullRequest.number, basis }], [check], { complete: true });
  if (!settings.dryRun)
    for (const due of checksToChange(settled, [check])) await concludeSettledCheck(checks, due);
  return true;
}

/** What is known of the run that concluded the check, and why that cannot be decided again. */
export function readState({ text }: CheckRun, { head, pullRequest }: Discussion, tool: string): StoredState {
  const stored = readStateText(text);
  if (stored === undefined)
    return { state: undefined, why: 'the last review of this head left nothing to decide on again' };
  const state = unpackState(stored);
  if (state === undefined)
    return { state, why: 'the stored state of the last review of this head cannot be read' };
  const isThis = state.head === head && state.pull === pullRequest.number && state.tool === tool;
  if (!isThis)
    return { state: undefined, why: 'the stored state of the last review is about something else' };
  if (!state.confirmed) return { state, why: 'the last review of this head was not published whole' };
  if (state.forgotten.length > 0)
    return { state, why: 'the last review of this head found more than its check holds' };
  return { state };
}

type StoredState =
  | { readonly state: RunState; readonly why?: undefined }
  | { readonly state: RunState | undefined; readonly why: string };

/** The current base policy, whatever the review was made by; undefined when it cannot be read. */
export function policyNow(policy: Discussion['policy'], inputs: PolicyInputs): EffectivePolicy | undefined {
  if (policy.state === 'absent') return effectivePolicy(undefined, inputs);
  const parsed = policy.state === 'present' ? parsePolicy(policy.bytes) : undefined;
  return parsed?.ok === true ? effectivePolicy(parsed.policy, inputs) : undefined;
}

/** The current base policy; undefined for another one, by which findings must be weighed again. */
export function readPolicy(
  policy: Discussion['policy'],
  { inputs, policy: stored }: RunState,
): EffectivePolicy | undefined {
  const present = policy.state === 'present' ? sha256(policy.bytes) : policy.state;
  return present === stored ? policyNow(policy, inputs) : undefined;
}
