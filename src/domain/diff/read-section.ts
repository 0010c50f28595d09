import { binaryPatch, skipBinaryPatch } from './binary-patch.ts';
import type { DiffFile } from './diff.ts';
import type { ExtendedHeader } from './extended-header.ts';
import type { Hunk } from './hunk.ts';
import type { LineTable } from './line-table.ts';
import { readHunks } from './read-hunks.ts';
import { type Reader, word } from './reader.ts';
import { checkNothingLost, readFacts, type SectionFacts } from './section-facts.ts';
import { checkRepeatedName, type NamePair, nameText, splitNames } from './section-names.ts';

export const sectionStart = word('diff --git ');

const oldName = word('--- ');
const newName = word('+++ ');
const binaryFiles = word('Binary files ');
const differ = word(' differ');

const submoduleMode = '160000';
const symlinkMode = '120000';

/** Shared by the very many sections that a diff of names alone has. */
const noHunks: readonly Hunk[] = [];
const none: Content = { kind: 'none' };
const binaryContent: Content = { kind: 'binary' };

type Content =
  | { readonly kind: 'none' | 'binary' }
  | { readonly kind: 'text'; readonly hunks: readonly Hunk[] };

/** Reads one file's section, from its `diff --git` line up to the next one or the end. `header` is room to work in. */
export function readSection(reader: Reader, table: LineTable, header: ExtendedHeader): DiffFile {
  const start = reader.position;
  const line = reader.restOfLine(sectionStart);
  header.read(reader);
  const facts = readFacts(reader, header, start);
  const names = splitNames(reader, line, facts.move);
  const content = readContent({ reader, table, names, facts });
  if (content.kind === 'none') checkNothingLost(reader, facts);

  const { status, oldMode, newMode } = facts;
  const path = nameText(reader, status === 'removed' ? names.old : names.new);
  const former = facts.move && nameText(reader, names.old);
  return {
    path: path.text,
    pathEncoding: path.encoding,
    oldPath: former?.text,
    oldPathEncoding: former?.encoding,
    status: status ?? (content.kind === 'none' ? 'changed' : 'modified'),
    oldMode,
    newMode,
    oldId: facts.oldId,
    newId: facts.newId,
    similarity: facts.similarity,
    binary: content.kind === 'binary',
    submodule: oldMode === submoduleMode || newMode === submoduleMode,
    symlink: oldMode === symlinkMode || newMode === symlinkMode,
    hunks: content.kind === 'text' ? content.hunks : noHunks,
  };
}

function readContent(section: {
  readonly reader: Reader;
  readonly table: LineTable;
  readonly names: NamePair;
  readonly facts: SectionFacts;
}): Content {
  const { reader, table, names, facts } = section;
  if (reader.looksAt(binaryPatch)) {
    skipBinaryPatch(reader);
    return binaryContent;
  }
  if (reader.looksAt(binaryFiles)) {
    const end = reader.lineEnd();
    if (!reader.has(end - differ.length, differ)) {
      throw reader.fault('bad-header', 'a "Binary files" line must end in "differ"');
    }
    reader.skipLine();
    return binaryContent;
  }
  if (!reader.looksAt(oldName)) return none;

  checkRepeatedName(reader, reader.restOfLine(oldName), names.old, facts.status === 'added');
  if (!reader.looksAt(newName)) throw reader.missing('bad-header', 'a "+++" line must follow the "---" line');
  checkRepeatedName(reader, reader.restOfLine(newName), names.new, facts.status === 'removed');
  const start = reader.position;
  const hunks = readHunks(reader, table);
  if (
    (facts.status === 'added' && hunks.some((hunk) => hunk.oldCount > 0)) ||
    (facts.status === 'removed' && hunks.some((hunk) => hunk.newCount > 0))
  ) {
    throw reader.fault('contradiction', 'lines on a side where the file is absent', start);
  }
  return { kind: 'text', hunks };
}
