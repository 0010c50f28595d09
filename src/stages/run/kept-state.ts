import { readJson } from '../../contracts/json/read-json.ts';
import { maxStateLength, RunState } from '../../domain/memory/run-state.ts';
import { readStateText } from '../../render/check/check-text.ts';

/** The state that a check's text keeps; undefined where it keeps none, `unreadable` where it is not one of ours. */
export function readKeptState(checkText: string): RunState | 'unreadable' | undefined {
  const json = readStateText(checkText);
  if (json === undefined || json.length > maxStateLength) return undefined;
  const reading = readJson(Buffer.from(json));
  const state = reading.ok ? RunState.safeParse(reading.value) : undefined;
  return state?.success === true ? state.data : 'unreadable';
}
