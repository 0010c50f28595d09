import type { Severity } from '../domain/severity.ts';
import { own } from './own.ts';

/** The canonical severity of the word in `value[key]`, by one contract's own scale. */
export function claimedSeverity(
  value: unknown,
  key: string,
  scale: ReadonlyMap<unknown, Severity>,
): { readonly claimedSeverity?: Severity } {
  const severity = scale.get(own(value, key));
  return severity === undefined ? {} : { claimedSeverity: severity };
}
