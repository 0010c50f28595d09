import type { Problem } from '../model/ingest-report.ts';
import { counted } from '../model/text.ts';

/** A problem of a document, or of a policy file, which has no rules. */
type ReportedProblem = Pick<Problem, 'path' | 'message'> & Partial<Problem>;

/**
 * One problem in two lines, the way compilers print them: `file:line:column: error rule message`, then what to do.
 * Plain text, which the caller escapes for the place it goes to.
 */
export function toText(problems: readonly ReportedProblem[], file: string, omitted = 0): string {
  const lines = problems.flatMap((each) => {
    const { path, rule, message, recommendation } = each;
    const level = each.grade === 'deviation' ? 'warning' : 'error';
    const subject = rule ?? (path === '' ? '' : `${path}:`);
    const problem = [`${place(each, file)}:`, level, subject, message].filter(Boolean).join(' ');
    if (recommendation === undefined) return [problem];
    return [problem, `  ${path === '' ? 'document' : path}: ${recommendation}`];
  });
  const rest = omitted === 0 ? [] : [`… and ${counted(omitted, 'more problem')}.`];
  return [...lines, ...rest].map((line) => `${line}\n`).join('');
}

function place({ line, column }: ReportedProblem, file: string): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}
