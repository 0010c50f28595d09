import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { exampleWorkflows, ownWorkflows, type WorkflowText } from '../../scripts/workflows.ts';
import { inputNames } from '../../src/inputs.ts';
import { project } from '../../src/model/project.ts';
import { Stage } from '../../src/policy/settings.ts';
import { type Permissions, permissions } from '../../src/tools/permissions.ts';

const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const Job = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  permissions: z.record(z.string(), z.enum(['read', 'write'])).optional(),
  'timeout-minutes': z.union([z.number(), z.string()]).optional(),
  /** A job that calls a workflow has no steps. */
  uses: z.string().optional(),
  steps: z.array(Step).default([]),
});
const Workflow = z.looseObject({
  on: z.unknown(),
  permissions: z.unknown(),
  jobs: z.record(z.string(), Job),
});
type Step = z.infer<typeof Step>;
type Job = z.infer<typeof Job>;

const own = ownWorkflows();
const all = [...own, ...exampleWorkflows()];

function jobsOf({ text }: WorkflowText): readonly [string, Job][] {
  return Object.entries(Workflow.parse(parse(text)).jobs);
}

function isOurs(uses: string | undefined): boolean {
  return uses === './' || uses === '$/dist' || uses?.startsWith(project.home) === true;
}

/** What the token of our step may do: the job's own, or that of an app, which an earlier step limits. */
function grantedTo({ with: given }: Step, { permissions: ofJob, steps }: Job): Job['permissions'] {
  const [, id] = /steps\.(\w+)\.outputs\.token/.exec(String(given?.['github-token'] ?? '')) ?? [];
  if (id === undefined) return ofJob;
  const app = steps.find(
    (step) => step['id'] === id && step.uses?.startsWith('actions/create-github-app-token@'),
  );
  const limits = Object.entries(app?.with ?? {}).flatMap(([name, level]) =>
    name.startsWith('permission-') ? [[name.slice('permission-'.length), level] as const] : [],
  );
  return z.record(z.string(), z.enum(['read', 'write'])).parse(Object.fromEntries(limits));
}

function lacks(granted: Job['permissions'], needed: Permissions): readonly string[] {
  return Object.entries(needed)
    .filter(([scope, level]) => granted?.[scope] !== 'write' && granted?.[scope] !== level)
    .map(([scope, level]) => `${scope}: ${level}`);
}

/** Of a workflow that only hears of closed pull requests, in which nothing is published. */
const ofClosed: Permissions = { contents: 'read', 'pull-requests': 'read', checks: 'write' };

function needed({ text }: WorkflowText, stage: unknown): Permissions {
  const onlyClosed = z.strictObject({
    pull_request: z.strictObject({ types: z.tuple([z.literal('closed')]) }),
  });
  const isOfClosed = onlyClosed.safeParse(Workflow.parse(parse(text)).on).success;
  return isOfClosed && stage === undefined ? ofClosed : permissions[Stage.parse(stage ?? 'run')];
}

describe('the documentation', () => {
  it('shows example workflows', () => {
    expect(exampleWorkflows().length).toBeGreaterThanOrEqual(2);
  });

  it('first shows a workflow in which no job both writes and runs a reviewer', () => {
    const [first] = exampleWorkflows();
    if (first === undefined) throw new Error('There is no example.');
    const risky = jobsOf(first).filter(
      ([, job]) =>
        Object.values(job.permissions ?? {}).includes('write') &&
        job.steps.some((step) => step.run !== undefined),
    );
    expect(risky).toEqual([]);
  });
});

describe.each(all.map((workflow) => [workflow.name, workflow] as const))('%s', (_name, workflow) => {
  it('starts from no permissions', () => {
    expect(Workflow.parse(parse(workflow.text)).permissions).toEqual({});
  });

  it('pins every action of others by commit and names its version', () => {
    const uses = [...workflow.text.matchAll(/uses: *(\S+)(.*)$/gm)];
    const loose = uses.filter(
      ([, action = '', comment = '']) =>
        !isOurs(action) &&
        !action.startsWith('$/') &&
        !(/@[0-9a-f]{40}$/.test(action) && /^ # v\d+\.\d+\.\d+$/.test(comment)),
    );
    expect(loose.map(([line]) => line)).toEqual([]);
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = jobsOf(workflow).flatMap(([, job]) =>
      job.steps.filter((step) => step.uses?.startsWith('actions/checkout@')),
    );
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('limits the time of every job', () => {
    expect(
      jobsOf(workflow).filter(([, job]) => job['timeout-minutes'] === undefined && job.uses === undefined),
    ).toEqual([]);
  });

  it('puts no expression into a script', () => {
    const scripts = jobsOf(workflow).flatMap(([, job]) => job.steps.flatMap(({ run }) => run ?? []));
    expect(scripts.filter((script) => script.includes('$' + '{{'))).toEqual([]);
  });

  it('gives our action inputs that exist and the permissions that its stage needs', () => {
    const ourSteps = jobsOf(workflow).flatMap(([, job]) =>
      job.steps.filter(({ uses }) => isOurs(uses)).map((step) => ({ job, step })),
    );
    for (const { job, step } of ourSteps) {
      const given = step.with ?? {};
      expect(inputNames).toEqual(expect.arrayContaining(Object.keys(given)));
      expect(lacks(grantedTo(step, job), needed(workflow, given['stage']))).toEqual([]);
    }
  });
});

describe('.github/workflows/ci.yml', () => {
  it('ends in a job that waits for every other and runs whatever became of them', () => {
    const ci = own.find(({ name }) => name.endsWith('/ci.yml'));
    if (ci === undefined) throw new Error('There is no ci.yml.');
    const jobs = jobsOf(ci);
    const last = jobs.at(-1)?.[1];
    expect(last?.if).toContain('always()');
    expect([last?.needs].flat().sort()).toEqual(
      jobs
        .slice(0, -1)
        .map(([name]) => name)
        .sort(),
    );
  });
});
