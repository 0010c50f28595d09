import type { Native, ParsedFinding } from '../model/finding.ts';
import type { Problem } from '../model/problem.ts';
import type { Severity } from '../model/severity.ts';
import { prepareText, withoutHalves } from './clean-text.ts';
import { isRefusal, joined, problem } from './document-problem.ts';
import type { Context } from './parse-context.ts';
import type { RefusedFinding } from './parsed-document.ts';

/** Findings of one document that are read; past this many nobody would read them either. */
export const maxFindings = 20_000;

/** Problems kept with each refused finding, so that a flood of them stays small. */
const maxProblemsEach = 10;

export interface FindingReading {
  /** Absent only when a problem of grade `refused` says why. */
  readonly finding?: ParsedFinding | undefined;
  readonly problems: readonly Problem[];
}

export interface FindingReader {
  readonly context: Context;
  /** Items that are no findings at all are passed over; every item is one unless said otherwise. */
  readonly isFinding?: (native: Native) => boolean;
  readonly read: (native: Native, pointer: string) => FindingReading;
  /** What can still be said about a finding that was refused. */
  readonly describe: (native: Native) => { readonly claimedSeverity?: Severity; readonly title?: string };
}

export interface FindingsReading {
  readonly findings: readonly ParsedFinding[];
  readonly refused: readonly RefusedFinding[];
  readonly problems: readonly Problem[];
  readonly ok: boolean;
}

/** Reads each finding on its own: one that breaks the contract is refused and its neighbours stand. */
export function readFindings(
  natives: readonly Native[],
  pointer: string,
  { context, read, describe, isFinding = () => true }: FindingReader,
): FindingsReading {
  const findings: ParsedFinding[] = [];
  const refused: RefusedFinding[] = [];
  const problems: Problem[] = [];
  const ok = natives.length <= maxFindings;
  if (!ok) problems.push(tooMany(pointer, natives.length));

  for (let index = 0; index < Math.min(natives.length, maxFindings); index += 1) {
    const written = natives[index];
    if (written === undefined || !isFinding(written)) continue;
    const at = `${pointer}/${index}`;
    const { native, problems: textual } = prepareText(written, at, context);
    const reading = read(native, at);
    const found = joined(textual, reading.problems);
    for (const each of found) problems.push(each);
    if (reading.finding !== undefined && !textual.some(isRefusal)) {
      findings.push(withoutHalves(reading.finding, textual));
    } else {
      const kept = found.slice(0, maxProblemsEach);
      refused.push({ pointer: at, native, ...describe(native), problems: kept });
    }
  }
  return { findings, refused, problems, ok };
}

function tooMany(path: string, count: number): Problem {
  return problem('format/findings', {
    path,
    type: 'limit',
    message: `The document holds ${count} findings; at most ${maxFindings} are read.`,
    recommendation: 'Keep the most severe findings, or split them over several documents.',
  });
}
