import { encodings } from '../model/redact.ts';
import { tokenVariables, whyWithheld } from '../policy/reviewer-policy.ts';

/** What every program gets: where to find others, its home, its language and where to put what it needs briefly. */
const base = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** Without these Windows starts little, and they are what it calls the ones above. */
const windowsBase = ['SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'TEMP', 'TMP'];

interface Wanted {
  /** The value of one of our own variables. */
  readonly variable: (name: string) => string | undefined;
  /** Names that base policy lets through. */
  readonly allowed: readonly string[];
  /**
   * Values that reach nobody, under whatever name and in whatever common encoding, beside those of the variables that
   * hold tokens of the job.
   */
  readonly withheld: readonly string[];
  readonly windows: boolean;
}

export interface ChildEnvironment {
  readonly environment: ReadonlyMap<string, string>;
  /** Allowed names that have no value here: the program cannot do its work. */
  readonly missing: readonly string[];
  /** Allowed names that are never let through, whatever the policy says (threat S2). */
  readonly refused: readonly string[];
}

/**
 * What a program of the policy's may see of our environment: the base, and the allowed names that have a value and
 * are not refused. Names count in any case, as they do on Windows.
 */
export function childEnvironment({ variable, allowed, withheld, windows }: Wanted): ChildEnvironment {
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
 * Values of allowed variables that are to be redacted like secrets: all but short ones and plain words such as
 * `production`, which would be found in ordinary text.
 */
export function secretsAmong(values: Iterable<string>): readonly string[] {
  return [...values].map((value) => value.trim()).filter((value) => /^(?![A-Za-z]{1,19}$).{8,}/s.test(value));
}
