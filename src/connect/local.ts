import { join } from 'node:path';
import { openReviewDirectory } from '../edges/files/review-directory.ts';
import { createLocalSource } from '../edges/local-source.ts';
import { reportFolder } from '../stages/worktree/keep-report.ts';
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
