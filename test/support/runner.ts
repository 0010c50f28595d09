import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { summary } from '@actions/core';
import { execa } from 'execa';
import { onTestFinished, vi } from 'vitest';
import { readActionMetadata } from '../../scripts/action-metadata.ts';
import { main } from '../../src/main.ts';
import type { EventPayload } from './github/events.ts';
import type { GitHubStandIn } from './github/stand-in.ts';

/** The folder of the bundle. */
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A process's exit and output. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StepResult extends Ended {
  readonly outputs: ReadonlyMap<string, string>;
  /** Markdown of the job summary. */
  readonly summary: string;
  /** What the step leaves for its post step. */
  readonly state: ReadonlyMap<string, string>;
  /** Folders that later steps of the job have on PATH. */
  readonly path: readonly string[];
  /** `RUNNER_TEMP`: the same job may run several steps in it. */
  readonly temp: string;
}

/** What every step of a job has, whatever it starts. */
export interface JobStep {
  readonly github: GitHubStandIn;
  /** `owner/name` */
  readonly repository: string;
  readonly event: { readonly name: string; readonly payload: EventPayload };
  /** The checkout, or an empty folder. */
  readonly workspace: string;
  readonly sha?: string;
  readonly runId?: number;
  readonly job?: string;
  /** A folder of an earlier step of the same job. */
  readonly temp?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A step that uses the action. */
export interface Step extends JobStep {
  /** As written under `with:`; the defaults of `action.yml` fill the rest. */
  readonly with: Readonly<Record<string, string>>;
  /** State of the main step: makes this its post step. */
  readonly state?: ReadonlyMap<string, string>;
  readonly onStart?: ((child: ChildProcess) => void) | undefined;
  /** Runs the action's code in this process in place of one of the bundle, which takes less than half the time. */
  readonly inProcess?: boolean;
}

/** A new folder that goes when the test ends. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `pr-verdict-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface ProcessOptions {
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onStart?: ((child: ChildProcess) => void) | undefined;
}

/** Runs a file of the bundle with exactly this environment, by default with the Node that runs the tests. */
export function runNode(script: string, options: ProcessOptions & { readonly node?: string }) {
  const args = [join(dist, script), ...(options.args ?? [])];
  return runProcess(options.node ?? process.execPath, { ...options, args });
}

/** Runs one process to its end with exactly this environment. */
export async function runProcess(program: string, options: ProcessOptions): Promise<Ended> {
  const { args = [], cwd, env } = options;
  const started = execa(program, args, {
    cwd,
    env,
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
    stripFinalNewline: false,
  });
  options.onStart?.(started);
  const { exitCode = null, stdout, stderr } = await started;
  return { exitCode, stdout, stderr };
}

/** Reads a command file as the runner does: `name=value`, or a block between delimiters. */
function readCommandFile(content: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const lines = content.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const block = /^([^=]+?)<<(.+)$/.exec(line);
    if (block === null) {
      const equals = line.indexOf('=');
      if (equals < 1) throw new Error(`the runner refuses the line ${JSON.stringify(line)}`);
      values.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    const [, name = '', delimiter = ''] = block;
    const end = lines.indexOf(delimiter, at + 1);
    if (end < 0) throw new Error(`the runner finds no end of ${name}`);
    values.set(name, lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return values;
}

/** Runs code in this process as a step; the environment is exactly this one until it ends. */
export async function runHere(
  code: () => Promise<unknown>,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const { env: own } = process;
  const printed = { stdout: '', stderr: '' };
  const printing = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += text;
      return true;
    }),
  );
  process.env = { ...env };
  process.exitCode = 0;
  // It keeps the file that it wrote first.
  Reflect.deleteProperty(summary, '_filePath');
  try {
    await code();
    return { exitCode: Number(process.exitCode), ...printed };
  } finally {
    process.env = own;
    process.exitCode = undefined;
    for (const spy of printing) spy.mockRestore();
  }
}

/** What `dist/index.js` does, in this process. */
export const runMain = (env: Readonly<Record<string, string>>) => runHere(main, env);

function commandFile(folder: string, name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

/**
 * Runs a process as a step of a job: the event as a file, command files, and nothing else in the environment but what
 * a runner has.
 */
export async function runJobStep(
  step: JobStep,
  start: (env: Readonly<Record<string, string>>) => Promise<Ended>,
): Promise<StepResult> {
  const temp = step.temp ?? temporaryFolder('runner');
  const folder = temporaryFolder('step');
  const files = {
    output: commandFile(folder, 'output'),
    summary: commandFile(folder, 'summary'),
    state: commandFile(folder, 'state'),
    env: commandFile(folder, 'env'),
    path: commandFile(folder, 'path'),
  };
  const eventPath = join(folder, 'event.json');
  writeFileSync(eventPath, JSON.stringify(step.event.payload));
  const ended = await start({
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: step.github.apiUrl,
    GITHUB_GRAPHQL_URL: step.github.graphqlUrl,
    GITHUB_SERVER_URL: step.github.serverUrl,
    GITHUB_REPOSITORY: step.repository,
    GITHUB_EVENT_NAME: step.event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_SHA: step.sha ?? '0'.repeat(40),
    GITHUB_RUN_ID: String(step.runId ?? 1),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: step.job ?? 'review',
    GITHUB_WORKSPACE: step.workspace,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_STATE: files.state,
    GITHUB_ENV: files.env,
    GITHUB_PATH: files.path,
    RUNNER_TEMP: temp,
    PR_VERDICT_WRITE_SPACING_MS: '0',
    ...step.env,
  });
  return {
    ...ended,
    outputs: readCommandFile(readFileSync(files.output, 'utf8')),
    summary: readFileSync(files.summary, 'utf8'),
    state: readCommandFile(readFileSync(files.state, 'utf8')),
    path: readFileSync(files.path, 'utf8').split('\n').filter(Boolean),
    temp,
  };
}

/** Runs `dist/index.js` as the Actions runner does, with inputs from `action.yml`'s defaults and `with:`. */
export async function runStep(step: Step): Promise<StepResult> {
  const metadata = readActionMetadata();
  for (const name of Object.keys(step.with)) {
    if (!Object.hasOwn(metadata.inputs, name)) throw new Error(`action.yml has no input ${name}`);
  }
  const inputs = Object.entries(metadata.inputs).map(([name, input]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    step.with[name] ?? (input.default.startsWith('${{') ? '' : input.default),
  ]);
  const state = [...(step.state ?? [])].map(([name, value]) => [`STATE_${name}`, value]);
  const script = step.state === undefined ? metadata.runs.main : metadata.runs.post;
  return runJobStep(step, (given) => {
    const env = { ...Object.fromEntries([...inputs, ...state]), ...given };
    if (step.inProcess === true) return runMain(env);
    return runNode(script.slice('dist/'.length), { cwd: step.workspace, onStart: step.onStart, env });
  });
}
