import { operationalFailure } from '../../../src/model/failure.ts';
import type { CheckOutput, Checks } from '../../../src/ports/gate-port.ts';

/** Keeps which check was started and how it was concluded. */
export class RecordingChecks implements Checks {
  readonly started: { readonly name: string; readonly head: string; readonly externalId: string }[] = [];
  readonly concluded: { readonly id: number; readonly conclusion: string; readonly output: CheckOutput }[] =
    [];
  /** How many of the next conclusions fail. */
  failures = 0;

  readonly list = async () => [];

  readonly start: Checks['start'] = async (check) => this.started.push(check);

  readonly update: Checks['update'] = async (id, { conclusion, output }) => {
    if (conclusion === undefined) return;
    this.failures -= 1;
    if (this.failures >= 0) throw operationalFailure('GITHUB_UNAVAILABLE', 'no answer');
    this.concluded.push({ id, conclusion, output });
  };
}
