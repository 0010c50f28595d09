import { z } from 'zod';
import { type Finding, LineNumber } from './finding.ts';
import { Commits } from './manifest.ts';
import { ReviewerId } from './reviewer.ts';
import { closedObject, listOf } from './schemas.ts';
import { sha256 } from './text.ts';

/** Answers to "do these two findings report one problem?". */
export const Answer = z.enum(['same', 'different', 'unsure']);
export type Answer = z.infer<typeof Answer>;

const Two = z.tuple([z.string().max(500), z.string().max(500)]).readonly();

const AnsweredPair = closedObject({ fingerprints: Two, titles: Two, answer: Answer });
export type AnsweredPair = z.infer<typeof AnsweredPair>;

/** What the reviewer that `merge.adjudicator` names answered about pairs that may be one problem. */
export const Adjudication = closedObject({
  reviewer: ReviewerId,
  pairs: listOf(AnsweredPair),
  /** Why there is no answer, or none to some. */
  failure: z.string().optional(),
});
export type Adjudication = z.infer<typeof Adjudication>;

/** Whole lines of the head that speak against a finding. */
export const Quotation = closedObject({
  path: z.string().min(1).max(4096),
  startLine: LineNumber,
  endLine: LineNumber.optional(),
  /** Whether the answer named the file: then they may be anywhere in it. */
  named: z.literal(true).optional(),
  /** The first hex digits of the SHA-256 of their text without white space. */
  digest: z.string().regex(/^[0-9a-f]{16}$/),
});
export type Quotation = z.infer<typeof Quotation>;

/** An answer to "does this finding hold against the code?". */
export const CheckedFinding = closedObject({
  fingerprint: z.string().max(500),
  /** Hex digits of its title and text, see `checkedText`. */
  text: z.string().regex(/^[0-9a-f]{8}$/),
  /** The reviewer that raised it. */
  raisedBy: ReviewerId,
  answer: z.enum(['stands', 'refuted', 'unsure']),
  /** Only of a refuted one; a check keeps less of it. */
  reason: z.string().max(1000).optional(),
  quotation: Quotation.optional(),
});
export type CheckedFinding = z.infer<typeof CheckedFinding>;

/** Which text of a finding was checked: another text is another question. */
export function checkedText({ title, issue }: Pick<Finding, 'title' | 'issue'>): string {
  return sha256(`${title}\n${issue}`).slice(0, 8);
}

/** Identifies a question: another text, or other lines, are another one. */
export function questionKey({ fingerprint, text }: Pick<CheckedFinding, 'fingerprint' | 'text'>): string {
  return `${fingerprint} ${text}`;
}

/** What the reviewer that `policy.referee` names answered about findings that one model alone raised. */
export const Refereeing = closedObject({
  reviewer: ReviewerId,
  findings: listOf(CheckedFinding),
  /** Why there is no answer, or none to some. */
  failure: z.string().optional(),
});
export type Refereeing = z.infer<typeof Refereeing>;

/** The second opinions that policy asks for; absent where it names nobody for them. */
export const Opinions = closedObject({
  adjudication: Adjudication.optional(),
  refereeing: Refereeing.optional(),
});
export type Opinions = z.infer<typeof Opinions>;

/**
 * `reviewers/answers.json`: the answers of programs that policy names for second opinions, written by the job that runs
 * reviewers. Each is checked again where it is applied (threat G12).
 */
export const AnswersFile = closedObject({
  schemaVersion: z.literal(1),
  /** The change that was asked about. */
  commits: Commits,
  ...Opinions.unwrap().shape,
});
export type AnswersFile = z.infer<typeof AnswersFile>;

/** One key for a pair of findings, whichever comes first. */
export function pairKey([one, other]: readonly [string, string]): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
