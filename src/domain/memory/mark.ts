import { z } from 'zod';
import { ConfidenceBand } from '../confidence.ts';
import type { Location } from '../finding.ts';
import { type ReviewEvent, reviewEvents } from '../review-document.ts';
import { Severity } from '../severity.ts';
import { sha256 } from '../sha256.ts';
import { bodyLines } from '../text/body-lines.ts';
import { readFiles, readPeople, readPlace, writeFiles, writePeople, writePlace } from './mark-fields.ts';

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
 * The mark of a review. `head` is the commit that its text is about: GitHub may rewrite a review's own commit field
 * after a force-push. `event` is the one that was asked for: GitHub may refuse it, and people may dismiss it.
 */
export interface ReviewMark {
  readonly kind: 'review';
  readonly tool: string;
  readonly head: string;
  readonly key: string;
  readonly event: ReviewEvent;
  /** Eight hex digits of what the text says is so: while that is so, there is nothing to edit. */
  readonly digest: string;
  /** Keys of the questions that it asked: one that was asked before is no news. */
  readonly questions: readonly string[];
  /** True once a newer review has taken over what was open in it. */
  readonly shrunk: boolean;
}

/** `finding` is open. `closed` was settled by whoever raised it, `withdrawn` was not found again and did not block. */
const findingKinds = ['finding', 'closed', 'withdrawn', 'seen'] as const;

/**
 * The mark of a finding: all that a later run needs to know it again and to weigh it when no reviewer repeats it.
 * `head` is the commit at which it was last seen, or the one that settled it. `seen` stands in a review's text and
 * tells of a finding that has its own comment, with its own mark, what was found out since.
 */
export interface FindingMark {
  readonly kind: (typeof findingKinds)[number];
  readonly tool: string;
  readonly head: string;
  readonly fingerprint: string;
  /** The fingerprint that it was first published with, where its words have changed since: policy may name that one. */
  readonly first?: string;
  readonly id: string;
  readonly severity: Severity;
  readonly confidence: ConfidenceBand;
  readonly preExisting: boolean;
  /** Reviewers that raised it: only they may close it. At least one. */
  readonly reviewers: readonly string[];
  /** Reviewers that dispute it. */
  readonly contestedBy: readonly string[];
  /** Eight hex digits of its normalised title. */
  readonly title: string;
  /** Its first place, numbered in the tree where it was seen. */
  readonly place?: Location;
  /** Other files that it has places in. */
  readonly alsoAt: readonly string[];
  /** Files that only its fix and its references name. */
  readonly named: readonly string[];
}

/** Says that a whole review at `head` did not find the finding again. */
export interface MissMark {
  readonly kind: 'missed';
  readonly tool: string;
  readonly head: string;
  readonly id: string;
}

export type Mark = ReviewMark | FindingMark | MissMark;

function entryText(mark: FindingMark | MissMark): string {
  if (mark.kind === 'missed') return mark.id;
  const { fingerprint, first, id, severity, confidence, preExisting, title, place } = mark;
  const known = first === undefined ? fingerprint : `${fingerprint}.${first}`;
  const weight = `${severity}.${confidence}${preExisting ? '.old' : ''}`;
  return [known, id, weight, writePeople(mark), title, writePlace(place), writeFiles(mark)].join(':');
}

function startOf({ tool, head }: Mark, kind: string): string {
  return `${markPrefix}1:${tool}:${kind}:${head}`;
}

/** The text of a mark, without the backticks around it. */
export function writeMark(mark: Mark): string {
  if (mark.kind !== 'review') return `${startOf(mark, mark.kind)}:${entryText(mark)}`;
  const { key, event, digest, questions, shrunk } = mark;
  const asked = questions.length === 0 ? [] : [questions.join(',')];
  return [startOf(mark, shrunk ? 'shrunk' : 'review'), key, event, digest, ...asked].join(':');
}

/** Several marks as few texts: those of one kind and commit share what they have in common. */
export function packMarks(marks: readonly (FindingMark | MissMark)[]): readonly string[] {
  const packs = new Map<string, string[]>();
  for (const mark of marks) {
    const start = startOf(mark, mark.kind);
    const pack = packs.get(start);
    if (pack === undefined) packs.set(start, [entryText(mark)]);
    else pack.push(entryText(mark));
  }
  return [...packs].map(([start, entries]) => `${start}:${entries.join(';')}`);
}

/** Bytes that a mark takes in a pack, and those that a pack takes besides. All that marks hold is ASCII. */
export function packedSize(mark: FindingMark | MissMark): { readonly entry: number; readonly pack: number } {
  return { entry: entryText(mark).length + 1, pack: startOf(mark, mark.kind).length + 40 };
}

/** A line of small print that ends with marks: nothing else that we write looks like it. */
const signatureLine =
  /^<sub>.*`pr-verdict:1:([0-9a-f]{8}):(review|shrunk|finding|closed|withdrawn|seen|missed):([0-9a-f]{40,64}):([^`]+)`<\/sub>\s*$/;

const Weight = z.tuple([Severity, ConfidenceBand, z.literal('old').optional()]);

const isFingerprint = (text: string) => /^[0-9a-f]{16}$/.test(text);
const isShortHash = (text: string) => /^[0-9a-f]{8}$/.test(text);
const isId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

interface Origin {
  readonly tool: string;
  readonly head: string;
}

function readReview(text: string, origin: Origin, shrunk: boolean): ReviewMark[] {
  const [key = '', wanted, digest = '', asked = '', ...rest] = text.split(':');
  const event = reviewEvents.find((each) => each === wanted);
  const questions = asked === '' ? [] : asked.split(',');
  const hashes = [digest, ...questions];
  const plain = isFingerprint(key) && hashes.every(isShortHash);
  if (!plain || event === undefined || rest.length > 0) return [];
  return [{ kind: 'review', ...origin, key, event, digest, questions, shrunk }];
}

function readFinding(text: string, origin: Origin, kind: FindingMark['kind']): FindingMark[] {
  const [known = '', id = '', weight = '', by = '', title = '', where, files, ...rest] = text.split(':');
  const [fingerprint = '', first, ...more] = known.split('.');
  const read = Weight.safeParse(weight.split('.'));
  const people = readPeople(by);
  const place = readPlace(where ?? '');
  const named = readFiles(files ?? '');
  const fingerprints = [fingerprint, ...(first === undefined ? [] : [first])];
  const plain = fingerprints.every(isFingerprint) && isId(id) && isShortHash(title);
  if (!plain || more.length > 0 || rest.length > 0) return [];
  if (!read.success || place === undefined || named === undefined || people === undefined) return [];
  const [severity, confidence, old] = read.data;
  const weighed = { severity, confidence, preExisting: old !== undefined };
  const also = { ...(first !== undefined && { first }), ...(place !== 'absent' && { place }) };
  return [{ kind, ...origin, fingerprint, id, ...weighed, ...people, title, ...also, ...named }];
}

function readLine(line: string): readonly Mark[] {
  const [, tool, kind, head, rest] = signatureLine.exec(line) ?? [];
  if (tool === undefined || head === undefined || rest === undefined) return [];
  const origin = { tool, head };
  if (kind === 'review' || kind === 'shrunk') return readReview(rest, origin, kind === 'shrunk');
  const entries = rest.split(';');
  if (kind === 'missed') return entries.filter(isId).map((id) => ({ kind, ...origin, id }));
  const findingKind = findingKinds.find((each) => each === kind);
  return findingKind === undefined ? [] : entries.flatMap((entry) => readFinding(entry, origin, findingKind));
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

/** Whether some instance wrote the body, this one or another: an identity may be shared. */
export function isMarked(body: string): boolean {
  return bodyLines(body).some((line) => readLine(line).length > 0);
}
