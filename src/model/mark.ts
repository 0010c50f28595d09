import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { RememberedFinding, RememberedKind, strictestOf } from './known-finding.ts';
import { ReviewEvent, reviewEvents } from './review-document.ts';
import { closedObject } from './schemas.ts';
import { bodyLines, sha256 } from './text.ts';

/**
 * Our marks are invisible: an HTML comment in a comment, the address of the footer link in a review's text, from which
 * GitHub may strip HTML comments. A mark counts only in a line of its own outside quotes, in a text that the viewer's
 * own identity wrote, and with our tool key (threat Y1). Untrusted text can contain neither: rendering destroys the
 * prefix and the opening of HTML comments.
 */
export const markPrefix = 'pr-verdict=';

/** Eight hex digits for one instance; several instances in a repository differ by their check's name. */
export function toolKey(checkName: string): string {
  return sha256(checkName).slice(0, 8);
}

/** What the line of a review's mark holds. */
const ReviewLine = closedObject({
  tool: z.string(),
  head: z.string(),
  key: z.string(),
  event: ReviewEvent,
  /** Eight hex digits of what the text says: while that holds, there is nothing to edit. */
  digest: z.string(),
  /** Number of comments in this review; one may show several findings. */
  comments: z.coerce.number(),
  /** Number of findings that had no room in it. */
  hidden: z.coerce.number(),
  /** Keys of the questions that it asked: one that was asked before is no news. */
  questions: z
    .string()
    .transform((keys): readonly string[] => (keys === '' ? [] : keys.split(',')))
    .refine((keys) => keys.every((key) => key.length === 8)),
});

/**
 * The mark of a review. `head` is the commit that its text is about (threat Y3): GitHub may rewrite a review's own
 * commit field after a force-push. `event` is the one that was asked for: GitHub may reject it, and people may dismiss it.
 */
export type ReviewMark = { readonly kind: 'review' } & z.infer<typeof ReviewLine>;

/** The mark of a finding; its values are packed, since most are never read: the check remembers them. */
const FindingMark = closedObject({
  tool: z.string(),
  kind: RememberedKind,
  id: z.string(),
  head: z.string(),
  values: z.string(),
});
export type FindingMark = z.infer<typeof FindingMark>;

export type Mark = ReviewMark | FindingMark;

/** The part of a finding's mark by which its comment is found again. */
export function findingKey({ kind, id, head }: Pick<FindingMark, 'kind' | 'id' | 'head'>): string {
  return `${kind} ${id} ${head}`;
}

/** In characters: few findings need a fifth of it, and a comment with many keeps room for text. */
const maxValues = 2_000;

/** Properties that are left out where they are empty. */
const empty = { preExisting: false, reviewers: [], contestedBy: [], alsoAt: [], named: [] } as const;

/** What the values of most findings consist of: they take a third of the room with it. */
const dictionary = Buffer.from(
  '"was":"until":"missedAt":"first":"originals":"corroboratedBy":"locations":"contestedBy":"preExisting":true"named":"alsoAt":["endLine":"side":"LEFT"}"correctness""performance""maintainability""category":"security","speculative""info""low","after":"{"fingerprint":"","category":"security","severity":"critical""medium""high","confidence":"high""medium","reviewers":["claude"],"title":"","place":{"path":"src/","startLine":,"side":"RIGHT"}}',
);

/** Of values that take more we write none. */
const maxUnpackedBytes = 32_000;

function toJson({ kind, id, head, ...values }: RememberedFinding): string {
  const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  const kept = Object.entries(values).filter(([, value]) => !isEmpty(value));
  return JSON.stringify(Object.fromEntries(kept));
}

/** Packed text for a mark: base64, of which `unpack` reads at most 32,000 bytes. */
export function pack(json: string): string {
  return deflateRawSync(json, { dictionary }).toString('base64');
}

/** The mark of a finding as it is now; with the strictest values when there are too many. */
export function markOfFinding(finding: RememberedFinding, tool: string): FindingMark {
  const { kind, id, head } = finding;
  const json = toJson(finding);
  const packed = Buffer.byteLength(json) <= maxUnpackedBytes ? pack(json) : '';
  const isFitting = packed !== '' && packed.length <= maxValues;
  return { tool, kind, id, head, values: isFitting ? packed : pack(toJson(strictestOf(finding))) };
}

/** The finding that a mark shows; with the strictest values when they cannot be read. */
export function findingOf({ kind, id, head, values }: FindingMark): RememberedFinding {
  const shown = { kind, id, head };
  const { data } = RememberedFinding.safeParse({ ...empty, ...unpack(values), ...shown });
  return data ?? strictestOf({ ...shown, title: '' });
}

/** The text of a mark, without what surrounds it. */
export function writeMark(mark: Mark): string {
  const start = `${markPrefix}${mark.tool}`;
  if (mark.kind !== 'review') return `${start} ${findingKey(mark)} ${mark.values}`;
  const { kind, head, key, event, digest, comments, hidden, questions } = mark;
  return [start, kind, head, key, event, digest, comments, hidden, questions.join(',')].join('.');
}

const tool = '(?<tool>[0-9a-f]{8})';
const head = '(?<head>[0-9a-f]{40}(?:[0-9a-f]{24})?)';

const findingLine = new RegExp(
  `^<!-- ${markPrefix}${tool} (?<kind>[a-z]{1,20}) (?<id>[a-z0-9-]{1,80}) ${head} (?<values>[A-Za-z0-9+/=]{1,${maxValues}}) -->\\s*$`,
);

/** The footer, and the same as a comment where there is nothing to link to. */
const reviewLine = new RegExp(
  [
    `^(?:<sub>\\[[^\\]]{1,60}\\]\\([^\\s()]{1,400}#|<!-- )${markPrefix}${tool}\\.review\\.${head}`,
    `(?<key>[0-9a-f]{16})\\.(?<event>${reviewEvents.join('|')})\\.(?<digest>[0-9a-f]{8})`,
    '(?<comments>\\d{1,6})\\.(?<hidden>\\d{1,6})\\.(?<questions>[0-9a-f,]{0,4000})(?:\\)</sub>| -->)\\s*$',
  ].join('\\.'),
);

/** The object of a packed text; undefined for any other, and for one that is too long. */
export function unpack(values: string): object | undefined {
  const bounds = { dictionary, maxOutputLength: maxUnpackedBytes };
  try {
    const value: unknown = JSON.parse(inflateRawSync(Buffer.from(values, 'base64'), bounds).toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function readLine(line: string): readonly Mark[] {
  if (!line.includes(markPrefix)) return [];
  const finding = FindingMark.safeParse(findingLine.exec(line)?.groups);
  if (finding.success) return [finding.data];
  const review = ReviewLine.safeParse(reviewLine.exec(line)?.groups);
  return review.success ? [{ kind: 'review', ...review.data }] : [];
}

/**
 * Every mark of `tool` in a body, in order. A quote puts something before the line, so quoted marks do not count,
 * and marks of other instances do not either. Code blocks need no care: rendering destroys the prefix in whatever
 * a reviewer wrote, and following fences would let that text hide our marks.
 */
export function readMarks(body: string, tool: string): readonly Mark[] {
  return bodyLines(body)
    .flatMap(readLine)
    .filter((mark) => mark.tool === tool);
}

/** The marks of this instance's reviews in a text. */
export function reviewMarks(body: string, tool: string): readonly ReviewMark[] {
  return readMarks(body, tool).filter((mark) => mark.kind === 'review');
}

/** The commits that the reviews of some instances in a body are about. */
export function reviewedHeads(body: string): readonly string[] {
  return bodyLines(body).flatMap((line) =>
    readLine(line).flatMap((mark) => (mark.kind === 'review' ? [mark.head] : [])),
  );
}

/** Whether some instance wrote the body, this one or another: an identity may be shared. */
export function isMarked(body: string): boolean {
  return bodyLines(body).some((line) => readLine(line).length > 0);
}
