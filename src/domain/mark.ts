import { z } from 'zod';
import { ConfidenceBand } from './confidence.ts';
import { type ReviewEvent, reviewEvents } from './review-document.ts';
import { ReviewerId } from './reviewer.ts';
import { Severity } from './severity.ts';
import { sha256 } from './sha256.ts';

/**
 * Our marks are visible code spans in the last line of what they mark. GitHub may strip HTML comments from review
 * bodies and people may quote us, so a mark counts only in its own line of small print outside quotes, in a text that the
 * viewer's own identity wrote, and with our tool key (threat Y1). Untrusted text can never contain one: rendering
 * destroys the prefix.
 */
export const markPrefix = 'pr-verdict:';

/** Eight hex digits for one instance; several instances in a repository differ by their check's name. */
export function toolKey(checkName: string): string {
  return sha256(checkName).slice(0, 8);
}

/**
 * The mark of a review. `head` is the commit that was reviewed: GitHub may rewrite a review's own commit field after
 * a force-push. `event` is the one that was asked for: GitHub may refuse it, and people may dismiss it.
 */
export interface ReviewMark {
  readonly kind: 'review';
  readonly tool: string;
  readonly head: string;
  readonly key: string;
  readonly event: ReviewEvent;
  /** Keys of the questions that it asked: one that was asked before is no news. */
  readonly questions: readonly string[];
}

/**
 * The mark of a finding: all that a later run needs to weigh it when no reviewer repeats it. `closed` stands in its
 * place once the finding is settled; `head` is then the commit that settled it.
 */
export interface FindingMark {
  readonly kind: 'finding' | 'closed';
  readonly tool: string;
  readonly head: string;
  readonly fingerprint: string;
  readonly id: string;
  readonly severity: Severity;
  readonly confidence: ConfidenceBand;
  readonly preExisting: boolean;
  /** Reviewers that raised it: only they may close it. At least one. */
  readonly reviewers: readonly string[];
}

export type Mark = ReviewMark | FindingMark;

/** The text of a mark, without the backticks around it. */
export function writeMark(mark: Mark): string {
  const start = `${markPrefix}1:${mark.tool}:${mark.kind}:${mark.head}`;
  if (mark.kind === 'review') {
    const asked = mark.questions.length === 0 ? '' : `:${mark.questions.join(',')}`;
    return `${start}:${mark.key}:${mark.event}${asked}`;
  }
  const weight = `${mark.severity}.${mark.confidence}${mark.preExisting ? '.old' : ''}`;
  return `${start}:${mark.fingerprint}:${mark.id}:${weight}:${mark.reviewers.join(',')}`;
}

/** A line of small print that ends with a mark: nothing else that we write looks like it. */
const signatureLine =
  /^<sub>.*`pr-verdict:1:([0-9a-f]{8}):(review|finding|closed):([0-9a-f]{40,64}):([^`]+)`<\/sub>\s*$/;

const Weight = z.tuple([Severity, ConfidenceBand, z.literal('old').optional()]);

function readReview(fields: readonly string[]): Omit<ReviewMark, 'kind' | 'tool' | 'head'> | undefined {
  const [key = '', wanted, asked, ...rest] = fields;
  const event = reviewEvents.find((each) => each === wanted);
  const questions = asked?.split(',') ?? [];
  const plain = /^[0-9a-f]{16}$/.test(key) && questions.every((each) => /^[0-9a-f]{8}$/.test(each));
  return plain && event !== undefined && rest.length === 0 ? { key, event, questions } : undefined;
}

function readFinding(fields: readonly string[]): Omit<FindingMark, 'kind' | 'tool' | 'head'> | undefined {
  const [fingerprint = '', id = '', weight = '', names = '', ...rest] = fields;
  const read = Weight.safeParse(weight.split('.'));
  const reviewers = names.split(',');
  const plain = /^[0-9a-f]{16}$/.test(fingerprint) && /^[a-z0-9-]{1,80}$/.test(id) && rest.length === 0;
  if (!plain || !read.success || !reviewers.every((name) => ReviewerId.safeParse(name).success))
    return undefined;
  const [severity, confidence, old] = read.data;
  return { fingerprint, id, severity, confidence, preExisting: old !== undefined, reviewers };
}

function readLine(line: string): Mark | undefined {
  const [, tool, kind, head, rest] = signatureLine.exec(line) ?? [];
  if (tool === undefined || head === undefined || rest === undefined) return undefined;
  const fields = rest.split(':');
  if (kind === 'review') {
    const review = readReview(fields);
    return review && { kind, tool, head, ...review };
  }
  const finding = readFinding(fields);
  return finding && { kind: kind === 'closed' ? 'closed' : 'finding', tool, head, ...finding };
}

/**
 * Every mark of `tool` in a body, in order. A quote puts something before the line, so quoted marks do not count,
 * and marks of other instances do not either. Code blocks need no care: rendering destroys the prefix in whatever
 * a reviewer wrote, and following fences would let that text hide our marks.
 */
export function readMarks(body: string, tool: string): readonly Mark[] {
  return body
    .split(/\r\n|\r|\n/)
    .map(readLine)
    .flatMap((mark) => (mark?.tool === tool ? [mark] : []));
}
