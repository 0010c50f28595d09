import type { Snapshot, Source } from '../../src/fetch/source.ts';
import { readDiscussion } from '../../src/github/github-source.ts';
import { Failure } from '../../src/model/failure.ts';
import type { ReviewDirectory } from '../../src/model/files.ts';
import type { Settings } from '../../src/policy/settings.ts';
import { commentStage } from '../../src/run/comment-event-run.ts';
import { type RunResult, runStage } from '../../src/run/pipeline.ts';
import { buildPorts } from './builders/ports.ts';
import { buildSettings, checkName } from './builders/run.ts';
import type { MemoryDirectory } from './fakes/memory-directory.ts';
import type { RecordingReporter } from './fakes/recording-reporter.ts';
import { scriptedSource } from './fakes/scripted-source.ts';
import { buildGitHubSource } from './github-client.ts';
import { connectInProcess, type InProcessToken } from './in-process-edges.ts';

export interface InProcessRun extends InProcessToken {
  /** Files in the working directory, by their names. */
  readonly files: Readonly<Record<string, string>>;
  readonly runKey?: string;
  /** What was fetched already; default: the run fetches. */
  readonly snapshot?: Snapshot;
  readonly settings?: Pick<
    Partial<Settings>,
    'gate' | 'resolveThreads' | 'scope' | 'checkName' | 'policyInputs'
  >;
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
 * A whole run in this process: real stages and the real client, a working directory that is none, and waits that take
 * no time unless the client is configured otherwise.
 */
export async function runInProcess(run: InProcessRun): Promise<EndedRun> {
  const { github, pull, files } = run;
  const { gate = 'check', checkName: name = checkName } = run.settings ?? {};
  const { client, address, tool, ...writing } = await connectInProcess(run, { gate, checkName: name });
  const { ports, directory, reporter } = buildPorts({ files });
  const source: Source = run.snapshot
    ? scriptedSource(run.snapshot)
    : buildGitHubSource(github, {
        client,
        number: pull.number,
        gate: gate === 'job' ? undefined : { kind: gate, name },
        tool,
        reporter,
      });
  return endOf({ directory, reporter }, () =>
    runStage(
      {
        ...ports,
        ...writing,
        directory: run.onDisk?.(directory) ?? directory,
        runKey: run.runKey ?? 'run-1',
        now: () => client.now(),
        source: async () => source,
      },
      buildSettings({ findings: Object.keys(files).map((glob) => ({ glob })), ...run.settings }),
    ),
  );
}

/** A run that a person's comment starts, in this process: the real stage and the real client. */
export async function runCommentInProcess(
  comment: InProcessToken & { readonly body: string },
): Promise<EndedRun> {
  const settings = buildSettings();
  const gate = { kind: 'check', name: checkName } as const;
  const { client, address, tool, ...writing } = await connectInProcess(comment, { gate: 'check', checkName });
  const { ports, directory, reporter } = buildPorts();
  const onGap = ({ message }: { readonly message: string }) => reporter.warning(message);
  return endOf({ directory, reporter }, () =>
    commentStage({
      ...ports,
      ...writing,
      settings,
      runKey: 'comment-1',
      event: { onPullRequest: true, body: comment.body, byPerson: true, readOnly: false },
      discussion: () =>
        readDiscussion({ client, ...address }, { policyPath: settings.config, gate, tool, onGap }),
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
