import { encodings } from '../model/redact.ts';
import { tokenVariables, whyWithheld } from '../policy/reviewer-policy.ts';
import type { ProgramEnvironment } from '../ports/stage-ports.ts';

/** Variables for every program: search path, home, language, temporary folder. */
const base = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** Windows needs these to start programs, and has other names for those above. */
const windowsBase = ['SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'TEMP', 'TMP'];

/**
 * The environment of a program from the policy: the base, and the names that base policy passes on. Names are
 * compared without case, as on Windows. `variable` returns the value of one of our own variables; `withheld` are
 * values never passed on, under any name and in any common encoding, in addition to those of job tokens.
 */
export function childEnvironment(request: {
  readonly variable: (name: string) => string | undefined;
  readonly allowed: readonly string[];
  readonly withheld: readonly string[];
  readonly windows: boolean;
}): ProgramEnvironment {
  const { variable, allowed, withheld, windows } = request;
  const textOf = (name: string) => variable(name) ?? '';
  const secrets = [...withheld, ...tokenVariables.map(textOf)]
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .flatMap(encodings);
  const mayHave = (name: string) => {
    const value = textOf(name);
    const isSecret = secrets.some((secret) => value.includes(secret));
    return value.trim() !== '' && whyWithheld(name) === undefined && !isSecret;
  };
  const missing = allowed.filter((name) => !mayHave(name));
  if (missing.length > 0) return { missing: [...new Set(missing)] };
  const system = [...base, ...(windows ? windowsBase : [])].filter((name) => textOf(name) !== '');
  return { environment: new Map([...system, ...allowed].map((name) => [name, textOf(name)])) };
}

/**
 * Values of allowed variables to redact: all but short ones and plain words such as `production`, which would
 * match ordinary text.
 */
export function secretsAmong(values: Iterable<string>): readonly string[] {
  return [...values].map((value) => value.trim()).filter((value) => /^(?![A-Za-z]{1,19}$).{8,}/s.test(value));
}
