import { Failure } from './domain/failure.ts';
import type { ExitCode } from './domain/gate.ts';
import type { Repository } from './domain/manifest.ts';
import { readMarks, toolKey } from './domain/mark.ts';
import { gunzip } from './edges/gunzip.ts';
import { createLocalDiff } from './edges/local-diff.ts';
import { createLocalSource } from './edges/local-source.ts';
import { createReceivedFiles } from './edges/received-files.ts';
import { defaultReviewDirectory, openReviewDirectory } from './edges/review-directory.ts';
import type { Runner } from './edges/runner.ts';
import { inspectWorkingDirectory } from './edges/working-directory.ts';
import type { Inputs } from './inputs.ts';
import { refuseWhatIsNotYetBuilt } from './not-yet.ts';
import { countOutput, type OutputName } from './outputs.ts';
import type { Reporter } from './ports.ts';
import type { RunningCheck } from './stages/gate.ts';
import { type Ports, type RunResult, runStage } from './stages/pipeline.ts';

/** One invocation, whether by the runner or by the command line. */
export interface Invocation {
  readonly inputs: Inputs;
  readonly runner: Runner;
  readonly reporter: Reporter;
  readonly redact: (text: string) => string;
  /** Absolute path of the working directory. */
  readonly root: string;
  /** Revisions for a local source; the defaults are the default branch and the work tree as it is. */
  readonly base?: string;
  readonly head?: string;
  /** Distinguishes this run from every other, retries included. */
  readonly runKey: string;
  readonly rememberCheck: Ports['rememberCheck'];
}

const exitCodes: Record<Failure['kind'], ExitCode> = { usage: 3, operational: 2, superseded: 2 };

/** The one place where whatever went wrong becomes words and an exit code. */
export async function run(invocation: Invocation): Promise<RunResult> {
  const { inputs, reporter } = invocation;
  try {
    refuseWhatIsNotYetBuilt(inputs);
    const ports = await connect(invocation);
    const result = await runStage(ports, inputs.settings);
    tell(reporter, result, ports.directory.path);
    return { ...result, exitCode: stepExitCode(result, inputs) };
  } catch (error) {
    const failure = error instanceof Failure ? error : unexpected(error);
    reporter.failure(failure);
    const status = failure.kind === 'superseded' ? 'superseded' : 'error';
    tell(reporter, { exitCode: exitCodes[failure.kind], status });
    return { exitCode: exitCodes[failure.kind], status };
  }
}

/** `step-result: operational` leaves the verdict to the check, so that a pull request shows one red mark. */
function stepExitCode(result: RunResult, { settings }: Inputs): ExitCode {
  const checkCarries =
    settings.stepResult === 'operational' && settings.gate === 'check' && settings.target === 'github';
  return result.exitCode === 1 && checkCarries ? 0 : result.exitCode;
}

function unexpected(error: unknown): Failure {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Failure({
    kind: 'operational',
    code: 'UNEXPECTED',
    message: `this is a bug in pr-verdict: ${text}`,
    fix: 'report it with this text',
    cause: error,
  });
}

function tell(reporter: Reporter, result: RunResult, directory?: string): void {
  const { receipt } = result;
  const outputs: Partial<Record<OutputName, string | number | undefined>> = {
    status: result.status,
    verdict: result.verdict,
    event: receipt?.review?.event,
    conclusion: result.conclusion,
    'head-sha': result.head,
    'review-dir': directory,
    'review-id': receipt?.review?.id,
    'review-url': receipt?.review?.url,
    'findings-total': receipt?.total,
  };
  for (const [name, value] of Object.entries(outputs)) if (value !== undefined) reporter.output(name, value);
  if (receipt === undefined) return;
  for (const place of ['inline', 'file', 'body', 'withheld'] as const) {
    reporter.output(countOutput(place), receipt.counts[place]);
  }
}

async function connect(invocation: Invocation): Promise<Ports> {
  const { inputs, runner, root, reporter } = invocation;
  const wanted =
    inputs.reviewDir === undefined
      ? defaultReviewDirectory({
          worktree: root,
          instance: inputs.settings.checkName,
          ...(runner.temp === undefined || !runner.isActions ? {} : { temp: runner.temp }),
        })
      : { path: inputs.reviewDir };
  const shared = {
    reporter,
    directory: await openReviewDirectory(wanted),
    received: (head: string) =>
      createReceivedFiles({ directory: root, environment: runner.environment, head }),
    rememberCheck: invocation.rememberCheck,
    gunzip,
    redact: invocation.redact,
    now: Date.now,
    root,
    runKey: invocation.runKey,
  };
  return inputs.settings.target === 'local'
    ? { ...shared, ...localPorts(invocation) }
    : { ...shared, ...githubPorts(invocation) };
}

type Outside = Pick<Ports, 'source' | 'publisher' | 'checks'>;

function localPorts({ runner, root, base, head }: Invocation): Outside {
  const environment = runner.environment;
  const revisions = { ...(base === undefined ? {} : { base }), ...(head === undefined ? {} : { head }) };
  return {
    source: async () => createLocalSource({ root, environment, ...revisions }),
    publisher: async () => undefined,
    checks: async () => undefined,
  };
}

function githubPorts(invocation: Invocation): Outside {
  const { inputs, runner, root, reporter } = invocation;
  const repository = repositoryOf(runner);
  const number = pullRequestNumber(invocation);
  const address = { owner: repository.owner, repo: repository.name, number };
  const client = once(() => connectClient(invocation));
  return {
    source: async () => {
      const { createGitHubSource } = await import('./edges/github/source.ts');
      return createGitHubSource({
        client: await client(),
        repository,
        number,
        expectedHead: startedFor(runner, number),
        local: createLocalDiff({ directory: root, environment: runner.environment }),
        inspect: (change) =>
          inspectWorkingDirectory({ ...change, directory: root, environment: runner.environment }),
        reporter,
      });
    },
    publisher: async () => {
      const { createGitHubPublisher } = await import('./edges/github/publisher.ts');
      const tool = toolKey(inputs.settings.checkName);
      return createGitHubPublisher({
        client: await client(),
        address,
        isOurs: (body) => readMarks(body, tool).length > 0,
      });
    },
    checks: async () => {
      if (inputs.settings.gate !== 'check') return undefined;
      const { createGitHubChecks } = await import('./edges/github/checks.ts');
      return createGitHubChecks({ client: await client(), owner: repository.owner, repo: repository.name });
    },
  };
}

type Credentials = Pick<Invocation, 'inputs' | 'runner' | 'reporter'>;

/**
 * Concludes the check of a run that was ended early, so that nothing waits for it and no merge passes by it. A run
 * may end before it heard of the check that it asked for; then the check is looked for. False where there is none.
 */
export async function cancelCheck(
  invocation: Credentials & Pick<Invocation, 'runKey'>,
  { head, id }: RunningCheck,
): Promise<boolean> {
  const { createGitHubChecks } = await import('./edges/github/checks.ts');
  const { owner, name: repo } = repositoryOf(invocation.runner);
  const checks = createGitHubChecks({ client: await connectClient(invocation), owner, repo });
  const { checkName: name } = invocation.inputs.settings;
  const check = id ?? (await checks.find({ name, head, key: invocation.runKey }));
  if (check === undefined) return false;
  const output = { title: 'Cancelled', summary: 'The run was ended before it could conclude.' };
  await checks.conclude(check, { conclusion: 'cancelled', output });
  return true;
}

async function connectClient({ inputs, runner, reporter }: Credentials) {
  if (inputs.token === '') {
    throw new Failure({
      kind: 'usage',
      code: 'TOKEN_MISSING',
      message: 'there is no token for GitHub',
      fix: 'pass `github-token`, or review a worktree with `target: local`',
    });
  }
  const { createClient } = await import('./edges/github/client.ts');
  return createClient({
    token: inputs.token,
    apiUrl: runner.apiUrl,
    graphqlUrl: runner.graphqlUrl,
    retryBudgetMs: inputs.retryBudget,
    proxied: runner.proxied,
    ...(runner.writeSpacingMs === undefined ? {} : { writeSpacingMs: runner.writeSpacingMs }),
    log: (text) => reporter.debug(text),
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function repositoryOf(runner: Runner): Repository {
  if (runner.repository !== undefined) return { ...runner.repository, serverUrl: runner.serverUrl };
  throw new Failure({
    kind: 'usage',
    code: 'REPOSITORY_UNKNOWN',
    message: 'nothing says which repository the pull request is in',
    fix: 'set GITHUB_REPOSITORY to owner/name, or review a worktree with `target: local`',
  });
}

/** A run that a push started is about the head it started with; a comment starts one about the newest head. */
function startedFor({ event }: Runner, number: number): string | undefined {
  if (event?.kind !== 'pull-request' || event.number !== number) return undefined;
  return event.name === 'pull_request_review_comment' ? undefined : event.head;
}

/** The `pull-request` input wins; otherwise the event names its pull request. */
function pullRequestNumber({ inputs, runner }: Invocation): number {
  if (inputs.pullRequest !== undefined) return inputs.pullRequest;
  const { event } = runner;
  if (event?.kind === 'pull-request' || event?.kind === 'comment') return event.number;
  throw new Failure({
    kind: 'usage',
    code: 'PULL_REQUEST_UNKNOWN',
    message: `the event ${event?.name ?? '(none)'} does not say which pull request to review`,
    fix: 'pass its number with `pull-request`',
  });
}
