import { EvidencePack } from '../model/evidence-pack.ts';
import type { Format } from '../model/review-document.ts';
import { CandidateFindings, parseCandidateFindings, writeCandidateFindings } from './candidate-findings.ts';
import { checkstyle } from './checkstyle.ts';
import { Envelope, parseEnvelope } from './envelope.ts';
import { eslint } from './eslint.ts';
import type { FormatDefinition } from './format-definition.ts';
import { hasItems, hasKeys } from './own-document.ts';
import { rdjson, rdjsonl } from './rdjson.ts';
import { parseEvidencePack } from './read-evidence-pack.ts';
import { parseVerdict } from './read-verdict.ts';
import { hasLine, parseReviewData, ReviewData, writeReviewData } from './review-data.ts';
import { parseReviewOutput, ReviewOutput, writeReviewOutput } from './review-output.ts';
import { sarif } from './sarif.ts';
import { ReviewVerdict, writeVerdict } from './verdict.ts';
import { hasFile } from './writable.ts';

/** Every format that is read. */
export const registry: Readonly<Record<Format, FormatDefinition>> = {
  'review-output': {
    title: 'C1: review output',
    schema: ReviewOutput,
    // An empty array is C1's clean review; no other format that is an array says anything by being empty.
    recognises: (value) => hasItems(value, 'type') || (Array.isArray(value) && value.length === 0),
    read: parseReviewOutput,
    write: writeReviewOutput,
  },
  'review-data': {
    title: 'C2: review data',
    schema: ReviewData,
    recognises: (value) => hasKeys(value, 'line_comments'),
    read: parseReviewData,
    write: writeReviewData,
    holds: hasLine,
  },
  'candidate-findings': {
    title: 'C3: candidate findings',
    schema: CandidateFindings,
    recognises: (value) => hasItems(value, 'finding_id'),
    read: parseCandidateFindings,
    write: writeCandidateFindings,
    holds: hasFile,
  },
  'evidence-pack': {
    title: 'C3: evidence pack',
    schema: EvidencePack,
    recognises: (value) => hasKeys(value, 'authorship', 'verification'),
    read: parseEvidencePack,
  },
  envelope: {
    title: 'C4: structured output envelope',
    schema: Envelope,
    recognises: (value) => hasKeys(value, 'result_type'),
    read: parseEnvelope,
  },
  verdict: {
    title: 'C5: verdict file',
    schema: ReviewVerdict,
    recognises: (value) => hasKeys(value, 'verdict', 'findings'),
    read: parseVerdict,
    write: writeVerdict,
  },
  sarif,
  rdjson,
  rdjsonl,
  eslint,
  checkstyle,
};
