import { Failure } from '../../src/domain/failure.ts';
import { readMarks, toolKey } from '../../src/domain/mark.ts';
import type { Settings } from '../../src/domain/settings.ts';
import { createGitHubChecks } from '../../src/edges/github/checks.ts';
import type { ClientOptions } from '../../src/edges/github/client.ts';
import { readHeadMembers } from '../../src/edges/github/head-sharing.ts';
import { createGitHubPublisher } from '../../src/edges/github/publisher.ts';
import { createGitHubSource } from '../../src/edges/github/source.ts';
import { createGitHubStatuses } from '../../src/edges/github/statuses.ts';
import type { Snapshot, Source } from '../../src/ports.ts';
import { type RunResult, runStage } from '../../src/stages/pipeline.ts';
import { buildPorts } from './builders/ports.ts';
import { buildSettings, checkName } from './builders/run.ts';
import type { MemoryDirectory } from './fakes/memory-directory.ts';
import type { RecordingReporter } from './fakes/recording-reporter.ts';
import { scriptedSource } from './fakes/scripted-source.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Permissions } from './github/model/tokens.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { connectAs } from './github-client.ts';
import { documentedPermissions } from './twelve-findings.ts';

export interface InProcessRun {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
  /** Files in the working directory, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly runKey?: string;
  /** What was fetched already; default: the run fetches. */
  readonly snapshot?: Snapshot;
  readonly permissions?: Permissions;
  /** Default `github-actions[bot]`. */
  readonly login?: string;
  readonly client?: Partial<ClientOptions>;
  readonly settings?: Pick<Partial<Settings>, 'gate' | 'resolveThreads' | 'scope' | 'checkName'>;
}

export interface EndedRun {
  /** Absent where the run failed as a whole. */
  readonly result?: RunResult;
  readonly failure?: Failure;
  readonly directory: MemoryDirectory;
  readonly reporter: RecordingReporter;
}

/**
 * A whole run in this process: real stages and the real client, a working directory that is none, and waits that take
 * no time unless the client is told otherwise.
 */
export async function runInProcess(run: InProcessRun): Promise<EndedRun> {
  const { github, pull, files } = run;
  const { gate = 'check', checkName: name = checkName } = run.settings ?? {};
  const { repository } = pull;
  const { owner, name: repo } = repository;
  const token = {
    repository,
    permissions: run.permissions ?? documentedPermissions,
    ...(run.login === undefined ? {} : { login: run.login }),
  };
  const { client } = await connectAs(github, token, run.client);
  const { ports, directory, reporter } = buildPorts({ files });
  const tool = toolKey(name);
  const address = { owner: owner.login, repo, number: pull.number };
  const target = { client, owner: owner.login, repo };
  const source: Source =
    run.snapshot === undefined
      ? createGitHubSource({
          client,
          repository: { owner: owner.login, name: repo, serverUrl: github.serverUrl },
          number: pull.number,
          gate: gate === 'job' ? undefined : { kind: gate, name },
          inspect: async () => ({
            workingDirectory: { state: 'absent', differing: [] },
            workingTreeDiff: new Uint8Array(),
          }),
          tool,
          reporter,
        })
      : scriptedSource(run.snapshot);
  try {
    const result = await runStage(
      {
        ...ports,
        runKey: run.runKey ?? 'run-1',
        now: () => client.now(),
        source: async () => source,
        publisher: async () =>
          createGitHubPublisher({ client, address, isOurs: (body) => readMarks(body, tool).length > 0 }),
        gate: async () =>
          gate === 'job'
            ? undefined
            : gate === 'status'
              ? { kind: 'status', statuses: createGitHubStatuses(target) }
              : {
                  kind: 'check',
                  checks: createGitHubChecks(target),
                  members: (head) => readHeadMembers(client, { owner: owner.login, repo, head }),
                },
      },
      buildSettings({ findings: Object.keys(files).map((glob) => ({ glob })), ...run.settings }),
    );
    return { result, directory, reporter };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { failure, directory, reporter };
  }
}
