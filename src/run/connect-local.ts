import { join } from 'node:path';
import { createLocalSource } from '../git/local-source.ts';
import { reportFolder } from '../memory/keep-report.ts';
import { openReviewDirectory } from '../runner/review-directory-on-disk.ts';
import type { Connected, Outside } from './invocation.ts';

/** A worktree: the change is read from it, and nothing is sent anywhere. */
export function localPorts({ inputs, runner, root, top, base, head }: Connected): Outside {
  const environment = runner.environment;
  const revisions = {
    sinceHead: inputs.settings.mode === 'quick',
    ...(base === undefined ? {} : { base }),
    ...(head === undefined ? {} : { head }),
  };
  return {
    source: async () => createLocalSource({ root, environment, ...revisions }),
    publisher: async () => undefined,
    gate: async () => undefined,
    reports: () => openReviewDirectory({ path: join(top, reportFolder) }),
  };
}
