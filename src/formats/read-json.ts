import type { Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { none, type ProblemDetails, problem } from './document-problem.ts';
import { defaultLimits, type JsonLimits, jsonFaults } from './json-faults.ts';
import { type Position, positionsOf } from './json-positions.ts';
import { readSound } from './read-sound.ts';
import type { RuleId } from './rules.ts';

export type JsonReading =
  | {
      readonly ok: true;
      readonly value: Native;
      /** False where the text has escapes that may make half a character; without them it cannot hold any. */
      readonly isWellFormed: boolean;
      /** One pass over the text for all pointers together; ask only when there is something to report. */
      readonly locate: (pointers: Iterable<string>) => ReadonlyMap<string, Position>;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The one door through which documents enter: strict UTF-8 without a byte order mark, one JSON document, no
 * repeated key (compared after unescaping), no name of an inherited property, no integer that a double cannot
 * hold. Faults are reported together, except that nothing can be said beyond a syntax fault or a limit.
 */
export function readJson(bytes: Uint8Array, limits: JsonLimits = defaultLimits): JsonReading {
  if (bytes.byteLength > limits.bytes) {
    return refuse('JSON/bytes', {
      path: '',
      type: 'limit',
      message: `The document has ${bytes.byteLength} bytes; at most ${limits.bytes} are read.`,
      recommendation: 'Report fewer findings, or split them over several documents.',
    });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return refuse('JSON/utf-8', {
      path: '',
      type: 'syntax',
      message: 'The document is not valid UTF-8.',
      recommendation: 'Write the file as UTF-8 without a byte order mark.',
    });
  }
  return readJsonText(text, limits);
}

/** Undefined when the bytes are not UTF-8. A byte order mark stays in the text, where it is a fault. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads text that is already decoded; the byte limit has been applied by the caller. */
export function readJsonText(text: string, limits: JsonLimits = defaultLimits): JsonReading {
  const sound = readSound(text, limits);
  const problems = sound === undefined ? jsonFaults(text, limits) : none;
  if (problems.length > 0) return { ok: false, problems };
  const value: Native = sound === undefined ? JSON.parse(text) : sound.value;
  const isWellFormed = !/\\ud[89a-f]/i.test(text);
  return { ok: true, value, isWellFormed, locate: (pointers) => positionsOf(text, pointers) };
}

function refuse(rule: RuleId, details: ProblemDetails): JsonReading {
  return { ok: false, problems: [problem(rule, details)] };
}
