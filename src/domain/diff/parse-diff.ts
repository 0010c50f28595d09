import type { Diff } from './diff.ts';
import { ExtendedHeader } from './extended-header.ts';
import { catchFault, type DiffError, DiffFault } from './fault.ts';
import { FileIndex } from './file-index.ts';
import { foreignStart } from './foreign-start.ts';
import { LineTable } from './line-table.ts';
import { readSection, sectionStart } from './read-section.ts';
import { Reader, word } from './reader.ts';
import { isTypeChange, joinTypeChange } from './type-change.ts';

const combined = [word('diff --cc '), word('diff --combined '), word('@@@')];
const hunkLines = [word(' '), word('+'), word('-')];

export type ParsedDiff =
  | { readonly ok: true; readonly diff: Diff }
  | { readonly ok: false; readonly error: DiffError };

/**
 * Reads a diff as `git diff` and GitHub's diff media type write it. Either all of it is understood, every line
 * by its hunk's counts, or the answer is an error that says where; nothing is guessed and nothing skipped. No
 * bytes are a diff without files. The result keeps `bytes`, which must not change afterwards.
 */
export function parseDiff(bytes: Uint8Array): ParsedDiff {
  const parsed = catchFault(bytes, () => {
    requireSection(bytes);
    return readDiff(new Reader(bytes));
  });
  return parsed.ok ? { ok: true, diff: parsed.value } : parsed;
}

function readDiff(reader: Reader): Diff {
  const table = new LineTable(reader.bytes);
  const header = new ExtendedHeader();
  const index = new FileIndex();
  while (!reader.atEnd) {
    const start = reader.position;
    if (!reader.looksAt(sectionStart)) throw notASection(reader);
    const file = readSection(reader, table, header);
    const previous = index.last;
    if (previous !== undefined && isTypeChange(previous, file)) {
      index.replaceLast(joinTypeChange(previous, file));
    } else if (!index.add(file)) {
      throw reader.fault('duplicate-path', 'this file has a section already', start);
    }
  }
  return index;
}

/** Says that these bytes are no diff at all before any other complaint about them. */
function requireSection(bytes: Uint8Array): void {
  const starts = (text: Uint8Array) => text.every((byte, index) => bytes[index] === byte);
  if (bytes.length === 0 || starts(sectionStart) || combined.some(starts)) return;
  const other = foreignStart(bytes);
  const rule = 'a diff must begin with "diff --git a/name b/name", as git diff and GitHub write it';
  throw new DiffFault('not-a-diff', 0, other === undefined ? rule : `${rule}; this is ${other}`);
}

function notASection(reader: Reader): DiffFault {
  if (combined.some((start) => reader.looksAt(start))) {
    return reader.fault('combined-diff', 'a diff against several parents; make one against a single commit');
  }
  if (hunkLines.some((start) => reader.looksAt(start))) {
    return reader.fault('bad-hunk', 'more lines than the hunk header counts');
  }
  return reader.fault('bad-header', 'neither a hunk nor the "diff --git" line of the next file');
}
