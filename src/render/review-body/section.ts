import type { Section } from '../markdown/fit.ts';

/** One part of a review's body; `findings` is how many of them are lost to the reader when it is cut. */
export interface BodySection extends Section {
  readonly findings: number;
}
