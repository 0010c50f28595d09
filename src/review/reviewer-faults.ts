import type { ParseOutcome } from '../formats/parse-document.ts';
import { counted } from '../model/counted.ts';

/** What is wrong with an answer, as far as its reviewer can mend it. */
export interface Faults {
  /** Nothing of the document counts. */
  readonly broken: boolean;
  readonly refused: number;
  /** Lines that are no part of the change: a model can look again, a tool reports whole files. */
  readonly relocated: number;
  /** What it breaks, each once. */
  readonly rules: readonly string[];
}

/** Rules that a sentence names at most. */
const rulesNamed = 5;

export function faultsOf(outcome: ParseOutcome | undefined, isModel: boolean): Faults {
  const graded = (grade: 'refused' | 'relocated') =>
    (outcome?.problems ?? []).filter((each) => each.grade === grade);
  const refused = graded('refused');
  const relocated = isModel ? graded('relocated') : [];
  return {
    broken: outcome?.ok !== true,
    refused: refused.length,
    relocated: relocated.length,
    rules: [...new Set([...refused, ...relocated].map(({ rule }) => rule))],
  };
}

/** How many there are, and which rules they break. */
export function faultsInWords({ broken, refused, relocated, rules }: Faults): string {
  if (rules.length === 0) return broken ? 'a document that does not hold' : 'none';
  const named = rules.slice(0, rulesNamed).join(', ');
  const more = rules.length > rulesNamed ? ' and others' : '';
  return `${counted(refused + relocated, 'problem')} (${named}${more})`;
}

/** Negative when `a` has the lesser faults: a document that holds first, then findings that count. */
export function compareFaults(a: Faults, b: Faults): number {
  return Number(a.broken) - Number(b.broken) || a.refused - b.refused || a.relocated - b.relocated;
}
