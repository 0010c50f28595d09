import type { FindingStatus } from '../model/finding.ts';
import { resumesVerdict, type Settings } from './settings.ts';

/**
 * The status that a run accepts from a reviewer's document, so that a claim loosens nothing (C5, "who may
 * change what"). `verified` is the reviewer's to set. `wont_fix` is the team's and counts only in a work
 * tree, never on a pull request. `fixed` counts only in a run that verifies it.
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
