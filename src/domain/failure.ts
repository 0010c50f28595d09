/**
 * `usage`: the caller can mend it (bad input, bad policy), exit code 3. `operational`: the review could not be
 * done or published, exit code 2. `superseded`: the pull request moved on, exit code 2 as well.
 */
export type FailureKind = 'usage' | 'operational' | 'superseded';

/**
 * An expected way to fail: `code` is stable and documented in docs/troubleshooting.md, `message` says what and
 * where, `fix` says what to do about it. Anything else that is thrown is a bug and keeps its stack.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly code: string;
  readonly fix: string;

  constructor(failure: { kind: FailureKind; code: string; message: string; fix: string; cause?: unknown }) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause });
    this.kind = failure.kind;
    this.code = failure.code;
    this.fix = failure.fix;
  }
}
