import { packState } from '../../domain/memory/packed-state.ts';
import { maxStateLength, type RunState } from '../../domain/memory/run-state.ts';
import type { PlainTextOptions } from '../markdown/untrusted.ts';

/** One line of ASCII in which no Markdown, mention or mark can hide. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]|[`<>&@#]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The state as it is kept; undefined where it is too long, or would not be read back as it was. */
export function stateText(state: RunState, { redact }: PlainTextOptions): string | undefined {
  const json = inertJson(packState(state));
  return json.length > maxStateLength || redact(json) !== json ? undefined : json;
}
