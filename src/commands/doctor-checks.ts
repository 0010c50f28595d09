import { z } from 'zod';
import { runWithin } from '../hygiene/run-within.ts';
import { parseWorkflowFile } from '../hygiene/workflow-risks.ts';
import { project } from '../model/project.ts';
import { counted } from '../model/text.ts';
import { parsePolicy } from '../policy/parse-policy.ts';
import { Stage } from '../policy/settings.ts';
import { appsOf, waitOf } from '../review/app-answers.ts';
import { permissions } from './permissions.ts';
import { isSighted, type RecentApps } from './recent-apps.ts';

export interface Check {
  readonly id: string;
  /** `unknown`: the token or the folder does not show it. */
  readonly level: 'ok' | 'warning' | 'problem' | 'unknown';
  readonly message: string;
  /** What to change; absent if nothing is wrong. */
  readonly fix?: string | undefined;
}

/** Protection of a repository's default branch, as far as the token may read it. */
export interface RepositorySetup {
  readonly defaultBranch: string;
  /** Undefined when the token may not read rules. */
  readonly rules?:
    | {
        readonly requiredChecks: readonly { readonly name: string; readonly app?: number | undefined }[];
        readonly hasMergeQueue: boolean;
        /** Whether a workflow of another repository has to pass. */
        readonly requiresWorkflow?: boolean;
      }
    | undefined;
  /** Undefined when the token may not read it. */
  readonly workflowsMayApprove?: boolean | undefined;
  /** Undefined when the token may not read pull requests, or policy names no app. */
  readonly recent?: RecentApps | undefined;
}

export interface DoctorFacts {
  readonly policyPath: string;
  /** Undefined without a policy file. */
  readonly policy?: Buffer;
  /** Owner and repository of the action. */
  readonly address: string;
  /** Whether the repository is on an Enterprise Server. */
  readonly isServer?: boolean;
  readonly workflows: readonly { readonly path: string; readonly text: string }[];
  /** Why files of the set-up could not be read. */
  readonly unread?: readonly string[];
  /** Undefined without a token or a repository on GitHub. */
  readonly setup?: RepositorySetup;
  /** Milliseconds since the epoch; default: the present. */
  readonly now?: number;
}

const Given = z.record(z.string(), z.unknown()).default({});
const Step = z.looseObject({ uses: z.string().optional(), run: z.string().optional(), with: Given });
const Permissions = z.union([z.string(), z.record(z.string(), z.string())]).optional();
const Job = z.looseObject({
  uses: z.string().optional(),
  permissions: Permissions,
  with: Given,
  steps: z.array(Step).default([]),
});
const Events = z.union([
  z.string().transform((name): Record<string, unknown> => ({ [name]: null })),
  z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, null]))),
  z.record(z.string(), z.unknown()),
]);
const Workflow = z.looseObject({
  on: Events.catch({}),
  permissions: Permissions,
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});

/** A workflow that uses the action. */
interface UsedWorkflow extends z.infer<typeof Workflow> {
  readonly path: string;
  readonly text: string;
  readonly isAction: (uses: string | undefined) => boolean;
}

/** Every check, in the order in which one would fix them. Pure. */
export function diagnose(facts: DoctorFacts): readonly Check[] {
  const used = facts.workflows.flatMap((file) => readWorkflow(file, facts.address));
  return [
    ...checkPolicy(facts),
    ...checkSecondOpinions(facts, used),
    ...checkApps(facts, used),
    ...checkApprovals(facts, used),
    ...checkAppsOnGitHub(facts),
    ...(facts.unread ?? []).map(unreadFile),
    ...checkPresence(used),
    ...used.flatMap((each) => [...checkEvents(each), ...checkJobs(each), ...checkPins(each)]),
    ...(facts.isServer === true ? used.flatMap(checkServer) : []),
    ...(facts.setup === undefined ? [rulesUnread] : checkSetup(facts.setup, facts.policy, used)),
  ];
}

/** The check, if its condition holds. */
function report(
  isFound: boolean,
  level: Check['level'],
  id: string,
  [message, fix]: readonly [message: string, fix?: string],
): readonly Check[] {
  return isFound ? [{ id, level, message, fix }] : [];
}

function unreadFile(why: string): Check {
  const fix = 'Replace it by a file: GitHub follows no links there, and neither does a run.';
  return { id: 'unread', level: 'problem', message: `${why}.`, fix };
}

function checkPolicy({ policy, policyPath }: DoctorFacts): readonly Check[] {
  const result = policy && parsePolicy(policy);
  if (result?.ok === false) {
    return result.problems.flatMap(({ line, path, message }) =>
      report(true, 'problem', 'policy', [
        `${policyPath}:${line}: ${path === '' ? '' : `${path}: `}${message}`,
        `\`pr-verdict validate ${policyPath}\` shows every mistake with what to write instead.`,
      ]),
    );
  }
  const absent = `There is no ${policyPath}; the defaults and the built-in reviewer apply.`;
  return report(true, 'ok', 'policy', [result === undefined ? absent : `${policyPath} is valid.`]);
}

/** Second opinions are about the findings of several reviewers, which a job for one of them does not have. */
function checkSecondOpinions({ policy }: DoctorFacts, used: readonly UsedWorkflow[]): readonly Check[] {
  const result = policy && parsePolicy(policy);
  const { merge, policy: { referee } = {} } = result?.ok === true ? result.policy : {};
  const asked = { adjudicator: merge?.adjudicator, referee };
  const startsAlone = (reviewer: string | undefined) => (workflow: UsedWorkflow) =>
    Object.values(workflow.jobs).some(({ steps }) =>
      steps.some(({ with: given }) => String(given['reviewers']).trim() === reviewer),
    );
  return Object.entries(asked).flatMap(([role, reviewer]) =>
    used
      .filter(startsAlone(reviewer))
      .flatMap(({ path }) =>
        report(true, 'warning', role, [
          `${path} gives ${reviewer} a job of its own, where it has no findings to judge: it is never asked as the ${role}.`,
          `Start it in one job with other reviewers, or remove \`${role}\` from the policy.`,
        ]),
      ),
  );
}

/** What apps say after a run takes effect by events alone, and only a check can be concluded again. */
function checkApps(
  { policy, workflows, setup }: DoctorFacts,
  used: readonly UsedWorkflow[],
): readonly Check[] {
  const result = policy && parsePolicy(policy);
  const apps = result?.ok === true ? appsOf(result.policy) : [];
  const hasTexts = apps.some(({ app }) => app.accounts.length > 0);
  const events = ['pull_request_review', 'issue_comment'];
  const missing = events.filter((event) => !isHeard(event, used, workflows));
  const gates = used.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.map(({ with: given }) => String(given['gate'] ?? ''))),
  );
  const gate = gates.find((each) => each === 'status' || each === 'job');
  const isOnce = gate !== undefined || setup?.rules?.requiresWorkflow === true;
  const where = gate === undefined ? 'In a required workflow' : `With \`gate: ${gate}\``;
  const hasty = apps.filter((each) => waitOf(each) === 0).map(({ id }) => id);
  return [
    ...report(hasTexts && gate === undefined && missing.length > 0, 'warning', 'app-events', [
      `No workflow starts on ${missing.join(' and ')}, so what apps say after a run counts only in the next one.`,
      'Add the second workflow of docs/workflows.md, "Called".',
    ]),
    ...report(hasty.length > 0 && isOnce, 'warning', 'app-wait', [
      `${where} nothing is concluded again: what ${hasty.join(', ')} says after a run counts only in the next one.`,
      'Give each of them `wait` in the policy, or use `gate: check`.',
    ]),
  ];
}

/** An approval takes effect by its event alone, and only a check can be concluded again. */
function checkApprovals(
  { policy, workflows, setup }: DoctorFacts,
  used: readonly UsedWorkflow[],
): readonly Check[] {
  const result = policy && parsePolicy(policy);
  if (result?.ok !== true || result.policy.policy['human-approval'] === undefined) return [];
  const deaf = used.flatMap(({ path, jobs }) =>
    Object.values(jobs)
      .flatMap(({ steps }) => steps)
      .flatMap(({ with: given }) => whyDeaf(given).map((why) => `${path} ${why}`)),
  );
  const isSilent = !isHeard('pull_request_review', used, workflows);
  return [
    ...report(setup?.rules?.requiresWorkflow === true, 'warning', 'approval-workflow', [
      'A required workflow is not run again by an approval, so one of ours never passes by it.',
      'Require the check in its place.',
    ]),
    ...[...new Set(deaf)].flatMap((why) =>
      report(true, 'problem', 'approvals', [
        `\`policy.human-approval\` has no effect: ${why}.`,
        'Use `gate: check` and require that check, or remove the key.',
      ]),
    ),
    ...report(deaf.length === 0 && isSilent, 'warning', 'approval-events', [
      'No workflow starts on pull_request_review, so an approval counts only in the next run.',
      'Add the second workflow of docs/workflows.md, "Called".',
    ]),
  ];
}

function whyDeaf({ gate, 'step-result': result }: z.infer<typeof Given>): readonly string[] {
  if (gate === 'status' || gate === 'job')
    return [`sets \`gate: ${gate}\`, which no approval concludes again`];
  // As a required workflow has it: GitHub requires the run of that workflow, whatever the check says later.
  return result === 'verdict' ? ['sets `step-result: verdict`, and no approval runs the workflow again'] : [];
}

/** Why a policy's request for approvals has no effect with these workflows, and what to do; empty where it has one. */
export function approvalProblems(facts: DoctorFacts): readonly string[] {
  const used = facts.workflows.flatMap((file) => readWorkflow(file, facts.address));
  const problems = checkApprovals(facts, used).filter(({ level }) => level === 'problem');
  return problems.map(({ message, fix = '' }) => `${message} ${fix}`);
}

const dayMs = 86_400_000;
/** An app that was silent for so many days may be uninstalled. */
const silentDays = 30;

/** Apps that do not review, and those whose own check is required, which passes without a review. */
function checkAppsOnGitHub({ policy, setup, now = Date.now() }: DoctorFacts): readonly Check[] {
  const result = policy && parsePolicy(policy);
  const apps = result?.ok === true ? appsOf(result.policy) : [];
  const required = new Set(setup?.rules?.requiredChecks.map(({ name }) => name));
  const since = now - silentDays * dayMs;
  const isRecent = (at: string) => Date.parse(at) >= since;
  const pulls = setup?.recent?.pulls.filter(isRecent) ?? [];
  const sightings = setup?.recent?.sightings.filter(({ at }) => isRecent(at)) ?? [];
  return apps.flatMap(({ id, app }) => {
    const own = [...app.checks.map(({ name }) => name), ...(app.entry?.statuses ?? [])];
    const passing = own.filter((name) => required.has(name));
    const isSilent = pulls.length > 0 && !sightings.some((each) => isSighted(app, each));
    return [
      ...report(isSilent, 'warning', 'app-silent', [
        `${id} has written nothing for ${silentDays} days, on ${counted(pulls.length, 'pull request')}.`,
        'Install the app on the repository, or remove it from the policy.',
      ]),
      ...report(passing.length > 0, 'warning', 'app-check', [
        `${passing.join(', ')} is required, and passes where ${id} did not review: it was rate limited, say, or skipped the change.`,
        'Require our check alone, which waits for its review.',
      ]),
    ];
  });
}

/** Whether an event starts a workflow that uses the action, or one whose end starts such a workflow. */
function isHeard(event: string, used: readonly UsedWorkflow[], workflows: DoctorFacts['workflows']): boolean {
  return [...used, ...listenersOf(used, workflows)].some(({ on }) => event in on);
}

/** Workflows whose end starts one that uses the action. */
function listenersOf(used: readonly UsedWorkflow[], workflows: DoctorFacts['workflows']) {
  const Followed = z.looseObject({ workflows: z.array(z.string()) });
  const names = used.flatMap(({ on }) => Followed.safeParse(on['workflow_run']).data?.workflows ?? []);
  return workflows.flatMap(({ text }) => {
    const { data } = Workflow.extend({ name: z.string() }).safeParse(tryParse(text));
    return data !== undefined && names.includes(data.name) ? [data] : [];
  });
}

function readWorkflow(
  { path, text }: DoctorFacts['workflows'][number],
  address: string,
): readonly UsedWorkflow[] {
  const parsed = Workflow.safeParse(tryParse(text));
  if (!parsed.success) return [];
  // By the name of the action, or by the address that a fork of another name has.
  const isAction = (uses = '') =>
    /(^|\/)pr-verdict(\/|@|$)/.test(uses) ||
    uses.startsWith(`${address}@`) ||
    uses.startsWith(`${address}/`) ||
    uses === './' ||
    uses === '$/dist';
  const isUsed = usesIn(parsed.data).some(isAction);
  return isUsed ? [{ path, text, ...parsed.data, isAction }] : [];
}

const parseLimitMs = 10_000;

function tryParse(text: string): unknown {
  try {
    return runWithin(parseLimitMs, () => parseWorkflowFile(text, 'core')?.toJS());
  } catch {
    return undefined;
  }
}

/** Every action and workflow that a workflow calls. */
function usesIn({ jobs }: Pick<UsedWorkflow, 'jobs'>): readonly string[] {
  return Object.values(jobs).flatMap((job) => [job, ...job.steps].flatMap(({ uses }) => uses ?? []));
}

function checkPresence(used: readonly UsedWorkflow[]): readonly Check[] {
  const starts = ['pull_request', 'workflow_run', 'pull_request_target', 'workflow_call'];
  const isReview = ({ isAction, ...workflow }: UsedWorkflow) =>
    usesIn(workflow).some((uses) => isAction(uses) && !uses.includes('/follow-up.yml@'));
  const starting = used
    .filter((each) => starts.some((name) => name in each.on) && isReview(each))
    .map(({ path }) => path);
  return [
    ...report(starting.length > 0, 'ok', 'workflow', [`Reviews are started by ${starting.join(', ')}.`]),
    ...report(starting.length === 0, 'problem', 'workflow', [
      'No workflow starts a review.',
      'Write one with `pr-verdict init`, or copy the one of the README.',
    ]),
  ];
}

const Filters = z.looseObject({
  types: z.array(z.string()).default([]),
  paths: z.unknown().optional(),
  'paths-ignore': z.unknown().optional(),
});

function checkEvents({ path, on, concurrency, jobs }: UsedWorkflow): readonly Check[] {
  const { types, ...filters } = Filters.parse(on['pull_request'] ?? {});
  // One that follows up on a merge reviews nothing.
  const isStarted = 'pull_request' in on && types.join() !== 'closed';
  const isFiltered = filters.paths !== undefined || filters['paths-ignore'] !== undefined;
  const readsHead = Object.values(jobs).some(({ steps }) =>
    steps.some(({ uses, with: given }) => isCheckout(uses) && String(given['ref'] ?? '').includes('head')),
  );
  return [
    ...report(isStarted && isFiltered, 'problem', 'path-filter', [
      `${path} has a path filter. For other changes no check is created, and a required check then waits for ever.`,
      'Remove it, and name the files that need no review under `paths: {ignore: [...]}` in the policy.',
    ]),
    ...report(isStarted && !types.includes('edited'), 'warning', 'retarget', [
      `${path} does not start when a pull request gets another base branch; the check of the old base remains.`,
      'Add `edited` to `types`, with the `if` of docs/workflows.md.',
    ]),
    ...report(isStarted && concurrency === undefined, 'warning', 'concurrency', [
      `${path} has no concurrency group; two pushes in a row are reviewed at the same time.`,
      'Add the `concurrency` of docs/workflows.md.',
    ]),
    ...report('pull_request_target' in on, readsHead ? 'problem' : 'warning', 'pull-request-target', [
      readsHead
        ? `${path} checks out the head under pull_request_target: its author can run code with your secrets.`
        : `${path} starts on pull_request_target, where secrets and a write token are at hand.`,
      'Use the two workflows of docs/forks.md.',
    ]),
  ];
}

function isCheckout(uses = ''): boolean {
  return uses.startsWith('actions/checkout@');
}

function checkJobs({ path, permissions: everywhere, jobs, isAction }: UsedWorkflow): readonly Check[] {
  return Object.entries(jobs).flatMap(([name, { steps, permissions: own = everywhere }]) => {
    const ours = steps.filter(({ uses }) => isAction(uses));
    const lacking = new Set(ours.flatMap(({ with: given }) => missingScopes(own, given)));
    const isWriting = own === 'write-all' || Object.values(own ?? {}).includes('write');
    const runsOthers = steps.some(({ run }) => run !== undefined);
    const keepsToken = steps.some(
      ({ uses, with: given }) => isCheckout(uses) && given['persist-credentials'] !== false,
    );
    const isOurs = ours.length > 0;
    return [
      ...report(lacking.size > 0, 'problem', 'permissions', [
        `The job ${name} of ${path} lacks ${[...lacking].join(', ')}.`,
        'Add them under `permissions` of the job.',
      ]),
      ...report(isOurs && isWriting && runsOthers, 'warning', 'write-token', [
        `The job ${name} of ${path} runs other programs in the job of a token that writes; they can read it.`,
        'Move reviewers to a job of their own, as the called workflow of docs/workflows.md does.',
      ]),
      ...report(isOurs && keepsToken, 'warning', 'credentials', [
        `A checkout in the job ${name} of ${path} leaves its token in the work tree.`,
        'Set `persist-credentials: false`.',
      ]),
    ];
  });
}

function missingScopes(
  granted: z.infer<typeof Permissions>,
  given: Readonly<Record<string, unknown>>,
): readonly string[] {
  // If nothing is declared, the repository's own setting decides.
  if (granted === undefined || typeof granted === 'string' || given['github-token'] !== undefined) return [];
  const stage = Stage.catch('run').parse(given['stage']);
  // A job that only answers events reads no apps, and has no `stage` either.
  const isNeeded = (scope: string) => scope !== 'statuses' || given['stage'] !== undefined;
  return Object.entries(permissions[stage]).flatMap(([scope, level]) => {
    if (!isNeeded(scope)) return [];
    const name = given['gate'] === 'status' && scope === 'checks' ? 'statuses' : scope;
    return granted[name] === 'write' || granted[name] === level ? [] : [`\`${name}: ${level}\``];
  });
}

const [placeholder] = project.home.split('/');

function checkPins({ path, jobs }: UsedWorkflow): readonly Check[] {
  const all = [...new Set(usesIn({ jobs }))];
  const copied = all.filter((uses) => uses.startsWith(`${placeholder}/`));
  const loose = all.filter((uses) => !copied.includes(uses) && !/^[.$]\/|@[0-9a-f]{40}$/.test(uses));
  return [
    ...report(copied.length > 0, 'problem', 'address', [
      `${path} uses ${copied.join(', ')}, where ${placeholder} stands for the account of the action.`,
      'Write the name of that account.',
    ]),
    ...report(loose.length > 0, 'warning', 'pinned', [
      `${path} uses ${loose.join(', ')} without a commit; anyone who can move the tag can run code here.`,
      'Name the full commit, with the version as a comment.',
    ]),
  ];
}

/** What an Enterprise Server does not have. The version of an action is in the comment of its line alone. */
function checkServer({ path, jobs, isAction, text }: UsedWorkflow): readonly Check[] {
  const isCalled = Object.values(jobs).some(({ uses }) => isAction(uses));
  const newer = /\b(?:upload|download)-artifact@(?:v|\S+\s+#\s*v)(?:[4-9]|\d\d)/.test(text);
  return [
    ...report(isCalled, 'problem', 'server', [
      `${path} calls a workflow of ours, which an Enterprise Server cannot start.`,
      'Write workflows with `pr-verdict init`, or copy those of docs/workflows.md#copied.',
    ]),
    ...report(newer, 'problem', 'server', [
      `${path} uses artifacts of version 4 or newer, which an Enterprise Server does not have.`,
      'Use version 3 of `actions/upload-artifact` and `actions/download-artifact`.',
    ]),
  ];
}

const rulesUnread: Check = {
  id: 'rules',
  level: 'unknown',
  message: 'Branch rules were not read.',
  fix: 'Set GITHUB_TOKEN, and --repo if no remote names the repository.',
};

const githubActionsApp = 15_368;

function checkSetup(
  { defaultBranch, rules, workflowsMayApprove }: RepositorySetup,
  policy: Buffer | undefined,
  used: readonly UsedWorkflow[],
): readonly Check[] {
  const names = checkNames(used);
  const ours = (rules?.requiredChecks ?? []).filter(({ name }) => names.includes(name));
  const isOpen = ours.some(({ app }) => app === undefined || app === githubActionsApp);
  const limit =
    '. Any workflow of the repository can create a check of this name: docs/security.md has two layouts that prevent it';
  const hasQueueAnswer = used.some(({ on }) => 'merge_group' in on);
  const parsed = policy && parsePolicy(policy);
  const approves = parsed?.ok === true && parsed.policy.policy.approve;
  return [
    ...report(rules === undefined, 'unknown', 'required', ['The token may not read the branch rules.']),
    ...report(rules !== undefined && ours.length === 0, 'warning', 'required', [
      `The check ${names.join(', ')} is not required on ${defaultBranch}; a pull request can be merged without it.`,
      'Add it to the required status checks of a branch rule.',
    ]),
    ...report(ours.length > 0, 'ok', 'required', [
      `The check is required on ${defaultBranch}${isOpen ? limit : ''}.`,
    ]),
    ...report(rules?.hasMergeQueue === true && ours.length > 0 && !hasQueueAnswer, 'problem', 'merge-queue', [
      'The branch has a merge queue, and no workflow reports the required check for its groups: nothing can be merged.',
      'Add the workflow for merge queues of docs/workflows.md.',
    ]),
    ...report(approves && workflowsMayApprove === false, 'problem', 'approve', [
      'The policy approves clean reviews, and the repository does not let workflows approve.',
      'Allow it under Settings → Actions → General, use the token of an app, or remove `approve`.',
    ]),
  ];
}

/** The names that the action's check has in these workflows. */
function checkNames(used: readonly UsedWorkflow[]): readonly string[] {
  const names = used.flatMap(({ jobs, isAction }) =>
    Object.values(jobs)
      .flatMap((job) => [job, ...job.steps])
      .filter(({ uses }) => isAction(uses))
      .map(({ with: given }) => given['check-name'])
      .map((name) => (typeof name === 'string' && name !== '' ? name : 'pr-verdict')),
  );
  return [...new Set(names.length === 0 ? ['pr-verdict'] : names)];
}
