import { createChangesSince } from '../git/changes-since.ts';
import { createReceivedFiles } from '../git/read-received-files.ts';
import type { ReviewDirectory } from '../model/review-directory.ts';
import { gunzip } from '../runner/gunzip.ts';
import { headFilesIn } from '../runner/head-files-on-disk.ts';
import { createSecretScanner } from '../runner/secretlint-scanner.ts';
import { localPorts } from './connect-local.ts';
import { connectPrograms } from './connect-programs.ts';
import { githubPorts } from './connect-pull-request.ts';
import type { Connected } from './invocation.ts';
import type { Ports } from './pipeline.ts';

/** Everything that the five stages need from outside, for this one run. */
export function connectStages(invocation: Connected, directory: ReviewDirectory): Ports {
  const { inputs, runner, root, top, reporter } = invocation;
  const shared = {
    reporter,
    directory,
    received: (head: string) =>
      createReceivedFiles({ directory: root, environment: runner.environment, head }),
    rememberGate: invocation.rememberGate,
    withPrograms: connectPrograms(invocation),
    head: headFilesIn(top),
    scanner: createSecretScanner(),
    changesSince: createChangesSince({ directory: top, environment: runner.environment }),
    gunzip,
    redact: invocation.redact,
    now: Date.now,
    root: top,
    runKey: invocation.runKey,
  };
  return inputs.settings.target === 'local'
    ? { ...shared, ...localPorts(invocation) }
    : { ...shared, ...githubPorts(invocation) };
}
