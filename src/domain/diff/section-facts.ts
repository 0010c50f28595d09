import type { ExtendedHeader } from './extended-header.ts';
import { type Reader, type Span, word } from './reader.ts';
import type { Move } from './section-names.ts';

const MODE = /^[0-7]{6}$/;
const MODE_LENGTH = 6;
/** What git stores, so that most modes need no decoding. */
const GIT_MODES: readonly (readonly [Uint8Array, string])[] = ['100644', '100755', '120000', '160000'].map(
  (mode) => [word(mode), mode],
);

const PERCENT = /^(100|\d{1,2})%$/;
const INDEX = /^([0-9a-f]{4,64})\.\.([0-9a-f]{4,64})(?: ([0-7]{6}))?$/;

/** The blob id of an empty file, by SHA-1 and by SHA-256. */
const EMPTY_BLOBS = [
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];

/** What the header says of a file before any of its content; undefined where it is silent. */
export interface SectionFacts {
  readonly status: 'added' | 'removed' | 'renamed' | 'copied' | undefined;
  readonly move: Move | undefined;
  readonly oldMode: string | undefined;
  readonly newMode: string | undefined;
  readonly oldId: string | undefined;
  readonly newId: string | undefined;
  readonly similarity: number | undefined;
}

/** `start` is where the section begins, for faults that no single line is to blame for. */
export function readFacts(reader: Reader, header: ExtendedHeader, start: number): SectionFacts {
  const rename = moveOf(reader, header.renameFrom, header.renameTo);
  const copy = moveOf(reader, header.copyFrom, header.copyTo);
  const { addedMode, removedMode } = header;
  const claims = countOf(addedMode) + countOf(removedMode) + countOf(rename) + countOf(copy);
  if (claims > 1) {
    throw reader.fault('contradiction', 'a file can be only one of new, deleted, renamed and copied', start);
  }
  if ((header.oldMode === undefined) !== (header.newMode === undefined)) {
    throw reader.missing('bad-header', 'a change of mode must name the old and the new mode');
  }
  const ids = match(reader, header.index, INDEX);
  const similarity = match(reader, header.similarity, PERCENT)?.[1];
  match(reader, header.dissimilarity, PERCENT);
  return {
    status: addedMode ? 'added' : removedMode ? 'removed' : rename ? 'renamed' : copy && 'copied',
    move: rename ?? copy,
    oldMode: modeOf(reader, header.oldMode ?? removedMode) ?? ids?.[3],
    newMode: modeOf(reader, header.newMode ?? addedMode) ?? ids?.[3],
    oldId: ids?.[1],
    newId: ids?.[2],
    similarity: similarity === undefined ? undefined : Number(similarity),
  };
}

/**
 * A section without content is whole only if nothing in it says that content changed. Otherwise the content
 * was lost on the way.
 */
export function checkNothingLost(reader: Reader, facts: SectionFacts): void {
  const { status, oldId, newId, oldMode, newMode, similarity } = facts;
  const contentChanged =
    oldId !== newId &&
    !(status === 'added' && isEmptyBlob(newId)) &&
    !(status === 'removed' && isEmptyBlob(oldId));
  const unproven = (status === 'added' || status === 'removed') && oldId === undefined;
  const rewritten = similarity !== undefined && similarity < 100;
  const nothingSaid = status === undefined && oldMode === newMode;
  if (contentChanged || unproven || rewritten || nothingSaid) {
    throw reader.missing('contradiction', 'this section says that content changed, but has none');
  }
}

function moveOf(reader: Reader, from: Span | undefined, to: Span | undefined): Move | undefined {
  if (from !== undefined && to !== undefined) return { from, to };
  if (from === undefined && to === undefined) return undefined;
  throw reader.missing('bad-header', 'a rename or copy must name where from and where to');
}

function countOf(claim: unknown): number {
  return claim === undefined ? 0 : 1;
}

function modeOf(reader: Reader, span: Span | undefined): string | undefined {
  if (span === undefined) return undefined;
  if (span.end - span.start === MODE_LENGTH) {
    for (const [bytes, mode] of GIT_MODES) if (reader.has(span.start, bytes)) return mode;
  }
  return match(reader, span, MODE)?.[0];
}

function match(reader: Reader, span: Span | undefined, pattern: RegExp): RegExpExecArray | undefined {
  if (span === undefined) return undefined;
  const found = span.end - span.start > 256 ? null : pattern.exec(reader.text(span));
  if (found !== null) return found;
  throw reader.fault('bad-header', 'a header line with a value git does not write', span.start);
}

function isEmptyBlob(id: string | undefined): boolean {
  return id !== undefined && EMPTY_BLOBS.some((blob) => blob.startsWith(id));
}
