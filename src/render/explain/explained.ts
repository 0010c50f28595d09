import type { Refusal } from '../../domain/people/refusals.ts';
import type { Stand } from '../../domain/publishing/receipt.ts';
import type { Judged } from '../../domain/verdict/decision.ts';

/** Why something is as it is, and what would make it otherwise. */
export interface Explanation {
  readonly because: readonly string[];
  readonly change: readonly string[];
}

/** A finding, the words it is known by, and what this run knows of it besides. */
export type Explained = Judged & {
  readonly title: string;
  readonly fingerprint: string;
  /** Why it is settled, where neither its status nor its suppression says it. */
  readonly settled?: Explanation;
  /** Whose word leaves it as it is. */
  readonly refusal?: Pick<Refusal, 'by' | 'how' | 'selfAccepted'>;
  /** An earlier run published it and nobody repeats it; `missed`: a whole review did not find it again. */
  readonly unrepeated?: { readonly missed: boolean };
  readonly stand?: Stand;
};
