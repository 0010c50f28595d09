import { z } from 'zod';
import { closedObject } from './schemas.ts';

const tokens = z.int().min(0);

/** The usage that a reviewer's model reported; fields that it did not report are absent. */
export const Usage = closedObject({
  model: z
    .string()
    .regex(/^[\w.:/@+-]{1,100}$/)
    .optional(),
  /** All input, cached input included. */
  inputTokens: tokens.optional(),
  outputTokens: tokens.optional(),
  /** The part of the input that the vendor read from its cache. */
  cachedTokens: tokens.optional(),
  cost: z.number().min(0).optional(),
  /** ISO 4217; present together with `cost`. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});
export type Usage = z.infer<typeof Usage>;

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : one + (other ?? 0);
}

/** Costs in two currencies have no sum: then the cost is left out. */
function sumCosts(one: Usage, other: Usage): Pick<Usage, 'cost' | 'currency'> {
  if (one.cost !== undefined && other.cost !== undefined && one.currency !== other.currency) return {};
  return { cost: sum(one.cost, other.cost), currency: one.currency ?? other.currency };
}

/** The sum of several reports, with the first model that was named; undefined for none. */
export function sumUsage(reports: readonly Usage[]): Usage | undefined {
  return reports.reduce<Usage | undefined>((one, other) => {
    if (one === undefined) return other;
    return Usage.parse({
      model: one.model ?? other.model,
      inputTokens: sum(one.inputTokens, other.inputTokens),
      outputTokens: sum(one.outputTokens, other.outputTokens),
      cachedTokens: sum(one.cachedTokens, other.cachedTokens),
      ...sumCosts(one, other),
    });
  }, undefined);
}
