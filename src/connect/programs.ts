import { availableParallelism } from 'node:os';
import { childEnvironment, secretsAmong } from '../domain/reviewers/child-environment.ts';
import type { Redactor } from '../domain/text/redact.ts';
import { openAgentFolder } from '../edges/git/agent-folder.ts';
import { checkoutCredentials } from '../edges/git/checkout-credentials.ts';
import { createCommands } from '../edges/process/commands.ts';
import type { Interruption } from '../edges/process/interruption.ts';
import type { Runner } from '../edges/runner.ts';
import type { Inputs } from '../inputs.ts';
import type { WithPrograms } from '../ports/programs.ts';

interface Host {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly redact: Redactor;
  readonly interruption: Interruption;
  /** Absolute path of the checkout. */
  readonly top: string;
  readonly trustPolicy?: boolean;
}

/** What the policy's programs run with here: ours to start, ours to end when this process is asked to end. */
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
