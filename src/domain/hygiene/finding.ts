type Certainty = 'HIGH' | 'MEDIUM' | 'LOW';

/** How bad, how sure, and how sure of the remedy, in C1's words. */
export interface Weight {
  readonly severity: 'CRITICAL' | 'MAJOR' | 'MINOR' | 'INFO';
  readonly confidence: Certainty;
  readonly fixConfidence: Certainty;
}

/** What is wrong somewhere, in the order in which it is told. */
export interface Words {
  readonly issue: string;
  readonly implications: string;
  readonly fix: string;
}

/** One problem of one file, before it is put into C1's form. */
export interface Observation extends Words {
  readonly path: string;
  /** Added lines of the head, ascending and distinct; none when the file as a whole is meant. */
  readonly lines: readonly number[];
  readonly weight: Weight;
  /** Markdown links, at least one. */
  readonly references: readonly string[];
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

/** A finding as C1 wants it, keys in C1's order: a JSON list of these is a whole document. */
export type HygieneFinding =
  | ({ readonly type: 'inline'; readonly file: string; readonly line: number } & CommonFields)
  | ({ readonly type: 'file'; readonly file: string } & CommonFields)
  | ({ readonly type: 'multi-file'; readonly files: readonly string[] } & CommonFields)
  | ({ readonly type: 'system'; readonly scope: string } & CommonFields);

/** Longer lists of lines tell a reader nothing. */
const namedLines = 10;

/** C1 takes no path with control characters; such a file is named in words. */
export function isNameable(path: string): boolean {
  return !/\p{Cc}/u.test(path);
}

export function toFinding(category: string, observation: Observation): HygieneFinding {
  const { path, lines } = observation;
  const [line, ...others] = lines;
  const issue = others.length === 0 ? observation.issue : `${observation.issue} ${alsoOn(others)}`;
  const common = commonFields(category, { ...observation, issue });
  if (!isNameable(path)) {
    const file = `the file ${JSON.stringify(path)}`;
    const where = line === undefined ? file : `${file}, line ${line}`;
    return { type: 'system', scope: where, ...common, issue: `${issue} This is in ${where}.` };
  }
  return line === undefined
    ? { type: 'file', file: path, ...common }
    : { type: 'inline', file: path, line, ...common };
}

export function commonFields(
  category: string,
  { issue, references, implications, fix, weight }: Omit<Observation, 'path' | 'lines'>,
): CommonFields {
  return {
    category,
    issue,
    references,
    implications,
    severity: weight.severity,
    confidence: weight.confidence,
    fix,
    fix_confidence: weight.fixConfidence,
  };
}

function alsoOn(lines: readonly number[]): string {
  const named = lines.slice(0, namedLines).join(', ');
  const rest = lines.length - namedLines;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `Also on ${lines.length === 1 ? 'line' : 'lines'} ${named}${more}.`;
}
