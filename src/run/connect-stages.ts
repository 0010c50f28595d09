import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkoutCredentials, openAgentFolder } from '../git/agent-folder.ts';
import { createLocalSource } from '../git/local-source.ts';
import { createReceivedFiles } from '../git/read-received-files.ts';
import { createChangesSince, createJobCheckout, inspectWorkingDirectory } from '../git/work-tree.ts';

import { createGitHubSource } from '../github/github-source.ts';
import type { Inputs } from '../inputs.ts';
import type { ReviewDirectory } from '../model/files.ts';
import { toolKey } from '../model/mark.ts';
import type { Redactor } from '../model/redact.ts';
import type { Reporter } from '../model/reporter.ts';
import { childEnvironment, secretsAmong } from '../review/child-environment.ts';
import type { WithPrograms } from '../review/programs.ts';
import type { Interruption } from '../runner/interruption.ts';
import { headFilesIn } from '../runner/regular-file.ts';
import { openReviewDirectory } from '../runner/review-directory-on-disk.ts';
import { createCommands } from '../runner/run-program.ts';
import { createSecretScanner } from '../runner/secretlint-scanner.ts';
import type { Runner } from './actions-runner.ts';
import { type GitHub, repositoryOf } from './connect-github.ts';
import type { Environment, StagePorts } from './pipeline.ts';

type Host = Pick<Connected, 'inputs' | 'runner' | 'redact' | 'interruption' | 'top' | 'trustPolicy'>;

/** Environment and limits for the policy's programs; they end with this process. */
export function connectPrograms(host: Host): WithPrograms {
  const { inputs, runner, redact, interruption, top, trustPolicy = false } = host;
  const commands = createCommands();
  const event = runner.isActions ? runner.variable('GITHUB_EVENT_NAME') : undefined;
  const environmentFor = (allowed: readonly string[]) => {
    const given = childEnvironment({
      variable: runner.variable,
      allowed,
      withheld: [inputs.token],
      windows: process.platform === 'win32',
    });
    if ('environment' in given)
      redact.learn(secretsAmong(allowed.map((name) => given.environment.get(name) ?? '')));
    return given;
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

/** One invocation by the runner or the command line. */
export interface Invocation {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
  readonly redact: Redactor;
  readonly interruption: Interruption;
  /** Absolute path of the working directory. */
  readonly root: string;
  /** Revisions of a local source; by default the default branch and the worktree. */
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  /** Whether programs named only by the worktree's own policy may start; default no. */
  readonly trustPolicy?: boolean;
  /** Unique per run, including retries. */
  readonly runKey: string;
  readonly rememberGate: StagePorts['rememberGate'];
  /** Writes the page of the finished run in that folder; absent where none is written. */
  readonly writePage?: ((reviewDir: string) => Promise<void>) | undefined;
}

/** An invocation with its access to GitHub. */
export interface Connected extends Invocation {
  /** Absolute path of the worktree's top; in a job, the working directory. */
  readonly top: string;
  readonly github: GitHub;
}

/** Ports for a worktree: everything is read locally and nothing is sent. */
function localPorts({ inputs, runner, root, top, base, head }: Connected): Environment {
  const options = {
    root,
    environment: runner.environment,
    sinceHead: inputs.settings.mode === 'quick',
    base,
    head,
  };
  return {
    source: async () => createLocalSource(options),
    publisher: async () => undefined,
    gate: async () => undefined,
    reports: (folder) => openReviewDirectory({ path: join(top, folder) }),
  };
}

/**
 * Ports for a pull request: read from GitHub, plus git in the job's checkout where GitHub's data is
 * incomplete.
 */
function githubPorts({ inputs, runner, root, reporter, github }: Connected): Environment {
  const checkout = { directory: root, environment: runner.environment };
  const source = async () => {
    const { client, number } = await github.pullRequest();
    return createGitHubSource({
      client,
      repository: repositoryOf(runner),
      number,
      expectedHead: github.startedFor(number),
      gate: github.gateOnHead,
      checkout: createJobCheckout(checkout),
      changesSince: createChangesSince(checkout),
      inspect: (change) => inspectWorkingDirectory({ ...change, ...checkout }),
      tool: toolKey(inputs.settings.checkName),
      reporter,
    });
  };
  return { ...github, source };
}

/** The artifacts of a workflow run are listed at the end of its page. */
function artifactsUrl({ inputs, runner: { serverUrl, repository, runId } }: Connected): string | undefined {
  if (!inputs.preview || repository === undefined || runId === undefined) return undefined;
  return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${runId}#artifacts`;
}

/** All ports of one run's stages. */
export function connectStages(invocation: Connected, directory: ReviewDirectory): StagePorts {
  const { inputs, runner, root, top } = invocation;
  const { environment } = runner;
  return {
    ...invocation,
    directory,
    received: (head) => createReceivedFiles({ directory: root, environment, head }),
    withPrograms: connectPrograms(invocation),
    head: headFilesIn(top),
    scanner: createSecretScanner(),
    changesSince: createChangesSince({ directory: top, environment }),
    now: Date.now,
    root: top,
    artifactsUrl: artifactsUrl(invocation),
    ...(inputs.settings.target === 'local' ? localPorts(invocation) : githubPorts(invocation)),
  };
}
