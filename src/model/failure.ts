import { type ErrorCode, fixFor } from './error-codes.ts';

/**
 * `usage`: the caller can fix it (input, policy), exit code 3. `operational`: the review could not be done or
 * published, exit code 2. `superseded`: the head moved, exit code 2.
 */
type FailureKind = 'usage' | 'operational' | 'superseded';

/**
 * An expected failure. `code` is stable, `message` says what and
 * where, `fix` says what to do. Any other exception is a bug and keeps its stack.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly code: ErrorCode;
  readonly fix: string;

  constructor(failure: {
    kind: FailureKind;
    code: ErrorCode;
    message: string;
    /** A more exact fix than the general one of the code. */
    fix?: string | undefined;
    cause?: unknown;
  }) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause });
    this.kind = failure.kind;
    this.code = failure.code;
    this.fix = failure.fix ?? fixFor(failure.code) ?? '';
  }
}

/** A failure that the caller can fix; `fix` is a more exact one than the general one of the code. */
export function usageFailure(code: ErrorCode, message: string, fix?: string): Failure {
  return new Failure({ kind: 'usage', code, message, fix });
}

/** A failure of the run that the caller did not cause. */
export function operationalFailure(
  code: ErrorCode,
  message: string,
  { cause, fix }: { readonly cause?: unknown; readonly fix?: string } = {},
): Failure {
  return new Failure({ kind: 'operational', code, message, fix, cause });
}

/** Turns any exception into a `Failure`; an unexpected one keeps its stack and asks to be reported. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return operationalFailure('UNEXPECTED', `This is a bug in pr-verdict: ${text}`, { cause: error });
}

/** A handler for `catch` that answers a `Failure`; any other error is thrown again. */
export function onFailure<T>(answer: (failure: Failure) => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Failure) return answer(error);
    throw error;
  };
}

/** Exit code and status of a run with this failure. */
export function endOf({ kind }: Failure): {
  readonly exitCode: 2 | 3;
  readonly status: 'error' | 'superseded';
} {
  return { exitCode: kind === 'usage' ? 3 : 2, status: kind === 'superseded' ? 'superseded' : 'error' };
}

/** The failure of a run whose process was asked to stop. */
export function runCancelled(): Failure {
  return operationalFailure('RUN_CANCELLED', 'The run was asked to end before it finished');
}
