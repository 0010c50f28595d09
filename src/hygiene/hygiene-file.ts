import type { Diff, DiffFile } from '../diff/diff.ts';
import { type Hunk, runAt } from '../diff/hunk.ts';
import { type Attributes, type FileKind, kindOf, type Language, languageOf } from '../fetch/file-kind.ts';
import { utf8Text } from '../model/utf8-text.ts';
import type { SecretMatch } from './secrets.ts';
import type { Workflow } from './workflow.ts';

/** A line of the head that the diff shows. */
export interface HeadLine {
  readonly line: number;
  /** Without its line end. */
  readonly text: string;
  readonly added: boolean;
  /** Added here and deleted elsewhere in the same file, white space aside: its content is not new. */
  readonly moved: boolean;
}

/** One changed file as the checks see it. */
export interface ChangedFile {
  readonly path: string;
  readonly kind: FileKind;
  readonly language: Language | undefined;
  /** In a folder of tests, test data or examples, where much is made up. */
  readonly isSample: boolean;
  /** The lines of each hunk without the deleted ones. */
  readonly hunks: readonly (readonly HeadLine[])[];
}

/** What the diff does not say; anything absent is unknown. */
export interface HeadFacts {
  /** Whole texts of the head's files that `wantedTexts` names. */
  readonly texts: ReadonlyMap<string, string>;
  /** The changed workflow files. */
  readonly workflows: ReadonlyMap<string, Workflow>;
  /** What the scanner found in `addedText` of a file. */
  readonly secrets: ReadonlyMap<string, readonly SecretMatch[]>;
}

const sampleFolders =
  /(?:^|\/)(?:__)?(?:tests?|specs?|e2e|mocks?|examples?|samples?|demos?|fixtures?|testdata|test[-_]data|snapshots?|golden|corpus)(?:__)?\//i;

/** By the names of files alone. */
const noAttributes: Attributes = { isGenerated: () => false, isVendored: () => false };

/** `attributes` are those of the base commit, so that a change cannot call its own files generated. */
export function readChangedFiles(
  { files }: Diff,
  attributes: Attributes = noAttributes,
): readonly ChangedFile[] {
  return files
    .filter(({ pathEncoding }) => pathEncoding !== 'quoted')
    .map((file) => readChangedFile(file, attributes));
}

function readChangedFile(file: DiffFile, attributes: Attributes): ChangedFile {
  const { path } = file;
  const kind = kindOf(path, attributes);
  return {
    path,
    kind,
    language: languageOf(path),
    isSample: kind === 'test' || sampleFolders.test(path),
    hunks: file.binary || file.submodule || file.symlink ? [] : readHeadLines(file),
  };
}

export function addedLines({ hunks }: Pick<ChangedFile, 'hunks'>): readonly HeadLine[] {
  return hunks.flatMap((lines) => lines.filter(({ added }) => added));
}

/** The added lines of a file as one text, for a scanner of whole texts. */
export function addedText(file: Pick<ChangedFile, 'hunks'>): string {
  return addedLines(file)
    .map(({ text }) => text)
    .join('\n');
}

/** Whether a text agrees with every line that the diff shows: a checkout may be merged with the base. */
export function isHeadText({ hunks }: Pick<ChangedFile, 'hunks'>, text: string): boolean {
  const lines = text.split('\n');
  return hunks.flat().every((each) => {
    const line = lines[each.line - 1];
    return line === each.text || line === `${each.text}\r`;
  });
}

function readHeadLines({ hunks }: DiffFile): readonly (readonly HeadLine[])[] {
  const deleted = new Set<string>();
  for (const hunk of hunks) {
    for (const { kind, texts } of runTexts(hunk)) {
      if (kind === 'deleted') for (const text of texts) deleted.add(text.trim());
    }
  }
  return hunks.map((hunk) =>
    [...runTexts(hunk)].flatMap(({ kind, newLine, texts }) => {
      if (kind === 'deleted') return [];
      const added = kind === 'added';
      return texts.map((text, index) => ({
        line: newLine + index,
        text,
        added,
        moved: added && deleted.has(text.trim()),
      }));
    }),
  );
}

function* runTexts(hunk: Hunk) {
  for (let index = 0; index < hunk.runs; index += 1) {
    const { kind, newLine, count } = runAt(hunk, index);
    const { table, firstPoint } = hunk;
    const [start, end] = [table.offset(firstPoint + index), table.offset(firstPoint + index + 1)];
    const text = utf8Text(table.bytes.subarray(start, end));
    // A note that no line feed follows may stand behind the last line: the count leaves it out.
    const texts = text.split('\n', count).map((line) => line.slice(1, line.endsWith('\r') ? -1 : undefined));
    yield { kind, newLine, texts };
  }
}
