import type { Native } from '../model/finding.ts';
import type { Format } from '../model/format.ts';
import { parseCandidateFindings } from './candidate-findings-parse.ts';
import { parseEnvelope } from './envelope-parse.ts';
import { parseEslint } from './eslint.ts';
import { isObject, own } from './own-document.ts';
import type { Context } from './parse-context.ts';
import type { Reading } from './parsed-document.ts';
import { isSilentRdjson, parseRdjson, parseRdjsonl } from './rdformat.ts';
import { parseEvidencePack } from './read-evidence-pack.ts';
import { parseReviewData } from './review-data-parse.ts';
import { parseReviewOutput } from './review-output-parse.ts';
import { parseSarif } from './sarif-parse.ts';
import { parseVerdict } from './verdict-parse.ts';

/** One format: how it is known by its shape, and how it is read. */
export interface Contract {
  /** True for values that can only be meant as this format, valid or not. */
  readonly recognises: (value: Native) => boolean;
  readonly parse: (value: Native, context: Context) => Reading;
}

export const contracts: Readonly<Record<Format, Contract>> = {
  // An empty array is C1's clean review; no other format that is an array says anything by being empty.
  'review-output': {
    recognises: (value) => isEmptyArray(value) || hasItems(value, 'type'),
    parse: parseReviewOutput,
  },
  'review-data': { recognises: (value) => hasKeys(value, 'line_comments'), parse: parseReviewData },
  'candidate-findings': {
    recognises: (value) => hasItems(value, 'finding_id'),
    parse: parseCandidateFindings,
  },
  'evidence-pack': {
    recognises: (value) => hasKeys(value, 'authorship', 'verification'),
    parse: parseEvidencePack,
  },
  envelope: { recognises: (value) => hasKeys(value, 'result_type'), parse: parseEnvelope },
  verdict: { recognises: (value) => hasKeys(value, 'verdict', 'findings'), parse: parseVerdict },
  sarif: { recognises: (value) => hasKeys(value, 'runs'), parse: parseSarif },
  rdjson: {
    recognises: (value) => hasKeys(value, 'diagnostics') || isSilentRdjson(value),
    parse: parseRdjson,
  },
  rdjsonl: { recognises: (value) => hasItems(value, 'message', 'location'), parse: parseRdjsonl },
  eslint: { recognises: (value) => hasItems(value, 'filePath', 'messages'), parse: parseEslint },
};

function hasKeys(value: Native, ...keys: readonly string[]): boolean {
  return isObject(value) && keys.every((key) => own(value, key) !== undefined);
}

/** Whether any item of the array has all the keys: one broken item must not hide what the others are. */
function hasItems(value: Native, ...keys: readonly string[]): boolean {
  return Array.isArray(value) && value.some((item) => hasKeys(item, ...keys));
}

function isEmptyArray(value: Native): boolean {
  return Array.isArray(value) && value.length === 0;
}
