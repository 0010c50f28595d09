import { encodings } from '../model/redact.ts';
import { tokenVariables, whyWithheld } from '../policy/reviewer-policy.ts';

/** Variables for every program: search path, home, language, temporary folder. */
const base = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** Windows needs these to start programs, and has other names for those above. */
const windowsBase = ['SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'TEMP', 'TMP'];

interface EnvironmentRequest {
  /** The value of one of our own variables. */
  readonly variable: (name: string) => string | undefined;
  /** Names that base policy passes on. */
  readonly allowed: readonly string[];
  /**
   * Values never passed on, under any name and in any common encoding, in addition to those of variables with
   * job tokens.
   */
  readonly withheld: readonly string[];
  readonly windows: boolean;
}

export interface ChildEnvironment {
  readonly environment: ReadonlyMap<string, string>;
  /** Allowed names without a value, which the program needs. */
  readonly missing: readonly string[];
  /** Allowed names that are never passed on, whatever the policy says (threat S2). */
  readonly refused: readonly string[];
}

/**
 * The environment of a program from the policy: the base and the allowed names that have a value and are not
 * refused. Names are compared without case, as on Windows.
 */
export function childEnvironment({
  variable,
  allowed,
  withheld,
  windows,
}: EnvironmentRequest): ChildEnvironment {
  const tokens = tokenVariables.map((name) => variable(name) ?? '');
  const secrets = [...withheld, ...tokens]
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
    .flatMap(encodings);
  const isWithheld = (value: string) => secrets.some((secret) => value.includes(secret));
  const environment = new Map<string, string>();
  for (const name of windows ? [...base, ...windowsBase] : base) {
    const value = variable(name) ?? '';
    if (value !== '') environment.set(name, value);
  }
  const missing: string[] = [];
  const refused: string[] = [];
  for (const name of new Set(allowed)) {
    const value = variable(name) ?? '';
    if (whyWithheld(name) !== undefined || isWithheld(value)) refused.push(name);
    else if (value.trim() === '') missing.push(name);
    else environment.set(name, value);
  }
  return { environment, missing, refused };
}

/**
 * Values of allowed variables to redact: all but short ones and plain words such as `production`, which would
 * match ordinary text.
 */
export function secretsAmong(values: Iterable<string>): readonly string[] {
  return [...values].map((value) => value.trim()).filter((value) => /^(?![A-Za-z]{1,19}$).{8,}/s.test(value));
}
