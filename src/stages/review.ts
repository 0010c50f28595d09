import type { Settings } from '../domain/settings.ts';
import type { Reporter } from '../ports.ts';

/**
 * Runs the reviewers that base policy configures. This version runs none: reviewers are steps of their own, and
 * their documents are received through `findings` or the review directory.
 */
export function reviewStage({
  settings,
  reporter,
}: {
  readonly settings: Settings;
  readonly reporter: Reporter;
}): void {
  const where = settings.findings.length > 0 ? 'the files that `findings` names' : 'the review directory';
  reporter.info(`No reviewer is run here; documents are received from ${where}`);
}
