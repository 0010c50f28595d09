import { z } from 'zod';
import { sumUsage, Usage } from '../model/reviewer.ts';

/** File in which a reviewer may report its usage. */
export const usageFile = 'usage.json';

const maxBytes = 64 * 1024;
const maxEntries = 50;
/** A larger number is an error of the reporting program. */
const maxTokens = 1e12;
const maxCost = 1e6;

const Fields = z.looseObject({});

/** Names of each field: ours, then those of vendors. */
const names = {
  model: ['model', 'model_name'],
  inputTokens: ['input_tokens', 'inputTokens', 'prompt_tokens', 'input'],
  outputTokens: ['output_tokens', 'outputTokens', 'completion_tokens', 'output'],
  cachedTokens: ['cached_tokens', 'cachedTokens', 'cached_input_tokens', 'cached'],
  cost: ['cost', 'total_cost_usd', 'cost_usd', 'costUSD'],
  currency: ['currency'],
} as const satisfies Readonly<Record<keyof Usage, readonly string[]>>;

function readNumber(value: unknown, limit: number): number | undefined {
  const isNumeral = typeof value === 'string' && /^\d{1,15}(?:\.\d{1,12})?$/.test(value);
  const number = typeof value === 'number' || isNumeral ? Number(value) : Number.NaN;
  return number >= 0 && number <= limit ? number : undefined;
}

function readEntry(entry: unknown): readonly Usage[] {
  const { data } = Fields.safeParse(entry);
  if (data === undefined) return [];
  const fieldOf = (field: keyof Usage) =>
    names[field].map((name) => data[name]).find((value) => value !== undefined && value !== null);
  const tokens = (field: 'inputTokens' | 'outputTokens' | 'cachedTokens') => {
    const count = readNumber(fieldOf(field), maxTokens);
    return count === undefined ? {} : { [field]: Math.round(count) };
  };
  const cost = readNumber(fieldOf('cost'), maxCost);
  const model = Usage.unwrap().shape.model.safeParse(fieldOf('model')).data;
  const currency = Usage.unwrap().shape.currency.safeParse(
    String(fieldOf('currency') ?? 'USD').toUpperCase(),
  );
  const usage = {
    ...(model !== undefined && { model }),
    ...tokens('inputTokens'),
    ...tokens('outputTokens'),
    ...tokens('cachedTokens'),
    ...(cost !== undefined && currency.success && { cost, currency: currency.data }),
  };
  return Object.keys(usage).length === 0 ? [] : [usage];
}

/**
 * Reads a reviewer's `usage.json`: one object, or a list that is summed. Unusable parts are ignored and never
 * affect the answer. Undefined when nothing is left.
 */
export function readUsage(bytes: Uint8Array | undefined): Usage | undefined {
  if (bytes === undefined || bytes.length > maxBytes) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : [value];
    return sumUsage(entries.flatMap(readEntry));
  } catch {
    return undefined;
  }
}
