import type { ParsedFile } from './lines.ts';

interface Input {
  readonly bytes: Uint8Array;
  /** The same, decoded; empty for a parser of bytes. */
  readonly text: string;
}

/** A parser under measurement. `read` is what is timed; `files` brings its result into common terms. */
export interface Parser {
  readonly name: string;
  /** Its file in `parsers/`, from where a process of its own loads it and no other. */
  readonly module: string;
  /** What it takes: a parser of text needs the bytes decoded first. */
  readonly takes: 'bytes' | 'text';
  /** Parses, throws the result away, and throws when the parser refuses. */
  readonly read: (input: Input) => unknown;
  readonly files: (input: Input) => readonly ParsedFile[];
}
