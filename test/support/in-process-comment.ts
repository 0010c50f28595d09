import { readDiscussion } from '../../src/github/github-discussion.ts';
import { Failure } from '../../src/model/failure.ts';
import { commentStage } from '../../src/run/comment-event-run.ts';
import type { RunResult } from '../../src/run/pipeline.ts';
import { buildPorts } from './builders/ports.ts';
import { buildSettings, checkName } from './builders/run.ts';
import type { RecordingReporter } from './fakes/recording-reporter.ts';
import { connectInProcess, type InProcessToken } from './in-process-edges.ts';

export interface InProcessComment extends InProcessToken {
  /** What the comment says that starts the run; what stands on the pull request is read there. */
  readonly body: string;
}

export interface HeededComment {
  /** Absent where the run failed as a whole. */
  readonly result?: RunResult;
  readonly failure?: Failure;
  readonly reporter: RecordingReporter;
}

/** A run that a person's comment starts, in this process: the real stage and the real client. */
export async function heedInProcess(comment: InProcessComment): Promise<HeededComment> {
  const settings = buildSettings();
  const { client, address, tool, ...writing } = await connectInProcess(comment, { gate: 'check', checkName });
  const { ports, reporter } = buildPorts();
  try {
    const result = await commentStage({
      ...ports,
      ...writing,
      settings,
      runKey: 'comment-1',
      event: { onPullRequest: true, body: comment.body, byPerson: true, readOnly: false },
      discussion: () =>
        readDiscussion(client, address, {
          policyPath: settings.config,
          gate: { kind: 'check', name: checkName },
          tool,
          onGap: ({ message }) => reporter.warning(message),
        }),
    });
    return { result, reporter };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { failure, reporter };
  }
}
