import type { Grade, Problem } from '../model/ingest-report.ts';
import { escapeJson } from '../model/text.ts';
import { pointerTo } from './json-value.ts';

/** One rule that is checked; the part of its id before `/` names the contract. */
export interface Rule {
  readonly id: string;
  readonly grade: Grade;
  readonly summary: string;
}

export type Rules = Readonly<Record<string, Rule>>;

/** Rules about the document as a whole, whatever its format. */
export const documentRules = {
  unknown: {
    id: 'format/unknown',
    grade: 'refused',
    summary: 'The document has the shape of a known contract.',
  },
  ambiguous: {
    id: 'format/ambiguous',
    grade: 'refused',
    summary: 'The document has the shape of only one contract.',
  },
  wrapped: {
    id: 'format/wrapped',
    grade: 'deviation',
    summary: 'The document is the output, not part of an object, a string or an API answer.',
  },
  failure: {
    id: 'format/failure',
    grade: 'refused',
    summary: 'The output is a review, not an error, a refusal or an answer that was cut.',
  },
  partial: {
    id: 'format/partial',
    grade: 'deviation',
    summary: 'Counters, cursors and errors of a document do not say that a part of the change is missing.',
  },
  notClean: {
    id: 'format/not-clean',
    grade: 'refused',
    summary:
      'A document without findings is contradicted by nothing around it, and its text shows that the change was read.',
  },
  compressed: {
    id: 'format/compressed',
    grade: 'refused',
    summary: 'A compressed document inflates to at most the byte limit.',
  },
  findings: {
    id: 'format/findings',
    grade: 'refused',
    summary: 'A document holds no more findings than the limit.',
  },
} satisfies Rules;

/** Problems of one document that are reported one by one; the rest is counted. */
export const maxProblems = 200;

/** Without a recommendation the summary of the rule says what to write. */
type ProblemDetails = Omit<Problem, 'rule' | 'grade' | 'recommendation'> &
  Partial<Pick<Problem, 'recommendation'>>;

export function problem({ id, grade, summary }: Rule, details: ProblemDetails): Problem {
  return { recommendation: `Required: ${summary}`, ...details, rule: id, grade };
}

/** Collects what is wrong with one finding, or with a document apart from its findings. */
export class ProblemList {
  /** Where the finding is in its document. */
  readonly pointer: string;
  readonly #problems: Problem[] = [];

  constructor(pointer: string) {
    this.pointer = pointer;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** Whether the finding or document does not count. */
  get isInvalid(): boolean {
    return this.#problems.some(invalidates);
  }

  /** `at` are the keys below the finding; `advice` says what to write where the summary of the rule does not. */
  add(rule: Rule, at: string | readonly PropertyKey[], message: string, advice?: string): void {
    const path = this.#pathTo(at);
    this.take([problem(rule, { path, message, ...(advice !== undefined && { recommendation: advice }) })]);
  }

  /** Adds a problem of a value that was read although it breaks the rule; one for each value is enough. */
  tolerate(rule: Rule, at: string | readonly PropertyKey[], message: string, advice?: string): void {
    const path = this.#pathTo(at);
    const isKnown = this.problems.some((each) => each.rule === rule.id && each.path === path);
    if (!isKnown) this.add({ ...rule, grade: 'deviation' }, at, message, advice);
  }

  #pathTo(at: string | readonly PropertyKey[]): string {
    return typeof at === 'string' ? pointerTo(this.pointer, at) : pointerTo(this.pointer, ...at);
  }

  /** Forgets and returns them, before a value is read in another way. */
  clear(): readonly Problem[] {
    return this.#problems.splice(0);
  }

  take(problems: readonly Problem[]): void {
    for (const each of problems) this.#problems.push(each);
  }
}

/** The problems of a document that is read in spite of them. */
export function asDeviations(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((each) => ({ ...each, grade: 'deviation' }));
}

/** Whether the problem makes its finding invalid, or at document level its document. */
export function invalidates({ grade }: Problem): boolean {
  return grade === 'refused';
}

/** An untrusted value for a message: one line, JSON-escaped, cut to `limit` characters. */
export function quote(value: unknown, limit = 60): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string' && value.length > limit) {
    return `${quote(Array.from(value.slice(0, limit)).slice(0, -1).join(''))}…`;
  }
  return escapeJson(String(JSON.stringify(value)));
}
