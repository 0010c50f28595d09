import { z } from 'zod';

/**
 * What takes a finding out of play. `suppress`, `max-findings`, `ignore` and `report` are keys of the policy; `surmise`, `verifier` and `style` are the rules of synthesis (contract C3);
 * `refutation`: it denies what nobody reports; `verify`: it is new, on lines that a verification does not judge.
 */
export const SuppressedBy = z.enum([
  'suppress',
  'max-findings',
  'ignore',
  'report',
  'surmise',
  'verifier',
  'style',
  'refutation',
  'verify',
]);
export type SuppressedBy = z.infer<typeof SuppressedBy>;

/** Why a finding is out of play: `by` is stable, `reason` is for people and may be the policy's own words. */
export const Suppressed = z.strictObject({ by: SuppressedBy, reason: z.string() }).readonly();
export type Suppressed = z.infer<typeof Suppressed>;
