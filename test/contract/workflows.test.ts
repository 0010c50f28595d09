import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { exampleWorkflows, ownWorkflows, type WorkflowText } from '../../scripts/workflows.ts';
import { inputNames } from '../../src/inputs.ts';
import { project } from '../../src/model/project.ts';

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
const Workflow = z.looseObject({ permissions: z.unknown(), jobs: z.record(z.string(), Job) });
type Job = z.infer<typeof Job>;

const own = ownWorkflows();
const all = [...own, ...exampleWorkflows()];

function jobsOf({ text }: WorkflowText): readonly [string, Job][] {
  return Object.entries(Workflow.parse(parse(text)).jobs);
}

function isOurs(uses: string | undefined): boolean {
  return uses === './' || uses === './base' || uses === '$/dist' || uses?.startsWith(project.home) === true;
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
    const uses = [...workflow.text.matchAll(/\buses: *(\S+)(.*)$/gm)];
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

  it('gives our action inputs that exist', () => {
    const ourSteps = jobsOf(workflow).flatMap(([, job]) => job.steps.filter(({ uses }) => isOurs(uses)));
    const given = ourSteps.flatMap((step) => Object.keys(step.with ?? {}));
    expect(inputNames).toEqual(expect.arrayContaining(given));
  });
});

it.each(all.map((workflow) => [workflow.name, workflow] as const))(
  '%s uploads from a job with secrets only what our stages wrote, and not after a cancelled run',
  (_name, workflow) => {
    for (const [, job] of jobsOf(workflow)) {
      const uploads = job.steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
      const steps = JSON.stringify(job.steps);
      const isTold = steps.includes('secrets.') && steps.includes('"stage"');
      const paths = uploads.map((step) => String(step.with?.['path']));
      if (isTold) for (const path of paths) expect(path).toContain('/review/');
      for (const step of isTold ? uploads : []) expect(JSON.stringify(step)).not.toContain('always()');
    }
  },
);

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

/** GitHub keeps only the newest pending run of a group, and a skipped job is in none. */
it.each(
  all
    .filter(({ text }) => text.includes('issue_comment'))
    .map((workflow) => [workflow.name, workflow] as const),
)('%s has no group in which a comment without a command replaces one that waits', (_name, { text }) => {
  const { concurrency, jobs } = z
    .looseObject({ concurrency: z.unknown().optional(), jobs: z.record(z.string(), z.looseObject({})) })
    .parse(parse(text));
  expect(concurrency).toBeUndefined();
  for (const job of Object.values(jobs))
    if (job['concurrency'] !== undefined) expect(job['if']).toEqual(expect.any(String));
});
