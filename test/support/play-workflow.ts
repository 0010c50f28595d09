import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { project } from '../../src/model/project.ts';
import { type Step, type StepResult, temporaryFolder } from './runner.ts';
import type { Scenario } from './twelve-findings.ts';

const Scope = z.enum(['contents', 'pull-requests', 'issues', 'checks', 'actions']);
const Texts = z.record(z.string(), z.coerce.string()).default({});
const Job = z.object({
  permissions: z.partialRecord(Scope, z.enum(['read', 'write'])),
  steps: z.array(
    z.object({
      uses: z.string().optional(),
      run: z.string().optional(),
      if: z.string().optional(),
      with: Texts,
      env: Texts,
    }),
  ),
});
const Workflow = z.object({ jobs: z.record(z.string(), Job) });

export interface Play {
  readonly scenario: Scenario;
  /** The workflow's text. */
  readonly workflow: string;
  /** The jobs that GitHub would start for this event, in an order that their `needs` allow. */
  readonly jobs: readonly string[];
  /** Without one, `pull_request`. */
  readonly event?: Step['event'];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** What artifacts of one name hold, before they go on. */
  readonly onUpload?: (name: string, folder: string) => void;
}

const isOurs = (uses: string) => uses === '$/dist' || uses.startsWith(`${project.home}@`);

/**
 * Plays jobs of a workflow as a runner does: each with a workspace, a temporary folder and a token of its own, and
 * artifacts as the only way from one to another. Answers our steps by `job: stage`.
 */
export async function playWorkflow(play: Play): Promise<ReadonlyMap<string, StepResult>> {
  const { scenario } = play;
  const { jobs } = Workflow.parse(parse(play.workflow));
  const artifacts = new Map<string, string>();
  const results = new Map<string, StepResult>();
  for (const name of play.jobs) {
    const job = jobs[name];
    if (job === undefined) throw new Error(`The workflow has no job ${name}.`);
    const temp = temporaryFolder(`runner-${name}`);
    let workspace = temporaryFolder(`workspace-${name}`);
    const token = scenario.github.issueToken({
      repository: scenario.repository,
      permissions: job.permissions,
    });
    const values: Readonly<Record<string, string>> = {
      'runner.temp': temp,
      ...prefixed('inputs', play.inputs),
      ...prefixed('secrets', play.secrets),
    };
    const filled = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text, values)]));
    for (const step of job.steps) {
      const inputs = filled(step.with);
      if (step.if === "inputs.setup != ''" && values['inputs.setup'] === undefined) continue;
      // Programs that a page installs are not played.
      if (step.run !== undefined) {
        if ('SETUP' in step.env) runScript(step.run, filled(step.env), workspace);
      } else if (step.uses?.startsWith('actions/checkout@')) {
        workspace = scenario.repository.checkout({ ref: scenario.pull.headSha }).dir;
      } else if (step.uses?.startsWith('actions/upload-artifact@')) {
        upload(inputs, artifacts, play.onUpload);
      } else if (step.uses?.startsWith('actions/download-artifact@')) {
        download(inputs, artifacts);
      } else if (isOurs(step.uses ?? '')) {
        const result = await scenario.run({
          event: play.event ?? scenario.event(),
          workspace,
          temp,
          job: name,
          sha: scenario.repository.tip('main'),
          env: filled(step.env),
          with: { 'github-token': token, ...inputs },
        });
        results.set(`${name}: ${inputs['stage'] ?? 'run'}`, result);
      } else throw new Error(`Nothing plays ${step.uses}.`);
    }
  }
  return results;
}

function prefixed(prefix: string, values: Readonly<Record<string, string>> = {}) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
}

/** What is not given is an empty text, as GitHub has it. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_all, name: string) => values[name] ?? '');
}

function runScript(script: string, env: Readonly<Record<string, string>>, cwd: string): void {
  const path = process.env['PATH'] ?? '';
  const { status, stderr } = spawnSync('bash', ['-e', '-c', script], { cwd, env: { PATH: path, ...env } });
  if (status !== 0) throw new Error(`A step failed: ${String(stderr)}`);
}

function upload(
  { name: given = '', path = '', archive = 'true' }: Readonly<Record<string, string>>,
  artifacts: Map<string, string>,
  onUpload: Play['onUpload'],
): void {
  if (!existsSync(path)) return;
  const kept = temporaryFolder('artifact');
  // A file that is not archived gives the artifact its name.
  const name = archive === 'false' ? basename(path) : given;
  cpSync(path, archive === 'false' ? join(kept, name) : kept, { recursive: true });
  onUpload?.(name, kept);
  artifacts.set(name, kept);
}

/** Files get the time at which they are written. */
function download(inputs: Readonly<Record<string, string>>, artifacts: ReadonlyMap<string, string>): void {
  const { name = '', path = '' } = inputs;
  const from = artifacts.get(name);
  mkdirSync(path, { recursive: true });
  if (from === undefined) return;
  cpSync(from, path, { recursive: true, preserveTimestamps: false });
  writeFileSync(join(path, '.downloaded'), '');
}
