import { Failure } from '../../../src/domain/failure.ts';
import type { CheckOutput, Checks } from '../../../src/ports.ts';

type Concluded = Parameters<Checks['conclude']>[1];

/** Keeps which check was started and how it was concluded. */
export class RecordingChecks implements Checks {
  readonly started: { readonly name: string; readonly head: string; readonly key: string }[] = [];
  readonly concluded: { readonly id: number; readonly conclusion: string; readonly output: CheckOutput }[] =
    [];
  /** How many of the next conclusions fail. */
  failures = 0;

  async start(check: {
    readonly name: string;
    readonly head: string;
    readonly key: string;
  }): Promise<number> {
    this.started.push(check);
    return this.started.length;
  }

  async conclude(id: number, { conclusion, output }: Concluded): Promise<void> {
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Failure({
        kind: 'operational',
        code: 'GITHUB_UNAVAILABLE',
        message: 'no answer',
        fix: 'Run again.',
      });
    }
    this.concluded.push({ id, conclusion, output });
  }
}
