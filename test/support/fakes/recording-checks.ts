import type { CheckOutput, Checks } from '../../../src/gate/gate-port-shape.ts';
import { Failure } from '../../../src/model/failure.ts';

type Concluded = Parameters<Checks['conclude']>[1];
type HeadCheck = Awaited<ReturnType<Checks['list']>>[number];

/** Keeps which check was started and how it was concluded. */
export class RecordingChecks implements Checks {
  readonly started: { readonly name: string; readonly head: string; readonly externalId: string }[] = [];
  readonly concluded: { readonly id: number; readonly conclusion: string; readonly output: CheckOutput }[] =
    [];
  /** How many annotations each request added. */
  readonly annotated: number[] = [];
  /** Other checks on the head. */
  onHead: readonly HeadCheck[] = [];
  /** How many of the next conclusions fail. */
  failures = 0;

  async start(check: {
    readonly name: string;
    readonly head: string;
    readonly externalId: string;
  }): Promise<number> {
    this.started.push(check);
    return this.started.length;
  }

  async annotate(_id: number, { annotations }: { readonly annotations: readonly unknown[] }): Promise<void> {
    this.annotated.push(annotations.length);
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

  async list(): Promise<readonly HeadCheck[]> {
    return this.onHead;
  }
}
