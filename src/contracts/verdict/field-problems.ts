import type { Native } from '../../domain/finding.ts';
import type { Problem } from '../../domain/problem.ts';
import { unknownKeys } from '../key-problems.ts';
import { isObject, own } from '../own.ts';
import type { RuleId } from '../rules.ts';

const envelopeRules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['reviewId', 'C5/review-id'],
  ['timestamp', 'C5/timestamp'],
  ['scope', 'C5/scope'],
  ['target', 'C5/target'],
  ['mode', 'C5/mode'],
  ['verdict', 'C5/verdict'],
  ['summary', 'C5/summary'],
  ['reportPath', 'C5/report-path'],
  ['tree', 'C5/tree'],
  ['findings', 'C5/findings'],
]);

const findingRules: ReadonlyMap<PropertyKey | undefined, RuleId> = new Map([
  ['id', 'C5/finding-id'],
  ['domain', 'C5/domain'],
  ['severity', 'C5/severity'],
  ['confidence', 'C5/confidence'],
  ['file', 'C5/file'],
  ['lineRange', 'C5/line-range'],
  ['title', 'C5/title'],
  ['recommendation', 'C5/recommendation'],
  ['status', 'C5/status'],
]);

export function envelopeRuleOf(path: readonly PropertyKey[]): RuleId {
  return envelopeRules.get(path[0]) ?? 'C5/document';
}

export function findingRuleOf(path: readonly PropertyKey[]): RuleId {
  return findingRules.get(path[0]) ?? 'C5/findings';
}

const envelopeKeys = new Set([...envelopeRules.keys()].map(String));
const findingKeys = new Set([...findingRules.keys()].map(String));
const summaryKeys = new Set(['blocker', 'high', 'medium', 'low', 'info']);

export function envelopeKeyDeviations(value: Native): readonly Problem[] {
  const summary = own(value, 'summary');
  return [
    ...keyDeviations(value, '', envelopeKeys),
    ...(summary === undefined ? [] : keyDeviations(summary, '/summary', summaryKeys)),
  ];
}

export function findingKeyDeviations(native: Native, pointer: string): readonly Problem[] {
  return keyDeviations(native, pointer, findingKeys);
}

function keyDeviations(value: Native, pointer: string, known: ReadonlySet<string>): readonly Problem[] {
  return isObject(value) ? unknownKeys(value, known, { pointer, rule: 'C5/unknown-key' }) : [];
}
