import { gunzip } from '../edges/files/gunzip.ts';
import { headFilesIn } from '../edges/files/head-files.ts';
import { createReceivedFiles } from '../edges/files/received-files.ts';
import { createChangesSince } from '../edges/git/changes-since.ts';
import { createSecretScanner } from '../edges/secret-scanner.ts';
import type { ReviewDirectory } from '../ports/review-directory.ts';
import type { Ports } from '../stages/pipeline.ts';
import type { Connected } from './invocation.ts';
import { localPorts } from './local.ts';
import { connectPrograms } from './programs.ts';
import { githubPorts } from './pull-request.ts';

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
