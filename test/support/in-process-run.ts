import type { RunResult } from '../../src/gate/gate-stage.ts';
import type { ClientOptions } from '../../src/github/client.ts';
import { createGitHubGate } from '../../src/github/github-gate.ts';
import { createGitHubPublisher } from '../../src/github/github-publisher.ts';
import { readDiscussion } from '../../src/github/github-source.ts';
import { Failure } from '../../src/model/failure.ts';
import type { ReadText, ReviewDirectory } from '../../src/model/files.ts';
import { readMarks, toolKey } from '../../src/model/mark.ts';
import { defaultPolicyPath } from '../../src/policy/policy.ts';
import type { Gate, Settings } from '../../src/policy/settings.ts';
import type { GatePort } from '../../src/ports/gate-port.ts';
import type { Publisher } from '../../src/ports/publisher.ts';
import type { Snapshot } from '../../src/ports/source.ts';
import type { Commands } from '../../src/ports/stage-ports.ts';
import { commentStage } from '../../src/run/comment-event-run.ts';
import { runStage } from '../../src/run/pipeline.ts';
import { buildPorts } from './builders/ports.ts';
import { buildSettings, checkName } from './builders/run.ts';
import type { MemoryDirectory } from './fakes/memory-directory.ts';
import type { RecordingReporter } from './fakes/recording-reporter.ts';
import { withCommands } from './fakes/scripted-commands.ts';
import { scriptedSource } from './fakes/scripted-source.ts';
import type { PullRequest } from './github/model/pull-request.ts';
import type { Permissions } from './github/model/world.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { buildCheckout, buildGitHubSource, connectAs } from './github-client.ts';
import { documentedPermissions } from './twelve-findings.ts';

export interface InProcessToken {
  readonly github: GitHubStandIn;
  readonly pull: PullRequest;
  readonly permissions?: Permissions;
  /** Default `github-actions[bot]`. */
  readonly login?: string;
  readonly client?: Partial<ClientOptions>;
}

/** The real client with a token of its own, and the ports that write through it. */
async function connectInProcess(
  { github, pull, login, ...options }: InProcessToken,
  instance: { readonly gate: Gate; readonly checkName: string },
  reporter: RecordingReporter,
) {
  const { repository } = pull;
  const { owner, name: repo } = repository;
  const permissions = options.permissions ?? documentedPermissions;
  const token = { repository, permissions, ...(login === undefined ? {} : { login }) };
  const { client } = await connectAs(github, token, options.client);
  const target = { client, owner: owner.login, repo };
  const address = { owner: owner.login, repo, number: pull.number };
  const tool = toolKey(instance.checkName);
  const isOurs = (body: string) => readMarks(body, tool).length > 0;
  const gate = instance.gate === 'job' ? undefined : { kind: instance.gate, name: instance.checkName };
  const onGap = ({ message }: { readonly message: string }) => reporter.warning(message);
  return {
    client,
    readFrom: (checkout?: ReturnType<typeof buildCheckout>) =>
      buildGitHubSource(github, { client, ...address, gate, tool, reporter, ...(checkout && { checkout }) }),
    discussion: () =>
      readDiscussion({ client, ...address }, { policyPath: defaultPolicyPath, gate, tool, onGap }),
    publisher: async (): Promise<Publisher> => createGitHubPublisher({ client, ...address }, isOurs),
    gate: async (): Promise<GatePort | undefined> =>
      instance.gate === 'job'
        ? undefined
        : createGitHubGate(instance.gate, { ...target, policyPath: defaultPolicyPath, failOn: undefined }),
  };
}

export interface InProcessRun extends InProcessToken {
  /** Files in the working directory, by their names. */
  readonly files?: Readonly<Record<string, string>>;
  /** Programs of reviewers, which find the head checked out; default: none, and nothing is checked out. */
  readonly programs?: (directory: MemoryDirectory) => Commands;
  readonly runKey?: string;
  /** What was fetched already; default: the run fetches. */
  readonly snapshot?: Snapshot;
  readonly settings?: Partial<Settings>;
  /** Default: the client's. */
  readonly now?: () => number;
  /** What the run writes to, in place of a directory that takes everything. */
  readonly onDisk?: (directory: MemoryDirectory) => ReviewDirectory;
}

export interface EndedRun {
  /** Absent where the run failed as a whole. */
  readonly result?: RunResult;
  readonly failure?: Failure;
  readonly directory: MemoryDirectory;
  readonly reporter: RecordingReporter;
}

/**
 * A whole run in this process: real stages and the real client, and waits that take no time unless the client is
 * configured otherwise.
 */
export async function runInProcess(run: InProcessRun): Promise<EndedRun> {
  const { pull, files = {}, programs } = run;
  const { gate = 'check', checkName: name = checkName } = run.settings ?? {};
  const { ports, directory, reporter } = buildPorts({ files });
  const instance = { gate, checkName: name };
  const { client, readFrom, ...writing } = await connectInProcess(run, instance, reporter);
  const source = run.snapshot
    ? scriptedSource(run.snapshot)
    : readFrom(buildCheckout(programs && pull.headSha));
  return endOf({ directory, reporter }, () =>
    runStage(
      {
        ...ports,
        ...writing,
        ...(programs && { withPrograms: withCommands(programs(directory), { directory }) }),
        ...(programs && { readHeadText: headTextOf(pull) }),
        directory: run.onDisk?.(directory) ?? directory,
        runKey: run.runKey ?? 'run-1',
        now: run.now ?? (() => client.now()),
        sleep: async (ms) => run.client?.timer?.sleep(ms),
        source: async () => source,
      },
      buildSettings({ findings: Object.keys(files).map((glob) => ({ glob })), ...run.settings }),
    ),
  );
}

/** The checkout's files. */
function headTextOf({ headSha, repository }: PullRequest): ReadText {
  const textOf = (path: string) => repository.bare.objectAt(`${headSha}:${path}`)?.content.toString();
  return (path) => Promise.resolve(textOf(path));
}

/** A run that a person's comment starts, in this process: the real stage and the real client. */
export async function runCommentInProcess(
  comment: InProcessToken & { readonly body: string },
): Promise<EndedRun> {
  const settings = buildSettings();
  const { ports, directory, reporter } = buildPorts();
  const instance = { gate: 'check', checkName } as const;
  const { client: _, readFrom, ...writing } = await connectInProcess(comment, instance, reporter);
  return endOf({ directory, reporter }, () =>
    commentStage({
      ...ports,
      ...writing,
      settings,
      runKey: 'comment-1',
      event: { onPullRequest: true, body: comment.body, byPerson: true, readOnly: false },
      source: async () => readFrom(),
    }),
  );
}

async function endOf(
  fakes: Pick<EndedRun, 'directory' | 'reporter'>,
  run: () => Promise<RunResult>,
): Promise<EndedRun> {
  try {
    return { ...fakes, result: await run() };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { ...fakes, failure };
  }
}
