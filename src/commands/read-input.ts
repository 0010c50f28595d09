import { readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Diff } from '../diff/hunk.ts';
import type { Context } from '../formats/format-definition.ts';
import { readJson } from '../formats/json-reader.ts';
import { type ParseOutcome, parseDocument } from '../formats/parse-document.ts';
import { Format, formats } from '../formats/registry.ts';
import { PreviousVerdict } from '../formats/verdict-fields.ts';
import { Failure, usageFailure } from '../model/failure.ts';
import { nearestWord } from '../model/text.ts';
import type { Shell } from './command-answer.ts';

export interface DocumentOptions {
  readonly file: string;
  readonly format?: string | undefined;
  readonly contract?: string | undefined;
}

/** The format of that name. Throws `FORMAT_UNKNOWN` with the nearest name there is, and those that serve. */
export function formatNamed(name: string, serving: readonly Format[] = formats): Format {
  const format = Format.safeParse(name);
  if (format.success) return format.data;
  const nearest = nearestWord(name, serving);
  throw usageFailure(
    'FORMAT_UNKNOWN',
    `There is no format ${JSON.stringify(name)}`,
    `${nearest === undefined ? '' : `Did you mean ${nearest}? `}The formats are ${serving.join(', ')}.`,
  );
}

/** Reads one document as `ingest` would. */
export function parseBytes(bytes: Uint8Array, options: DocumentOptions, context: Context): ParseOutcome {
  return parseDocument({
    bytes,
    format: options.format === undefined ? undefined : formatNamed(options.format),
    strictness: options.contract === 'strict' ? 'strict' : 'tolerant',
    context,
  });
}

/** The bytes of a file that was named on the command line, `-` for standard input. Throws `FILE_UNREADABLE`. */
export async function readInput(path: string, shell: Pick<Shell, 'cwd'>): Promise<Uint8Array> {
  try {
    if (path === '-') return await buffer(process.stdin);
    const file = isAbsolute(path) ? path : join(shell.cwd, path);
    // Promises of files load seven modules of Node. A pipe may make us wait, when signals must still arrive.
    return statSync(file).isFile() ? readFileSync(file) : await readFile(file);
  } catch (cause) {
    throw new Failure({
      kind: 'usage',
      code: 'FILE_UNREADABLE',
      message: `${JSON.stringify(path)} cannot be read: ${why(cause, readingWords)}`,
      cause,
    });
  }
}

/** Carries out `write`, which writes the file at `path`. Throws `FILE_UNWRITABLE`. */
export async function orUnwritable(path: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const message = `${JSON.stringify(path)} cannot be written: ${why(cause, writingWords)}`;
    throw new Failure({ kind: 'usage', code: 'FILE_UNWRITABLE', message, cause });
  }
}

/** Writes a file whole or not at all, with the folders on the way. Throws `FILE_UNWRITABLE`. */
export function writeWhole(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  return orUnwritable(path, async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, content, { flag: 'wx' });
    await rename(unfinished, path);
  });
}

type PlainWords = ReadonlyMap<unknown, string>;

const readingWords: PlainWords = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'you may not read it'],
]);

const writingWords: PlainWords = new Map([
  ['ENOENT', 'there is no such folder'],
  ['ENOTDIR', 'there is no such folder'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'you may not write there'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'there is no room left'],
]);

function why(cause: unknown, words: PlainWords): string {
  if (!(cause instanceof Error)) return String(cause);
  return ('code' in cause ? words.get(cause.code) : undefined) ?? cause.message;
}

/** Reads a unified diff from a file. Throws `DIFF_UNREADABLE` with the line where it stops making sense. */
export async function readDiff(path: string, shell: Pick<Shell, 'cwd'>): Promise<Diff> {
  const { parseDiff } = await import('../diff/parse-diff.ts');
  const result = parseDiff(await readInput(path, shell));
  if (result.ok) return result.diff;
  const { line, message } = result.error;
  throw usageFailure('DIFF_UNREADABLE', `${path === '-' ? 'standard input' : path}:${line}: ${message}`);
}

/** Reads the state of a verdict file that another is held against. Throws `PREVIOUS_UNUSABLE`. */
export async function readPrevious(path: string, shell: Pick<Shell, 'cwd'>): Promise<PreviousVerdict> {
  const reading = readJson(await readInput(path, shell));
  const verdict = reading.ok ? PreviousVerdict.safeParse(reading.value) : undefined;
  if (verdict?.success === true) return verdict.data;
  throw usageFailure(
    'PREVIOUS_UNUSABLE',
    `${path === '-' ? 'standard input' : path} is not a valid verdict file`,
  );
}
