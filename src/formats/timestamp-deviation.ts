import { z } from 'zod';
import type { Problem } from '../model/problem.ts';
import { problem, quote } from './document-problem.ts';
import type { RuleId } from './rules.ts';

const schema = z.iso.datetime({ offset: true });

/** A date and time of ISO 8601 with its offset from UTC. */
export function isIsoTimestamp(text: string): boolean {
  return schema.safeParse(text).success;
}

/** A time that a document states and that is none. */
export function timestampDeviation(
  rule: RuleId,
  { path, timestamp }: { readonly path: string; readonly timestamp: string },
): readonly Problem[] {
  if (isIsoTimestamp(timestamp)) return [];
  return [
    problem(rule, {
      path,
      type: 'format',
      message: `${quote(timestamp)} is not an ISO 8601 timestamp.`,
      recommendation: 'Write a time such as "2026-01-13T10:30:00Z".',
    }),
  ];
}
