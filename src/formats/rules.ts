import type { Grade, Problem } from '../model/problem.ts';

/** One rule that is checked; the part of its id before `/` names the contract. */
export interface Rule {
  readonly id: string;
  readonly grade: Grade;
  readonly summary: string;
}

export const refused = (id: string, summary: string): Rule => ({ id, grade: 'refused', summary });
export const relocated = (id: string, summary: string): Rule => ({ id, grade: 'relocated', summary });
export const deviation = (id: string, summary: string): Rule => ({ id, grade: 'deviation', summary });

/** Rules about the document as a whole, whatever its format. */
export const documentRules = {
  unknown: refused('format/unknown', 'The document has the shape of a known contract.'),
  ambiguous: refused('format/ambiguous', 'The document has the shape of only one contract.'),
  wrapped: deviation(
    'format/wrapped',
    'The document is the output, not part of an object, a string or an API answer.',
  ),
  failure: refused(
    'format/failure',
    'The output is a review, not an error, a refusal or an answer that was cut.',
  ),
  notClean: refused(
    'format/not-clean',
    'A document without findings says nothing else, so that its silence can be trusted.',
  ),
  compressed: refused('format/compressed', 'A compressed document inflates to at most the byte limit.'),
  findings: refused('format/findings', 'A document holds no more findings than the limit.'),
};

/** Without a recommendation the summary of the rule says what to write. */
export type ProblemDetails = Omit<Problem, 'rule' | 'grade' | 'recommendation'> &
  Partial<Pick<Problem, 'recommendation'>>;

/** Problems of one document that are reported one by one; the rest is counted. */
export const maxProblems = 200;

/** The only way to make a problem: rule and grade come from a rule that is documented. */
export function problem({ id, grade, summary }: Rule, details: ProblemDetails): Problem {
  return { recommendation: summary, ...details, rule: id, grade };
}

/** A problem of a value that was read although it breaks the rule. */
export function tolerated(rule: Rule, details: ProblemDetails): Problem {
  return problem({ ...rule, grade: 'deviation' }, details);
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

/** Whether the problem refuses its finding, or at document level its document. */
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
