import type { Problem } from '../domain/problem.ts';
import { counted } from '../domain/text/counted.ts';

/** C2-style answer of `validate --json`: `valid` only when nothing would be refused or relocated. */
export interface ValidationErrors {
  readonly valid: boolean;
  readonly errors: readonly Problem[];
  /** Problems beyond those listed. */
  readonly omitted: number;
}

interface Reported {
  readonly problems: readonly Problem[];
  readonly omitted: number;
}

export function toErrors({ problems, omitted }: Reported): ValidationErrors {
  return { valid: problems.every(isTolerated) && omitted === 0, errors: problems, omitted };
}

/** Deviations are reported and never fail a document. */
function isTolerated({ grade }: Problem): boolean {
  return grade === 'deviation';
}

/**
 * One problem in two lines, the way compilers print them: `file:line:column: rule message`, then what to do.
 * Plain text: whoever prints it escapes it for the place it goes to.
 */
export function toText({ problems, omitted }: Reported, file: string): string {
  const lines = problems.flatMap((each) => [
    `${place(each, file)}: ${each.grade === 'deviation' ? 'warning' : 'error'} ${each.rule} ${each.message}`,
    `  ${each.path === '' ? 'document' : each.path}: ${each.recommendation}`,
  ]);
  const rest = omitted === 0 ? [] : [`… and ${counted(omitted, 'more problem')}.`];
  return [...lines, ...rest].map((line) => `${line}\n`).join('');
}

function place({ line, column }: Problem, file: string): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}
