type Certainty = 'HIGH' | 'MEDIUM';

/** How bad a problem is and how sure the check is of it, in C1's words. */
export interface Weight {
  readonly severity: 'CRITICAL' | 'MAJOR' | 'MINOR';
  readonly confidence: Certainty;
}

/** One problem of one file, before it is written as C1. */
export interface Observation {
  readonly path: string;
  /** Added lines of the head, ascending and distinct; empty for the file as a whole. */
  readonly lines: readonly number[];
  readonly issue: string;
  readonly implications: string;
  readonly fix: string;
  readonly weight: Weight;
}

interface CommonFields {
  readonly category: string;
  readonly issue: string;
  readonly references: readonly string[];
  readonly implications: string;
  readonly severity: Weight['severity'];
  readonly confidence: Certainty;
  readonly fix: string;
  readonly fix_confidence: Certainty;
}

/** A finding as C1 has it: a JSON list of these is a whole document. */
export type HygieneFinding =
  | ({ readonly type: 'inline'; readonly file: string; readonly line: number } & CommonFields)
  | ({ readonly type: 'file'; readonly file: string } & CommonFields)
  | ({ readonly type: 'system'; readonly scope: string } & CommonFields);

const maxNamedLines = 10;

/** What the finding of one observation says; `reference` is a Markdown link. */
export function toFinding(
  { category, reference }: { readonly category: string; readonly reference: string },
  { path, lines, issue, implications, fix, weight }: Observation,
): HygieneFinding {
  const [line, ...others] = lines;
  const common = {
    category,
    issue: others.length === 0 ? issue : `${issue} ${alsoOn(others)}`,
    references: [reference],
    implications,
    ...weight,
    fix,
    fix_confidence: 'HIGH' as const,
  };
  // C1 takes no path with control characters.
  if (/\p{Cc}/u.test(path)) return { type: 'system', scope: `the file ${JSON.stringify(path)}`, ...common };
  return line === undefined
    ? { type: 'file', file: path, ...common }
    : { type: 'inline', file: path, line, ...common };
}

function alsoOn(lines: readonly number[]): string {
  const named = lines.slice(0, maxNamedLines).join(', ');
  const rest = lines.length - maxNamedLines;
  return `Also on ${lines.length === 1 ? 'line' : 'lines'} ${named}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
