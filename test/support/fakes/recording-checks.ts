import type { CheckOutput, Checks } from '../../../src/gate/execute-gate-plan.ts';
import { operationalFailure } from '../../../src/model/failure.ts';

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

  readonly list = async () => this.onHead;

  readonly start: Checks['start'] = async (check) => this.started.push(check);

  readonly update: Checks['update'] = async (id, { annotations, conclusion, output }) => {
    if (conclusion === undefined) {
      this.annotated.push(annotations.length);
      return;
    }
    this.failures -= 1;
    if (this.failures >= 0) throw operationalFailure('GITHUB_UNAVAILABLE', 'no answer');
    this.concluded.push({ id, conclusion, output });
  };
}
