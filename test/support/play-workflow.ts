import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, matchesGlob } from 'node:path';
import { parse } from 'yaml';
import type { Repository } from './github/model/repository.ts';
import type { GitHubStandIn } from './github/stand-in.ts';
import { projectRoot } from './page-blocks.ts';
import { type JobStep, runJobStep, runProcess, runStep, type StepResult, temporaryFolder } from './runner.ts';
import { type Artifacts, type JobFolders, type OtherAction, otherActions } from './workflow-actions.ts';
import { type Contexts, fill, fillAll, isWanted, type Result, type Texts } from './workflow-expressions.ts';
import {
  Called,
  CompositeAction,
  Event,
  Filter,
  type Job,
  Permissions,
  Scope,
  type Step,
  Workflow,
} from './workflow-schema.ts';

export interface Play {
  readonly github: GitHubStandIn;
  readonly repository: Repository;
  /** The workflow's text. */
  readonly workflow: string;
  readonly event: JobStep['event'];
  /** Secrets of the repository; those of an environment as `ENVIRONMENT.NAME`. */
  readonly secrets?: Texts;
  /** Shell scripts by the names of the programs that they replace. */
  readonly programs?: Texts;
  /** Stand-ins for actions in addition to {@link otherActions}. */
  readonly actions?: Readonly<Record<string, OtherAction>>;
  /** Runs our steps as processes of the bundle; by default they run in this process. */
  readonly bundled?: boolean;
}

export interface Played {
  /** How each job ended, those of called workflows as `caller / job`. Empty where the event starts nothing. */
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
  /** At one path for every job, as on the runners of GitHub. */
  readonly workspace: string;
  readonly jobs: Map<string, Result>;
  readonly steps: Map<string, StepResult>;
  readonly artifacts: Artifacts;
}

/** Jobs of one file, and what the caller of that file passes to them. */
interface Level {
  readonly jobs: Readonly<Record<string, Job>>;
  readonly permissions: Permissions;
  /** Undefined where GitHub starts the workflow itself. */
  readonly callerMay?: Permissions;
  readonly inputs: Contexts;
  readonly secrets: Texts;
  readonly prefix: string;
}

interface NextJob {
  readonly level: Level;
  readonly id: string;
  readonly job: Job;
  readonly contexts: Contexts;
}

interface RunningJob extends JobFolders {
  /** One for all steps, so that one finds what another installed. */
  readonly home: string;
  readonly run: Run;
  readonly name: string;
  readonly id: string;
  readonly token: string;
  /** Folders that steps added to PATH. */
  readonly path: string[];
  readonly posts: (() => Promise<StepResult>)[];
}

interface StepEnd {
  readonly isOk: boolean;
  readonly outputs: Texts;
}

/**
 * Plays a workflow as GitHub and a runner do: nothing where the event does not start it; its jobs in the order of
 * their `needs`, each with a workspace, a temporary folder and a token of its own, and artifacts as the only way from
 * one to another; called workflows of this repository with what their caller passes. Jobs run one after the other.
 */
export async function playWorkflow(play: Play): Promise<Played> {
  const { name, on, jobs, permissions } = Workflow.parse(parse(play.workflow));
  const { repository, event, programs = {}, secrets = {} } = play;
  const run: Run = {
    ...play,
    name,
    id: repository.world.ids.next(),
    ...commitOf(repository, event),
    bin: temporaryFolder('bin'),
    workspace: temporaryFolder('workspace'),
    jobs: new Map(),
    steps: new Map(),
    artifacts: new Map(),
  };
  for (const [program, script] of Object.entries(programs))
    writeFileSync(join(run.bin, program), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  if (isStarted(on, run))
    await playJobs(run, {
      jobs,
      permissions,
      inputs: Event.parse(event.payload).inputs,
      secrets,
      prefix: '',
    });
  return run;
}

/** The commit and ref that GitHub gives the run. */
function commitOf(repository: Repository, { name, payload }: JobStep['event']) {
  const { pull_request: pull, merge_group: group } = Event.parse(payload);
  if (group !== undefined) return { isFork: false, sha: group.head_sha, ref: group.head_ref };
  const branch = repository.defaultBranch;
  if (name !== 'pull_request' || pull === undefined)
    return { isFork: false, sha: repository.tip(branch), ref: branch };
  const { number, head } = pull;
  const sha = repository.pulls.find((each) => each.number === number)?.mergeCommit() ?? '';
  return { isFork: head.repo.full_name !== repository.fullName, sha, ref: `refs/pull/${number}/merge` };
}

function isStarted(on: Readonly<Record<string, unknown>>, { event, repository }: Run): boolean {
  if (!(event.name in on)) return false;
  if (event.name === 'schedule' || event.name === 'workflow_dispatch') return true;
  const { types, workflows, paths } = Filter.parse(on[event.name] ?? {});
  const { action, workflow_run: started, pull_request: pull } = Event.parse(event.payload);
  const usual = event.name === 'pull_request' ? ['opened', 'synchronize', 'reopened'] : [action];
  const changed = repository.pulls.find(({ number }) => number === pull?.number)?.comparison().files ?? [];
  return (
    (types ?? usual).includes(action) &&
    (started === undefined || workflows?.includes(started.name) === true) &&
    (paths?.some((glob) => changed.some(({ path }) => matchesGlob(path, glob))) ?? true)
  );
}

async function playJobs(run: Run, level: Level): Promise<Result> {
  const done: Record<string, JobEnd> = {};
  const waiting = new Map(Object.entries(level.jobs));
  const github = {
    event: run.event.payload,
    event_name: run.event.name,
    repository: run.repository.fullName,
    workflow: run.name,
    run_id: run.id,
    run_attempt: 1,
    sha: run.sha,
    ref: run.ref,
  };
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { needs }]) => needs.every((name) => name in done));
    if (next === undefined) throw new Error(`These jobs wait for others forever: ${[...waiting.keys()]}`);
    const [id, job] = next;
    waiting.delete(id);
    const needs = Object.fromEntries(Object.entries(done).filter(([name]) => job.needs.includes(name)));
    const before = Object.values(needs).map(({ result }) => result);
    const status = before.every((result) => result === 'success') ? 'success' : worst(before);
    const contexts = { github, needs, inputs: level.inputs };
    const isRun = isWanted(job.if, contexts, status);
    const ended = isRun ? await playJob(run, { level, id, job, contexts }) : skippedJob;
    done[id] = ended;
    run.jobs.set(`${level.prefix}${id}`, ended.result);
  }
  return worst(Object.values(done).map(({ result }) => result));
}

function worst(results: readonly Result[]): Result {
  if (results.includes('failure')) return 'failure';
  return results.includes('success') ? 'success' : 'skipped';
}

interface JobEnd {
  readonly result: Result;
  readonly outputs: Texts;
}

const skippedJob: JobEnd = { result: 'skipped', outputs: {} };

async function playJob(run: Run, next: NextJob): Promise<JobEnd> {
  const { level, id, job, contexts } = next;
  const { github, repository } = run;
  const permissions = grantedTo(job.permissions ?? level.permissions, level.callerMay, run.isFork);
  if (job.uses !== undefined) return { result: await playCalled(run, next, permissions), outputs: {} };
  const { 'security-events': _codeScanning, ...known } = permissions;
  const token = github.issueToken({ repository, permissions: known });
  const temp = temporaryFolder('runner');
  rmSync(run.workspace, { recursive: true });
  mkdirSync(run.workspace);
  const running: RunningJob = {
    run,
    id,
    name: `${level.prefix}${id}`,
    github,
    repository,
    ref: run.ref,
    temp,
    token,
    permissions,
    artifacts: run.artifacts,
    workspace: run.workspace,
    home: temporaryFolder('home'),
    path: [],
    posts: [],
  };
  const { state, steps } = await playSteps(running, job.steps, {
    ...contexts,
    github: Object.assign({ token }, contexts['github']),
    secrets: run.isFork ? {} : { ...level.secrets, ...secretsOf(job.environment, level.secrets) },
    runner: { temp, os: 'Linux' },
  });
  const outputs = fillAll(job.outputs, { ...contexts, steps });
  for (const post of running.posts) if ((await post()).exitCode !== 0) return { result: 'failure', outputs };
  github.world.tokens.revoke(token);
  return { result: state, outputs };
}

function secretsOf(environment: string | undefined, secrets: Texts): Texts {
  const own = Object.entries(secrets).filter(([name]) => name.startsWith(`${environment}.`));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(name.indexOf('.') + 1), value]));
}

/** GitHub refuses a called workflow that asks for more than its caller has. A fork's run may only read. */
function grantedTo(requested: Permissions, callerMay: Permissions | undefined, isFork: boolean): Permissions {
  for (const [scope, level] of Object.entries(requested)) {
    const most = callerMay?.[Scope.parse(scope)];
    if (callerMay !== undefined && most !== 'write' && most !== level)
      throw new Error(`The called workflow asks for ${scope}: ${level}, its caller has ${most ?? 'none'}.`);
  }
  if (!isFork) return requested;
  return Permissions.parse(Object.fromEntries(Object.keys(requested).map((scope) => [scope, 'read'])));
}

/** The path in this repository that `uses` names, empty for its root; undefined where it is of others. */
function ownPath(uses: string): string | undefined {
  const found = /^(?:\$|[\w-]+\/pr-verdict)(?:\/(?<path>[\w./-]+))?(?:@[\w.]+)?$/.exec(uses);
  return found === null ? undefined : (found.groups?.['path'] ?? '');
}

async function playCalled(run: Run, next: NextJob, callerMay: Permissions): Promise<Result> {
  const { level, id, job, contexts } = next;
  const path = ownPath(job.uses ?? '');
  if (path === undefined) throw new Error(`Nothing plays ${job.uses}.`);
  const { on, jobs, permissions } = Workflow.parse(parse(readFileSync(join(projectRoot, path), 'utf8')));
  const called = Called.parse(on['workflow_call']);
  const given = fillAll(job.with, contexts);
  const secrets = fillAll(job.secrets, { ...contexts, secrets: run.isFork ? {} : level.secrets });
  const unknown = [
    ...Object.keys(given).filter((name) => !(name in called.inputs)),
    ...Object.keys(secrets).filter((name) => !(name in called.secrets)),
  ];
  if (unknown.length > 0) throw new Error(`${path} has no input or secret ${unknown}.`);
  const inputs = Object.entries(called.inputs).map(([name, input]) => {
    const value = given[name] ?? fill(input.default ?? '', contexts);
    return [name, input.type === 'number' ? Number(value) : value];
  });
  const prefix = `${level.prefix}${id} / `;
  return playJobs(run, { jobs, permissions, callerMay, inputs: Object.fromEntries(inputs), secrets, prefix });
}

async function playSteps(job: RunningJob, steps: readonly Step[], known: Contexts) {
  const done: Record<string, { readonly outputs: Texts; readonly outcome: Result }> = {};
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

async function playStep(job: RunningJob, step: Step, contexts: Contexts): Promise<StepEnd> {
  const { uses = '' } = step;
  const inputs = fillAll(step.with, contexts);
  const env = fillAll(step.env, contexts);
  if (step.run !== undefined) return playScript(job, { ...step, run: step.run, env });
  const path = ownPath(uses);
  if (path === '' || path === 'dist') return playOurAction(job, inputs, env);
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

function jobStep({ run, workspace, temp, id, home, path }: RunningJob, env: Texts): JobStep {
  const folders = [...path, run.bin, dirname(process.execPath), process.env['PATH']];
  return {
    github: run.github,
    repository: run.repository.fullName,
    event: run.event,
    workspace,
    temp,
    job: id,
    sha: run.sha,
    runId: run.id,
    env: { PATH: folders.join(delimiter), HOME: home, GITHUB_WORKFLOW: run.name, ...env },
  };
}

function endOf(job: RunningJob, name: string, result: StepResult): StepEnd {
  job.run.steps.set(`${job.name}: ${name}`, result);
  job.path.unshift(...result.path);
  return { isOk: result.exitCode === 0, outputs: Object.fromEntries(result.outputs) };
}

async function playOurAction(job: RunningJob, inputs: Texts, env: Texts): Promise<StepEnd> {
  const inProcess = job.run.bundled !== true;
  const step = { ...jobStep(job, env), inProcess, with: { 'github-token': job.token, ...inputs } };
  const result = await runStep(step);
  // Without an open gate the post step ends at once, which costs a process and shows nothing.
  if ((result.state.get('gate') ?? '') !== '')
    job.posts.unshift(() => runStep({ ...step, state: result.state }));
  return endOf(job, inputs['stage'] ?? 'run', result);
}

type Script = Pick<Step, 'shell' | 'env'> & { readonly run: string };

async function playScript(job: RunningJob, { run, shell, env }: Script): Promise<StepEnd> {
  const script = join(temporaryFolder('script'), 'script.sh');
  writeFileSync(script, run);
  const args = shell === undefined ? ['-e', script] : ['--noprofile', '--norc', '-eo', 'pipefail', script];
  const result = await runJobStep(jobStep(job, env), (all) =>
    runProcess('bash', { args, cwd: job.workspace, env: all }),
  );
  return endOf(job, run.split('\n')[0] ?? '', result);
}

async function playComposite(job: RunningJob, path: string, contexts: Contexts): Promise<StepEnd> {
  const folder = join(projectRoot, path);
  const { runs, outputs } = CompositeAction.parse(parse(readFileSync(join(folder, 'action.yml'), 'utf8')));
  const own = runs.steps.map((step) => ({ ...step, env: { ...step.env, GITHUB_ACTION_PATH: folder } }));
  const { state, steps } = await playSteps(job, own, contexts);
  const values = Object.entries(outputs).map(([name, { value }]) => [name, value]);
  return { isOk: state === 'success', outputs: fillAll(Object.fromEntries(values), { ...contexts, steps }) };
}
