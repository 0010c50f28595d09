import type { FindingStatus } from '../model/finding.ts';
import { resumesVerdict, type Settings } from './settings.ts';

/**
 * What a reviewer's document says of a finding's status is a claim, and loosens nothing that is not its to say (C5, "who
 * may change what"). `verified` is its own word. `wont_fix` is the team's, which counts in a work tree and never
 * reaches a pull request; and nothing is fixed because it is marked so: only a verification answers that.
 */
export function heldStatus(claimed: FindingStatus, run: Pick<Settings, 'mode' | 'source'>): FindingStatus {
  switch (claimed) {
    case 'fixed':
      return resumesVerdict(run) ? claimed : 'open';
    case 'wont_fix':
      return run.source === 'local' ? claimed : 'open';
    default:
      return claimed;
  }
}
