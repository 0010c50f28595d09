import type { Native } from '../domain/finding.ts';
import type { Context } from './context.ts';
import type { Reading } from './document.ts';
import type { Format } from './format.ts';
import { isObject, own } from './own.ts';
import { parseReviewData } from './review-data/parse.ts';
import { parseReviewOutput } from './review-output/parse.ts';
import { parseVerdict } from './verdict/parse.ts';

/** One format: how it is known by its shape, and how it is read. */
export type Contract = {
  /** True for values that can only be meant as this format, valid or not. */
  readonly recognises: (value: Native) => boolean;
  readonly parse: (value: Native, context: Context) => Reading;
};

export const contracts: Readonly<Record<Format, Contract>> = {
  'review-output': { recognises: isReviewOutput, parse: parseReviewOutput },
  'review-data': { recognises: hasKeys('line_comments'), parse: parseReviewData },
  verdict: { recognises: hasKeys('reviewId', 'verdict', 'findings'), parse: parseVerdict },
};

function hasKeys(...keys: readonly string[]): (value: Native) => boolean {
  return (value) => isObject(value) && keys.every((key) => own(value, key) !== undefined);
}

/** An empty array is C1's clean review; no other contract that is an array says anything by being empty. */
function isReviewOutput(value: Native): boolean {
  if (!Array.isArray(value)) return false;
  return value.length === 0 || value.some((finding) => own(finding, 'type') !== undefined);
}
