/** What one document may cost before it is understood (threat: input that floods). */
export interface JsonLimits {
  readonly bytes: number;
  /** Levels of nesting; a lone scalar has depth 0. */
  readonly depth: number;
  /** Values of every kind, containers included. */
  readonly values: number;
  /** UTF-16 units of one string, after unescaping. */
  readonly stringLength: number;
  /** Characters of one number as written. */
  readonly numberLength: number;
}

export const defaultLimits: JsonLimits = {
  bytes: 16 * 1024 * 1024,
  depth: 64,
  values: 1_000_000,
  stringLength: 8 * 1024 * 1024,
  numberLength: 64,
};

/** Our own files may hold a whole large diff as a JSON string, so they may be larger than a reviewer's. */
export const ownFileLimits: JsonLimits = {
  bytes: 256 * 1024 * 1024,
  depth: 128,
  values: 10_000_000,
  stringLength: 200_000_000,
  numberLength: 40,
};
