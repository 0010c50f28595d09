/**
 * `not-a-diff`: does not begin with a `diff --git` section. `cut-off`: ends before what it announced.
 * `combined-diff`: a merge shown against several parents, whose lines have no single old side. `prefix`: paths
 * without `a/` and `b/`. `contradiction`: two statements about a file cannot both be true.
 */
export type DiffErrorCode =
  | 'not-a-diff'
  | 'cut-off'
  | 'combined-diff'
  | 'prefix'
  | 'bad-header'
  | 'bad-path'
  | 'bad-hunk'
  | 'bad-binary-patch'
  | 'contradiction'
  | 'duplicate-path';

const lineFeed = 0x0a;

/** Why bytes are not a diff, and where: `line` is 1-based, `offset` counts bytes from 0. */
export interface DiffError {
  readonly code: DiffErrorCode;
  readonly message: string;
  readonly line: number;
  readonly offset: number;
}

/** Thrown within the parser, and turned into a `DiffError` where the parser is entered. */
export class DiffFault extends Error {
  override readonly name = 'DiffFault';
  readonly code: DiffErrorCode;
  readonly offset: number;

  constructor(code: DiffErrorCode, offset: number, message: string) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

/** Runs a parser; its fault becomes a value that names the line, anything else is a bug and passes through. */
export function catchFault<T>(
  bytes: Uint8Array,
  parse: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DiffError } {
  try {
    return { ok: true, value: parse() };
  } catch (thrown) {
    if (!(thrown instanceof DiffFault)) throw thrown;
    const { code, message, offset } = thrown;
    return { ok: false, error: { code, message, line: lineAt(bytes, offset), offset } };
  }
}

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let at = 0; at < offset && at < bytes.length; at += 1) if (bytes[at] === lineFeed) line += 1;
  return line;
}
