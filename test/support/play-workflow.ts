import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { EventPayload } from './github/events.ts';
import type { Repository } from './github/model/repository.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { projectRoot } from './page-blocks.ts';
import { type JobStep, runJobStep, runProcess, runStep, type StepResult, temporaryFolder } from './runner.ts';
import { type Artifacts, type JobFolders, type OtherAction, otherActions } from './workflow-actions.ts';
import { type Contexts, fill, fillAll, isWanted, type Result, type Texts } from './workflow-expressions.ts';

// Closed shapes: what the player does not know must not be passed over.
const Text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const TextTable = z.record(z.string(), Text).default({});
const Scope = z.enum(['actions', 'checks', 'contents', 'issues', 'pull-requests', 'security-events']);
const Permissions = z.partialRecord(Scope, z.enum(['read', 'write']));
const Step = z.strictObject({
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.literal('bash').optional(),
  with: TextTable,
  env: TextTable,
  'continue-on-error': z.boolean().default(false),
});
const Job = z.strictObject({
  name: z.string().optional(),
  needs: z.union([z.string(), z.array(z.string())]).default([]),
  if: z.string().optional(),
  'runs-on': z.literal('ubuntu-latest').optional(),
  'timeout-minutes': Text.optional(),
  environment: z.string().optional(),
  permissions: Permissions.optional(),
  uses: z.string().optional(),
  with: TextTable,
  secrets: TextTable,
  steps: z.array(Step).default([]),
});
const Names = z.array(z.string()).optional();
const Filter = z.strictObject({ types: Names, workflows: Names, paths: Names });
const Called = z.strictObject({
  inputs: z.record(z.string(), z.looseObject({ type: z.string(), default: Text.optional() })).default({}),
  secrets: z.record(z.string(), z.unknown()).default({}),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.union([z.string().transform((name) => ({ [name]: null })), z.record(z.string(), z.unknown())]),
  permissions: Permissions.default({}),
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});
const CompositeAction = z.looseObject({
  outputs: z.record(z.string(), z.looseObject({ value: z.string() })).default({}),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(Step) }),
});
type Step = z.infer<typeof Step>;
type Job = z.infer<typeof Job>;
type Permissions = z.infer<typeof Permissions>;

export interface Play {
  readonly github: GitHubStandIn;
  readonly repository: Repository;
  /** The workflow's text. */
  readonly workflow: string;
  readonly event: JobStep['event'];
  /** Secrets of the repository; those of environments by `ENVIRONMENT.NAME`. */
  readonly secrets?: Texts;
  /** Shell scripts by the names of the programs that they stand for. */
  readonly programs?: Texts;
  readonly actions?: Readonly<Record<string, OtherAction>>;
}

export interface Played {
  /** How each job ended, those of called workflows as `caller / job`. */
  readonly jobs: ReadonlyMap<string, Result>;
  /** Our steps as `job: stage`, scripts as `job: first line`. */
  readonly steps: ReadonlyMap<string, StepResult>;
  readonly artifacts: Artifacts;
}

interface Run extends Play {
  readonly name: string;
  readonly id: number;
  readonly sha: string;
  readonly ref: string;
  readonly isFork: boolean;
  /** The folder of {@link Play.programs}. */
  readonly bin: string;
  readonly jobs: Map<string, Result>;
  readonly steps: Map<string, StepResult>;
  readonly artifacts: Artifacts;
}

/** Jobs of one file, and what the caller of that file lets them have. */
interface Level {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly permissions: Permissions;
  /** What the caller may do; undefined where GitHub starts the workflow itself. */
  readonly limit: Permissions | undefined;
  readonly inputs: Contexts;
  readonly secrets: Texts;
  readonly prefix: string;
}

interface RunningJob extends JobFolders {
  readonly run: Run;
  readonly name: string;
  readonly id: string;
  readonly token: string;
  readonly posts: (() => Promise<StepResult>)[];
}

/**
 * Plays a workflow as GitHub and a runner do: nothing where the event does not start it; its jobs in the order of
 * their `needs`, each with a workspace, a temporary folder and a token of its own, and artifacts as the only way from
 * one to another; called workflows of this repository with what their caller passes. Jobs run one after the other.
 */
export async function playWorkflow(play: Play): Promise<Played> {
  const { name, on, jobs, permissions } = Workflow.parse(parse(play.workflow));
  const { repository, event, programs = {}, secrets = {} } = play;
  const { number, isFork, sha, ref } = subjectOf(repository, event);
  const run: Run = {
    ...play,
    name,
    id: repository.world.ids.next(),
    sha,
    ref,
    isFork,
    bin: temporaryFolder('bin'),
    jobs: new Map(),
    steps: new Map(),
    artifacts: new Map(),
  };
  for (const [program, script] of Object.entries(programs))
    writeFileSync(join(run.bin, program), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  if (isStarted(on, event, repository.pulls.find((pull) => pull.number === number)?.comparison().files ?? []))
    await playJobs(run, { jobs, permissions, limit: undefined, inputs: {}, secrets, prefix: '' });
  return run;
}

const Subject = z.looseObject({
  pull_request: z
    .looseObject({
      number: z.number(),
      head: z.looseObject({ repo: z.looseObject({ full_name: z.string() }) }),
    })
    .optional(),
  merge_group: z.looseObject({ head_sha: z.string(), head_ref: z.string() }).optional(),
});

/** The commit and ref of the run. */
function subjectOf(repository: Repository, { name, payload }: JobStep['event']) {
  const { pull_request: pull, merge_group: group } = Subject.parse(payload);
  if (group !== undefined) return { isFork: false, sha: group.head_sha, ref: group.head_ref };
  const main = {
    isFork: false,
    sha: repository.tip(repository.defaultBranch),
    ref: repository.defaultBranch,
  };
  if (name !== 'pull_request' || pull === undefined) return main;
  const { number, head } = pull;
  const sha = repository.pulls.find((each) => each.number === number)?.mergeCommit() ?? main.sha;
  return {
    number,
    isFork: head.repo.full_name !== repository.fullName,
    sha,
    ref: `refs/pull/${number}/merge`,
  };
}

const Trigger = z.looseObject({
  action: z.string().optional(),
  workflow_run: z.looseObject({ name: z.string() }).optional(),
});

function isStarted(
  on: Readonly<Record<string, unknown>>,
  event: { readonly name: string; readonly payload: EventPayload },
  changed: readonly { readonly path: string }[],
): boolean {
  if (!(event.name in on)) return false;
  if (event.name === 'schedule') return true;
  const { types, workflows, paths } = Filter.parse(on[event.name] ?? {});
  const { action = '', workflow_run: started } = Trigger.parse(event.payload);
  const usual = event.name === 'pull_request' ? ['opened', 'synchronize', 'reopened'] : [action];
  const isNamed = started === undefined || workflows?.includes(started.name) === true;
  const isInPaths = paths?.some((glob) => changed.some(({ path }) => matchesGlob(path, glob))) ?? true;
  return (types ?? usual).includes(action) && isNamed && isInPaths;
}

async function playJobs(run: Run, level: Level): Promise<Result> {
  const done: Record<string, { readonly result: Result; readonly outputs: Texts }> = {};
  const waiting = new Map(Object.entries(level.jobs));
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { needs }]) => [needs].flat().every((name) => name in done));
    if (next === undefined) throw new Error(`These jobs wait for others forever: ${[...waiting.keys()]}`);
    const [id, job] = next;
    waiting.delete(id);
    const needs = Object.fromEntries([job.needs].flat().map((name) => [name, done[name]]));
    const result = await playJob(run, { level, id, job, needs });
    done[id] = { result, outputs: {} };
    run.jobs.set(`${level.prefix}${id}`, result);
  }
  return worst(Object.values(done).map(({ result }) => result));
}

function worst(results: readonly Result[]): Result {
  if (results.includes('failure')) return 'failure';
  return results.length > 0 && results.every((result) => result === 'skipped') ? 'skipped' : 'success';
}

interface NextJob {
  readonly level: Level;
  readonly id: string;
  readonly job: Job;
  readonly needs: Readonly<Record<string, { readonly result: Result } | undefined>>;
}

async function playJob(run: Run, { level, id, job, needs }: NextJob): Promise<Result> {
  const { repository } = run;
  const before = Object.values(needs).map((each) => each?.result ?? 'skipped');
  const github = {
    event: run.event.payload,
    event_name: run.event.name,
    repository: repository.fullName,
    workflow: run.name,
    run_id: run.id,
    run_attempt: 1,
    sha: run.sha,
    ref: run.ref,
  };
  const contexts = { github, needs, inputs: level.inputs };
  const status = before.every((result) => result === 'success') ? 'success' : worst(before);
  if (!isWanted(job.if, contexts, status)) return 'skipped';
  const permissions = grantedTo(job.permissions ?? level.permissions, level.limit, run.isFork);
  if (job.uses !== undefined) return playCalled(run, { level, id, job, contexts, permissions });
  const { 'security-events': _codeScanning, ...known } = permissions;
  const token = run.github.issueToken({ repository, permissions: known });
  const temp = temporaryFolder('runner');
  const running: RunningJob = {
    ...{ run, id, name: `${level.prefix}${id}`, token, temp, permissions, posts: [] },
    ...{ github: run.github, repository, ref: run.ref, artifacts: run.artifacts },
    workspace: temporaryFolder('workspace'),
  };
  const secrets = run.isFork ? {} : { ...level.secrets, ...ofEnvironment(level.secrets, job.environment) };
  const { state } = await playSteps(running, job.steps, {
    ...{ ...contexts, github: { ...github, token, workspace: running.workspace } },
    ...{ secrets, runner: { temp, os: 'Linux' } },
  });
  for (const post of running.posts) if ((await post()).exitCode !== 0) return 'failure';
  run.github.revokeToken(token);
  return state;
}

function ofEnvironment(secrets: Texts, environment: string | undefined): Texts {
  const own = Object.entries(secrets).filter(([name]) => name.startsWith(`${environment}.`));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(name.indexOf('.') + 1), value]));
}

/** A called workflow that asks for more than its caller has is refused as a whole; a fork's run may only read. */
function grantedTo(wanted: Permissions, limit: Permissions | undefined, isFork: boolean): Permissions {
  for (const [scope, level] of Object.entries(wanted)) {
    const most = limit?.[Scope.parse(scope)];
    if (limit !== undefined && most !== 'write' && most !== level)
      throw new Error(`The called workflow asks for ${scope}: ${level}, its caller has ${most ?? 'none'}.`);
  }
  return isFork
    ? Permissions.parse(Object.fromEntries(Object.keys(wanted).map((scope) => [scope, 'read'])))
    : wanted;
}

/** The path in this repository that `uses` names; undefined where it is an action of others. */
function ownPath(uses: string): string | undefined {
  const [, path = ''] = /^(?:\$|[\w-]+\/pr-verdict)(?:\/([\w./-]+))?(?:@[\w.]+)?$/.exec(uses) ?? [
    undefined,
    null,
  ];
  return path ?? undefined;
}

async function playCalled(
  run: Run,
  {
    level,
    id,
    job,
    contexts,
    permissions,
  }: Omit<NextJob, 'needs'> & { contexts: Contexts; permissions: Permissions },
): Promise<Result> {
  const path = ownPath(job.uses ?? '');
  if (path === undefined) throw new Error(`Nothing plays ${job.uses}.`);
  const { on, jobs, permissions: own } = Workflow.parse(parse(readFileSync(join(projectRoot, path), 'utf8')));
  const called = Called.parse(on['workflow_call']);
  const inputs = fillAll(job.with, contexts);
  const secrets = fillAll(job.secrets, { ...contexts, secrets: run.isFork ? {} : level.secrets });
  for (const name of [...Object.keys(inputs), ...Object.keys(secrets)])
    if (!(name in called.inputs || name in called.secrets))
      throw new Error(`${path} has no input or secret ${name}.`);
  const given = Object.entries(called.inputs).map(([name, input]) => {
    const value = inputs[name] ?? fill(input.default ?? '', contexts);
    return [name, input.type === 'number' ? Number(value) : value];
  });
  return playJobs(run, {
    ...{ jobs, permissions: own, limit: permissions, secrets },
    inputs: Object.fromEntries(given),
    prefix: `${level.prefix}${id} / `,
  });
}

type StepsDone = Record<string, { readonly outputs: Texts; readonly outcome: Result }>;

async function playSteps(job: RunningJob, steps: readonly Step[], known: Contexts) {
  const done: StepsDone = {};
  let state: Result = 'success';
  for (const step of steps) {
    const contexts = { ...known, steps: done };
    if (!isWanted(step.if, contexts, state)) continue;
    const { isOk, outputs } = await playStep(job, step, contexts);
    if (step.id !== undefined) done[step.id] = { outputs, outcome: isOk ? 'success' : 'failure' };
    if (!isOk && !step['continue-on-error']) state = 'failure';
  }
  return { state, steps: done };
}

async function playStep(
  job: RunningJob,
  step: Step,
  contexts: Contexts,
): Promise<{ readonly isOk: boolean; readonly outputs: Texts }> {
  const { uses = '' } = step;
  const inputs = fillAll(step.with, contexts);
  const env = fillAll(step.env, contexts);
  if (step.run !== undefined) return playScript(job, { run: step.run, shell: step.shell, env });
  const path = ownPath(uses);
  if (path === '' || path === 'dist') return playOwnAction(job, inputs, env);
  if (path !== undefined) return playComposite(job, path, contexts);
  const action = { ...otherActions, ...job.run.actions }[uses.replace(/@.*/, '')];
  if (action === undefined) throw new Error(`Nothing plays ${uses}.`);
  try {
    return { isOk: true, outputs: action(inputs, job) };
  } catch (error) {
    if (!step['continue-on-error']) throw error;
    return { isOk: false, outputs: {} };
  }
}

function jobStep({ run, workspace, temp, id }: RunningJob, env: Texts): JobStep {
  const PATH = [run.bin, dirname(process.execPath), process.env['PATH']].join(delimiter);
  return {
    github: run.github,
    repository: run.repository.fullName,
    event: run.event,
    ...{ workspace, temp, job: id, sha: run.sha, runId: run.id },
    env: { PATH, GITHUB_WORKFLOW: run.name, ...env },
  };
}

async function playOwnAction(job: RunningJob, inputs: Texts, env: Texts) {
  const step = { ...jobStep(job, env), with: { 'github-token': job.token, ...inputs } };
  const result = await runStep(step);
  job.posts.unshift(() => runStep({ ...step, state: result.state }));
  job.run.steps.set(`${job.name}: ${inputs['stage'] ?? 'run'}`, result);
  return { isOk: result.exitCode === 0, outputs: Object.fromEntries(result.outputs) };
}

async function playScript(
  job: RunningJob,
  { run, shell, env }: { readonly run: string; readonly shell: string | undefined; readonly env: Texts },
) {
  const script = join(temporaryFolder('script'), 'script.sh');
  writeFileSync(script, run);
  const args = shell === undefined ? ['-e', script] : ['--noprofile', '--norc', '-eo', 'pipefail', script];
  const result = await runJobStep(jobStep(job, env), (all) =>
    runProcess('bash', { args, cwd: job.workspace, env: all }),
  );
  job.run.steps.set(`${job.name}: ${run.split('\n')[0]}`, result);
  return { isOk: result.exitCode === 0, outputs: Object.fromEntries(result.outputs) };
}

async function playComposite(job: RunningJob, path: string, contexts: Contexts) {
  const folder = join(projectRoot, path);
  const { runs, outputs } = CompositeAction.parse(parse(readFileSync(join(folder, 'action.yml'), 'utf8')));
  const own = runs.steps.map((step) => ({ ...step, env: { ...step.env, GITHUB_ACTION_PATH: folder } }));
  const { state, steps } = await playSteps(job, own, contexts);
  const values = Object.entries(outputs).map(([name, { value }]) => [name, value]);
  return { isOk: state === 'success', outputs: fillAll(Object.fromEntries(values), { ...contexts, steps }) };
}
