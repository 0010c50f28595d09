import type { Side } from '../model/finding.ts';
import type { Mode } from '../model/review-document.ts';

/** What the rules about places in a diff need to know of it. */
export interface ChangedLines {
  /** Whether the file is part of the change; paths are those of the head tree. */
  readonly has: (path: string) => boolean;
  /** Whether a comment can stand on every line from `start` to `end`. */
  readonly isCommentable: (path: string, side: Side, start: number, end: number) => boolean;
  /** Whether the change added the line, or deleted it with its file; false for the lines shown around a change. */
  readonly isChanged: (path: string, line: number) => boolean;
  /** A few commentable lines closest to `line`, ascending; empty where the file has none. */
  readonly nearest: (path: string, side: Side, line: number) => readonly number[];
  readonly paths: Iterable<string>;
  /** The head's text of these lines, without line ends; undefined unless the diff shows them all. */
  readonly text: (path: string, start: number, end: number) => readonly string[] | undefined;
}

/** How the paths of one reviewer relate to the repository root. */
export interface PathBase {
  /** Absolute path of the repository root on the machine where the reviewer ran. */
  readonly root?: string;
  /** Folder below the root in which the reviewer ran; relative paths start there. */
  readonly prefix?: string;
}

/**
 * What a document is held against. Everything is optional: a rule whose fact is unknown is not checked, so that
 * the same document can be validated with and without a diff.
 */
export interface Context {
  /** Full commit id of the reviewed head. */
  readonly head?: string;
  /** `owner/name`. */
  readonly repository?: string;
  readonly pullRequest?: number;
  readonly changed?: ChangedLines;
  readonly paths?: PathBase;
  /** Of the run that asked for the document: one that says it is a part may be all that was asked for. */
  readonly mode?: Mode;
  /** Whether no text of the document can hold half a character, as its reader knows. */
  readonly isWellFormed?: boolean;
  /** Whether what has one meaning is read although the contract writes it otherwise. */
  readonly isTolerant?: boolean;
  /** Takes secrets out of a text. */
  readonly redact?: (text: string) => string;
  /** An earlier state of the same verdict file, for C5's rules about what may change. */
  readonly previous?: unknown;
}
