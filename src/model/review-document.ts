import { z } from 'zod';
import { Finding, Native } from './finding.ts';
import { Reviewer, ReviewerId } from './reviewer.ts';

/** How much is reviewed: everything, what is marked fixed, or what is not committed yet. */
export const Mode = z.enum(['full', 'verify', 'quick']);
export type Mode = z.infer<typeof Mode>;

/**
 * Whether a document that names a mode of its own is all that a run asks for: one of a quick check or a verification
 * looked at a part, which is enough where that part was asked for. Without a run it is not.
 */
export function isWholeIn(run: Mode | undefined, said: Mode): boolean {
  return said === 'full' || said === run;
}

/** What linters and scanners write; every other format is a model's, unless policy says otherwise. */
export const toolFormats = ['sarif', 'rdjson', 'rdjsonl', 'eslint', 'checkstyle'] as const;

/** The names of the formats that are read, as `format:` and `convert --to` take them. */
export const formats = [
  'review-output',
  'review-data',
  'candidate-findings',
  'evidence-pack',
  'envelope',
  'verdict',
  ...toolFormats,
] as const;

export const Format = z.enum(formats);
export type Format = z.infer<typeof Format>;

/** What a reviewer may answer in: an evidence pack is what it is given. */
export const ReviewFormat = Format.exclude(['evidence-pack']);

const fromTools: ReadonlySet<string> = new Set(toolFormats);

/** Whether only tools write the format, so that its reviewer is taken for one. */
export function isToolFormat(format: string): boolean {
  return fromTools.has(format);
}

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const CommitId = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);

/** The verdicts of C5, best first. */
export const verdicts = ['PASS', 'WARN', 'FAIL', 'ABORT'] as const;
export const Verdict = z.enum(verdicts);
export type Verdict = z.infer<typeof Verdict>;

/** The three review events of GitHub's API, weakest demand first. */
export const reviewEvents = ['APPROVE', 'COMMENT', 'REQUEST_CHANGES'] as const;
export const ReviewEvent = z.enum(reviewEvents);
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/**
 * What a document says about the whole review. Kept and compared with ours; a claim may tighten our result,
 * never loosen it.
 */
export const Claims = z
  .strictObject({
    event: ReviewEvent.optional(),
    verdict: Verdict.optional(),
    /** Number of findings the document says it has. */
    total: z.number().int().min(0).optional(),
    head: z.string().optional(),
    repository: z.string().optional(),
    pullRequest: z.number().int().optional(),
    /** How much of the change it says that it looked at; all of it where it says nothing. */
    mode: Mode.optional(),
  })
  .readonly();
export type Claims = z.infer<typeof Claims>;

/** Whether a document is about the whole change, by its own word. */
export function isAboutAll({ mode = 'full' }: Claims): boolean {
  return mode === 'full';
}

/** A reviewer's question with up to four options (C4's clarification request). */
export const Question = z
  .strictObject({
    id: z.string(),
    question: z.string(),
    options: z.array(z.strictObject({ key: z.string(), text: z.string() })).readonly(),
    recommended: z.string().optional(),
  })
  .readonly();
export type Question = z.infer<typeof Question>;

/** One document of one reviewer; `native` is the document without its findings, so that it round-trips. */
export const SourceDocument = z
  .strictObject({
    reviewer: ReviewerId,
    /** Contract name, such as `review-output`. */
    format: z.string(),
    /** It came from a run that the head's author controls: it adds findings and loosens nothing. */
    foreign: z.literal(true).optional(),
    sha256: Sha256,
    claims: Claims,
    summary: z.string().optional(),
    questions: z.array(Question).readonly(),
    native: Native,
  })
  .readonly();
export type SourceDocument = z.infer<typeof SourceDocument>;

/** `findings.json`: everything the reviewers of one run said about one head, in one shape. */
export const ReviewDocument = z
  .strictObject({
    schemaVersion: z.literal(1),
    head: CommitId,
    reviewers: z.array(Reviewer).readonly(),
    documents: z.array(SourceDocument).readonly(),
    findings: z.array(Finding).readonly(),
  })
  .readonly();
export type ReviewDocument = z.infer<typeof ReviewDocument>;
