import { readJson } from '../../contracts/json/read-json.ts';
import type { StatusKeeps } from '../../domain/gate/gate-plan.ts';
import { leanerCompletions, leanerStates } from '../../domain/memory/leaner-states.ts';
import { unpackState } from '../../domain/memory/packed-state.ts';
import { KeptCompletions, maxStateLength, type RunState } from '../../domain/memory/run-state.ts';
import { completionsText, stateText } from '../../render/check/kept-text.ts';
import type { PlainTextOptions } from '../../render/markdown/untrusted.ts';

/** What a status keeps of the run that sets it. */
export function keptByStatus(state: RunState, options: PlainTextOptions): StatusKeeps {
  return {
    states: leanerStates(state).flatMap((each) => stateText(each, options) ?? []),
    completions: leanerCompletions(state).flatMap((each) => completionsText(each, options) ?? []),
  };
}

function read(json: string): unknown {
  const reading = readJson(Buffer.from(json));
  return reading.ok ? reading.value : undefined;
}

/** The state that an earlier run kept; undefined where it kept none, `unreadable` where it is not one of ours. */
export function readKeptState(json: string | undefined): RunState | 'unreadable' | undefined {
  if (json === undefined || json.length > maxStateLength) return undefined;
  return unpackState(read(json)) ?? 'unreadable';
}

/** What reviewers had completed by the end of an earlier run; undefined where nobody knows. */
export function readCompletions(json: string | undefined): KeptCompletions | undefined {
  if (json === undefined || json.length > maxStateLength) return undefined;
  const value = read(json);
  const { version, tool, pull, head, completed } = unpackState(value) ?? {};
  const whole = KeptCompletions.safeParse({ version, tool, pull, head, completed });
  return whole.success ? whole.data : KeptCompletions.safeParse(value).data;
}
