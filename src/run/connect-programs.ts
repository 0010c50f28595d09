import { availableParallelism } from 'node:os';
import { checkoutCredentials, openAgentFolder } from '../git/agent-folder.ts';

import type { Inputs } from '../inputs.ts';
import type { Redactor } from '../model/redact.ts';
import { childEnvironment, secretsAmong } from '../review/child-environment.ts';
import type { WithPrograms } from '../review/programs.ts';
import type { Interruption } from '../runner/interruption.ts';
import { createCommands } from '../runner/run-program.ts';
import type { Runner } from './actions-runner.ts';

interface Host {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly redact: Redactor;
  readonly interruption: Interruption;
  /** Absolute path of the checkout. */
  readonly top: string;
  readonly trustPolicy?: boolean;
}

/** Environment and limits for the policy's programs; they end with this process. */
export function connectPrograms({
  inputs,
  runner,
  redact,
  interruption,
  top,
  trustPolicy = false,
}: Host): WithPrograms {
  const commands = createCommands();
  const event = runner.isActions ? runner.variable('GITHUB_EVENT_NAME') : undefined;
  const environmentFor = (allowed: readonly string[]) => {
    const { environment, missing, refused } = childEnvironment({
      variable: runner.variable,
      allowed,
      withheld: [inputs.token],
      windows: process.platform === 'win32',
    });
    if (missing.length + refused.length > 0) return { missing: [...missing, ...refused] };
    redact.learn(secretsAmong(allowed.map((name) => environment.get(name) ?? '')));
    return { environment };
  };
  const findsCredential = async () => {
    if (!runner.isActions) return false;
    const { found, secrets } = await checkoutCredentials({ directory: top, environment: runner.environment });
    redact.learn(secrets);
    return found;
  };
  const concurrency = availableParallelism();
  return (use) =>
    interruption.hold((cancelled) =>
      use({
        commands,
        environmentFor,
        findsCredential,
        openAgentFolder: (worktree) =>
          openAgentFolder({ worktree, environment: runner.environment, temp: runner.temp }),
        trustsPolicy: trustPolicy,
        event,
        concurrency,
        cancelled,
      }),
    );
}
