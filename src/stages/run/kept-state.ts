import { readJson } from '../../contracts/json/read-json.ts';
import { maxStateLength, RunState } from '../../domain/memory/run-state.ts';

/** The state that an earlier run kept; undefined where it kept none, `unreadable` where it is not one of ours. */
export function readKeptState(json: string | undefined): RunState | 'unreadable' | undefined {
  if (json === undefined || json.length > maxStateLength) return undefined;
  const reading = readJson(Buffer.from(json));
  const state = reading.ok ? RunState.safeParse(reading.value) : undefined;
  return state?.success === true ? state.data : 'unreadable';
}
