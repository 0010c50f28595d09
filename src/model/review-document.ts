import { z } from 'zod';
import { Finding, Native } from './finding.ts';
import { Reviewer, ReviewerId } from './reviewer.ts';
import { closedObject, listOf } from './schemas.ts';

/** Scope of a run: everything, findings marked as fixed, or uncommitted changes. */
export const Mode = z.enum(['full', 'verify', 'quick']);
export type Mode = z.infer<typeof Mode>;

/**
 * Whether a document with its own mode covers what the run asks for. A quick or verify document covers a
 * part, which suffices for such a run.
 */
export function isWholeIn(run: Mode | undefined, claimed: Mode): boolean {
  return claimed === 'full' || claimed === run;
}

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const CommitId = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);

/** The verdicts of C5, best first. */
export const verdicts = ['PASS', 'WARN', 'FAIL', 'ABORT'] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

/** GitHub's three review events, weakest first. */
export const reviewEvents = ['APPROVE', 'COMMENT', 'REQUEST_CHANGES'] as const;
export const ReviewEvent = z.enum(reviewEvents);
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** Statements of a document about the whole review; a claim may tighten our result, never loosen it. */
export const Claims = closedObject({
  event: ReviewEvent.optional(),
  verdict: Verdict.optional(),
  head: z.string().optional(),
  repository: z.string().optional(),
  pullRequest: z.number().int().optional(),
  /** How much of the change it covers; all of it if absent. */
  mode: Mode.optional(),
});
export type Claims = z.infer<typeof Claims>;

/** A reviewer's question with up to four options (C4's clarification request). */
export const Question = closedObject({
  id: z.string(),
  question: z.string(),
  options: listOf(z.strictObject({ key: z.string(), text: z.string() })),
  recommended: z.string().optional(),
});
export type Question = z.infer<typeof Question>;

/** One document of one reviewer; `native` is the document without its findings, so that it round-trips. */
export const SourceDocument = closedObject({
  reviewer: ReviewerId,
  /** Format name, such as `review-output`. */
  format: z.string(),
  /** It comes from a run that the head's author controls: it may add findings and loosens nothing. */
  foreign: z.literal(true).optional(),
  sha256: Sha256,
  claims: Claims,
  summary: z.string().optional(),
  questions: listOf(Question),
  native: Native,
});
export type SourceDocument = z.infer<typeof SourceDocument>;

/** `findings.json`: all findings of one run on one head. */
export const ReviewDocument = closedObject({
  schemaVersion: z.literal(1),
  head: CommitId,
  reviewers: listOf(Reviewer),
  documents: listOf(SourceDocument),
  findings: listOf(Finding),
});
export type ReviewDocument = z.infer<typeof ReviewDocument>;
