import { packState } from '../../domain/memory/packed-state.ts';
import { type KeptCompletions, maxStateLength, type RunState } from '../../domain/memory/run-state.ts';
import type { PlainTextOptions } from '../markdown/untrusted.ts';

/** One line of ASCII in which no Markdown, mention or mark can hide. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\x20-\x7e]|[`<>&@#]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function kept(value: unknown, { redact }: PlainTextOptions): string | undefined {
  const json = inertJson(value);
  return json.length > maxStateLength || redact(json) !== json ? undefined : json;
}

/** The state as it is kept; undefined where it is too long, or would not be read back as it was. */
export function stateText(state: RunState, options: PlainTextOptions): string | undefined {
  return kept(packState(state), options);
}

/** The same of the answers alone. */
export function completionsText(answers: KeptCompletions, options: PlainTextOptions): string | undefined {
  return kept(answers, options);
}
