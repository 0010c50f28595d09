import { readJson } from '../../contracts/json/read-json.ts';
import { unpackState } from '../../domain/memory/packed-state.ts';
import { maxStateLength, type RunState } from '../../domain/memory/run-state.ts';

/** The state that an earlier run kept; undefined where it kept none, `unreadable` where it is not one of ours. */
export function readKeptState(json: string | undefined): RunState | 'unreadable' | undefined {
  if (json === undefined || json.length > maxStateLength) return undefined;
  const reading = readJson(Buffer.from(json));
  return (reading.ok ? unpackState(reading.value) : undefined) ?? 'unreadable';
}
