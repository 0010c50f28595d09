import { parse } from 'yaml';
import { z } from 'zod';
import { parsePolicy } from '../policy/parse-policy.ts';
import { Stage } from '../policy/settings.ts';
import { permissions } from './permissions.ts';
import type { RepositorySetup } from './repository-setup.ts';

export interface Check {
  readonly id: string;
  /** `unknown`: the token or the folder does not show it. */
  readonly level: 'ok' | 'warning' | 'problem' | 'unknown';
  readonly message: string;
  /** What to change; absent where nothing is. */
  readonly fix?: string;
}

export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

export interface DoctorFacts {
  readonly policyPath: string;
  /** Undefined where there is no policy file. */
  readonly policy?: Buffer;
  /** Owner and repository of the action. */
  readonly address: string;
  readonly workflows: readonly WorkflowFile[];
  /** Undefined without a token or a repository on GitHub. */
  readonly setup?: RepositorySetup;
}

const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const Permissions = z.union([z.string(), z.record(z.string(), z.string())]).optional();
const Job = z.looseObject({
  uses: z.string().optional(),
  permissions: Permissions,
  with: z.record(z.string(), z.unknown()).default({}),
  steps: z.array(Step).default([]),
});
const Workflow = z.looseObject({
  on: z.unknown().optional(),
  permissions: Permissions,
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});
type Workflow = z.infer<typeof Workflow>;
type Job = z.infer<typeof Job>;

/** One that uses the action, with the events that start it. */
interface Used {
  readonly path: string;
  readonly workflow: Workflow;
  readonly events: Readonly<Record<string, unknown>>;
  readonly isAction: IsAction;
}

type IsAction = (uses: string | undefined) => boolean;

/** By the name of the action, or by the address that a fork of another name has. */
function actionOf(address: string): IsAction {
  const own = [`${address}@`, `${address}/`];
  return (uses = '') =>
    /(^|\/)pr-verdict(\/|@|$)/.test(uses) ||
    own.some((prefix) => uses.startsWith(prefix)) ||
    uses === './' ||
    uses === '$/dist';
}

/** Every check, in the order in which one would fix them. Pure. */
export function diagnose(facts: DoctorFacts): readonly Check[] {
  const used = facts.workflows.flatMap((file) => readWorkflow(file, actionOf(facts.address)));
  return [
    ...checkPolicy(facts),
    ...checkPresence(used),
    ...used.flatMap((each) => [...checkEvents(each), ...checkJobs(each), ...checkPins(each)]),
    ...checkRules(facts, used),
  ];
}

function checkPolicy({ policy, policyPath }: DoctorFacts): readonly Check[] {
  const id = 'policy';
  if (policy === undefined) {
    return [
      {
        id,
        level: 'ok',
        message: `There is no ${policyPath}; the defaults and the built-in reviewer apply.`,
      },
    ];
  }
  const result = parsePolicy(policy);
  if (result.ok) return [{ id, level: 'ok', message: `${policyPath} is valid.` }];
  return result.problems.map(({ line, path, message }) => ({
    id,
    level: 'problem',
    message: `${policyPath}:${line}: ${path === '' ? '' : `${path}: `}${message}`,
    fix: `\`pr-verdict validate ${policyPath}\` shows every mistake with what to write instead.`,
  }));
}

function readWorkflow({ path, text }: WorkflowFile, isAction: IsAction): readonly Used[] {
  const parsed = Workflow.safeParse(tryParse(text));
  if (!parsed.success) return [];
  const isUsed = Object.values(parsed.data.jobs).some(
    (job) => isAction(job.uses) || job.steps.some(({ uses }) => isAction(uses)),
  );
  return isUsed ? [{ path, workflow: parsed.data, events: eventsOf(parsed.data.on), isAction }] : [];
}

function tryParse(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function eventsOf(on: unknown): Readonly<Record<string, unknown>> {
  if (typeof on === 'string') return { [on]: null };
  if (Array.isArray(on)) return Object.fromEntries(on.map((name) => [String(name), null]));
  return z.record(z.string(), z.unknown()).catch({}).parse(on);
}

function checkPresence(used: readonly Used[]): readonly Check[] {
  const id = 'workflow';
  const starts = ['pull_request', 'workflow_run', 'pull_request_target', 'workflow_call'];
  const starting = used.filter(({ events }) => starts.some((name) => name in events));
  if (starting.length > 0) {
    return [
      { id, level: 'ok', message: `Reviews are started by ${starting.map(({ path }) => path).join(', ')}.` },
    ];
  }
  return [
    {
      id,
      level: 'problem',
      message: 'No workflow starts a review.',
      fix: 'Write one with `pr-verdict init`, or copy the one of the README.',
    },
  ];
}

const Filters = z.looseObject({
  types: z.array(z.string()).optional(),
  paths: z.unknown().optional(),
  'paths-ignore': z.unknown().optional(),
});

function checkEvents({ path, workflow, events }: Used): readonly Check[] {
  const checks: Check[] = [];
  if ('pull_request' in events) {
    const { types, ...filters } = Filters.parse(events['pull_request'] ?? {});
    if (filters.paths !== undefined || filters['paths-ignore'] !== undefined) {
      checks.push({
        id: 'path-filter',
        level: 'problem',
        message: `${path} has a path filter. For other changes no check is created, and a required check then waits for ever.`,
        fix: 'Remove it, and name the files that need no review under `paths: {ignore: [...]}` in the policy.',
      });
    }
    if (!(types ?? []).includes('edited')) {
      checks.push({
        id: 'retarget',
        level: 'warning',
        message: `${path} does not start when a pull request gets another base branch; the check of the old base remains.`,
        fix: 'Add `edited` to `types`, with the `if` of docs/workflows.md.',
      });
    }
    if (workflow.concurrency === undefined) {
      checks.push({
        id: 'concurrency',
        level: 'warning',
        message: `${path} has no concurrency group; two pushes in a row are reviewed at the same time.`,
        fix: 'Add the `concurrency` of docs/workflows.md.',
      });
    }
  }
  if ('pull_request_target' in events) {
    const readsHead = Object.values(workflow.jobs).some(({ steps }) =>
      steps.some(
        ({ uses = '', with: given }) =>
          uses.startsWith('actions/checkout@') && String(given['ref'] ?? '').includes('head'),
      ),
    );
    checks.push({
      id: 'pull-request-target',
      level: readsHead ? 'problem' : 'warning',
      message: readsHead
        ? `${path} checks out the head under pull_request_target: its author can run code with your secrets.`
        : `${path} starts on pull_request_target, where secrets and a write token are at hand.`,
      fix: 'Use the two workflows of docs/forks.md.',
    });
  }
  return checks;
}

function checkJobs({ path, workflow, isAction }: Used): readonly Check[] {
  return Object.entries(workflow.jobs).flatMap(([name, job]) => {
    const ours = job.steps.filter(({ uses }) => isAction(uses));
    if (ours.length === 0) return [];
    const granted = job.permissions ?? workflow.permissions;
    const lacking = [...new Set(ours.flatMap(({ with: given }) => lacks(granted, given)))];
    const isWriting =
      typeof granted === 'string' ? granted === 'write-all' : Object.values(granted ?? {}).includes('write');
    const checks: Check[] = [];
    if (lacking.length > 0) {
      checks.push({
        id: 'permissions',
        level: 'problem',
        message: `The job ${name} of ${path} lacks ${lacking.join(', ')}.`,
        fix: 'Add them under `permissions` of the job.',
      });
    }
    if (isWriting && job.steps.some(({ run }) => run !== undefined)) {
      checks.push({
        id: 'write-token',
        level: 'warning',
        message: `The job ${name} of ${path} runs other programs in the job of a token that writes; they can read it.`,
        fix: 'Move reviewers to a job of their own, as the called workflow of docs/workflows.md does.',
      });
    }
    if (keepsCredentials(job)) {
      checks.push({
        id: 'credentials',
        level: 'warning',
        message: `A checkout in the job ${name} of ${path} leaves its token in the work tree.`,
        fix: 'Set `persist-credentials: false`.',
      });
    }
    return checks;
  });
}

function lacks(
  granted: z.infer<typeof Permissions>,
  given: Readonly<Record<string, unknown>>,
): readonly string[] {
  const stage = Stage.catch('run').parse(given['stage']);
  // Without a word, the repository's own setting decides.
  if (granted === undefined || typeof granted === 'string' || given['github-token'] !== undefined) return [];
  const isStatus = given['gate'] === 'status';
  return Object.entries(permissions[stage]).flatMap(([scope, level]) => {
    const name = isStatus && scope === 'checks' ? 'statuses' : scope;
    return granted[name] === 'write' || granted[name] === level ? [] : [`\`${name}: ${level}\``];
  });
}

function keepsCredentials({ steps }: Job): boolean {
  return steps.some(
    ({ uses = '', with: given }) =>
      uses.startsWith('actions/checkout@') && given['persist-credentials'] !== false,
  );
}

function checkPins({ path, workflow }: Used): readonly Check[] {
  const all = Object.values(workflow.jobs).flatMap(({ uses, steps }) => [
    uses,
    ...steps.map((step) => step.uses),
  ]);
  const loose = all.flatMap((uses) =>
    uses === undefined || /^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses) ? [] : [uses],
  );
  if (loose.length === 0) return [];
  return [
    {
      id: 'pinned',
      level: 'warning',
      message: `${path} uses ${[...new Set(loose)].join(', ')} without a commit; anyone who can move the tag can run code here.`,
      fix: 'Name the full commit, with the version as a comment.',
    },
  ];
}

const githubActionsApp = 15_368;

function checkRules({ setup, policy }: DoctorFacts, used: readonly Used[]): readonly Check[] {
  if (setup === undefined) {
    return [
      {
        id: 'rules',
        level: 'unknown',
        message: 'Branch rules were not read.',
        fix: 'Set GITHUB_TOKEN, and --repo where no remote names the repository.',
      },
    ];
  }
  const checks: Check[] = [];
  const names = checkNames(used);
  const required = setup.rules?.requiredChecks ?? [];
  const ours = required.filter(({ name }) => names.includes(name));
  if (setup.rules === undefined) {
    checks.push({ id: 'required', level: 'unknown', message: 'The token may not read the branch rules.' });
  } else if (ours.length === 0) {
    checks.push({
      id: 'required',
      level: 'warning',
      message: `The check ${names.join(', ')} is not required on ${setup.defaultBranch}; a pull request can be merged without it.`,
      fix: 'Add it to the required status checks of a branch rule.',
    });
  } else {
    const isOpen = ours.some(({ app }) => app === undefined || app === githubActionsApp);
    checks.push({
      id: 'required',
      level: 'ok',
      message: `The check is required on ${setup.defaultBranch}${isOpen ? '. Any workflow of the repository can create a check of this name: docs/security.md has two layouts that prevent it' : ''}.`,
    });
  }
  const answersQueue = used.some(({ events }) => 'merge_group' in events);
  if (setup.rules?.hasMergeQueue === true && ours.length > 0 && !answersQueue) {
    checks.push({
      id: 'merge-queue',
      level: 'problem',
      message:
        'The branch has a merge queue, and no workflow reports the required check for its groups: nothing can be merged.',
      fix: 'Add the workflow for merge queues of docs/workflows.md.',
    });
  }
  const result = policy === undefined ? undefined : parsePolicy(policy);
  if (result?.ok === true && result.policy.policy.approve && setup.workflowsMayApprove === false) {
    checks.push({
      id: 'approve',
      level: 'problem',
      message: 'The policy approves clean reviews, and the repository does not let workflows approve.',
      fix: 'Allow it under Settings → Actions → General, use the token of an app, or remove `approve`.',
    });
  }
  return checks;
}

function checkNames(used: readonly Used[]): readonly string[] {
  const given = used.flatMap(({ workflow, isAction }) =>
    Object.values(workflow.jobs).flatMap((job) => [
      ...(isAction(job.uses) ? [job.with['check-name']] : []),
      ...job.steps.filter(({ uses }) => isAction(uses)).map((step) => step.with['check-name']),
    ]),
  );
  const names = given.map((name) => (typeof name === 'string' && name !== '' ? name : 'pr-verdict'));
  return [...new Set(names.length === 0 ? ['pr-verdict'] : names)];
}
