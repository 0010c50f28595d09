import type { Gated } from '../gate/gate-stage.ts';
import type { Failure } from '../model/failure.ts';
import type { Reporter } from '../model/reporter.ts';
import type { ExitCode } from '../policy/gate-decision.ts';

/** The result of a run, whatever stages it had. */
export interface RunResult extends Partial<Gated> {
  readonly exitCode: ExitCode;
  /** Why there is no result. */
  readonly failure?: Failure;
  /** Path of C5's verdict file; absent on a pull request and without a verdict. */
  readonly verdictFile?: string;
  /** What a job may check out; empty for nothing. */
  readonly checkoutRef?: string;
}

/** The result of an event that changes nothing. */
export function nothingToDo(reporter: Pick<Reporter, 'notice'>, why: string): RunResult {
  reporter.notice(`Nothing to do: ${why}`);
  return { exitCode: 0, status: 'skipped' };
}
