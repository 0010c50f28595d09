import { z } from 'zod';
import { FindingStatus, type Native } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import { Verdict } from '../model/review-document.ts';
import { isObject, own } from './own-document.ts';
import type { RuleId } from './rules.ts';
import { unknownKeys } from './schema-problems.ts';

const filled = z.string().regex(/\S/, 'a non-empty string');
const count = z.int().min(0);

/** `42` or `42-48`; whether it ascends is checked where it is read. */
export const lineRangePattern = /^([1-9][0-9]{0,9})(?:-([1-9][0-9]{0,9}))?$/;

export const VerdictFinding = z.object({
  id: filled,
  domain: filled,
  severity: z.enum(['Blocker', 'High', 'Medium', 'Low', 'Info']),
  confidence: z.number().min(0).max(1),
  file: z.string(),
  lineRange: z.string().regex(lineRangePattern, 'a line such as "42" or a range such as "42-48"').optional(),
  title: filled,
  recommendation: z.string(),
  status: FindingStatus,
});
export type VerdictFinding = z.infer<typeof VerdictFinding>;

/** Everything but the findings, which are held to the contract one by one. */
export const VerdictEnvelope = z.object({
  reviewId: z.string().regex(/^[0-9a-fA-F]{8}$/, 'eight hexadecimal digits'),
  timestamp: z.iso.datetime({ offset: true, error: 'a timestamp such as "2026-02-16T10:30:00Z"' }),
  scope: z.enum(['changeset', 'package', 'team', 'file']),
  target: z.string(),
  mode: z.enum(['full', 'quick', 'verify']),
  verdict: Verdict,
  summary: z.object({ blocker: count, high: count, medium: count, low: count, info: count }),
  reportPath: z.string(),
  /** Ours: the tree or commit that was judged, so that a reader can tell whether the verdict still holds. */
  tree: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'a whole object id')
    .optional(),
  findings: z.array(z.unknown()),
});
export type VerdictEnvelope = z.infer<typeof VerdictEnvelope>;

/** C5: the verdict file `review-latest.json`. */
export const ReviewVerdict = VerdictEnvelope.extend({ findings: z.array(VerdictFinding) });
export type ReviewVerdict = z.infer<typeof ReviewVerdict>;

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
