import type { Problem } from '../model/problem.ts';
import { gradeOf, type RuleId } from './rules.ts';

export type ProblemDetails = Omit<Problem, 'rule' | 'grade'>;

/** Problems of one document that are reported one by one; the rest is counted. */
export const maxProblems = 200;

/** The only way to make a problem: its rule is in the table, and its grade comes from there. */
export function problem(rule: RuleId, details: ProblemDetails): Problem {
  return { ...details, rule, grade: gradeOf(rule) };
}

/** Nothing to report: shared, since most findings of a large document have nothing to report. */
export const none: readonly Problem[] = [];

/** All lists in order, without copying where at most one of them holds anything. */
export function joined(...lists: readonly (readonly Problem[])[]): readonly Problem[] {
  let result = none;
  for (const list of lists) {
    if (list.length > 0) result = result.length === 0 ? list : [...result, ...list];
  }
  return result;
}

/** Whether the problem keeps its finding, or at document level its document, from counting. */
export function isRefusal({ grade }: Problem): boolean {
  return grade === 'refused';
}

/** An untrusted value for a message: one line, JSON-escaped, cut to `limit` characters. */
export function quote(value: unknown, limit = 60): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string' && value.length > limit) {
    return `${escapeAll(Array.from(value.slice(0, limit)).slice(0, -1).join(''))}…`;
  }
  return escapeAll(value);
}

// JSON.stringify leaves these as they are, yet they reorder text, hide in it or break lines.
const unsafe = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

function escapeAll(value: unknown): string {
  return String(JSON.stringify(value)).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
