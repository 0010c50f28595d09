import type { DiffFile } from '../diff/diff.ts';
import { type Attributes, type FileKind, kindOf } from '../evidence/file-kind.ts';
import { type Language, languageOf } from '../evidence/language.ts';
import { codeReader } from './code-text.ts';
import { type HeadLine, readHeadLines } from './head-lines.ts';

/** One changed file as the checks look at it. */
export interface Subject {
  readonly file: DiffFile;
  readonly path: string;
  readonly kind: FileKind;
  readonly language: Language | undefined;
  /** Data for tests, which may be wrong on purpose. */
  readonly isFixture: boolean;
  /** In a folder of tests or examples: nobody ships it, and much in it is made up. */
  readonly isSample: boolean;
  readonly hunks: readonly (readonly HeadLine[])[];
  /** What somebody wrote by hand; empty for files that hold no code. */
  readonly code: readonly NewCode[];
}

/** A new line of the head with what its strings and comments say left out. */
export interface NewCode {
  readonly line: number;
  readonly code: string;
}

const fixtureFolders =
  /(?:^|\/)(?:__)?(?:fixtures?|testdata|test[-_]data|snapshots?|golden|corpus)(?:__)?\//i;

const sampleFolders = /(?:^|\/)(?:__)?(?:tests?|specs?|e2e|mocks?|examples?|samples?|demos?)(?:__)?\//i;

export function readSubject(file: DiffFile, attributes: Attributes): Subject {
  const { path } = file;
  const hunks = file.binary || file.submodule || file.symlink ? [] : readHeadLines(file);
  const kind = kindOf(path, attributes);
  const language = languageOf(path);
  const isFixture = fixtureFolders.test(path);
  const isHandWritten = !isFixture && (kind === 'code' || kind === 'test');
  const code = language !== undefined && isHandWritten ? newCode(hunks, language) : [];
  const isSample = isFixture || kind === 'test' || sampleFolders.test(path);
  return { file, path, kind, language, isFixture, isSample, hunks, code };
}

function newCode(hunks: Subject['hunks'], language: Language): readonly NewCode[] {
  return hunks.flatMap((lines) => {
    const read = codeReader(language);
    return lines.flatMap(({ line, text, added, moved }) => {
      const code = read(text);
      return added && !moved && code !== '' ? [{ line, code }] : [];
    });
  });
}

/** Added lines that say something new. */
export function newLines({ hunks }: Subject): readonly HeadLine[] {
  return hunks.flatMap((lines) => lines.filter(({ added, moved }) => added && !moved));
}
