import type { ParseOutcome } from '../../contracts/parse-document.ts';

/** What is wrong with an answer, as far as its reviewer can mend it. */
export interface Faults {
  /** Nothing of the document counts. */
  readonly broken: boolean;
  readonly refused: number;
  /** Lines that are no part of the change: a model can look again, a tool reports whole files. */
  readonly relocated: number;
}

export function faultsOf(outcome: ParseOutcome | undefined, isModel: boolean): Faults {
  const problems = outcome?.problems ?? [];
  const graded = (grade: 'refused' | 'relocated') => problems.filter((each) => each.grade === grade).length;
  return {
    broken: outcome?.ok !== true,
    refused: graded('refused'),
    relocated: isModel ? graded('relocated') : 0,
  };
}

/** Negative when `a` has the lesser faults: a document that holds first, then findings that count. */
export function compareFaults(a: Faults, b: Faults): number {
  return Number(a.broken) - Number(b.broken) || a.refused - b.refused || a.relocated - b.relocated;
}
