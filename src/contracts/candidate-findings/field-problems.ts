import type { Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { pointerTo } from '../json/pointer.ts';
import { unknownKeys } from '../key-problems.ts';
import { isObject, own } from '../own.ts';
import { problem } from '../problem.ts';
import type { RuleId } from '../rules.ts';
import { candidateKeys, synthesisKeys } from './schema.ts';

const rules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['finding_id', 'C3/finding-id'],
  ['source', 'C3/source'],
  ['title', 'C3/title'],
  ['file', 'C3/file'],
  ['line_start', 'C3/lines'],
  ['line_end', 'C3/lines'],
  ['hunk', 'C3/hunk'],
  ['why_it_matters', 'C3/why-it-matters'],
  ['evidence', 'C3/evidence'],
  ['confidence', 'C3/confidence'],
  ['severity', 'C3/severity'],
  ['action', 'C3/action'],
  ['requires_human', 'C3/requires-human'],
  ['corroborated_by', 'C3/synthesis'],
  ['contested_by', 'C3/synthesis'],
  ['merged_confidence', 'C3/synthesis'],
  ['suppressed', 'C3/synthesis'],
  ['suppression_reason', 'C3/synthesis'],
]);

export function ruleOf(path: readonly PropertyKey[]): RuleId {
  return rules.get(path[0]) ?? 'C3/document';
}

const known = new Set([...candidateKeys, ...synthesisKeys]);

/** Any field of synthesis makes it a synthesised finding, which then needs all of them. */
export function isSynthesized(native: Native): boolean {
  return isObject(native) && Object.keys(native).some((key) => synthesisKeys.has(key));
}

export function fieldDeviations(native: Native, pointer: string): readonly Problem[] {
  if (!isObject(native)) return [];
  return [
    ...unknownKeys(native, known, { pointer, rule: 'C3/unknown-key' }),
    ...suppressionDeviation(native, pointer),
  ];
}

function suppressionDeviation(native: Native, pointer: string): readonly Problem[] {
  const suppressed = own(native, 'suppressed');
  const reason = own(native, 'suppression_reason');
  const hasReason = typeof reason === 'string' && reason.trim() !== '';
  if (typeof suppressed !== 'boolean' || suppressed === hasReason) return [];
  return [
    problem('C3/suppression-reason', {
      path: pointerTo(pointer, 'suppression_reason'),
      type: 'claim',
      message: suppressed
        ? 'The finding is suppressed without a reason.'
        : 'The finding has a reason for suppression, but is not suppressed.',
      recommendation: suppressed ? 'Say why.' : 'Write null.',
    }),
  ];
}
