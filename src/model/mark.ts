import { z } from 'zod';
import { ConfidenceBand, type Location, Severity } from './finding.ts';
import type { RememberedFinding } from './known-finding.ts';
import { type ReviewEvent, reviewEvents } from './review-document.ts';
import { ReviewerId } from './reviewer.ts';
import { bodyLines, sha256 } from './text.ts';

/** Longer names are left out of a mark: what it does not know it never concludes from. */
const maxNameLength = 400;

/** Undefined also for half a surrogate pair, which stands for no character. */
function encode(path: string): string | undefined {
  try {
    const text = encodeURIComponent(path).replaceAll('%2F', '/');
    return text.length > maxNameLength ? undefined : text;
  } catch {
    return undefined;
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `src/a.ts@3-9`, with an `L` after the lines of the left side; empty where there is no place or its name is too long. */
function writePlace(place: Location | undefined): string {
  const name = place && encode(place.path);
  if (place === undefined || name === undefined) return '';
  if (place.startLine === undefined || place.numberedIn !== undefined) return name;
  const end = place.endLine === undefined ? '' : `-${place.endLine}`;
  return `${name}@${place.startLine}${end}${place.side === 'LEFT' ? 'L' : ''}`;
}

/** Undefined for what is no place of ours; `absent` where the mark has none. */
function readPlace(text: string): Location | 'absent' | undefined {
  if (text === '') return 'absent';
  const [, name = '', start, end, left] = /^([^@]+)(?:@(\d{1,9})(?:-(\d{1,9}))?(L)?)?$/.exec(text) ?? [];
  const path = decode(name);
  if (path === undefined || path === '') return undefined;
  const side = left === undefined ? 'RIGHT' : 'LEFT';
  if (start === undefined) return { path, side };
  const endLine = end === undefined ? {} : { endLine: Number(end) };
  return { path, side, startLine: Number(start), ...endLine };
}

interface People {
  readonly reviewers: readonly string[];
  readonly contestedBy: readonly string[];
}

/** `claude,gemini!judge`; most findings are disputed by nobody. */
function writePeople({ reviewers, contestedBy }: People): string {
  const raised = reviewers.join(',');
  return contestedBy.length === 0 ? raised : `${raised}!${contestedBy.join(',')}`;
}

/** Undefined where one of them is no reviewer's name. */
function readPeople(text: string): People | undefined {
  const [reviewers = [], contestedBy = [], ...more] = text.split('!').map((names) => names.split(','));
  const isNamed = [...reviewers, ...contestedBy].every((name) => ReviewerId.safeParse(name).success);
  return isNamed && more.length === 0 ? { reviewers, contestedBy } : undefined;
}

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

/**
 * The mark of a review. `head` is the commit that its text is about: GitHub may rewrite a review's own commit field
 * after a force-push. `event` is the one that was asked for: GitHub may refuse it, and people may dismiss it.
 */
export interface ReviewMark {
  readonly kind: 'review';
  readonly tool: string;
  readonly head: string;
  readonly key: string;
  readonly event: ReviewEvent;
  /** Eight hex digits of what the text says: while that holds, there is nothing to edit. */
  readonly digest: string;
  /** Number of findings that have a comment in this review. */
  readonly comments: number;
  /** Number of findings that had no room in it. */
  readonly hidden: number;
  /** Keys of the questions that it asked: one that was asked before is no news. */
  readonly questions: readonly string[];
}

/**
 * The mark of a finding: which one a comment shows, and what a run needs that has no check to read: how much it weighs,
 * who raised it, and where.
 */
export type FindingMark = RememberedFinding & { readonly tool: string };

export type Mark = ReviewMark | FindingMark;

/** The text of a mark, without what surrounds it. */
export function writeMark(mark: Mark): string {
  const start = `${markPrefix}${mark.tool}`;
  if (mark.kind !== 'review') {
    const { kind, head, id, fingerprint, severity, confidence, preExisting, place } = mark;
    const weight = `${severity}.${confidence}${preExisting ? '.old' : ''}`;
    const fields = [start, kind, head, id, fingerprint, weight, writePeople(mark), writePlace(place)];
    return fields.filter((field) => field !== '').join(' ');
  }
  const { kind, head, key, event, digest, comments, hidden, questions } = mark;
  return [start, kind, head, key, event, digest, comments, hidden, questions.join(',')].join('.');
}

const findingLine = new RegExp(`^<!-- ${markPrefix}([0-9a-f]{8}) ([^>]{1,2000}) -->\\s*$`);

/** The footer, and the same as a comment where there is nothing to link to. */
const reviewLine = new RegExp(
  `^(?:<sub>\\[[^\\]]{1,60}\\]\\([^\\s()]{1,400}#|<!-- )${markPrefix}([0-9a-f]{8})\\.([A-Za-z_0-9,.]{1,4000})(?:\\)</sub>| -->)\\s*$`,
);

const Weight = z.tuple([Severity, ConfidenceBand, z.literal('old').optional()]);
const Kind = z.enum(['finding', 'closed', 'withdrawn']);

const isCommit = (text: string) => /^[0-9a-f]{40,64}$/.test(text);
const isFingerprint = (text: string) => /^[0-9a-f]{16}$/.test(text);
const isShortHash = (text: string) => /^[0-9a-f]{8}$/.test(text);
const isCount = (text: string) => /^\d{1,6}$/.test(text);
const isId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

function readReview(tool: string, text: string): ReviewMark[] {
  const [kind, head = '', key = '', wanted, digest = '', comments = '', hidden = '', ...rest] =
    text.split('.');
  const [asked = '', ...more] = rest;
  const event = reviewEvents.find((each) => each === wanted);
  const questions = asked === '' ? [] : asked.split(',');
  const hashes = [digest, ...questions];
  const isPlain = isCommit(head) && isFingerprint(key) && hashes.every(isShortHash);
  if (!isPlain || !isCount(comments) || !isCount(hidden) || more.length > 0) return [];
  if (event === undefined || kind !== 'review') return [];
  return [
    {
      kind: 'review',
      tool,
      head,
      key,
      event,
      digest,
      comments: Number(comments),
      hidden: Number(hidden),
      questions,
    },
  ];
}

function readFinding(tool: string, text: string): FindingMark[] {
  const [named, head = '', id = '', fingerprint = '', weight = '', by = '', where = '', ...more] =
    text.split(' ');
  const kind = Kind.safeParse(named).data;
  const weighed = Weight.safeParse(weight.split('.')).data;
  const people = readPeople(by);
  const place = readPlace(where);
  const isPlain = isCommit(head) && isId(id) && isFingerprint(fingerprint) && more.length === 0;
  if (!isPlain || kind === undefined || weighed === undefined) return [];
  if (people === undefined || place === undefined) return [];
  const [severity, confidence, old] = weighed;
  return [
    {
      kind,
      tool,
      head,
      id,
      fingerprint,
      severity,
      confidence,
      preExisting: old !== undefined,
      ...people,
      ...(place !== 'absent' && { place }),
      title: '',
      alsoAt: [],
      named: [],
    },
  ];
}

function readLine(line: string): readonly Mark[] {
  const [, ofFinding, finding] = findingLine.exec(line) ?? [];
  if (ofFinding !== undefined && finding !== undefined) return readFinding(ofFinding, finding);
  const [, ofReview, review] = reviewLine.exec(line) ?? [];
  return ofReview === undefined || review === undefined ? [] : readReview(ofReview, review);
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
